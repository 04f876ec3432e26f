// Unique rectangles: four open corners in exactly two boxes that could hold just two digits. If all
// did, these could change places, so some corner holds another digit (deadly.h, where types 1 to 4
// and the fields of the steps are). Floor: the corners of just the two digits; roof: the others.
//
//   type 1, 2, 3, 4    roof of one corner; of two on a line
//   type 5             two corners across or three, one extra digit: it leaves what sees all
//   type 6             two across, a digit of the two is an X-wing on the rectangle: were it in a
//                      corner of the roof, it would be in both, and the floor would be the other
//   hidden rectangle   roof of two across or of three: a digit has no place in row and column of
//                      the corner across from a floor corner but those of the rectangle; were the
//                      corner the other digit, its neighbours would be the first and the floor
//                      corner the second
#include "logic/facts_rectangles.h"
#include "logic/finders.h"
#include "logic/finding.h"

// Type 6 eliminates the digit of the X-wing and has the rows as base and the columns as cover; a
// hidden rectangle eliminates the other digit and has row and column of its corner as base.
// `FindOptions::missing_marks` takes rectangles whose corners lack a mark, too.
// Order: of facts_rectangles.h, then digits, corners. Source: the uniqueness threads of 2005 and
// 2006 on the Sudoku Players' Forum; numbers as in HoDoKu.

namespace shudu {
namespace {

// Calls `see(rectangle)` for those that the options admit, while it returns true.
template <typename See>
bool for_each_rectangle(const View& view, const FindOptions& options, See see) {
  for (const Rectangle& rectangle : rectangles_of(view)) {
    if (!options.missing_marks && !rectangle.has_all_marks) continue;
    if (!see(rectangle)) return false;
  }
  return true;
}

// Two corners across?
bool is_diagonal(const Rectangle& rectangle) {
  const CellSet roof = rectangle.pattern.roof;
  const bool has_first = roof.contains(rectangle.corners[0]);
  return roof.size() == 2 && has_first == roof.contains(rectangle.corners[3]);
}

bool is_on_line(const Rectangle& rectangle) {
  return rectangle.pattern.roof.size() == 2 && !is_diagonal(rectangle);
}

// Rows of the rectangle, then columns.
std::array<House, 4> lines_of(const Layout& layout, const Rectangle& rectangle) {
  const auto& corners = rectangle.corners;
  return {layout.row_of(corners[0]), layout.row_of(corners[3]), layout.column_of(corners[0]),
          layout.column_of(corners[3])};
}

bool hand_over_type_6(const FindTask& task, const Rectangle& rectangle) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  const DeadlyPattern& pattern = rectangle.pattern;
  const std::array<House, 4> lines = lines_of(layout, rectangle);
  CellSet outside;
  for (const House line : lines) outside |= layout.cells(line);
  outside -= pattern.cells;
  for (const Digit digit : pattern.digits) {
    const CellSet places = view.cells_of(digit);
    if (outside.intersects(places) || !pattern.roof.intersects(places)) continue;
    Step step = deadly_step(view, task.technique, pattern);
    step.base = {lines[0], lines[1]};
    step.cover = {lines[2], lines[3]};
    eliminate_from(view, pattern.roof, digit, step);
    if (!hand_over(std::move(step), task.sink)) return false;
  }
  return true;
}

bool hand_over_hidden(const FindTask& task, const Rectangle& rectangle) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  const DeadlyPattern& pattern = rectangle.pattern;
  for (std::size_t i = 0; i < 4; ++i) {
    if (pattern.roof.contains(rectangle.corners[i])) continue;
    const Cell corner = rectangle.corners[3 - i];  // across from the floor
    const House row = layout.row_of(corner);
    const House column = layout.column_of(corner);
    const CellSet outside = (layout.cells(row) | layout.cells(column)) - pattern.cells;
    for (const Digit digit : pattern.digits) {
      const Digit other = (pattern.digits - DigitSet::only(digit)).first();
      if (!view.has({corner, other}) || outside.intersects(view.cells_of(digit))) continue;
      Step step = deadly_step(view, task.technique, pattern);
      step.base = {row, column};
      step.eliminations = {{corner, other}};
      if (!hand_over(std::move(step), task.sink)) return false;
    }
  }
  return true;
}

}  // namespace

bool find_unique_rectangle(const FindTask& task) {
  const bool has_line = kind_of<DeadlyType>(task.technique) != DeadlyType::kOne;
  return for_each_rectangle(task.view, task.options, [&](const Rectangle& rectangle) {
    return (has_line && !is_on_line(rectangle)) || hand_over_type(task, rectangle.pattern);
  });
}

bool find_unique_rectangle_5(const FindTask& task) {
  return for_each_rectangle(task.view, task.options, [&](const Rectangle& rectangle) {
    return is_on_line(rectangle) || hand_over_type_2(task, rectangle.pattern);
  });
}

bool find_unique_rectangle_6(const FindTask& task) {
  return for_each_rectangle(task.view, task.options, [&](const Rectangle& rectangle) {
    return !is_diagonal(rectangle) || hand_over_type_6(task, rectangle);
  });
}

bool find_hidden_rectangle(const FindTask& task) {
  return for_each_rectangle(task.view, task.options, [&](const Rectangle& rectangle) {
    const bool is_wanted = is_diagonal(rectangle) || rectangle.pattern.roof.size() == 3;
    return !is_wanted || hand_over_hidden(task, rectangle);
  });
}

}  // namespace shudu
