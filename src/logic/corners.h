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

/// Calls `see(corners)` for each with corners among the usable cells, by rows, then columns, while
/// it returns true; false when it was ended.
template <typename See>
bool for_each_rectangle_in(const Layout& layout, CellSet usable, See see) {
  const int n = layout.size();
  for (int top = 0; top < n; ++top) {
    for (int bottom = top + 1; bottom < n; ++bottom) {
      for (int left = 0; left < n; ++left) {
        const Cell first = Cell::at(top, left, n);
        const Cell third = Cell::at(bottom, left, n);
        if (!usable.contains(first) || !usable.contains(third)) continue;
        for (int right = left + 1; right < n; ++right) {
          const Cell second = Cell::at(top, right, n);
          const Cell fourth = Cell::at(bottom, right, n);
          if (!usable.contains(second) || !usable.contains(fourth)) continue;
          if (!is_exchangeable(layout, {first, fourth}, {second, third})) continue;
          if (!see(Corners{first, second, third, fourth})) return false;
        }
      }
    }
  }
  return true;
}

}  // namespace shudu
