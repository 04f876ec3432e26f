// A game as JSON: its board, its standing, what a move changed and what is to be painted anew.
//
// Layers of sets (corner, centre, out, colours) are texts of as many characters a cell as there are
// digits (colours: nine), `.` where one is not there.
#pragma once

#include "shudu/game/mistakes.h"
#include "shudu/game/session.h"
#include "shudu/service/json_object.h"

namespace shudu::service {

/// `status`, `elapsed`, `cursor`, `events`, `can_undo`, `can_redo`, `left`, `counts`.
void add_standing(JsonObject& object, const game::Session& session);
/// `selection`, `mode`, `brush`.
void add_selection(JsonObject& object, const game::Session& session);
/// Everything that a page shows of a game.
void add_board(JsonObject& object, const game::Session& session);

/// `givens`, `values` and `centre`, as in a board.
void add_practice_board(JsonObject& object, const game::Session& session);

/// `effect`: each change with what was there and what is.
void add_effect(JsonObject& object, const game::Session& session, const game::Effect& effect);
/// `repaint`: the cells that look otherwise now; `wrong` and `wrong_marks`: those that the check
/// level shows as wrong. `before`: what it showed before the move.
void add_repaint(JsonObject& object, const game::Session& session, const game::Effect& effect,
                 const game::Wrong& before);

}  // namespace shudu::service
