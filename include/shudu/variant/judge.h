// Does a full grid keep all rules? By the definitions of the kinds (kinds.h), so by nothing that a
// solver does.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "shudu/variant/puzzle.h"

#pragma GCC visibility push(default)
namespace shudu::variant {

/// The first rule that a full grid breaks.
struct BrokenRule {
  enum class What : std::uint8_t { kCandidates, kRow, kColumn, kRegion, kConstraint };
  What what = What::kCandidates;
  int index = 0;  ///< of the variable, row, column, region or constraint
  friend bool operator==(const BrokenRule&, const BrokenRule&) = default;
};

/// Nothing where all rules are kept. `values` are those of all variables, as they are shown.
/// Precondition: the puzzle has no fault (find_fault) and there is a value for each variable.
[[nodiscard]] std::optional<BrokenRule> judge(const VariantPuzzle& puzzle,
                                              std::span<const int> values);

}  // namespace shudu::variant
#pragma GCC visibility pop
