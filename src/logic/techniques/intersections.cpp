// Locked candidates: all places of a digit in one house lie in another; the rest of the other loses
// it. From a box into a line it is called pointing, from a line into a box claiming; extra regions
// stand with the lines.
//
// Order: the first house by number, digits, then the second house.
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

bool is_box(const Layout& layout, House house) { return layout.kind(house) == HouseKind::kBox; }

bool find_locked_in(const FindTask& task, House from) {
  const Layout& layout = task.view.layout();
  for (const Digit digit : layout.all_digits()) {
    const CellSet cells = task.view.cells_of(digit, from);
    if (cells.size() < 2) continue;
    for (const House into : layout.houses_of(cells.first())) {
      if (into == from || (!is_box(layout, from) && !is_box(layout, into))) continue;
      if (!layout.cells(into).contains_all(cells)) continue;
      Step step = step_of(task.technique, DigitSet::only(digit), cells);
      step.base = {from};
      step.cover = {into};
      for (const Cell cell : cells) step.marks.push_back({{cell, digit}, MarkRole::kPattern});
      eliminate_from(task.view, layout.cells(into) - cells, digit, step);
      if (!hand_over(std::move(step), task.sink)) return false;
    }
  }
  return true;
}

}  // namespace

bool find_locked_candidates(const FindTask& task) {
  const Layout& layout = task.view.layout();
  const bool from_boxes = kind_of<LockedFrom>(task.technique) == LockedFrom::kBoxes;
  for (int from = 0; from < layout.house_count(); ++from) {
    if (is_box(layout, House(from)) != from_boxes) continue;
    if (!find_locked_in(task, House(from))) return false;
  }
  return true;
}

}  // namespace shudu
