#include "logic/deadly.h"

#include <array>
#include <utility>
#include <vector>

#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

CellSet peers_of_any(const Layout& layout, CellSet cells) {
  CellSet peers;
  for (const Cell cell : cells) peers |= layout.peers(cell);
  return peers;
}

bool has_partners(const Layout& layout, CellSet cells, CellSet partners) {
  for (const Cell cell : cells) {
    for (const House house : layout.houses_of(cell)) {
      const CellSet all = layout.cells(house);
      if ((all & cells).size() != 1 || (all & partners).size() != 1) return false;
    }
  }
  return true;
}

bool is_in_earlier_house(const Layout& layout, CellSet cells, House house) {
  for (const House other : layout.houses_of(cells.first())) {
    if (other == house) return false;
    if (layout.cells(other).contains_all(cells)) return true;
  }
  return false;
}

// The naked set as a step: its digits leave the rest of every house around, and those of the
// pattern leave the roof, too.
Step naked_set_step(const View& view, const Step& without, const DeadlyPattern& pattern,
                    CellSet set, DigitSet digits) {
  const Layout& layout = view.layout();
  Step step = without;
  const CellSet all = set | pattern.roof;
  for (const House house : layout.houses_of(all.first())) {
    if (!layout.cells(house).contains_all(all)) continue;
    step.base.push_back(house);
    for (const Digit digit : digits) {
      eliminate_from(view, layout.cells(house) - all, digit, step);
    }
  }
  for (const Cell cell : pattern.roof) {
    for (const Digit digit : digits& pattern.digits_in(cell) & view.candidates(cell)) {
      step.eliminations.push_back({cell, digit});
      step.flags.cannibalistic = true;
    }
  }
  for (const Cell cell : set) {
    step.cells.push_back(cell);
    for (const Digit digit : view.candidates(cell)) {
      step.marks.push_back({{cell, digit}, MarkRole::kColorA});
    }
  }
  step.als.push_back({set, digits});
  return step;
}

// The naked sets of one house with the one cell of the roof that has an extra digit.
class NakedSetsOfHouse {
 public:
  NakedSetsOfHouse(const View& view, const Step& without, const DeadlyPattern& pattern, House house)
      : view_(view), without_(without), pattern_(pattern), house_(house) {}

  // From the smallest on, of usable cells.
  bool hand_over_to(CellSet usable, StepSink sink) const {
    unsigned places = 0;
    const auto list = view_.layout().cell_list(house_);
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (usable.contains(list[i])) places |= 1U << i;
    }
    const int most = std::popcount(places);
    for (int count = pattern_.extras.size() - 1; count <= most; ++count) {
      if (count < 1) continue;
      if (!hand_over_sets_of(count, places, sink)) return false;
    }
    return true;
  }

 private:
  bool hand_over_sets_of(int count, unsigned usable, StepSink sink) const {
    const Layout& layout = view_.layout();
    const auto list = layout.cell_list(house_);
    unsigned small = 0;
    for (unsigned left = usable; left != 0; left &= left - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(left));
      if ((view_.candidates(list[i]) | pattern_.extras).size() <= count + 1) small |= 1U << i;
    }
    return for_each_subset(small, count, [&](unsigned places) {
      const CellSet set = cells_at(layout, house_, places);
      DigitSet digits = pattern_.extras;
      for (const Cell cell : set) digits |= view_.candidates(cell);
      if (digits.size() != count + 1) return true;
      if (is_in_earlier_house(layout, set | pattern_.roof, house_)) return true;
      return hand_over(naked_set_step(view_, without_, pattern_, set, digits), sink);
    });
  }

  const View& view_;
  const Step& without_;
  const DeadlyPattern& pattern_;
  House house_;
};

void note_roof(const View& view, DeadlyPattern& pattern) {
  for (const Cell cell : pattern.cells) {
    const DigitSet extras = view.candidates(cell) - pattern.digits_in(cell);
    if (extras.empty()) continue;
    pattern.roof.insert(cell);
    pattern.extras |= extras;
  }
}

}  // namespace

DeadlyPattern deadly_pattern(const View& view, CellSet cells, DigitSet digits) {
  DeadlyPattern pattern{cells, digits, {}, {}};
  note_roof(view, pattern);
  return pattern;
}

DeadlyPattern deadly_pattern(const View& view, CellSet cells, const DigitsByCell& own) {
  DeadlyPattern pattern{cells, {}, {}, {}};
  pattern.own = &own;
  for (const Cell cell : cells) pattern.digits |= pattern.digits_in(cell);
  note_roof(view, pattern);
  return pattern;
}

bool is_exchangeable(const Layout& layout, CellSet evens, CellSet odds) {
  if (!has_partners(layout, evens, odds) || !has_partners(layout, odds, evens)) return false;
  if (!layout.is_anti_knight() && !layout.is_anti_king()) return true;
  const CellSet of_evens = peers_of_any(layout, evens);
  const CellSet of_odds = peers_of_any(layout, odds);
  if (of_evens.intersects(evens) || of_odds.intersects(odds)) return false;
  return of_evens - odds == of_odds - evens;
}

CellSet entered_cells(const View& view) {
  return view.layout().all_cells() - view.open_cells() - view.givens().filled();
}

