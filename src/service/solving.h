// The requests that search: solve, count, check. Each takes one record or many, with or without a
// variant. Answers are those of the verbs of these names with --json.
#pragma once

#include "service/call.h"
#include "shudu/verbs/solving.h"

namespace shudu::service {

[[nodiscard]] Outcome answer_solve(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_count(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_check(Call& call, JsonObject& answer);

/// `unique`, `multiple`, `none` for the number of solutions, looked for up to two.
[[nodiscard]] std::string_view status_name(std::uint64_t count);

/// `claimed_solution`, of a record that claims one.
void tell_claim(const Call& call, const verbs::Claim& claim, JsonObject& object);
/// `status`, `count` and `count_is_exact`.
void tell_count(const verbs::Counted& counted, JsonObject& object);

/// What is told of a puzzle that a question about puzzles with one solution has no answer for: its
/// status where it has none or several, else the failure.
[[nodiscard]] Outcome tell_unanswered(const Call& call, const verbs::Unanswered& why,
                                      JsonObject& object);

}  // namespace shudu::service
