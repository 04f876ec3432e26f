// A grid from the text that tests write it in.
#pragma once

#include <cstddef>
#include <string_view>

#include "shudu/core/grid.h"

namespace shudu::test {

/// The grid of n*n characters, '1'..'9' or anything else for a blank.
[[nodiscard]] inline Grid grid_of(std::string_view text) {
  int size = 1;
  while (static_cast<std::size_t>(size) * static_cast<std::size_t>(size) < text.size()) ++size;
  Grid grid(size);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] >= '1' && text[i] <= '9') {
      grid.place(Cell(static_cast<int>(i)), Digit(text[i] - '0'));
    }
  }
  return grid;
}

}  // namespace shudu::test
