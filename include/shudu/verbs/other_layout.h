// Which layout a puzzle was made for that has several solutions on the usual one: people copy the
// digits of an X-Sudoku and leave its diagonals behind. Tested in
// tests/verbs/other_layout_test.cpp.
#pragma once

#include "shudu/core/grid.h"
#include "shudu/core/layout_table.h"
#include "shudu/verbs/budget.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// The row of the one named layout of this size, other than the usual one, under which the givens
/// have just one solution. nullptr where none or several layouts are like that, or where a search
/// ended before it was known (by a flag, by the nodes of the budget; kMostLayoutNodes is enough).
[[nodiscard]] const LayoutRow* sole_layout(Budget& budget, const Grid& givens);

/// Digits that one search may try: some tens of milliseconds.
inline constexpr std::uint64_t kMostLayoutNodes = 500'000;

}  // namespace shudu::verbs
#pragma GCC visibility pop
