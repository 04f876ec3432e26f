// A game as a link: its puzzle, the digits entered, and `moves`, the events that make the rest of
// the board as it stands, marks of both kinds, digits ruled out and colours.
//
//   {"schema":1,"puzzle":"...","placed":"...","moves":["corner r1c4,r2c4 +6","colour r1c8 +24"]}
//
// Readers of records skip `moves` and see puzzle and digits, so older ones open these links too.
// Events and not a board of its own syntax: the rules of a game judge what came from a stranger.
// Where the puzzle itself rules digits out (`marks`), entered digits are moves as well, for
// candidates and digits of one record speak of the same board. History, clock and settings stay
// at home. Tested in tests/service/sharing_test.cpp.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "service/call.h"
#include "shudu/core/result.h"
#include "shudu/formats/puzzle.h"
#include "shudu/game/session.h"

namespace shudu::service {

/// The moves of the first link of ours in `text`, none where it has none. Errors: those of links;
/// kBadSyntax (token) for what is no move.
[[nodiscard]] Result<std::vector<game::Event>> shared_moves(std::string_view text, int size);

/// Makes the board of a link on a game that has just begun: marks first, for a cell with a digit
/// takes none, then digits, which erase nothing. The refusal of a move that the game does not
/// take.
[[nodiscard]] std::optional<game::Refusal> enter_shared(game::Session& session, const Grid& placed,
                                                        const std::vector<game::Event>& moves);

/// The request `share`: the link of a saved game.
[[nodiscard]] Outcome answer_share(Call& call, JsonObject& answer);

}  // namespace shudu::service
