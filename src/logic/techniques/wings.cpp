// Wings of three or four cells.
//
//   xy-wing    pivot {x, y} sees the pincers {x, z} and {y, z}: one of the pincers is z
//   xyz-wing   the pivot has z too: one of the three is z
//   w-wing     two cells {x, y}; y has two places in some house, one seen by each of the cells, so
//              they are not both y, and one is x
//
// What sees all cells that may be the common digit loses it. The step: `cells` pivot, then pincers
// (w-wing: the two cells, then the places of y that they see, in this order), `digits` all of the
// pattern; the digit that goes is that of the eliminations. Marks: pattern on the digit that the
// cells share, off on the others; w-wing: on and off along y. `base` of a w-wing: the house of y.
// A w-wing has its chain as well: y off, x on and so on, from cell to cell.
//
// Order: pivots by cell, pairs of pincers by cell; w-wing: pairs of cells, the digit that goes,
// places of the other as facts_conjugates.h lists them. Source: HoDoKu's definitions; the W-wing is
// George Woods's. Tested in tests/cases.
#include "logic/facts_conjugates.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

struct Wing {
  Cell pivot{0};
  Cell one{0};
  Cell other{0};
  Digit z{1};
};

// Cells of the pattern, all their candidates marked, z gone from what sees `seers`.
Step wing_step(const View& view, const Technique& technique, const Wing& wing, CellSet seers) {
  Step step;
  step.technique = &technique;
  step.cells = {wing.pivot, wing.one, wing.other};
  for (const Cell cell : step.cells) {
    step.digits |= view.candidates(cell);
    mark_beside(view, cell, DigitSet::only(wing.z), MarkRole::kOff, step);
  }
  eliminate_from(view, view.common_peers(seers), wing.z, step);
  return step;
}

// Pairs of bivalue cells that the pivot sees and that share one digit, which is z.
template <typename See>
bool for_each_pincers(const View& view, Cell pivot, See see) {
  const DigitSet own = view.candidates(pivot);
  const CellSet near = view.bivalue_cells() & view.layout().peers(pivot);
  CellSet later = near;
  for (const Cell one : near) {
    later.erase(one);
    for (const Cell other : later) {
      const DigitSet shared = view.candidates(one) & view.candidates(other);
      if (shared.size() != 1) continue;
      const DigitSet all = view.candidates(one) | view.candidates(other);
      if ((all | own).size() != 3) continue;
      if (!see(Wing{pivot, one, other, shared.first()})) return false;
    }
  }
  return true;
}

struct WWing {
  Cell one{0};
  Cell other{0};
  Cell near_one{0};    // place of y that `one` sees
  Cell near_other{0};  // place of y that `other` sees
  Digit x{1};
  Digit y{1};
  House house{0};
};

Step w_wing_step(const View& view, const Technique& technique, const WWing& w) {
  Step step;
  step.technique = &technique;
  step.digits = DigitSet{w.x, w.y};
  step.cells = {w.one, w.other, w.near_one, w.near_other};
  step.base = {w.house};
  const auto node = [](Digit digit, Cell cell, bool is_on, LinkKind link) {
    return ChainNode{digit, CellSet::only(cell), is_on, link, NodeKind::kCell, -1};
  };
  step.chains.push_back(
      {node(w.x, w.one, false, LinkKind::kStart), node(w.y, w.one, true, LinkKind::kStrong),
       node(w.y, w.near_one, false, LinkKind::kWeak),
       node(w.y, w.near_other, true, LinkKind::kStrong), node(w.y, w.other, false, LinkKind::kWeak),
       node(w.x, w.other, true, LinkKind::kStrong)});
  for (const ChainNode& n : step.chains.front()) {
    const bool is_end = n.digit == w.x;
    const MarkRole role = n.is_on ? MarkRole::kOn : MarkRole::kOff;
    step.marks.push_back({{n.cells.first(), n.digit}, is_end ? MarkRole::kPattern : role});
  }
  eliminate_from(view, view.common_peers(CellSet{w.one, w.other}), w.x, step);
  return step;
}

// W-wings of two cells with the same pair, x to go.
bool find_w_wings_of(const FindTask& task, WWing w) {
  const View& view = task.view;
  const Layout& layout = view.layout();
  const CellSet peers_one = layout.peers(w.one);
  const CellSet peers_other = layout.peers(w.other);
  if (!(peers_one & peers_other).intersects(view.cells_of(w.x))) return true;
  for (const ConjugatePair& pair : conjugates_of(view, w.y)) {
    w.house = pair.house;
    for (const bool is_turned : {false, true}) {
      w.near_one = is_turned ? pair.other : pair.one;
      w.near_other = is_turned ? pair.one : pair.other;
      // A cell does not see itself, so the places are others than the two cells, or crossed.
      if (w.near_one == w.other || w.near_other == w.one) continue;
      if (!peers_one.contains(w.near_one) || !peers_other.contains(w.near_other)) continue;
      if (!hand_over(w_wing_step(view, task.technique, w), task.sink)) return false;
    }
  }
  return true;
}

}  // namespace

bool find_xy_wing(const FindTask& task) {
  const View& view = task.view;
  for (const Cell pivot : view.bivalue_cells()) {
    const bool goes_on = for_each_pincers(view, pivot, [&](const Wing& wing) {
      if (view.candidates(pivot).contains(wing.z)) return true;
      return hand_over(wing_step(view, task.technique, wing, CellSet{wing.one, wing.other}),
                       task.sink);
    });
    if (!goes_on) return false;
  }
  return true;
}

bool find_xyz_wing(const FindTask& task) {
  for (const Cell pivot : task.view.trivalue_cells()) {
    const bool goes_on = for_each_pincers(task.view, pivot, [&](const Wing& wing) {
      const CellSet all = CellSet{pivot, wing.one, wing.other};
      return hand_over(wing_step(task.view, task.technique, wing, all), task.sink);
    });
    if (!goes_on) return false;
  }
  return true;
}

bool find_w_wing(const FindTask& task) {
  const View& view = task.view;
  CellSet later = view.bivalue_cells();
  for (const Cell one : view.bivalue_cells()) {
    later.erase(one);
    for (const Cell other : later) {
      const DigitSet pair = view.candidates(one);
      if (view.candidates(other) != pair) continue;
      for (const Digit x : pair) {
        WWing w;
        w.one = one;
        w.other = other;
        w.x = x;
        w.y = (pair - DigitSet::only(x)).first();
        if (!find_w_wings_of(task, w)) return false;
      }
    }
  }
  return true;
}

}  // namespace shudu
