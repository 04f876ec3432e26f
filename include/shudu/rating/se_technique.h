// The techniques of the scale of Sudoku Explainer, one row each: what the original calls it, what
// people call it here, and from which rating on. The rules behind the rows are in src/rating/se.
#pragma once

#include <span>
#include <string_view>

#include "shudu/core/language.h"

#pragma GCC visibility push(default)
namespace shudu {

/// A row of the table; found by pointer, so rows are never copied.
struct SeTechnique {
  std::string_view slug;           ///< unique in this table, for programs
  std::string_view logic_slug;     ///< of the same pattern in technique_table(), if it is there
  std::string_view original_name;  ///< as the original shows it
  Words names;
  int base_tenths;  ///< the least rating of such a step, in tenths: 45 for 4.5
};

/// All techniques, in the order in which the scale tries them.
[[nodiscard]] std::span<const SeTechnique> se_technique_table();
/// Null where there is none.
[[nodiscard]] const SeTechnique* find_se_technique(std::string_view slug);

}  // namespace shudu
#pragma GCC visibility pop
