// Whether a house of a layout is one of the two long diagonals of the grid, which have names of
// their own wherever houses are told. A pure function of the layout, for any thread.
#pragma once

#include <algorithm>

#include "shudu/core/layout.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Every cell of the house lies on the diagonal from the first cell, or every one on that from the
/// last cell of the first row. Precondition: the layout has the house.
[[nodiscard]] inline bool is_diagonal(const Layout& layout, House house) {
  const int size = layout.size();
  const auto cells = layout.cell_list(house);
  return std::all_of(cells.begin(), cells.end(),
                     [size](Cell cell) { return cell.row_in(size) == cell.column_in(size); }) ||
         std::all_of(cells.begin(), cells.end(), [size](Cell cell) {
           return cell.row_in(size) + cell.column_in(size) == size - 1;
         });
}

}  // namespace shudu
#pragma GCC visibility pop
