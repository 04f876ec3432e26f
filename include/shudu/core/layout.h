// A layout: the size of the grid and which cells may not hold equal digits, as plain data.
//
// Rows, columns and boxes are only the houses that every layout has; jigsaw regions replace the
// boxes, and diagonals, windows and the like are further houses. Anti-knight and anti-king are no
// houses (nothing need occur in them) but add peers. Everything that solvers, logic and generator
// need is derived once, at compile time where the layout is a constant:
//
//   houses_of(cell)   row, column, box, then extra regions        cells(house)   n cells, row-major
//   peers(cell)       every cell that may not hold the same digit, the cell itself not among them
//
// `make_layout` (layout_builder.h) checks a specification and says what is wrong with it;
// `layout_table()` lists the named ones. Tested in tests/core/layout_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "shudu/core/cell.h"
#include "shudu/core/cell_set.h"
#include "shudu/core/digit_set.h"
#include "shudu/core/house.h"

#pragma GCC visibility push(default)
namespace shudu {

class LayoutBuilder;

/// Houses that one cell may lie in at most: three and a few extra regions.
inline constexpr int kMaxHousesOfCell = 12;

/// An immutable value of a few kilobytes: pass it by reference. Trivially copyable, thread-safe.
class Layout {
 public:
  /// n: rows, columns, digits and cells of a house. 1 to 9.
  [[nodiscard]] constexpr int size() const { return size_; }
  [[nodiscard]] constexpr int cell_count() const { return size_ * size_; }
  /// Rows and columns of a box; both 0 in a jigsaw.
  [[nodiscard]] constexpr int box_rows() const { return box_rows_; }
  [[nodiscard]] constexpr int box_columns() const { return box_columns_; }
  [[nodiscard]] constexpr bool is_jigsaw() const { return box_rows_ == 0; }
  [[nodiscard]] constexpr bool is_anti_knight() const { return anti_knight_; }
  [[nodiscard]] constexpr bool is_anti_king() const { return anti_king_; }

  [[nodiscard]] constexpr CellSet all_cells() const { return CellSet::first_n(cell_count()); }
  [[nodiscard]] constexpr DigitSet all_digits() const { return DigitSet::first_n(size_); }

  /// 3n plus the extra regions.
  [[nodiscard]] constexpr int house_count() const { return house_count_; }
  [[nodiscard]] constexpr int extra_region_count() const { return house_count_ - 3 * size_; }
  [[nodiscard]] constexpr HouseKind kind(House house) const {
    const int group = house.index() / size_;
    return group > 2 ? HouseKind::kRegion : static_cast<HouseKind>(group);
  }
  /// 0-based number of a house among those of its kind.
  [[nodiscard]] constexpr int number(House house) const {
    return kind(house) == HouseKind::kRegion ? house.index() - 3 * size_ : house.index() % size_;
  }
  [[nodiscard]] constexpr House row(int number) const { return House(number); }
  [[nodiscard]] constexpr House column(int number) const { return House(size_ + number); }
  [[nodiscard]] constexpr House box(int number) const { return House(2 * size_ + number); }
  [[nodiscard]] constexpr House region(int number) const { return House(3 * size_ + number); }

  /// The n cells of a house as a set.
  [[nodiscard]] constexpr CellSet cells(House house) const {
    return sets_[static_cast<std::size_t>(house.index())];
  }
  /// The n cells of a house, ascending.
  [[nodiscard]] constexpr std::span<const Cell> cell_list(House house) const {
    return std::span(lists_[static_cast<std::size_t>(house.index())])
        .first(static_cast<std::size_t>(size_));
  }

  [[nodiscard]] constexpr House row_of(Cell cell) const { return row(cell.row_in(size_)); }
  [[nodiscard]] constexpr House column_of(Cell cell) const { return column(cell.column_in(size_)); }
  [[nodiscard]] constexpr House box_of(Cell cell) const { return houses_of(cell)[2]; }
  /// Row, column, box and the extra regions of a cell, in this order.
  [[nodiscard]] constexpr std::span<const House> houses_of(Cell cell) const {
    const auto i = static_cast<std::size_t>(cell.index());
    return std::span(houses_of_[i]).first(houses_of_count_[i]);
  }
  /// The cells that may not hold the digit of `cell`.
  [[nodiscard]] constexpr CellSet peers(Cell cell) const {
    return peers_[static_cast<std::size_t>(cell.index())];
  }

  /// Nine rows, nine columns, nine 3x3 boxes and nothing else.
  [[nodiscard]] constexpr bool is_classic() const {
    return size_ == 9 && box_rows_ == 3 && house_count_ == 27 && !anti_knight_ && !anti_king_;
  }
  /// The classic 9x9 layout. Static storage.
  [[nodiscard]] static const Layout& classic();

  friend constexpr bool operator==(const Layout&, const Layout&) = default;

 private:
  friend class LayoutBuilder;
  constexpr Layout() = default;

  std::array<CellSet, kMaxHouses> sets_{};
  std::array<CellSet, kMaxCells> peers_{};
  std::array<std::array<Cell, kMaxSize>, kMaxHouses> lists_{};
  std::array<std::array<House, kMaxHousesOfCell>, kMaxCells> houses_of_{};
  std::array<std::uint8_t, kMaxCells> houses_of_count_{};
  std::uint8_t size_ = 0;
  std::uint8_t box_rows_ = 0;
  std::uint8_t box_columns_ = 0;
  std::uint8_t house_count_ = 0;
  bool anti_knight_ = false;
  bool anti_king_ = false;
};

}  // namespace shudu
#pragma GCC visibility pop
