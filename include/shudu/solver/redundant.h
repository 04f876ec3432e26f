// Which givens does a puzzle not need? A given is needed when without it there is another solution:
// one in which its cell holds another digit. That is a search for one solution with just that digit
// barred, not for two with it free.
//
// For any layout and any way of searching; OtherDigitSolver asks the same on the classic grid,
// thousands of times. Pure and thread-safe. Tested in tests/solver/redundant_test.cpp.
#pragma once

#include <optional>

#include "shudu/core/cell_set.h"
#include "shudu/core/function_ref.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Have these candidates a solution? Nothing where the search was ended before it knew.
using LookForOne = FunctionRef<std::optional<bool>(const Pencilmarks& marks)>;

/// The givens (cells with one candidate) that can go, each by itself, without another solution
/// coming up; nothing where a search was ended. Precondition: `puzzle` has one solution.
[[nodiscard]] std::optional<CellSet> redundant_givens(const Layout& layout,
                                                      const Pencilmarks& puzzle, LookForOne look);

}  // namespace shudu
#pragma GCC visibility pop
