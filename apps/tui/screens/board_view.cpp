// A cell is drawn in three passes: its ground, its digit or marks, its tags.
#include "tui/screens/board_view.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace shudu::tui {
namespace {

/// By the arms that meet: up 1, down 2, left 4, right 8.
constexpr std::array<std::string_view, 16> kJunctions = {" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                                         "─", "└", "┌", "├", "─", "┴", "┬", "┼"};

struct Pen {
  Canvas& canvas;
  Point at;
  const BoardShape& shape;
  const BoardScene& scene;

  void put(Point point, std::string_view sign, const Look& look) const {
    canvas.put({at.row + point.row, at.column + point.column}, sign, look);
  }
};

std::size_t place(int i) { return static_cast<std::size_t>(i); }

bool has_arm_above(const Layout& layout, int row, int column) {
  return column >= 0 && column < layout.size() && has_border_above(layout, row, column);
}

bool has_arm_left(const Layout& layout, int row, int column) {
  return row >= 0 && row < layout.size() && has_border_left(layout, row, column);
}

void draw_line(const Pen& pen, int row) {
  const Layout& layout = pen.scene.layout;
  const int at = pen.shape.line_row[place(row)];
  const Look look{.role = Role::kFrame};
  for (int column = 0; column <= pen.shape.n; ++column) {
    const int gap = pen.shape.gap[place(column)];
    if (gap != BoardShape::kNone) {
      const unsigned arms = (has_arm_left(layout, row - 1, column) ? 1U : 0U) |
                            (has_arm_left(layout, row, column) ? 2U : 0U) |
                            (has_arm_above(layout, row, column - 1) ? 4U : 0U) |
                            (has_arm_above(layout, row, column) ? 8U : 0U);
      pen.put({at, gap}, kJunctions[arms], look);
    }
    if (column == pen.shape.n || !has_border_above(layout, row, column)) continue;
    for (int i = 0; i < pen.shape.cell_columns; ++i) {
      pen.put({at, pen.shape.left[place(column)] + i}, "─", look);
    }
  }
}

void draw_frame(const Pen& pen) {
  const Layout& layout = pen.scene.layout;
  for (int row = 0; row <= pen.shape.n; ++row) {
    if (pen.shape.line_row[place(row)] != BoardShape::kNone) draw_line(pen, row);
    if (row == pen.shape.n) break;
    for (int column = 0; column <= pen.shape.n; ++column) {
      const int gap = pen.shape.gap[place(column)];
      if (gap == BoardShape::kNone || !has_border_left(layout, row, column)) continue;
      for (int i = 0; i < pen.shape.cell_rows; ++i) {
        pen.put({pen.shape.top[place(row)] + i, gap}, "│", {.role = Role::kFrame});
      }
    }
  }
}

struct CellPen {
  const Pen& pen;
  Point corner;
  const CellScene& cell;

  void put(int row, int column, std::string_view sign, const Look& look) const {
    pen.put({corner.row + row, corner.column + column}, sign, look);
  }
  void put(int row, int column, char sign, const Look& look) const {
    put(row, column, std::string_view(&sign, 1), look);
  }
};

Look mark_look(const CellScene& cell, Digit digit, bool is_corner) {
  const auto i = place(digit.index());
  Look look{.role = cell.mark_role[i], .ground = cell.mark_ground[i], .underline = is_corner};
  if (look.role == Role::kPlain) look.role = is_corner ? Role::kCorner : Role::kCentre;
  const bool keeps_ground = cell.ground == Ground::kCursor || look.ground == Ground::kNone;
  if (keeps_ground) look.ground = cell.ground;
  return look;
}

/// One line of marks side by side, the last place a `+` where there are more.
void draw_list(const CellPen& pen, int row, DigitSet digits, int most, bool is_corner) {
  int column = 0;
  for (const Digit digit : digits) {
    const bool is_cut = column == most - 1 && digits.size() > most;
    const Look look =
        is_cut ? Look{.ground = pen.cell.ground} : mark_look(pen.cell, digit, is_corner);
    pen.put(row, column, is_cut ? '+' : digit.to_char(), look);
    if (is_cut) return;
    ++column;
  }
}

void draw_marks(const CellPen& pen) {
  const CellScene& cell = pen.cell;
  const bool is_large = pen.pen.shape.form == CellForm::kLarge;
  if (!cell.corner.empty() && !cell.centre.empty()) {
    draw_list(pen, 0, cell.corner, is_large ? 6 : 5, true);
    draw_list(pen, 1, cell.centre, is_large ? 6 : 4, false);
    return;
  }
  for (const Digit digit : cell.corner | cell.centre) {
    const Look look = mark_look(cell, digit, cell.corner.contains(digit));
    const int i = digit.index();
    if (is_large) {
      pen.put(i / 3, 1 + 2 * (i % 3), digit.to_char(), look);
    } else {
      pen.put(i / 5, i % 5, digit.to_char(), look);
    }
  }
}

void draw_digit(const CellPen& pen) {
  const BoardShape& shape = pen.pen.shape;
  const bool is_large = shape.form == CellForm::kLarge;
  const int row = is_large ? 1 : 0;
  const int column = shape.cell_columns == 2 ? 0 : shape.cell_columns / 2;
  const Look look{.role = pen.cell.role, .ground = pen.cell.ground};
  pen.put(row, column, pen.cell.digit->to_char(), look);
  const bool has_sign = pen.pen.scene.marks_own && !pen.cell.is_given;
  if (has_sign) pen.put(row, column + 1, '\'', look);
}

void put_tag(const CellPen& pen, int row, int column, const Tag& tag) {
  pen.put(row, column, tag.sign, {.role = tag.role, .ground = pen.cell.ground});
}

/// Where tags go: `room` places to the left from the right end of the last line; in large cells one
/// below the other.
void draw_tags(const CellPen& pen) {
  const BoardShape& shape = pen.pen.shape;
  const std::vector<Tag>& tags = pen.cell.tags;
  if (tags.empty()) return;
  if (shape.form == CellForm::kCompact) {
    put_tag(pen, 0, shape.cell_columns == 2 ? 1 : 0, tags.front());
    return;
  }
  if (shape.form == CellForm::kLarge) {
    for (std::size_t i = 0; i < std::min<std::size_t>(tags.size(), 3); ++i) {
      put_tag(pen, static_cast<int>(i), 6, tags[i]);
    }
    return;
  }
  const std::size_t room = pen.cell.digit ? 5 : 1;
  const std::size_t count = std::min(tags.size(), room);
  for (std::size_t i = 0; i < count; ++i) {
    put_tag(pen, 1, 5 - static_cast<int>(count - i), tags[i]);
  }
}

/// `.` is an empty cell, `:` one with marks.
void draw_compact(const CellPen& pen) {
  const int column = pen.pen.shape.cell_columns == 2 ? 0 : 1;
  Look look{.role = Role::kDim, .ground = pen.cell.ground};
  const DigitSet marks = pen.cell.corner | pen.cell.centre;
  for (const Digit digit : marks) {
    const Role role = pen.cell.mark_role[place(digit.index())];
    if (role != Role::kPlain) look.role = role;
  }
  pen.put(0, column, marks.empty() ? '.' : ':', look);
}

void draw_cell(const Pen& pen, Cell at) {
  const CellScene& cell = pen.scene.cells[place(at.index())];
  const CellPen cell_pen{pen, pen.shape.corner(at), cell};
  const std::string blank(place(pen.shape.cell_columns), ' ');
  for (int i = 0; i < pen.shape.cell_rows; ++i) {
    cell_pen.put(i, 0, blank, {.ground = cell.ground});
  }
  if (pen.scene.is_hidden) return;
  if (cell.digit) {
    draw_digit(cell_pen);
  } else if (pen.shape.form == CellForm::kCompact) {
    draw_compact(cell_pen);
  } else {
    draw_marks(cell_pen);
  }
  draw_tags(cell_pen);
}

/// The brackets stand in the gaps beside the cell; the compact cell has them inside.
void draw_cursor(const Pen& pen, Cell cell) {
  const BoardShape& shape = pen.shape;
  const Point corner = shape.corner(cell);
  const bool is_inside = shape.cell_columns == 3;
  const int left = is_inside ? corner.column : corner.column - 1;
  const int right = is_inside ? corner.column + 2 : corner.column + shape.cell_columns;
  const Look look{.role = Role::kKey, .ground = Ground::kCursor};
  for (int i = 0; i < shape.cell_rows; ++i) {
    pen.put({corner.row + i, left}, "[", look);
    pen.put({corner.row + i, right}, "]", look);
  }
  const int middle = shape.cell_columns == 2 ? 0 : shape.cell_columns / 2;
  const Point digit{pen.at.row + corner.row + (shape.form == CellForm::kLarge ? 1 : 0),
                    pen.at.column + corner.column + middle};
  const Size size = pen.canvas.size();
  if (digit.row < size.rows && digit.column < size.columns) pen.canvas.set_cursor(digit);
}

}  // namespace

void draw_board(Canvas& canvas, Point at, const BoardShape& shape, const BoardScene& scene) {
  const Pen pen{canvas, at, shape, scene};
  draw_frame(pen);
  for (const Cell cell : scene.layout.all_cells()) draw_cell(pen, cell);
  if (scene.cursor && !scene.is_hidden) draw_cursor(pen, *scene.cursor);
}

}  // namespace shudu::tui
