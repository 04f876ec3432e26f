// How far the rules of the method `logic` get without search, for `solve --algorithm logic
// --no-guess`.
#pragma once

#include "shudu/solver/search.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Where the rules stalled, or ended.
struct Deduction {
  Pencilmarks marks;  ///< candidates left; a settled cell has one
  Grid board;         ///< the settled cells
  RuleCounts rules;
  bool solved = false;         ///< every cell is settled and no rule is broken
  bool contradiction = false;  ///< some cell or some digit of a house has no place left
};

/// Applies the four rules until none does anything. Precondition: sizes agree. Thread-safe.
[[nodiscard]] Deduction deduce(const Layout& layout, const Pencilmarks& marks);

}  // namespace shudu
#pragma GCC visibility pop
