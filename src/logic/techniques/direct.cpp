// Direct techniques: locked candidates and hidden sets that leave a hidden single of a digit that
// they remove. They place this digit and eliminate nothing else, so that they can be used without
// pencil marks.
//
//   direct pointing, claiming   all places of a digit in a house lie in another one, which takes
//                               all places but one from a third house, of the first one's kind
//   direct hidden pair, triple  k digits of a house fit k of its cells only, and all places but
//                               one of another digit of the house are among these cells
//
// Step: digits the digit placed (locked) or those of the set (hidden); cells those of the pattern;
// marks its candidates; placements the single. base is the first house; for the locked form cover
// is the house that crosses and base[1] the one that has the single.
// Order (Sudoku Explainer's): pointing from boxes into columns, rows, extra regions; claiming from
// columns, rows, regions into boxes; then first house, crossing house, digit, third house. Hidden
// sets: boxes, columns, rows, regions; sets by the binary number of their digits, then the digit.
// Source: Juillerat, Sudoku Explainer 2006. Tests: tests/cases/direct-*.cases.
#include <array>
#include <bit>

#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

struct LockedKinds {
  HouseKind from, into;
};

class DirectLocked {
 public:
  explicit DirectLocked(const FindTask& task)
      : task_(task), view_(task.view), layout_(task.view.layout()) {}

  bool run(LockedKinds kinds) {
    for (int a = 0; a < layout_.house_count(); ++a) {
      if (layout_.kind(House(a)) != kinds.from) continue;
      for (int l = 0; l < layout_.house_count(); ++l) {
        if (layout_.kind(House(l)) != kinds.into) continue;
        if (!layout_.cells(House(a)).intersects(layout_.cells(House(l)))) continue;
        for (const Digit digit : layout_.all_digits()) {
          if (!try_locked(House(a), House(l), digit)) return false;
        }
      }
    }
    return true;
  }

 private:
  bool try_locked(House from, House into, Digit digit) {
    const CellSet cells = view_.cells_of(digit, from);
    if (cells.size() < 2 || !layout_.cells(into).contains_all(cells)) return true;
    for (int o = 0; o < layout_.house_count(); ++o) {
      const House other(o);
      if (other == from || layout_.kind(other) != layout_.kind(from)) continue;
      const CellSet places = view_.cells_of(digit, other);
      const CellSet left = places - (layout_.cells(into) - cells);
      if (left.size() != 1 || places.size() < 2) continue;
      Step step = step_of(task_.technique, DigitSet::only(digit), cells);
      for (const Cell cell : cells) step.marks.push_back({{cell, digit}});
      step.base = {from, other};
      step.cover = {into};
      step.placements = {{left.first(), digit}};
      if (!task_.sink(std::move(step))) return false;
    }
    return true;
  }

  const FindTask& task_;
  const View& view_;
  const Layout& layout_;
};

// Boxes, columns, rows, then extra regions.
House house_in_direct_order(const Layout& layout, int i) {
  const int n = layout.size();
  if (i < n) return layout.box(i);
  if (i < 2 * n) return layout.column(i - n);
  return i < 3 * n ? layout.row(i - 2 * n) : House(i);
}

bool try_hidden(const FindTask& task, House house, DigitSet digits) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  unsigned places = 0;
  for (const Digit digit : digits) places |= view.places(house, digit);
  if (std::popcount(places) != digits.size()) return true;
  for (const Digit digit : layout.all_digits() - digits) {
    const unsigned all = view.places(house, digit);
    const unsigned left = all & ~places;
    if (left == all || !std::has_single_bit(left)) continue;
    const CellSet cells = cells_at(layout, house, places);
    Step step = step_of(task.technique, digits, cells);
    for (const Cell cell : cells) {
      for (const Digit of_set : digits& view.candidates(cell)) {
        step.marks.push_back({{cell, of_set}});
      }
    }
    step.base = {house};
    step.placements = {{cells_at(layout, house, left).first(), digit}};
    if (!task.sink(std::move(step))) return false;
  }
  return true;
}

}  // namespace

bool find_direct_locked(const FindTask& task) {
  const bool from_boxes = kind_of<LockedFrom>(task.technique) == LockedFrom::kBoxes;
  DirectLocked search(task);
  for (const HouseKind line : {HouseKind::kColumn, HouseKind::kRow, HouseKind::kRegion}) {
    const LockedKinds kinds{from_boxes ? HouseKind::kBox : line,
                            from_boxes ? line : HouseKind::kBox};
    if (!search.run(kinds)) return false;
  }
  return true;
}

bool find_direct_hidden_set(const FindTask& task) {
  const Layout& layout = task.view.layout();
  const int k = task.technique.parameters.size;
  for (int h = 0; h < layout.house_count(); ++h) {
    const House house = house_in_direct_order(layout, h);
    unsigned few = 0;  // digits with two to k places
    for (const Digit digit : layout.all_digits()) {
      const int count = std::popcount(unsigned{task.view.places(house, digit)});
      if (count >= 2 && count <= k) few |= DigitSet::only(digit).bits();
    }
    if (std::popcount(few) < k) continue;
    for (unsigned set = 1; set <= few; ++set) {
      if ((set & ~few) != 0 || std::popcount(set) != k) continue;
      if (!try_hidden(task, house, DigitSet::from_bits(set))) return false;
    }
  }
  return true;
}

}  // namespace shudu
