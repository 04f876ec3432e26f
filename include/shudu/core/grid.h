// A grid: which digit, if any, stands in each cell. The size is part of the value, the layout is
// not: the same 81 digits can be read as a classic Sudoku or as a windoku.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

#include "shudu/core/cell.h"
#include "shudu/core/cell_set.h"
#include "shudu/core/digit.h"

#pragma GCC visibility push(default)
namespace shudu {

/// n x n cells, each blank or with a digit 1..n; n from 1 to 9. Cells from n*n on stay blank.
class Grid {
 public:
  /// An empty grid of `size` rows and columns.
  constexpr explicit Grid(int size = kMaxSize) : size_(static_cast<std::uint8_t>(size)) {
    assert(size >= 1 && size <= kMaxSize);
  }

  [[nodiscard]] constexpr int size() const { return size_; }
  [[nodiscard]] constexpr int cell_count() const { return size_ * size_; }

  [[nodiscard]] constexpr std::optional<Digit> operator[](Cell cell) const {
    const int value = value_at(cell);
    return value == 0 ? std::nullopt : std::optional<Digit>(Digit(value));
  }
  /// 0 for a blank, else 1..9: for printing and hashing.
  [[nodiscard]] constexpr int value_at(Cell cell) const {
    return values_[static_cast<std::size_t>(cell.index())];
  }
  [[nodiscard]] constexpr bool is_blank(Cell cell) const { return value_at(cell) == 0; }
  /// All values, cell by cell: for code that reads or writes whole grids at once.
  [[nodiscard]] constexpr const std::array<std::uint8_t, kMaxCells>& values() const {
    return values_;
  }
  /// The grid with these values. Preconditions: each of the first size*size is at most `size`, the
  /// others are 0.
  [[nodiscard]] static constexpr Grid from_values(const std::array<std::uint8_t, kMaxCells>& values,
                                                  int size) {
    Grid grid(size);
    grid.values_ = values;
    assert(grid.is_within_size());
    return grid;
  }

  /// Preconditions: the cell lies in the grid, the digit is at most `size()`.
  constexpr void place(Cell cell, Digit digit) {
    assert(cell.index() < cell_count() && digit.value() <= size());
    values_[static_cast<std::size_t>(cell.index())] = static_cast<std::uint8_t>(digit.value());
  }
  constexpr void clear(Cell cell) { values_[static_cast<std::size_t>(cell.index())] = 0; }

  /// The cells that hold a digit.
  [[nodiscard]] constexpr CellSet filled() const {
    CellSet cells;
    for (int i = 0; i < cell_count(); ++i) {
      if (!is_blank(Cell(i))) cells.insert(Cell(i));
    }
    return cells;
  }
  /// How many cells hold a digit.
  [[nodiscard]] constexpr int filled_count() const { return filled().size(); }
  [[nodiscard]] constexpr bool is_full() const { return filled_count() == cell_count(); }

  /// Cell by cell; grids of another size differ.
  friend constexpr bool operator==(const Grid&, const Grid&) = default;

 private:
  constexpr bool is_within_size() const {
    for (int i = 0; i < kMaxCells; ++i) {
      if (value_at(Cell(i)) > (i < cell_count() ? size() : 0)) return false;
    }
    return true;
  }

  std::array<std::uint8_t, kMaxCells> values_{};
  std::uint8_t size_ = kMaxSize;
};

static_assert(sizeof(Grid) == kMaxCells + 1);

}  // namespace shudu
#pragma GCC visibility pop
