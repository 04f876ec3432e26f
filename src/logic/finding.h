// What finders share: making a step, handing it over once, walking subsets. Small functions that
// the compiler sees through; whatever knows of a family stands with it.
#pragma once

#include <algorithm>
#include <bit>
#include <utility>

#include "shudu/core/sort.h"
#include "shudu/logic/technique.h"

namespace shudu {

/// A step of a technique that is about these digits and cells.
inline Step step_of(const Technique& technique, DigitSet digits, CellSet cells) {
  Step step;
  step.technique = &technique;
  step.digits = digits;
  step.cells.assign(cells.begin(), cells.end());
  return step;
}

/// Adds the digit in these cells, where it is a candidate, to the eliminations.
inline void eliminate_from(const View& view, CellSet cells, Digit digit, Step& step) {
  for (const Cell cell : cells& view.cells_of(digit)) step.eliminations.push_back({cell, digit});
}

/// Marks the digit in these cells.
inline void add_marks(CellSet cells, Digit digit, MarkRole role, Step& step) {
  for (const Cell cell : cells) step.marks.push_back({{cell, digit}, role});
}

/// Marks those of the digits that are candidates of the cell.
inline void mark_in(const View& view, Cell cell, DigitSet digits, MarkRole role, Step& step) {
  for (const Digit digit : view.candidates(cell) & digits) {
    step.marks.push_back({{cell, digit}, role});
  }
}

/// Marks the candidates of the cell: the pattern's digits as such, the others with `role`.
inline void mark_beside(const View& view, Cell cell, DigitSet pattern, MarkRole role, Step& step) {
  for (const Digit digit : view.candidates(cell)) {
    step.marks.push_back({{cell, digit}, pattern.contains(digit) ? MarkRole::kPattern : role});
  }
}

/// By cell, then digit, each once.
inline void sort_eliminations(Step& step) {
  auto& list = step.eliminations;
  sort_stably(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

/// Hands a step that eliminates something to the sink; true: go on.
inline bool hand_over(Step&& step, StepSink sink) {
  sort_eliminations(step);
  if (step.eliminations.empty() && step.placements.empty()) return true;
  return sink(std::move(step));
}

/// Does a house hold all of them?
inline bool share_house(const Layout& layout, CellSet cells) {
  if (cells.empty()) return true;
  for (const House house : layout.houses_of(cells.first())) {
    if (layout.cells(house).contains_all(cells)) return true;
  }
  return false;
}

/// Boxes, rows, columns, then extra regions: the order in which people see singles and subsets.
inline House house_in_order(const Layout& layout, int i) {
  const int n = layout.size();
  if (i < n) return layout.box(i);
  return i < 3 * n ? House(i - n) : House(i);
}

/// The cells of a house at these places.
inline CellSet cells_at(const Layout& layout, House house, unsigned places) {
  CellSet cells;
  const auto list = layout.cell_list(house);
  for (; places != 0; places &= places - 1) {
    cells.insert(list[static_cast<std::size_t>(std::countr_zero(places))]);
  }
  return cells;
}

/// Calls `see(set)` with every set of `count` of the bits of `from`, in lexicographic order of
/// their lists; false from `see` ends it. Returns false when it was ended.
template <typename See>
bool for_each_subset(unsigned from, int count, See see, unsigned chosen = 0) {
  if (count == 0) return see(chosen);
  for (; std::popcount(from) >= count; from &= from - 1) {
    const unsigned bit = from & (~from + 1);
    if (!for_each_subset(from & ~bit, count - 1, see, chosen | bit)) return false;
  }
  return true;
}

}  // namespace shudu
