// What a record holds beside its givens, as a game takes it: candidates that are not there are
// ruled out by the puzzle, entered digits become moves.
#pragma once

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/formats/puzzle.h"
#include "shudu/game/session.h"

namespace shudu::service {

/// What the record's candidates lack and no entered digit accounts for. Precondition: it has some.
[[nodiscard]] game::CellDigits ruled_out(const Layout& layout, const Puzzle& puzzle);

/// Entered digits become moves, so that they can be taken back.
void enter_digits(game::Session& session, const Grid& placed);

}  // namespace shudu::service
