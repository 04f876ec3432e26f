// Firework triples and quadruples; what a firework is stands in fireworks.h.
//
//   triple      three digits with the same X, Y and Z: each is in one of three cells, so the cells
//               hold nothing else
//   quadruple   two digits with X, Y, Z; two others with W, the cell across, and the same wings,
//               which change parts (Z in the row of W, Y in its column): four digits for X, Y, Z
//               and W; X has one of the first pair, W one of the second
//
// As each digit then has just one of the cells, it is not in both wings, so it lies in the row or
// in the column of the box, and what sees all its places among the cells cannot have it. (A single
// firework says that last thing, too; it makes no step by itself.)
// Order: X by number, then digits (triple) or Y, Z, digits of X, digits of W (quadruple, X < W). In
// the step: `cells` X, Y, Z, W; `base` row and column of X, then of W; `cover` the boxes; marks
// kColorA the digits of X, kColorB those of W.
// Source: shye, "Fireworks", New Sudoku Players' Forum (2021). Tests: tests/cases,
// tests/logic/modern_test.cpp.
#include "logic/techniques/fireworks.h"

#include <algorithm>

#include "logic/finders.h"
#include "shudu/core/as_index.h"

namespace shudu {
namespace {

Crossing crossing_at(const View& view, Cell cell) {
  const Layout& layout = view.layout();
  Crossing crossing{cell, layout.row_of(cell), layout.column_of(cell), layout.box_of(cell), {}, {},
                    {}};
  DigitSet filled;
  for (const House line : {crossing.row, crossing.column}) {
    for (const Cell other : layout.cells(line) - view.open_cells()) {
      filled.insert(*view.grid()[other]);
    }
  }
  const CellSet box = layout.cells(crossing.box);
  for (const Digit digit : layout.all_digits() - filled) {
    const CellSet in_row = view.cells_of(digit, crossing.row) - box;
    const CellSet in_column = view.cells_of(digit, crossing.column) - box;
    if (in_row.size() > 1 || in_column.size() > 1) continue;
    crossing.fireworks.insert(digit);
    crossing.in_row[as_index(digit)] = in_row;
    crossing.in_column[as_index(digit)] = in_column;
  }
  return crossing;
}

CellSet united(const std::array<CellSet, kMaxSize>& wings, DigitSet digits) {
  CellSet cells;
  for (const Digit digit : digits) cells |= wings[as_index(digit)];
  return cells;
}

bool hand_over_triple(const FindTask& task, const Crossing& crossing, DigitSet digits) {
  const View& view = task.view;
  const CellSet row_wing = united(crossing.in_row, digits);
  const CellSet column_wing = united(crossing.in_column, digits);
  if (row_wing.size() != 1 || column_wing.size() != 1) return true;
  Step step = step_of(task.technique, digits, CellSet());
  step.cells = {crossing.cell, row_wing.first(), column_wing.first()};
  step.base = {crossing.row, crossing.column};
  step.cover = {crossing.box};
  CellSet cells;
  for (const Cell cell : step.cells) {
    cells.insert(cell);
    keep_only(view, cell, digits, step);
    mark_in(view, cell, digits, MarkRole::kColorA, step);
  }
  for (const Digit digit : digits) clear_box(view, crossing, digit, step);
  if (step.eliminations.empty()) return true;
  for (const Digit digit : digits) clear_around(view, cells, digit, step);
  return hand_over(std::move(step), task.sink);
}

// Two crossings that lie across.
struct Across {
  const Crossing& first;
  const Crossing& second;
  Cell row_wing;  // in the row of the first
  Cell column_wing;

