// A pass over the rows and one over the columns, from the top left.
#include "tui/screens/board_shape.h"

#include <cstddef>

namespace shudu::tui {
namespace {

House box_at(const Layout& layout, int row, int column) {
  return layout.box_of(Cell::at(row, column, layout.size()));
}

bool has_line_above(const Layout& layout, int row) {
  for (int column = 0; column < layout.size(); ++column) {
    if (has_border_above(layout, row, column)) return true;
  }
  return false;
}

bool has_line_left(const Layout& layout, int column) {
  for (int row = 0; row < layout.size(); ++row) {
    if (has_border_left(layout, row, column)) return true;
  }
  return false;
}

}  // namespace

bool has_border_above(const Layout& layout, int row, int column) {
  if (row == 0 || row == layout.size()) return true;
  return box_at(layout, row - 1, column) != box_at(layout, row, column);
}

bool has_border_left(const Layout& layout, int row, int column) {
  if (column == 0 || column == layout.size()) return true;
  return box_at(layout, row, column - 1) != box_at(layout, row, column);
}

BoardShape shape_of(const Layout& layout, CellForm form) {
  const bool is_compact = form == CellForm::kCompact;
  const bool is_tight = is_compact && layout.is_jigsaw();
  BoardShape shape;
  shape.form = form;
  shape.n = layout.size();
  shape.cell_rows = is_compact ? 1 : (form == CellForm::kMedium ? 2 : 3);
  shape.cell_columns = is_compact ? (is_tight ? 2 : 3) : (form == CellForm::kMedium ? 5 : 7);
  int row = 0;
  int column = 0;
  for (int i = 0; i <= shape.n; ++i) {
    const auto place = static_cast<std::size_t>(i);
    const bool is_outer = i == 0 || i == shape.n;
    const bool has_line = has_line_above(layout, i) && !(is_tight && is_outer);
    const bool has_gap = !is_compact || is_tight || has_line_left(layout, i);
    shape.line_row[place] = has_line ? row : BoardShape::kNone;
    shape.gap[place] = has_gap ? column : BoardShape::kNone;
    row += has_line ? 1 : 0;
    column += has_gap ? 1 : 0;
    if (i == shape.n) break;
    shape.top[place] = row;
    shape.left[place] = column;
    row += shape.cell_rows;
    column += shape.cell_columns;
  }
  shape.size = {row, column};
  return shape;
}

BoardShape choose_shape(const Layout& layout, Size screen) {
  for (const CellForm form : {CellForm::kLarge, CellForm::kMedium}) {
    const BoardShape shape = shape_of(layout, form);
    const int panel = form == CellForm::kLarge ? kLargePanel : kMediumPanel;
    const bool has_room =
        screen.rows >= shape.size.rows + 2 && screen.columns >= shape.size.columns + 1 + panel;
    if (has_room) return shape;
  }
  return shape_of(layout, CellForm::kCompact);
}

std::optional<Cell> cell_at(const BoardShape& shape, Point point) {
  for (int row = 0; row < shape.n; ++row) {
    const int top = shape.top[static_cast<std::size_t>(row)];
    if (point.row < top || point.row >= top + shape.cell_rows) continue;
    for (int column = 0; column < shape.n; ++column) {
      const int left = shape.left[static_cast<std::size_t>(column)];
      if (point.column < left || point.column >= left + shape.cell_columns) continue;
      return Cell::at(row, column, shape.n);
    }
  }
  return std::nullopt;
}

}  // namespace shudu::tui
