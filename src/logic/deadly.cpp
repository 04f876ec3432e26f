// See deadly.h.
#include "logic/deadly.h"

#include <array>

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
  for (const Digit digit : digits& pattern.digits) {
    eliminate_from(view, pattern.roof, digit, step);
    step.flags.cannibalistic |= pattern.roof.intersects(view.cells_of(digit));
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

// The naked sets of `count` cells in one house.
bool naked_sets_of(const View& view, const Step& step, const DeadlyPattern& pattern, House house,
                   unsigned usable, int count, StepSink sink) {
  const Layout& layout = view.layout();
  const auto list = layout.cell_list(house);
  unsigned small = 0;
  for (unsigned left = usable; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    if ((view.candidates(list[i]) | pattern.extras).size() <= count + 1) small |= 1U << i;
  }
  return for_each_subset(small, count, [&](unsigned places) {
    const CellSet set = cells_at(layout, house, places);
    DigitSet digits = pattern.extras;
    for (const Cell cell : set) digits |= view.candidates(cell);
    if (digits.size() != count + 1) return true;
    if (is_in_earlier_house(layout, set | pattern.roof, house)) return true;
    return hand_over(naked_set_step(view, step, pattern, set, digits), sink);
  });
}

}  // namespace

DeadlyPattern deadly_pattern(const View& view, CellSet cells, DigitSet digits) {
  DeadlyPattern pattern{cells, digits, {}, {}};
  for (const Cell cell : cells) {
    const DigitSet extras = view.candidates(cell) - digits;
    if (extras.empty()) continue;
    pattern.roof.insert(cell);
    pattern.extras |= extras;
  }
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

Step deadly_step(const View& view, const Technique& technique, const DeadlyPattern& pattern) {
  Step step = step_of(technique, pattern.digits, pattern.cells);
  if (!pattern.order.empty()) step.cells.assign(pattern.order.begin(), pattern.order.end());
  step.flags.uniqueness = true;
  for (const Cell cell : step.cells) {
    for (const Digit digit : view.candidates(cell)) {
      const bool is_pattern = pattern.digits.contains(digit);
      step.marks.push_back({{cell, digit}, is_pattern ? MarkRole::kPattern : MarkRole::kGuardian});
    }
  }
  return step;
}

bool hand_over_type_1(const View& view, const Technique& technique, const DeadlyPattern& pattern,
                      StepSink sink) {
  if (pattern.roof.size() != 1) return true;
  const Cell corner = pattern.roof.first();
  const DigitSet gone = view.candidates(corner) & pattern.digits;
  if (gone.empty()) return true;
  Step step = deadly_step(view, technique, pattern);
  for (const Digit digit : gone) step.eliminations.push_back({corner, digit});
  return hand_over(std::move(step), sink);
}

bool hand_over_type_2(const View& view, const Technique& technique, const DeadlyPattern& pattern,
                      StepSink sink) {
  if (pattern.roof.size() < 2 || pattern.extras.size() != 1) return true;
  const Digit extra = pattern.extras.first();
  const CellSet seen = view.common_peers(pattern.roof);
  if (!seen.intersects(view.cells_of(extra))) return true;
  Step step = deadly_step(view, technique, pattern);
  eliminate_from(view, seen, extra, step);
  return hand_over(std::move(step), sink);
}

bool hand_over_type_3(const View& view, const Technique& technique, const FindOptions& options,
                      const DeadlyPattern& pattern, StepSink sink) {
  if (pattern.roof.size() < 2 || pattern.extras.size() < 2) return true;
  const Step step = deadly_step(view, technique, pattern);
  CellSet usable = view.open_cells() - pattern.roof;
  if (options.hodoku_forms) {
    for (const Digit digit : pattern.digits) usable -= view.cells_of(digit);
  }
  return hand_over_naked_sets(view, step, pattern, usable, sink);
}

bool hand_over_naked_sets(const View& view, const Step& step, const DeadlyPattern& pattern,
                          CellSet usable, StepSink sink) {
  const Layout& layout = view.layout();
  for (const House house : layout.houses_of(pattern.roof.first())) {
    if (!layout.cells(house).contains_all(pattern.roof)) continue;
    unsigned places = 0;
    const auto list = layout.cell_list(house);
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (usable.contains(list[i])) places |= 1U << i;
    }
    const int most = std::popcount(places);
    for (int count = pattern.extras.size() - 1; count <= most; ++count) {
      if (count < 1) continue;
      if (!naked_sets_of(view, step, pattern, house, places, count, sink)) return false;
    }
  }
  return true;
}

bool hand_over_type_4(const View& view, const Technique& technique, const FindOptions& options,
                      const DeadlyPattern& pattern, StepSink sink) {
  if (pattern.roof.size() != 2 || pattern.digits.size() != 2) return true;
  const Layout& layout = view.layout();
  const CellSet seen = view.common_peers(pattern.roof);
  for (const Digit locked : pattern.digits) {
    const Digit other = (pattern.digits - DigitSet::only(locked)).first();
    if (!pattern.roof.intersects(view.cells_of(other))) continue;
    if (options.hodoku_forms && seen.intersects(view.cells_of(locked))) continue;
    std::array<House, kMaxHousesOfCell> houses;
    std::size_t count = 0;
    for (const House house : layout.houses_of(pattern.roof.first())) {
      if (!layout.cells(house).contains_all(pattern.roof)) continue;
      const CellSet places = view.cells_of(locked, house);
      if (!places.empty() && pattern.roof.contains_all(places)) houses[count++] = house;
    }
    if (count == 0) continue;
    Step step = deadly_step(view, technique, pattern);
    step.base.assign(houses.begin(), houses.begin() + count);
    eliminate_from(view, pattern.roof, other, step);
    if (!hand_over(std::move(step), sink)) return false;
    if (options.hodoku_forms) return true;
  }
  return true;
}

}  // namespace shudu
