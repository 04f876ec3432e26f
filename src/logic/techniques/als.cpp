// Two and three almost locked sets that are linked by restricted commons.
//
//   ALS-XZ        A -x- B: one of them lacks x and is locked, so it holds each other digit z that
//                 both have; z goes from what sees all z of both. With two restricted commons each
//                 set has exactly one of them: both are locked, x and y are in A or B, and every
//                 other digit of A is in A, of B in B.
//   ALS-XY-wing   A -x- C -y- B, x not y: C cannot lack both, so A or B is locked.
//
// Cells that can be parted in several ways with the same result make one step, the first.
// Nothing is taken from the cells of A and B. Overlapping sets are sound, as a restricted common is
// never in a shared cell; FindOptions::als_overlap says whether they are looked at.
// Step: fields of als_step.h; the wing's sets are A, C, B.
// Order: ALS-XZ pairs as in facts_als.h, lower set first; wings by the pairs (A, C) and (C, B) that
// they are made of, in this order.
// Source: bennys, "Almost Locked Sets XZ rule" and XY-wing, Player's Forum 2005. Tests:
// tests/cases/als-xz.cases, als-xy-wing.cases, tests/logic/als_test.cpp.
#include "logic/als_step.h"
#include "logic/facts_restricted.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

void add_locked(const View& view, const Als& als, const Als& other, DigitSet commons,
                Victims& victims) {
  for (const Digit digit : als.digits - commons) {
    victims.add(view, digit, als.common(digit) - other.cells);
  }
}

Victims victims_of_pair(const View& view, const Als& a, const Als& b, DigitSet commons) {
  Victims victims;
  if (commons.size() == 1) {
    for (const Digit z : (a.digits & b.digits) - commons) {
      victims.add(view, z, a.common(z) & b.common(z));
    }
    return victims;
  }
  for (const Digit x : commons) victims.add(view, x, a.common(x) & b.common(x));
  add_locked(view, a, b, commons, victims);
  add_locked(view, b, a, commons, victims);
  return victims;
}

struct AlsWing {
  std::size_t one, pivot, other;
  DigitSet to_one, to_other;  // restricted commons of the pivot with its ends
};

class AlsWingSearch {
 public:
  explicit AlsWingSearch(const FindTask& task)
      : task_(task),
        view_(task.view),
        list_(als_of(task.view)),
        links_(restricted_links_of(task.view)) {}

  // Each pair of linked pairs that share a set, by the first pair, then the second.
  bool run() {
    for (std::size_t i = 0; i < list_.size(); ++i) {
      for (const RestrictedLink& link : links_.of(i)) {
        const std::size_t j = link.other;
        if (j < i || !may_use(link)) continue;
        if (task_.options.is_stopped()) return false;
        if (!try_wings(j, i, link.commons) || !try_wings(i, j, link.commons)) return false;
      }
    }
    return true;
  }

 private:
  bool may_use(const RestrictedLink& link) const {
    return task_.options.als_overlap || !link.overlaps;
  }

  // The wings of two linked sets and one after the first that the pivot is linked with.
  bool try_wings(std::size_t one, std::size_t pivot, DigitSet to_one) {
    for (const RestrictedLink& next : links_.of(pivot)) {
      if (next.other <= one || !may_use(next)) continue;
      if (!try_wing({one, pivot, next.other, to_one, next.commons})) return false;
    }
    return true;
  }

  bool try_wing(const AlsWing& wing) {
    const DigitSet used = wing.to_one | wing.to_other;
    if (used.size() == 1) return true;  // the same digit twice
    const Als& a = list_[wing.one];
    const Als& b = list_[wing.other];
    const DigitSet shared = (a.digits & b.digits) - used;
    if (shared.empty()) return true;
    Victims victims;
    for (const Digit z : shared) victims.add(view_, z, a.common(z) & b.common(z));
    if (victims.empty()) return true;
    if (!task_.options.als_overlap && a.cells.intersects(b.cells)) return true;
    if (a.cells.contains_all(b.cells) || b.cells.contains_all(a.cells)) return true;
    if (!reported_.add(a.cells | b.cells | list_[wing.pivot].cells, victims)) return true;
    return task_.sink(step_of_wing(wing, victims));
  }

  Step step_of_wing(const AlsWing& wing, const Victims& victims) const {
    const std::array<const Als*, 3> sets = {&list_[wing.one], &list_[wing.pivot],
                                            &list_[wing.other]};
    Step step = als_step(task_.technique, sets, victims);
    for (const Digit x : wing.to_one) add_common(step, view_, 0, 1, x);
    for (const Digit y : wing.to_other) add_common(step, view_, 1, 2, y);
    mark_digits(step, view_, step.als[0], victims.digits());
    mark_digits(step, view_, step.als[2], victims.digits());
    sort_eliminations(step);
    return step;
  }

  const FindTask& task_;
  const View& view_;
  const AlsList& list_;
  const RestrictedLinks& links_;
  Reported reported_;
};

}  // namespace

bool find_als_xz(const FindTask& task) {
  const View& view = task.view;
  const AlsList& list = als_of(view);
  const RestrictedLinks& links = restricted_links_of(view);
  Reported reported;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (task.options.is_stopped()) return false;
    for (const RestrictedLink& link : links.of(i)) {
      if (link.other < i || (link.overlaps && !task.options.als_overlap)) continue;
      const Als& a = list[i];
      const Als& b = list[link.other];
      const Victims victims = victims_of_pair(view, a, b, link.commons);
      if (victims.empty() || !reported.add(a.cells | b.cells, victims)) continue;
      const std::array<const Als*, 2> sets = {&a, &b};
      Step step = als_step(task.technique, sets, victims);
      for (const Digit x : link.commons) add_common(step, view, 0, 1, x);
      mark_digits(step, view, step.als[0], victims.digits());
      mark_digits(step, view, step.als[1], victims.digits());
      if (!hand_over(std::move(step), task.sink)) return false;
    }
  }
  return true;
}

bool find_als_xy_wing(const FindTask& task) { return AlsWingSearch(task).run(); }

}  // namespace shudu
