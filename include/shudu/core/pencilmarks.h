// Pencilmarks: for each cell the set of digits that it may still hold.
//
// The most general input of the solvers: a given is a cell with one candidate, a blank is a cell
// with all of them, and a sukaku is anything between. An empty set means that nothing fits.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "shudu/core/cell.h"
#include "shudu/core/digit_set.h"
#include "shudu/core/grid.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Candidates of the n x n cells of a grid, n from 1 to 9.
class Pencilmarks {
 public:
  /// Every digit 1..size in every cell of a grid of `size` rows and columns.
  constexpr explicit Pencilmarks(int size = kMaxSize) : size_(static_cast<std::uint8_t>(size)) {
    assert(size >= 1 && size <= kMaxSize);
    for (int i = 0; i < cell_count(); ++i) at(Cell(i)) = DigitSet::first_n(size);
  }
  /// One candidate in each filled cell, all in each blank one; nothing is worked out.
  [[nodiscard]] static constexpr Pencilmarks from_grid(const Grid& grid) {
    Pencilmarks marks(grid.size());
    for (const Cell cell : grid.filled()) marks.at(cell) = DigitSet::only(*grid[cell]);
    return marks;
  }

  [[nodiscard]] constexpr int size() const { return size_; }
  [[nodiscard]] constexpr int cell_count() const { return size_ * size_; }

  [[nodiscard]] constexpr DigitSet operator[](Cell cell) const {
    return cells_[static_cast<std::size_t>(cell.index())];
  }
  constexpr void set(Cell cell, DigitSet digits) {
    assert(cell.index() < cell_count() && DigitSet::first_n(size()).contains_all(digits));
    at(cell) = digits;
  }
  constexpr void erase(Cell cell, Digit digit) { at(cell).erase(digit); }

  /// How many candidates there are in all.
  [[nodiscard]] constexpr int candidate_count() const {
    int count = 0;
    for (const DigitSet digits : cells_) count += digits.size();
    return count;
  }

  friend constexpr bool operator==(const Pencilmarks&, const Pencilmarks&) = default;

 private:
  constexpr DigitSet& at(Cell cell) { return cells_[static_cast<std::size_t>(cell.index())]; }

  std::array<DigitSet, kMaxCells> cells_{};
  std::uint8_t size_ = kMaxSize;
};

}  // namespace shudu
#pragma GCC visibility pop
