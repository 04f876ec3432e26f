// ALS-W-wing: two almost locked sets A and B that both have x and z, and a conjugate pair of x
// outside them, one end of which sees all x of A, the other all x of B. With x in both sets the
// pair's house would have none. So one set lacks x, is locked and holds z, which goes from what
// sees all z of both. Two bivalue cells are a W-wing and not listed here.
//
// Where z is restricted, too (all its places in A see all those in B), the sets cannot both have z
// either; each can lack one digit only, so one has x, the other z: a ring. Both are locked, each
// keeps its other digits, and x stands in A or in the end that sees it, in B or in the other end.
//
// Sets that share cells are sound, as nothing above needs them apart; FindOptions::als_overlap says
// whether they are looked at, and none contains the other. Step: fields of als_step.h, `als` A and
// B; `commons` x, and of a ring z; `cells` also the ends; `base` the house of the pair; one chain
// from z to z. Order: digits, pairs as in facts_conjugates.h, A, B. The same cells with the same
// result stand once. Source: an ALS for each cell of the W-wing, Player's Forum. Tests:
// tests/cases.
#include <vector>

#include "logic/als_step.h"
#include "logic/facts_conjugates.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

struct Link {
  Digit x{1};
  Cell near_a{0};
  Cell near_b{0};
  House house{0};
};

class AlsWWingSearch {
 public:
  explicit AlsWWingSearch(const FindTask& task)
      : task_(task), view_(task.view), list_(als_of(task.view)) {}

  bool run() {
    for (const Digit x : view_.layout().all_digits()) {
      for (const ConjugatePair& pair : conjugates_of(view_, x)) {
        if (task_.options.is_stopped()) return false;
        if (!try_pair({x, pair.one, pair.other, pair.house})) return false;
      }
    }
    return true;
  }

 private:
  // Sets whose places of the digit all see one end, both ends outside.
  void gather(const Link& link, Cell end, std::vector<const Als*>& sets) const {
    sets.clear();
    const CellSet ends{link.near_a, link.near_b};
    for (const Als& als : list_) {
      if (als.digits.contains(link.x) && als.common(link.x).contains(end) &&
          !als.cells.intersects(ends)) {
        sets.push_back(&als);
      }
    }
  }

  bool try_pair(const Link& link) {
    gather(link, link.near_a, near_a_);
    gather(link, link.near_b, near_b_);
    for (const Als* a : near_a_) {
      for (const Als* b : near_b_) {
        if (!try_sets(link, *a, *b)) return false;
      }
    }
    return true;
  }

  bool try_sets(const Link& link, const Als& a, const Als& b) {
    const DigitSet shared = (a.digits & b.digits) - DigitSet::only(link.x);
    if (shared.empty() || (a.cells.size() == 1 && b.cells.size() == 1)) return true;
    if (a.cells.intersects(b.cells)) {
      if (!task_.options.als_overlap) return true;
      if (a.cells.contains_all(b.cells) || b.cells.contains_all(a.cells)) return true;
    }
    Victims victims;
    for (const Digit z : shared) victims.add(view_, z, a.common(z) & b.common(z));
    const DigitSet restricted = restricted_commons(a, b) & shared;
    if (!restricted.empty()) add_ring(link, a, b, restricted.first(), victims);
    if (victims.empty()) return true;
    const CellSet ends{link.near_a, link.near_b};
    if (!reported_.add(a.cells | b.cells | ends, victims)) return true;
    return hand_over(step_of_wing(link, a, b, victims), task_.sink);
  }

  void add_ring(const Link& link, const Als& a, const Als& b, Digit z, Victims& victims) const {
    const DigitSet traded{link.x, z};
    for (const Digit digit : a.digits - traded) victims.add(view_, digit, a.common(digit));
    for (const Digit digit : b.digits - traded) victims.add(view_, digit, b.common(digit));
    victims.add(view_, link.x, a.common(link.x) & view_.layout().peers(link.near_a));
    victims.add(view_, link.x, b.common(link.x) & view_.layout().peers(link.near_b));
  }

  Step step_of_wing(const Link& link, const Als& a, const Als& b, const Victims& victims) const {
    const std::array<const Als*, 2> sets = {&a, &b};
    Step step = als_step(task_.technique, sets, victims);
    const DigitSet shared = (a.digits & b.digits) - DigitSet::only(link.x);
    const DigitSet restricted = restricted_commons(a, b) & shared;
    DigitSet gone = victims.digits() & shared;
    if (!restricted.empty()) gone = DigitSet::only(restricted.first());
    step.digits.insert(link.x);
    step.digits |= gone;
    step.base = {link.house};
    add_common(step, view_, 0, 1, link.x);
    if (!restricted.empty()) add_common(step, view_, 0, 1, gone.first());
    for (const Cell end : {link.near_a, link.near_b}) {
      step.cells.push_back(end);
      step.marks.push_back({{end, link.x}, MarkRole::kColorB});
    }
    mark_digits(step, view_, step.als[0], gone);
    mark_digits(step, view_, step.als[1], gone);
    add_chain(link, a, b, gone.first(), step);
    return step;
  }

  static void add_chain(const Link& link, const Als& a, const Als& b, Digit z, Step& step) {
    const auto of_set = [](const Als& als, int place, Digit digit, bool is_on, LinkKind kind) {
      return ChainNode{digit, als.of(digit),  is_on,
                       kind,  NodeKind::kAls, static_cast<std::int8_t>(place)};
    };
    const auto of_cell = [&link](Cell cell, bool is_on, LinkKind kind) {
      return ChainNode{link.x, CellSet::only(cell), is_on, kind, NodeKind::kCell, -1};
    };
    step.flags.als_nodes = true;
    step.chains.push_back(
        {of_set(a, 0, z, false, LinkKind::kStart), of_set(a, 0, link.x, true, LinkKind::kStrong),
         of_cell(link.near_a, false, LinkKind::kWeak),
         of_cell(link.near_b, true, LinkKind::kStrong),
         of_set(b, 1, link.x, false, LinkKind::kWeak), of_set(b, 1, z, true, LinkKind::kStrong)});
  }

  const FindTask& task_;
  const View& view_;
  const AlsList& list_;
  std::vector<const Als*> near_a_;
  std::vector<const Als*> near_b_;
  Reported reported_;
};

}  // namespace

bool find_als_w_wing(const FindTask& task) { return AlsWWingSearch(task).run(); }

}  // namespace shudu
