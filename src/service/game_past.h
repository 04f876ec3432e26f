// The requests that tell of a game's past: `history`, its tree of moves, and `result`, what is kept
// of it once it has ended. Tested in tests/service/game_past_test.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "service/call.h"

namespace shudu::service {

/// The words of the field `part` of `history`.
[[nodiscard]] std::vector<std::string_view> history_parts();

[[nodiscard]] Outcome answer_history(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_result(Call& call, JsonObject& answer);

}  // namespace shudu::service
