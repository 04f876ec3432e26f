// Bands of a grid by their class: the slow and plain way to tell the 416 classes apart, which knows
// nothing of how grids are drawn.
#pragma once

#include <array>
#include <cstdint>

#include "shudu/core/grid.h"

namespace shudu::test {

/// Three rows of nine digits, 1 to 9.
using Band = std::array<std::array<int, 9>, 3>;

/// Rows 3n to 3n + 2 of a full grid, or with `stacks` columns 3n to 3n + 2 turned into rows.
Band band_of(const Grid& grid, int number, bool stacks = false);

/// The smallest of what rows, boxes, columns of a box and names can make of a band, with box 1 as
/// 123/456/789; and how many of them make it.
struct BandForm {
  std::uint64_t number = 0;  ///< boxes 2 and 3 column by column, 18 digits
  int automorphisms = 0;
};
BandForm band_form(const Band& band);

}  // namespace shudu::test
