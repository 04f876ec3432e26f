// Empty rectangle: all places of a digit in a box lie on one row and one column, some on each off
// the other. A conjugate pair outside the box in a column, one end of it on that row, carries over:
// where the far end's row meets the rectangle's column, the digit would empty the box.
//
//   column arm = row arm - near end = far end         (rows and columns exchanged: the same)
//
// The crossing may hold the digit or not; in the chain it is with the arm that the target sees. A
// box with one place on each arm is a thin rectangle, a turbot fish in fact: only with
// FindOptions::thin_rectangles. The target must not lie in the box.
// Dual: two rectangles of one digit in one box with different eliminations, only with
// FindOptions::duals.
//
// Order: digits, boxes, crossings from the last to the first, pairs in columns before pairs in
// rows, near ends ascending. In the step: `base` is the box, `cover` the row and the column,
// `cells` those of the box and then near and far end (a dual: both in turn), the chain the four
// nodes above; all are marked as pattern. A dual step has two chains, and four cover houses where
// the arms differ. Source: Rod Hagglund 2006. Tests: tests/cases.
#include <array>

#include "logic/facts_dead_places.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/turbot.h"

namespace shudu {
namespace {

struct EmptyRectangle {
  Turbot turbot;  // far arm = near arm - near end = far end
  House box{0};
  House row{0};
  House column{0};
  CellSet eliminated;
};

// Walks the rectangles of one digit in one box.
template <typename See>
class RectanglesOfBox {
 public:
  RectanglesOfBox(const View& view, Digit digit, House box, See& see)
      : view_(view),
        layout_(view.layout()),
        digit_(digit),
        box_(box),
        places_(view.cells_of(digit, box)),
        see_(see) {}

  // False when `see` ended it.
  bool walk(bool with_thin) {
    const int count = places_.size();
    if (count < 2 || (count == 2 && !with_thin)) return true;
    for (int r = layout_.size() - 1; r >= 0; --r) {
      const House row = layout_.row(r);
      const CellSet off_row = places_ - layout_.cells(row);
      if (off_row.empty() || off_row == places_) continue;
      for (int c = layout_.size() - 1; c >= 0; --c) {
        const House column = layout_.column(c);
        if (!layout_.cells(column).contains_all(off_row)) continue;
        if ((places_ - layout_.cells(column)).empty()) continue;
        if (!walk_pairs(row, column, true) || !walk_pairs(column, row, false)) return false;
      }
    }
    return true;
  }

 private:
  // The pairs across `line`, whose near end lies on it outside the box.
  bool walk_pairs(House line, House other_line, bool is_row) {
    const CellSet near_arm = places_ - layout_.cells(other_line);
    const CellSet far_arm = places_ & layout_.cells(other_line);
    const CellSet outside = layout_.all_cells() - layout_.cells(box_);
    for (const Cell near_end : view_.cells_of(digit_, line) & outside) {
      const House across = is_row ? layout_.column_of(near_end) : layout_.row_of(near_end);
      if (across == other_line || !view_.is_bilocal(across, digit_)) continue;
      const CellSet far_end = view_.cells_of(digit_, across) - CellSet::only(near_end);
      if (!outside.contains_all(far_end)) continue;
      const House level =
          is_row ? layout_.row_of(far_end.first()) : layout_.column_of(far_end.first());
      // In the box, the digit would need no other place there.
      if (!outside.contains_all(layout_.cells(level) & layout_.cells(other_line))) continue;
      const CellSet eliminated = view_.common_peers(far_arm | far_end) & view_.cells_of(digit_);
      if (eliminated.empty()) continue;
      const Turbot turbot{digit_, far_arm, near_arm, {near_end}, far_end, box_, across};
      const EmptyRectangle found{turbot, box_, is_row ? line : other_line,
                                 is_row ? other_line : line, eliminated};
      if (!see_(found)) return false;
    }
    return true;
  }

  const View& view_;
  const Layout& layout_;
  Digit digit_;
  House box_;
  CellSet places_;
  See& see_;
};

template <typename See>
bool for_each_empty_rectangle(const View& view, Digit digit, House box, const FindOptions& options,
                              See see) {
  return RectanglesOfBox<See>(view, digit, box, see).walk(options.thin_rectangles);
}

template <typename T>
void add_once(std::vector<T>& list, T item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

void add_rectangle(const View& view, const EmptyRectangle& rectangle, Step& step) {
  const Turbot& turbot = rectangle.turbot;
  add_once(step.base, rectangle.box);
  add_once(step.cover, rectangle.row);
  add_once(step.cover, rectangle.column);
  step.chains.push_back(chain_of(turbot));
  for (const CellSet part : {turbot.start | turbot.start_mid, turbot.end_mid, turbot.end}) {
    for (const Cell cell : part) {
      add_once(step.cells, cell);
      add_once(step.marks, Mark{{cell, turbot.digit}, MarkRole::kPattern});
    }
  }
  eliminate_from(view, rectangle.eliminated, turbot.digit, step);
}

// The pairs of rectangles of one box that eliminate different things.
bool hand_over_duals(const FindTask& task, const std::vector<EmptyRectangle>& found) {
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (std::size_t j = i + 1; j < found.size(); ++j) {
      if (found[i].eliminated == found[j].eliminated) continue;
      Step step = step_of(task.technique, DigitSet::only(found[i].turbot.digit), CellSet());
      add_rectangle(task.view, found[i], step);
      add_rectangle(task.view, found[j], step);
      if (!hand_over(std::move(step), task.sink)) return false;
    }
  }
  return true;
}

}  // namespace

bool find_empty_rectangle(const FindTask& task) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  for (const Digit digit : digits_with_dead_places(view)) {
    for (int b = 0; b < layout.size(); ++b) {
      const auto give = [&](const EmptyRectangle& rectangle) {
        Step step = step_of(task.technique, DigitSet::only(digit), CellSet());
        add_rectangle(view, rectangle, step);
        return hand_over(std::move(step), task.sink);
      };
      if (!for_each_empty_rectangle(view, digit, layout.box(b), task.options, give)) return false;
    }
  }
  return true;
}

bool find_dual_empty_rectangle(const FindTask& task) {
  if (!task.options.duals) return true;
  const Layout& layout = task.view.layout();
  std::vector<EmptyRectangle> found;
  for (const Digit digit : digits_with_dead_places(task.view)) {
    for (int b = 0; b < layout.size(); ++b) {
      found.clear();
      for_each_empty_rectangle(task.view, digit, layout.box(b), task.options,
                               [&found](const EmptyRectangle& rectangle) {
                                 found.push_back(rectangle);
                                 return true;
                               });
      if (!hand_over_duals(task, found)) return false;
    }
  }
  return true;
}

}  // namespace shudu
