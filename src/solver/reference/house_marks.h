// The board of `scan` and `mrv`: for each row, column, box and extra region the digits it has.
//
// A digit fits in a cell when the input allows it, none of the cell's houses has it and none of its
// extra peers (a knight's or king's move away, in no common house) holds it: these few are looked
// at one by one. Placing and removing a digit touch one mark per house, so nothing is ever copied.
// The mark arrays are those of the classic programs (usedrow, usedcolumn, usedbox) as bit sets.
// Tested through its two users in tests/solver/differential_test.cpp.
#pragma once

#include <array>
#include <cstddef>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"

namespace shudu {

/// A board under search. Borrows the layout and the candidates.
class HouseMarks {
 public:
  /// Precondition: sizes agree.
  HouseMarks(const Layout& layout, const Pencilmarks& marks);

  /// Places every cell that has a single candidate. False when two of them clash or when nothing
  /// fits in some other cell: then there is no solution, and `scan` need not walk there to see it.
  [[nodiscard]] bool place_givens();

  /// The digits that may go into a blank cell now.
  [[nodiscard]] DigitSet fitting(Cell cell) const {
    const auto houses = layout_.houses_of(cell);
    DigitSet used = used_[index(houses[0])] | used_[index(houses[1])] | used_[index(houses[2])];
    if (has_extras_) used |= used_by_extras(cell);
    return marks_[cell] - used;
  }
  /// Precondition: the cell is blank and `fitting(cell)` contains the digit.
  void place(Cell cell, Digit digit) {
    grid_.place(cell, digit);
    for (const House house : layout_.houses_of(cell)) used_[index(house)].insert(digit);
  }
  /// Takes the digit of a filled cell off the board.
  void remove(Cell cell) {
    const Digit digit = *grid_[cell];
    for (const House house : layout_.houses_of(cell)) used_[index(house)].erase(digit);
    grid_.clear(cell);
  }

  [[nodiscard]] const Grid& grid() const { return grid_; }

 private:
  static std::size_t index(House house) { return static_cast<std::size_t>(house.index()); }
  static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell.index()); }
  // The digits in the extra regions of a cell and in its extra peers.
  [[nodiscard]] DigitSet used_by_extras(Cell cell) const;

  const Layout& layout_;
  const Pencilmarks& marks_;
  Grid grid_;
  std::array<DigitSet, kMaxHouses> used_{};
  std::array<CellSet, kMaxCells> extra_peers_{};
  bool has_extras_ = false;
};

/// The peers of a cell that share no house with it.
[[nodiscard]] CellSet extra_peers_of(const Layout& layout, Cell cell);

}  // namespace shudu
