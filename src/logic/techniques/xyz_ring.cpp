// XYZ-ring: an XYZ-wing, pivot {x, y, z} with pincers {x, z} and {y, z}, and a conjugate pair of z,
// one end of which, u, sees the pivot and the pincer {x, z}, the other, v, the pincer {y, z}.
//
//   {y, z} is z:  v is not, so u is; then the pincer {x, z} is x and the pivot y
//   {y, z} is y:  the pivot and {x, z} see each other and share x and z; so u is not z, but v is
//
// One of the two is so, and what both rule out is false: x where it sees pivot and first pincer, y
// where it sees pivot and second pincer, z where it sees an end of each of two links of the ring,
// and what else the two cases have in common. The step: `cells` pivot, pincers {x, z} and {y, z},
// u, v; marks kPattern on z in the wing, kOff on x and y there, kOn and kOff on z in u and v (as in
// the first case); `base` the house of the pair; the chain runs from the group of pivot and first
// pincer. `digits` x, y and z. Order: pivots, pincers, pairs as in facts_conjugates.h.
// Source: Sudoku Studio's XYZ-loop; the form of proof is our own. Tests: tests/cases.
#include <array>

#include "logic/facts_conjugates.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

struct Ring {
  Cell pivot{0};
  Cell near{0};  // the pincer {x, z}
  Cell far{0};   // the pincer {y, z}
  Digit x{1};
  Digit y{1};
  Digit z{1};
  Cell u{0};
  Cell v{0};
  House house{0};
};

class RingSearch {
 public:
  explicit RingSearch(const FindTask& task) : task_(task), view_(task.view) {}

  bool run() {
    for (const Cell pivot : view_.trivalue_cells()) {
      const CellSet pincers = view_.bivalue_cells() & view_.layout().peers(pivot);
      for (const Cell near : pincers) {
        for (const Cell far : pincers) {
          if (!try_wing(pivot, near, far)) return false;
        }
      }
    }
    return true;
  }

 private:
  bool try_wing(Cell pivot, Cell near, Cell far) {
    const DigitSet all = view_.candidates(pivot);
    const DigitSet first = view_.candidates(near);
    const DigitSet second = view_.candidates(far);
    if (!all.contains_all(first | second) || (first & second).size() != 1) return true;
    if (view_.layout().peers(near).contains(far)) return true;  // a naked triple
    Ring ring{pivot, near, far};
    ring.z = (first & second).first();
    ring.x = (first - second).first();
    ring.y = (second - first).first();
    const CellSet wing{pivot, near, far};
    const CellSet sees_two = view_.common_peers(CellSet{pivot, near});
    const CellSet sees_far = view_.layout().peers(far);
    for (const ConjugatePair& pair : conjugates_of(view_, ring.z)) {
      if (wing.intersects(CellSet{pair.one, pair.other})) continue;
      ring.house = pair.house;
      for (const bool is_turned : {false, true}) {
        ring.u = is_turned ? pair.other : pair.one;
        ring.v = is_turned ? pair.one : pair.other;
        if (!sees_two.contains(ring.u) || !sees_far.contains(ring.v)) continue;
        if (!hand_over(step_of_ring(ring), task_.sink)) return false;
      }
    }
    return true;
  }

  // What is ruled out if {y, z} is z, and if it is y.
  void eliminate(const Ring& ring, Step& step) const {
    const Layout& layout = view_.layout();
    const CellSet sees_two = view_.common_peers(CellSet{ring.pivot, ring.near});
    const CellSet v = CellSet::only(ring.v);  // it is z if {y, z} is y
    const CellSet z_first = layout.peers(ring.far) | layout.peers(ring.u);
    const CellSet z_second = layout.peers(ring.v) | sees_two;
    eliminate_from(view_, z_first & z_second, ring.z, step);
    eliminate_from(view_, layout.peers(ring.near) & (sees_two | v), ring.x, step);
    eliminate_from(view_, layout.peers(ring.pivot) & (layout.peers(ring.far) | v), ring.y, step);
  }

  Step step_of_ring(const Ring& ring) const {
    Step step;
    step.technique = &task_.technique;
    step.digits = view_.candidates(ring.pivot);
    step.cells = {ring.pivot, ring.near, ring.far, ring.u, ring.v};
    step.base = {ring.house};
    for (const Cell cell : {ring.pivot, ring.near, ring.far}) {
      mark_beside(view_, cell, DigitSet::only(ring.z), MarkRole::kOff, step);
    }
    step.marks.push_back({{ring.u, ring.z}, MarkRole::kOn});
    step.marks.push_back({{ring.v, ring.z}, MarkRole::kOff});
    add_chain(ring, step);
    eliminate(ring, step);
    return step;
  }

  static void add_chain(const Ring& ring, Step& step) {
    const CellSet group{ring.pivot, ring.near};
    const auto node = [&ring](CellSet cells, bool is_on, LinkKind link) {
      const NodeKind kind = cells.size() > 1 ? NodeKind::kGroup : NodeKind::kCell;
      return ChainNode{ring.z, cells, is_on, link, kind, -1};
    };
    step.flags.grouped = true;
    step.chains.push_back({node(group, false, LinkKind::kStart),
                           node(CellSet::only(ring.far), true, LinkKind::kStrong),
                           node(CellSet::only(ring.v), false, LinkKind::kWeak),
                           node(CellSet::only(ring.u), true, LinkKind::kStrong),
                           node(group, false, LinkKind::kWeak)});
  }

  const FindTask& task_;
  const View& view_;
};

}  // namespace

bool find_xyz_ring(const FindTask& task) { return RingSearch(task).run(); }

}  // namespace shudu
