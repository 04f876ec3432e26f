// The requests that search: solve, count, check. Each takes one record or many.
// Answers are those of the verbs of these names with --json.
#pragma once

#include "service/call.h"

namespace shudu::service {

[[nodiscard]] Outcome answer_solve(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_count(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_check(Call& call, JsonObject& answer);

/// `unique`, `multiple`, `none` for the number of solutions, looked for up to two.
[[nodiscard]] std::string_view status_name(std::uint64_t count);

/// What is told of a puzzle that a question about puzzles with one solution has no answer for: its
/// status where it has none or several, else the failure.
[[nodiscard]] Outcome tell_unanswered(const Call& call, const verbs::Unanswered& why,
                                      JsonObject& object);

}  // namespace shudu::service
