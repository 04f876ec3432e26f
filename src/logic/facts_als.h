// Almost locked sets: N cells of a house that hold exactly N + 1 digits together; take one digit
// away and the cells are locked with the others. A bivalue cell is the smallest. Cells of a single
// candidate are in none.
//
// Order: houses as numbered, in a house depth first (a set before those that begin with it); a set
// of cells that two houses have stands once, with the first. Tested in tests/logic/als_test.cpp
// against all sets of cells of a house.
#pragma once

#include <array>
#include <vector>

#include "shudu/logic/view.h"

namespace shudu {

struct Als {
  CellSet cells;
  DigitSet digits;
  House house{0};
  std::array<CellSet, kMaxSize> cells_of{};     ///< the cells of each digit, by value - 1
  std::array<CellSet, kMaxSize> seen_by_all{};  ///< what sees all cells of the digit

  [[nodiscard]] CellSet of(Digit digit) const {
    return cells_of[static_cast<std::size_t>(digit.value() - 1)];
  }
  [[nodiscard]] CellSet common(Digit digit) const {
    return seen_by_all[static_cast<std::size_t>(digit.value() - 1)];
  }
};

using AlsList = std::vector<Als>;

/// Built when first asked for. The reference holds until the position changes.
[[nodiscard]] const AlsList& als_of(const View& view);

/// Digits that at most one of the two sets can have: every place in the one sees every place in the
/// other, so that none is in a shared cell.
[[nodiscard]] DigitSet restricted_commons(const Als& a, const Als& b);

}  // namespace shudu
