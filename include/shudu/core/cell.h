// A cell of a grid, as a type of its own.
//
// Cells are numbered row by row without gaps: cell r*n + c in a grid of n rows, so "the first k
// cells" means the same in every size. 81 cells, the classic grid, is the most there is. A cell
// does not know the size of its grid; rows and columns come from the layout or from `row_in(n)`.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#include "shudu/core/digit.h"
#include "shudu/core/fixed_text.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Cells of the largest supported layout.
inline constexpr int kMaxCells = kMaxSize * kMaxSize;

/// A cell, 0 to 80, counted row by row.
class Cell {
 public:
  /// Cell 0, the top left one.
  constexpr Cell() = default;
  /// Precondition: 0 <= index <= 80.
  constexpr explicit Cell(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kMaxCells);
  }
  /// The cell at 0-based `row` and `column` of a grid with `size` columns.
  [[nodiscard]] static constexpr Cell at(int row, int column, int size) {
    assert(row >= 0 && row < size && column >= 0 && column < size && size <= kMaxSize);
    return Cell(row * size + column);
  }

  [[nodiscard]] constexpr int index() const { return index_; }
  /// 0-based row in a grid with `size` columns, at least one.
  [[nodiscard]] constexpr int row_in(int size) const {
    assert(size > 0);
    return index_ / size;
  }
  /// 0-based column in a grid with `size` columns, at least one.
  [[nodiscard]] constexpr int column_in(int size) const {
    assert(size > 0);
    return index_ % size;
  }

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the 0 of <=> for a pointer.
  friend constexpr auto operator<=>(Cell, Cell) = default;

 private:
  std::uint8_t index_ = 0;
};

static_assert(sizeof(Cell) == 1);

/// The name people use, 1-based: `r1c1` is the top left cell. `size` is the grid's.
[[nodiscard]] constexpr FixedText<4> cell_name(Cell cell, int size) {
  FixedText<4> name;
  name.append('r');
  name.append(static_cast<char>('1' + cell.row_in(size)));
  name.append('c');
  name.append(static_cast<char>('1' + cell.column_in(size)));
  return name;
}

static_assert(cell_name(Cell(80), 9).view() == "r9c9");

}  // namespace shudu
#pragma GCC visibility pop
