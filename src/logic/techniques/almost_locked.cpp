// Almost locked pairs, triples and quadruples (almost locked candidates). Two houses A and B cross
// in two cells or more. n digits D; n - 1 cells P of A outside B hold only D; in B, D fits only in
// the crossing and in n - 1 further cells Q. Q takes n - 1 of the digits at most, so one at least
// is in the crossing; P takes n - 1 of them, so one at most is. So it is just one: Q holds D and
// nothing else, and A has D in the crossing and P alone. (Locked candidates may follow from that.)
//
// Asked for: P holds all of D, no digit of D is filled in in B, and the crossing has two places of
// D at least (with one they would make a hidden subset with Q).
// Order: A and B as numbered, P lexicographically. In the step: `cells` P, then Q; `base` A,
// `cover` B; marks of D: kPattern in the crossing, kColorA in P, kColorB in Q.
// Known as "almost locked candidates" of the forums; here with any two houses that cross. Tests:
// tests/cases, tests/logic/counting_test.cpp.
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

struct Crossed {
  House from{0};  // A
  House into{0};  // B
  CellSet crossing;
};

void mark_all(const View& view, CellSet cells, DigitSet digits, MarkRole role, Step& step) {
  for (const Cell cell : cells) {
    mark_in(view, cell, digits, role, step);
  }
}

// With P and its digits as `set`.
bool hand_over_set(const FindTask& task, const Crossed& houses, const StepAls& set) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  const DigitSet digits = set.digits;
  CellSet places;
  for (const Digit digit : digits) {
    if (view.places(houses.into, digit) == 0) return true;
    places |= view.cells_of(digit, houses.into);
  }
  for (const Cell cell : layout.cells(houses.into) - view.open_cells()) {
    if (digits.contains(*view.grid()[cell])) return true;
  }
  const CellSet partners = places - houses.crossing;
  const CellSet shared = places & houses.crossing;
  if (partners.size() != set.cells.size() || shared.size() < 2) return true;
  Step step = step_of(task.technique, digits, set.cells);
  for (const Cell cell : partners) {
    step.cells.push_back(cell);
    for (const Digit digit : view.candidates(cell) - digits) {
      step.eliminations.push_back({cell, digit});
    }
  }
  for (const Digit digit : digits) {
    eliminate_from(view, layout.cells(houses.from) - houses.crossing - set.cells, digit, step);
  }
  if (step.eliminations.empty()) return true;
  step.base = {houses.from};
  step.cover = {houses.into};
  mark_all(view, shared, digits, MarkRole::kPattern, step);
  mark_all(view, set.cells, digits, MarkRole::kColorA, step);
  mark_all(view, partners, digits, MarkRole::kColorB, step);
  return hand_over(std::move(step), task.sink);
}

// The sets of n - 1 cells in A outside B.
bool find_sets(const FindTask& task, const Crossed& houses, int n) {
  const Layout& layout = task.view.layout();
  unsigned small = 0;
  unsigned bit = 1;
  for (const Cell cell : layout.cell_list(houses.from)) {
    const int size = task.view.candidates(cell).size();
    if (!houses.crossing.contains(cell) && size >= 2 && size <= n) small |= bit;
    bit <<= 1U;
  }
  return for_each_subset(small, n - 1, [&](unsigned places) {
    StepAls set{cells_at(layout, houses.from, places), {}};
    for (const Cell cell : set.cells) set.digits |= task.view.candidates(cell);
    return set.digits.size() != n || hand_over_set(task, houses, set);
  });
}

}  // namespace

bool find_almost_locked_set(const FindTask& task) {
  const Layout& layout = task.view.layout();
  const int n = task.technique.parameters.size;
  for (int a = 0; a < layout.house_count(); ++a) {
    for (int b = 0; b < layout.house_count(); ++b) {
      const Crossed houses{House(a), House(b), layout.cells(House(a)) & layout.cells(House(b))};
      if (a == b || (houses.crossing & task.view.open_cells()).size() < 2) continue;
      if (!find_sets(task, houses, n)) return false;
    }
  }
  return true;
}

}  // namespace shudu
