// The rectangles whose corners may exchange two digits: on two rows and two columns and, on the
// classic layout, in two boxes. Nothing is said of their digits.
#pragma once

#include <array>

#include "logic/deadly.h"

namespace shudu {

/// Row by row; 0 and 3, 1 and 2 lie across.
using Corners = std::array<Cell, 4>;

inline CellSet cells_of_corners(const Corners& corners) {
  return {corners[0], corners[1], corners[2], corners[3]};
}

/// Those with these corners on the left, by columns, as below.
template <typename See>
bool for_each_rectangle_beside(const Layout& layout, CellSet usable, Cell top_left,
                               Cell bottom_left, See& see) {
  const int n = layout.size();
  for (int right = top_left.column_in(n) + 1; right < n; ++right) {
    const Cell top_right = Cell::at(top_left.row_in(n), right, n);
    const Cell bottom_right = Cell::at(bottom_left.row_in(n), right, n);
    if (!usable.contains(top_right) || !usable.contains(bottom_right)) continue;
    if (!is_exchangeable(layout, {top_left, bottom_right}, {top_right, bottom_left})) continue;
    if (!see(Corners{top_left, top_right, bottom_left, bottom_right})) return false;
  }
  return true;
}

/// Calls `see(corners)` for each with corners among the usable cells, by rows, then columns, while
/// it returns true; false when it was ended.
template <typename See>
bool for_each_rectangle_in(const Layout& layout, CellSet usable, See see) {
  const int n = layout.size();
  for (int top = 0; top < n; ++top) {
    for (int bottom = top + 1; bottom < n; ++bottom) {
      for (int left = 0; left < n; ++left) {
        const Cell top_left = Cell::at(top, left, n);
        const Cell bottom_left = Cell::at(bottom, left, n);
        if (!usable.contains(top_left) || !usable.contains(bottom_left)) continue;
        if (!for_each_rectangle_beside(layout, usable, top_left, bottom_left, see)) return false;
      }
    }
  }
  return true;
}

}  // namespace shudu
