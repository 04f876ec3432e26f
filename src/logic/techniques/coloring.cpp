// Simple and multi-colours: in each component of conjugate pairs of a digit one of two colours is
// entirely true (facts_colors.h).
//
//   simple wrap   two cells of one colour see each other: that colour is false
//   simple trap   a candidate outside sees both colours: it is false
//   multi 2       one colour of a component sees both colours of another: it is false
//   multi 1       a colour of each of two components see each other, so one of the other two is
//                 true: what sees both goes. One step for all that two components show
//
// Order: digits, components by lowest cell, its colour first; multi 1: pairs of components, multi
// 2: ordered pairs. A component of one pair counts.
//
// In the step: `marks` are the coloured cells. Simple: colours A (of the lowest cell) and B; wrap:
// A is the false one. Multi: A and B are not both true, C is the other colour of A's component, D
// that of B's; multi 2: A is false, as it sees B and D. `cells`: trap: A's, then B's; wrap: two
// that see each other; multi: such cells of A and B, multi 2 also of A and D, multi 1 also of other
// colours that clash and clear something.
//
// Names: Simple Sudoku (Angus Johnson). Tests: tests/cases, tests/logic/facts_colors_test.cpp.
#include <array>

#include "logic/facts_colors.h"
#include "logic/facts_dead_places.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

// The first cell of `from` that sees one of `into`, and that one, go to the step's cells.
void add_meeting(const View& view, CellSet from, CellSet into, Step& step) {
  for (const Cell cell : from) {
    const CellSet seen = view.layout().peers(cell) & into;
    if (seen.empty()) continue;
    step.cells.push_back(cell);
    step.cells.push_back(seen.first());
    return;
  }
}

// One colour of a component of the digit, and the other.
struct Side {
  Digit digit;
  const ColorComponent* component;
  std::size_t color;

  [[nodiscard]] CellSet cells() const { return component->cells[color]; }
  [[nodiscard]] CellSet seen() const { return component->seen[color]; }
  [[nodiscard]] Side other() const { return {digit, component, 1 - color}; }
};

void add_multi_marks(Side a, Side b, Step& step) {
  add_marks(a.cells(), a.digit, MarkRole::kColorA, step);
  add_marks(b.cells(), b.digit, MarkRole::kColorB, step);
  add_marks(a.other().cells(), a.digit, MarkRole::kColorC, step);
  add_marks(b.other().cells(), b.digit, MarkRole::kColorD, step);
}

// What goes as colours a and b are not both true: what sees both of the others.
CellSet cleared_by(const View& view, Side a, Side b) {
  if (!a.seen().intersects(b.cells())) return {};
  const CellSet alive = a.other().cells() | b.other().cells();
  return (a.other().seen() & b.other().seen() & view.cells_of(a.digit)) - alive;
}

// Any of the four pairs of colours may clash, and two of them do where the components form a ring.
bool give_multi_1(const FindTask& task, Digit digit,
                  const std::array<const ColorComponent*, 2>& pair) {
  Step step;
  for (std::size_t colors = 0; colors < 4; ++colors) {
    const Side a{digit, pair[0], colors / 2};
    const Side b{digit, pair[1], colors % 2};
    const CellSet eliminated = cleared_by(task.view, a, b);
    if (eliminated.empty()) continue;
    if (step.technique == nullptr) {
      step = step_of(task.technique, DigitSet::only(digit), CellSet());
      add_multi_marks(a, b, step);
    }
    add_meeting(task.view, a.cells(), b.cells(), step);
    eliminate_from(task.view, eliminated, digit, step);
  }
  return step.technique == nullptr || hand_over(std::move(step), task.sink);
}

bool give_multi_2(const FindTask& task, Side a, const ColorComponent& component) {
  const Side b{a.digit, &component, 0};
  if (!a.seen().intersects(b.cells()) || !a.seen().intersects(b.other().cells())) return true;
  Step step = step_of(task.technique, DigitSet::only(a.digit), CellSet());
  add_meeting(task.view, a.cells(), b.cells(), step);
  add_meeting(task.view, a.cells(), b.other().cells(), step);
  add_multi_marks(a, b, step);
  eliminate_from(task.view, a.cells(), a.digit, step);
  return hand_over(std::move(step), task.sink);
}

// Calls `see(digit, component)`; false from it ends the walk.
template <typename See>
bool for_each_component(const View& view, See see) {
  for (const Digit digit : digits_with_dead_places(view)) {
    for (const ColorComponent& component : colors_of(view, digit)) {
      if (!see(digit, component)) return false;
    }
  }
  return true;
}

}  // namespace

bool find_simple_colors_wrap(const FindTask& task) {
  return for_each_component(task.view, [&](Digit digit, const ColorComponent& component) {
    for (std::size_t color = 0; color < 2; ++color) {
      const Side side{digit, &component, color};
      if (!side.cells().intersects(side.seen())) continue;
      Step step = step_of(task.technique, DigitSet::only(digit), CellSet());
      add_meeting(task.view, side.cells(), side.cells(), step);
      add_marks(side.cells(), digit, MarkRole::kColorA, step);
      add_marks(side.other().cells(), digit, MarkRole::kColorB, step);
      eliminate_from(task.view, side.cells(), digit, step);
      if (!hand_over(std::move(step), task.sink)) return false;
    }
    return true;
  });
}

bool find_simple_colors_trap(const FindTask& task) {
  return for_each_component(task.view, [&](Digit digit, const ColorComponent& component) {
    const CellSet colored = component.cells[0] | component.cells[1];
    const CellSet eliminated =
        (component.seen[0] & component.seen[1] & task.view.cells_of(digit)) - colored;
    if (eliminated.empty()) return true;
    Step step = step_of(task.technique, DigitSet::only(digit), component.cells[0]);
    for (const Cell cell : component.cells[1]) step.cells.push_back(cell);
    add_marks(component.cells[0], digit, MarkRole::kColorA, step);
    add_marks(component.cells[1], digit, MarkRole::kColorB, step);
    eliminate_from(task.view, eliminated, digit, step);
    return hand_over(std::move(step), task.sink);
  });
}

bool find_multi_colors_2(const FindTask& task) {
  return for_each_component(task.view, [&](Digit digit, const ColorComponent& component) {
    for (const ColorComponent& other : colors_of(task.view, digit)) {
      if (&other == &component) continue;
      for (std::size_t color = 0; color < 2; ++color) {
        if (!give_multi_2(task, {digit, &component, color}, other)) return false;
      }
    }
    return true;
  });
}

bool find_multi_colors_1(const FindTask& task) {
  return for_each_component(task.view, [&](Digit digit, const ColorComponent& component) {
    const auto& all = colors_of(task.view, digit);
    for (const ColorComponent* other = &component + 1; other != all.data() + all.size(); ++other) {
      if (!give_multi_1(task, digit, {&component, other})) return false;
    }
    return true;
  });
}

}  // namespace shudu
