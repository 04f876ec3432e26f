// The request `solve-lines`: a text of very many puzzles, a line each, answered with a text of as
// many lines. What a line is answered depends on that line alone.
//
//   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
//   534678912672195348198342567859761423426853791713924856961537284287419635345286179
//
// Runs of plain lines go to the batch solver as they stand in the request, and it writes into the
// answer: nothing is read as a record, nothing copied, nothing allocated for a puzzle. What is not
// such a line, has not one solution or takes many guesses is read and searched by itself.
#pragma once

#include "service/call.h"

namespace shudu::service {

[[nodiscard]] Outcome answer_solve_lines(Call& call, JsonObject& answer);

}  // namespace shudu::service