  [[nodiscard]] DigitSet digits_of_first() const {
    return first.with_wings(CellSet::only(row_wing), CellSet::only(column_wing));
  }
  [[nodiscard]] DigitSet digits_of_second() const {
    return second.with_wings(CellSet::only(column_wing), CellSet::only(row_wing));
  }
};

// With two digits each.
struct Quadruple {
  const Across& across;
  DigitSet first;
  DigitSet second;
};

bool hand_over_quadruple(const FindTask& task, const Quadruple& quadruple) {
  const View& view = task.view;
  const auto& [across, first, second] = quadruple;
  Step step = step_of(task.technique, first | second, CellSet());
  step.cells = {across.first.cell, across.row_wing, across.column_wing, across.second.cell};
  step.base = {across.first.row, across.first.column, across.second.row, across.second.column};
  step.cover = {across.first.box, across.second.box};
  const CellSet wings{across.row_wing, across.column_wing};
  for (const Cell cell : wings) keep_only(view, cell, step.digits, step);
  keep_only(view, across.first.cell, first, step);
  keep_only(view, across.second.cell, second, step);
  for (const Cell cell : step.cells) {
    if (cell != across.second.cell) mark_in(view, cell, first, MarkRole::kColorA, step);
    if (cell != across.first.cell) mark_in(view, cell, second, MarkRole::kColorB, step);
  }
  for (const Digit digit : first) clear_box(view, across.first, digit, step);
  for (const Digit digit : second) clear_box(view, across.second, digit, step);
  if (step.eliminations.empty()) return true;
  for (const Digit digit : first) {
    clear_around(view, wings | CellSet::only(across.first.cell), digit, step);
  }
  for (const Digit digit : second) {
    clear_around(view, wings | CellSet::only(across.second.cell), digit, step);
  }
  return hand_over(std::move(step), task.sink);
}

// The pairs of digits of two crossings.
bool find_pairs_across(const FindTask& task, const Across& across) {
  const DigitSet of_first = across.digits_of_first();
  const DigitSet of_second = across.digits_of_second();
  if (of_first.size() < 2 || of_second.size() < 2) return true;
  return for_each_subset(of_first.bits(), 2, [&](unsigned first) {
    return for_each_subset(of_second.bits() & ~first, 2, [&](unsigned second) {
      const Quadruple quadruple{across, DigitSet::from_bits(first), DigitSet::from_bits(second)};
      return hand_over_quadruple(task, quadruple);
    });
  });
}

// The quadruples of a crossing with those across it that are later.
bool find_quadruples_of(const FindTask& task, const std::vector<Crossing>& crossings,
                        const Crossing& first) {
  const Layout& layout = task.view.layout();
  const int n = layout.size();
  const CellSet open = task.view.open_cells();
  const CellSet box = layout.cells(first.box);
  for (const Cell row_wing : (layout.cells(first.row) & open) - box) {
    for (const Cell column_wing : (layout.cells(first.column) & open) - box) {
      const Cell across = Cell::at(column_wing.row_in(n), row_wing.column_in(n), n);
      const Crossing& second = crossings[static_cast<std::size_t>(across.index())];
      const CellSet other_box = layout.cells(second.box);
      if (!open.contains(across) || across < first.cell || other_box.contains(row_wing) ||
          other_box.contains(column_wing)) {
        continue;
      }
      const Across pair{first, second, row_wing, column_wing};
      if (!find_pairs_across(task, pair)) return false;
    }
  }
  return true;
}

}  // namespace

DigitSet Crossing::with_wings(CellSet row_wing, CellSet column_wing) const {
  DigitSet digits;
  for (const Digit digit : fireworks) {
    if (row_wing.contains_all(in_row[as_index(digit)]) &&
        column_wing.contains_all(in_column[as_index(digit)])) {
      digits.insert(digit);
    }
  }
  return digits;
}

std::vector<Crossing> crossings_of(const View& view) {
  std::vector<Crossing> crossings;
  for (const Cell cell : view.layout().all_cells()) crossings.push_back(crossing_at(view, cell));
  return crossings;
}

void keep_only(const View& view, Cell cell, DigitSet digits, Step& step) {
  for (const Digit digit : view.candidates(cell) - digits)
    step.eliminations.push_back({cell, digit});
}

void clear_around(const View& view, CellSet cells, Digit digit, Step& step) {
  const CellSet places = cells & view.cells_of(digit);
  if (!places.empty()) eliminate_from(view, view.common_peers(places), digit, step);
}

void clear_box(const View& view, const Crossing& crossing, Digit digit, Step& step) {
  const Layout& layout = view.layout();
  const CellSet lines = layout.cells(crossing.row) | layout.cells(crossing.column);
  eliminate_from(view, layout.cells(crossing.box) - lines, digit, step);
}

bool find_firework_triple(const FindTask& task) {
  for (const Crossing& crossing : crossings_of(task.view)) {
    if (!task.view.open_cells().contains(crossing.cell)) continue;
    const bool goes_on = for_each_subset(crossing.fireworks.bits(), 3, [&](unsigned digits) {
      return hand_over_triple(task, crossing, DigitSet::from_bits(digits));
    });
    if (!goes_on) return false;
  }
  return true;
}

bool find_firework_quadruple(const FindTask& task) {
  const std::vector<Crossing> crossings = crossings_of(task.view);
  for (const Cell cell : task.view.open_cells()) {
    const Crossing& first = crossings[static_cast<std::size_t>(cell.index())];
    if (first.fireworks.size() < 2) continue;
    if (!find_quadruples_of(task, crossings, first)) return false;
  }
  return true;
}

}  // namespace shudu
