// The requests of practice: practise, judge, practice-hint, close-practice. A technique is
// practised on a position that has a step of it; each move is judged by the room game. Tested in
// tests/service/practising_test.cpp.
#pragma once

#include <string_view>
#include <vector>

#include "service/call.h"

namespace shudu::service {

/// The words of the field `way` of `practice-hint`.
[[nodiscard]] std::vector<std::string_view> hint_ways();

[[nodiscard]] Outcome answer_practise(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_judge(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_practice_hint(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_close_practice(Call& call, JsonObject& answer);

}  // namespace shudu::service
