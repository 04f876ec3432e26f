// Where the cells of a board stand on a screen: three sizes of cells, any layout.
//
//   large    7x3  marks as a square of three by three
//   medium   5x2  1-5, then 6-9 and a tag
//   compact  3x1  one sign, with room for a tag or the brackets of the cursor
//
// Lines run where two boxes meet; in a jigsaw that may be anywhere, so there is room for one after
// each row and column, and the compact board leaves the outer lines and a column of each cell away.
// Pure numbers, no canvas. Tested in tests/tui/board_view_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "shudu/core/cell.h"
#include "shudu/core/layout.h"
#include "tui/canvas/canvas.h"

namespace shudu::tui {

enum class CellForm : std::uint8_t { kCompact, kMedium, kLarge };

/// Positions are relative to the top left corner of the board.
struct BoardShape {
  static constexpr int kNone = -1;

  CellForm form = CellForm::kCompact;
  int n = 9;
  int cell_rows = 1;
  int cell_columns = 3;
  Size size;
  std::array<int, kMaxSize> top{};           ///< of the cells of a row
  std::array<int, kMaxSize> left{};          ///< of the cells of a column
  std::array<int, kMaxSize + 1> line_row{};  ///< above row i (after the last at n), or kNone
  std::array<int, kMaxSize + 1> gap{};       ///< the column left of column i, or kNone

  [[nodiscard]] Point corner(Cell cell) const {
    return {top[static_cast<std::size_t>(cell.row_in(n))],
            left[static_cast<std::size_t>(cell.column_in(n))]};
  }
};

[[nodiscard]] BoardShape shape_of(const Layout& layout, CellForm form);

/// Columns that the panel beside a board has at least, by the form.
inline constexpr int kLargePanel = 26;
inline constexpr int kMediumPanel = 24;
/// The largest form whose board, title line, bottom line and panel have room on a screen; the
/// compact one where none has.
[[nodiscard]] BoardShape choose_shape(const Layout& layout, Size screen);

/// The cell that a point of the board lies in; brackets and lines belong to none.
[[nodiscard]] std::optional<Cell> cell_at(const BoardShape& shape, Point point);

/// Is there a border above the cell (left of it)? True at the edge too.
[[nodiscard]] bool has_border_above(const Layout& layout, int row, int column);
[[nodiscard]] bool has_border_left(const Layout& layout, int row, int column);

}  // namespace shudu::tui
