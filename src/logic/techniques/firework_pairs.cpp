// Firework pair: two digits a and b with the same X, Y and Z (fireworks.h), so that each of them is
// in one of these cells.
//
//   without X   X has neither digit, so Y and Z are a and b in some order and hold nothing else
//   with a set  an almost locked set with a and b, all of its a and b seeing both Y and Z. It lacks
//               one digit at most, so it has one of the two, say a; then neither Y nor Z is a, so X
//               is. Hence X is a or b. The set does not have both, or X would have to be both; so
//               it keeps all its other digits. And b, which is not X then, is in Y or Z: each of
//               the two is in the set or in a wing
//
// Without X a digit is in just one wing, so it lies in the row or in the column of the box. What
// sees all places that a digit is bound to cannot have it.
// Order: X by number, digits, without X first, then the sets as listed (facts_als.h). In the step:
// `cells` X, Y, Z, then those of the set; `base` row and column; `cover` the box; `als` the set;
// marks kColorA the two digits in X, Y and Z, kColorB the candidates of the set.
// Source: shye, "Fireworks", New Sudoku Players' Forum (2021). Tests: tests/cases,
// tests/logic/modern_test.cpp.
#include "logic/facts_als.h"
#include "logic/finders.h"
#include "logic/techniques/fireworks.h"

namespace shudu {
namespace {

struct FireworkPair {
  const Crossing& crossing;
  DigitSet digits;
  CellSet wings;
  CellSet cells;  // the wings and, if it is open, X

  [[nodiscard]] bool has_crossing(const View& view) const {
    return view.candidates(crossing.cell).intersects(digits);
  }
};

Step pair_step(const View& view, const Technique& technique, const FireworkPair& pair, Cell in_row,
               Cell in_column) {
  Step step = step_of(technique, pair.digits, CellSet());
  step.cells = {pair.crossing.cell, in_row, in_column};
  step.base = {pair.crossing.row, pair.crossing.column};
  step.cover = {pair.crossing.box};
  for (const Cell cell : step.cells) mark_in(view, cell, pair.digits, MarkRole::kColorA, step);
  return step;
}

// Adds what follows from each firework alone, which makes no step by itself.
bool hand_over_pair(const View& view, const FireworkPair& pair, Step&& step, StepSink sink) {
  if (step.eliminations.empty()) return true;
  for (const Digit digit : pair.digits) clear_around(view, pair.cells, digit, step);
  return hand_over(std::move(step), sink);
}

bool hand_over_without_crossing(const View& view, const FireworkPair& pair, Step step,
                                StepSink sink) {
  for (const Cell wing : pair.wings) keep_only(view, wing, pair.digits, step);
  for (const Digit digit : pair.digits) clear_box(view, pair.crossing, digit, step);
  return hand_over_pair(view, pair, std::move(step), sink);
}

// All places of both digits in the set see both wings, and it has no cell of the three.
bool is_tied(const FireworkPair& pair, const Als& als) {
  if (!als.digits.contains_all(pair.digits) || als.cells.intersects(pair.cells)) return false;
  for (const Digit digit : pair.digits) {
    if (!als.common(digit).contains_all(pair.wings)) return false;
  }
  return true;
}

bool hand_over_with_set(const View& view, const FireworkPair& pair, const Als& als, Step step,
                        StepSink sink) {
  keep_only(view, pair.crossing.cell, pair.digits, step);
  for (const Digit digit : als.digits) {
    const bool is_of_pair = pair.digits.contains(digit);
    clear_around(view, is_of_pair ? als.cells | pair.wings : als.cells, digit, step);
  }
  for (const Cell cell : als.cells) {
    step.cells.push_back(cell);
    mark_in(view, cell, als.digits, MarkRole::kColorB, step);
  }
  step.als.push_back({als.cells, als.digits});
  return hand_over_pair(view, pair, std::move(step), sink);
}

bool find_at(const FindTask& task, const Crossing& crossing, DigitSet digits) {
  const View& view = task.view;
  CellSet in_row;
  CellSet in_column;
  for (const Digit digit : digits) {
    in_row |= crossing.in_row[static_cast<std::size_t>(digit.index())];
    in_column |= crossing.in_column[static_cast<std::size_t>(digit.index())];
  }
  if (in_row.size() != 1 || in_column.size() != 1) return true;
  const CellSet wings = in_row | in_column;
  const CellSet middle = CellSet::only(crossing.cell) & view.open_cells();
  const FireworkPair pair{crossing, digits, wings, wings | middle};
  const Step step = pair_step(view, task.technique, pair, in_row.first(), in_column.first());
  if (!pair.has_crossing(view)) return hand_over_without_crossing(view, pair, step, task.sink);
  for (const Als& als : als_of(view)) {
    if (is_tied(pair, als) && !hand_over_with_set(view, pair, als, step, task.sink)) return false;
  }
  return true;
}

}  // namespace

bool find_firework_pair(const FindTask& task) {
  for (const Crossing& crossing : crossings_of(task.view)) {
    const bool goes_on = for_each_subset(crossing.fireworks.bits(), 2, [&](unsigned digits) {
      return find_at(task, crossing, DigitSet::from_bits(digits));
    });
    if (!goes_on) return false;
  }
  return true;
}

}  // namespace shudu
