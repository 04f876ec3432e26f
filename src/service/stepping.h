// The requests that take steps of logic: steps (all that are there now), explain (the whole path),
// hint (the next one, in stages), why (why a digit cannot be in a cell). Each is about one record,
// with the digits that its player has entered and the candidates that he has left. Answers are
// those of the verbs of these names with --json.
#pragma once

#include <string_view>
#include <vector>

#include "service/call.h"

namespace shudu::service {

/// The words of the fields `profile` and `techniques`.
[[nodiscard]] std::vector<std::string_view> profile_names();
[[nodiscard]] std::vector<std::string_view> technique_slugs();
/// No list of techniques is longer.
inline constexpr std::uint64_t kMostTechniques = 256;

[[nodiscard]] Outcome answer_steps(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_explain(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_hint(Call& call, JsonObject& answer);
[[nodiscard]] Outcome answer_why(Call& call, JsonObject& answer);

}  // namespace shudu::service
