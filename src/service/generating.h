// The request `generate`: a puzzle of a level, one that needs a technique, or any; the puzzle of
// `shudu generate` with the same seed and wishes.
#pragma once

#include <string_view>
#include <vector>

#include "service/call.h"
#include "shudu/verbs/generate.h"

namespace shudu::service {

/// The words of the fields `level` and `symmetry`.
[[nodiscard]] std::vector<std::string_view> level_slugs();
[[nodiscard]] std::vector<std::string_view> symmetry_slugs();

/// Puzzles of 17 to 19 givens begin with a table that would weigh ten kilobytes in the module of a
/// browser: the request refuses them.
enum class WithSparse : std::uint8_t { kRefused, kMade };

/// The wish of the fields. Precondition: they have been checked against the row.
[[nodiscard]] Outcome read_fields(const Call& call, WithSparse with_sparse,
                                  verbs::GenerateWish& wish);
/// Why no puzzle can be as wished. Precondition: there is a fault.
[[nodiscard]] Failure failure_of(const Call& call, MakeFault fault, const PuzzleWish& wish);

[[nodiscard]] Outcome answer_generate(Call& call, JsonObject& answer);

}  // namespace shudu::service
