// Chains of four and more almost locked sets: A -x1- B -x2- ... -y- D, consecutive restricted
// commons different, no set twice. If A keeps x1, each further set loses the digit by which it is
// entered and keeps the one by which it is left, so D loses y; so A lacks x1 or D lacks y, and a
// digit z of both that is neither x1 (in A) nor y (in D) is in A or in D. It goes from what sees
// all z of both.
//
// For a start (A, x1) a breadth first search over (set, digit it is entered by): one step for each
// first and last set with their restricted commons, by a shortest chain of at least four sets. More
// than six restricted commons are not tried. A chain is the same backwards; it is reported from the
// end with the lower number; of chains with the same cells and result only the first is.
// FindOptions::als_overlap is about linked sets; others may overlap in any case. A set that can
// only be entered by way of sets that a shortest chain has used already is missed: against all
// chains that costs one set of eliminations in a thousand. Step: fields of als_step.h, the sets in
// the order of the chain. Order: first set, x1, length, then as found. Source: the forums'
// ALS-XY-chain (2005-06), after bennys. Tests: tests/cases/als-chain.cases.
#include <algorithm>
#include <vector>

#include "logic/als_step.h"
#include "logic/facts_restricted.h"
#include "logic/finders.h"
#include "logic/finding.h"

namespace shudu {
namespace {

constexpr int kLeastCommons = 3;
constexpr int kMostCommons = 6;
constexpr int kNoParent = -1;

// A set reached, by which digit and from where.
struct Reached {
  std::uint16_t als;
  Digit entry{1};
  std::int32_t parent = kNoParent;  // its place in the queue; none: the start
};

class AlsChainSearch {
 public:
  explicit AlsChainSearch(const FindTask& task)
      : task_(task),
        view_(task.view),
        list_(als_of(task.view)),
        links_(restricted_links_of(task.view)),
        seen_short_(list_.size()),
        seen_long_(list_.size()) {}

  bool run() {
    for (start_ = 0; start_ < list_.size(); ++start_) {
      if (task_.options.is_stopped()) return true;
      if (!note_ends()) continue;
      DigitSet firsts;
      for (const RestrictedLink& link : links_.of(start_)) {
        if (may_use(link)) firsts |= link.commons;
      }
      for (const Digit digit : firsts) {
        first_ = digit;
        if (!search()) return false;
      }
    }
    return true;
  }

 private:
  bool may_use(const RestrictedLink& link) const {
    return task_.options.als_overlap || !link.overlaps;
  }

  // Which digits could go between the start and each set after it; false: none anywhere.
  bool note_ends() {
    const Als& a = list_[start_];
    std::array<CellSet, kMaxSize> seen{};
    for (const Digit z : a.digits) {
      seen[static_cast<std::size_t>(z.value() - 1)] = a.common(z) & view_.cells_of(z);
    }
    bool is_any = false;
    ends_.assign(list_.size(), DigitSet());
    for (std::size_t i = start_ + 1; i < list_.size(); ++i) {
      const Als& b = list_[i];
      for (const Digit z : a.digits& b.digits) {
        if (!seen[static_cast<std::size_t>(z.value() - 1)].intersects(b.common(z))) continue;
        ends_[i].insert(z);
        is_any = true;
      }
    }
    return is_any;
  }

  bool search() {
    queue_.clear();
    std::fill(seen_short_.begin(), seen_short_.end(), DigitSet());
    std::fill(seen_long_.begin(), seen_long_.end(), DigitSet());
    for (const RestrictedLink& link : links_.of(start_)) {
      if (may_use(link) && link.commons.contains(first_)) queue_.push_back({link.other, first_});
    }
    std::size_t from = 0;
    for (int count = 2; count <= kMostCommons && from < queue_.size(); ++count) {
      const std::size_t end = queue_.size();
      for (; from < end; ++from) {
        if (task_.options.is_stopped()) return true;
        if (!extend(from, count)) return false;
      }
    }
    return true;
  }

  // From a set to all that it is linked with; `count` restricted commons lead to them.
  bool extend(std::size_t from, int count) {
    auto& seen = count < kLeastCommons ? seen_short_ : seen_long_;
    const Reached at = queue_[from];
    for (const RestrictedLink& link : links_.of(at.als)) {
      DigitSet fresh = link.commons - seen[link.other];
      fresh.erase(at.entry);
      if (fresh.empty() || !may_use(link) || is_on_path(from, link.other)) continue;
      seen[link.other] |= fresh;
      for (const Digit digit : fresh) {
        queue_.push_back({link.other, digit, static_cast<std::int32_t>(from)});
        if (count >= kLeastCommons && !try_end(digit, link.other)) return false;
      }
    }
    return true;
  }

  bool is_on_path(std::size_t from, std::size_t als) const {
    if (als == start_) return true;
    for (auto i = static_cast<std::int32_t>(from); i != kNoParent;) {
      const Reached& at = queue_[static_cast<std::size_t>(i)];
      if (at.als == als) return true;
      i = at.parent;
    }
    return false;
  }

  // The chain that ends with the last of the queue.
  bool try_end(Digit entry, std::size_t last) {
    DigitSet digits = ends_[last];
    digits.erase(first_);
    digits.erase(entry);
    if (digits.empty()) return true;
    const Als& a = list_[start_];
    const Als& b = list_[last];
    Victims victims;
    for (const Digit z : digits) victims.add(view_, z, a.common(z) & b.common(z));
    return !reported_.add(cells_of_chain(), victims) || task_.sink(step_of_chain(victims));
  }

  CellSet cells_of_chain() const {
    CellSet cells = list_[start_].cells;
    for (auto i = static_cast<std::int32_t>(queue_.size()) - 1; i != kNoParent;) {
      const Reached& at = queue_[static_cast<std::size_t>(i)];
      cells |= list_[at.als].cells;
      i = at.parent;
    }
    return cells;
  }

  Step step_of_chain(const Victims& victims) const {
    std::vector<Reached> way;
    for (auto i = static_cast<std::int32_t>(queue_.size()) - 1; i != kNoParent;) {
      way.push_back(queue_[static_cast<std::size_t>(i)]);
      i = way.back().parent;
    }
    std::reverse(way.begin(), way.end());
    std::vector<const Als*> sets = {&list_[start_]};
    for (const Reached& at : way) sets.push_back(&list_[at.als]);
    Step step = als_step(task_.technique, sets, victims);
    for (std::size_t place = 0; place < way.size(); ++place) {
      add_common(step, view_, place, place + 1, way[place].entry);
    }
    mark_digits(step, view_, step.als.front(), victims.digits());
    mark_digits(step, view_, step.als.back(), victims.digits());
    sort_eliminations(step);
    return step;
  }

  const FindTask& task_;
  const View& view_;
  const AlsList& list_;
  const RestrictedLinks& links_;
  std::size_t start_ = 0;
  Digit first_{1};
  std::vector<DigitSet> ends_;        // digits that could go, by last set
  std::vector<DigitSet> seen_short_;  // entries by set, of chains too short to end
  std::vector<DigitSet> seen_long_;
  std::vector<Reached> queue_;
  Reported reported_;
};

}  // namespace

bool find_als_chain(const FindTask& task) { return AlsChainSearch(task).run(); }

}  // namespace shudu
