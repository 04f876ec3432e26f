// The request `generate`: a puzzle of a level, one that needs a technique, or any; the puzzle of
// `shudu generate` with the same seed and wishes.
#pragma once

#include <string_view>
#include <vector>

#include "service/call.h"

namespace shudu::service {

/// The words of the fields `level` and `symmetry`.
[[nodiscard]] std::vector<std::string_view> level_slugs();
[[nodiscard]] std::vector<std::string_view> symmetry_slugs();

[[nodiscard]] Outcome answer_generate(Call& call, JsonObject& answer);

}  // namespace shudu::service