std::vector<House> houses_that_lock(const View& view, Cell one, Cell other, Digit digit) {
  std::vector<House> houses;
  for (const House house : view.layout().houses_of(one)) {
    if (!view.layout().cells(house).contains(other)) continue;
    const CellSet places = view.cells_of(digit, house);
    if (!places.empty() && CellSet{one, other}.contains_all(places)) houses.push_back(house);
  }
  return houses;
}

Chain strong_link(Cell one, Cell other, Digit digit) {
  return {{digit, CellSet::only(one), false, LinkKind::kStart, NodeKind::kCell, -1},
          {digit, CellSet::only(other), true, LinkKind::kStrong, NodeKind::kCell, -1}};
}

Step deadly_step(const View& view, const Technique& technique, const DeadlyPattern& pattern) {
  Step step = step_of(technique, pattern.digits, pattern.cells);
  if (!pattern.order.empty()) step.cells.assign(pattern.order.begin(), pattern.order.end());
  step.flags.uniqueness = true;
  step.flags.needs_givens = technique.has(Trait::kGivens);
  for (const Cell cell : step.cells) {
    mark_beside(view, cell, pattern.digits_in(cell), MarkRole::kGuardian, step);
  }
  return step;
}

bool hand_over_type_1(const FindTask& task, const DeadlyPattern& pattern) {
  if (pattern.roof.size() != 1) return true;
  const Cell corner = pattern.roof.first();
  const DigitSet gone = task.view.candidates(corner) & pattern.digits_in(corner);
  if (gone.empty()) return true;
  Step step = deadly_step(task.view, task.technique, pattern);
  for (const Digit digit : gone) step.eliminations.push_back({corner, digit});
  return hand_over(std::move(step), task.sink);
}

bool hand_over_type_2(const FindTask& task, const DeadlyPattern& pattern) {
  const View& view = task.view;
  if (pattern.roof.size() < 2 || pattern.extras.size() != 1) return true;
  const Digit extra = pattern.extras.first();
  const CellSet seen = view.common_peers(pattern.roof);
  if (!seen.intersects(view.cells_of(extra))) return true;
  Step step = deadly_step(view, task.technique, pattern);
  eliminate_from(view, seen, extra, step);
  return hand_over(std::move(step), task.sink);
}

bool hand_over_type_3(const FindTask& task, const DeadlyPattern& pattern) {
  const View& view = task.view;
  if (pattern.roof.size() < 2 || pattern.extras.size() < 2) return true;
  const Step step = deadly_step(view, task.technique, pattern);
  CellSet usable = view.open_cells() - pattern.cells;
  if (task.options.hodoku_forms) {
    for (const Digit digit : pattern.digits) usable -= view.cells_of(digit);
  }
  return hand_over_naked_sets(view, step, pattern, usable, task.sink);
}

bool hand_over_naked_sets(const View& view, const Step& step, const DeadlyPattern& pattern,
                          CellSet usable, StepSink sink) {
  const Layout& layout = view.layout();
  for (const House house : layout.houses_of(pattern.roof.first())) {
    if (!layout.cells(house).contains_all(pattern.roof)) continue;
    const NakedSetsOfHouse sets(view, step, pattern, house);
    if (!sets.hand_over_to(usable, sink)) return false;
  }
  return true;
}

bool hand_over_type_4(const FindTask& task, const DeadlyPattern& pattern) {
  const View& view = task.view;
  if (pattern.roof.size() != 2) return true;
  const Cell one = pattern.roof.first();
  const Cell other = (pattern.roof - CellSet::only(one)).first();
  const bool is_pair = pattern.own == nullptr && pattern.digits.size() == 2;
  const CellSet seen = view.common_peers(pattern.roof);
  for (const Digit locked : pattern.digits_in(one) & pattern.digits_in(other)) {
    if (task.options.hodoku_forms && seen.intersects(view.cells_of(locked))) continue;
    std::vector<House> houses = houses_that_lock(view, one, other, locked);
    if (houses.empty()) continue;
    Step step = deadly_step(view, task.technique, pattern);
    for (const Cell cell : pattern.roof) {
      for (const Digit digit : view.candidates(cell) & pattern.digits_in(cell)) {
        if (digit != locked) step.eliminations.push_back({cell, digit});
      }
    }
    if (step.eliminations.empty()) continue;
    step.base = std::move(houses);
    if (!is_pair) step.chains.push_back(strong_link(one, other, locked));
    if (!hand_over(std::move(step), task.sink)) return false;
    if (task.options.hodoku_forms) return true;
  }
  return true;
}

bool has_all_marks(const View& view, const DeadlyPattern& pattern) {
  for (const Cell cell : pattern.cells) {
    if (!view.candidates(cell).contains_all(pattern.digits_in(cell))) return false;
  }
  return true;
}

bool hand_over_type(const FindTask& task, const DeadlyPattern& pattern) {
  constexpr std::array kTypes{hand_over_type_1, hand_over_type_2, hand_over_type_3,
                              hand_over_type_4};
  return kTypes[static_cast<std::size_t>(kind_of<DeadlyType>(task.technique))](task, pattern);
}

bool hand_over_all_types(const FindTask& task, const DeadlyPattern& pattern) {
  if (!task.options.missing_marks && !has_all_marks(task.view, pattern)) return true;
  return hand_over_type_1(task, pattern) && hand_over_type_2(task, pattern) &&
         hand_over_type_3(task, pattern) && hand_over_type_4(task, pattern);
}

}  // namespace shudu
