// Which houses are lines and boxes of a square grid.
#pragma once

#include <cstddef>
#include <optional>

#include "propagation/sets.h"

namespace shudu::propagation {

/// A row or a column of the grid.
struct Line {
  bool is_row = true;
  std::size_t number = 0;
};
/// Of a sorted house of so many cells as the grid is wide.
std::optional<Line> line_of(int size, const Variables& house);

/// Is it one of the boxes that a regular grid has? Precondition: `width` divides `size`.
bool is_box(int size, int width, const Variables& house);

}  // namespace shudu::propagation
