// Subset counting, the extended subset principle: n cells anywhere; each digit fits into them so
// many times at most, as many as its places that do not see each other. If these numbers add up to
// n, each digit is used as often as it fits (counted_sets.h). A candidate, in the cells or outside,
// that would leave room for fewer of its own digit is false.
//
// A distributed disjoint subset is the case that each digit fits once, all its places in one house,
// while the cells spread over three houses or more: n cells, n digits, and what sees all places of
// a digit loses it. Subset counting has all others, where some digit fits twice or more.
//
// The search grows a set from its lowest cell. In a set of which no part is locked by itself, each
// place of a digit sees another one (else its cell could be left out), so while a place is alone,
// a cell with the digit that sees it comes next; when none is, a cell that brings no more than one
// digit's room. Sets have at most so many cells, so much more room than cells on the way, and there
// are so many tries; what lies in two houses is left to subsets and Sue de Coq.
#include "logic/counted_sets.h"

#include "logic/finders.h"
#include "logic/finding.h"

// Order: by the lowest cell, then depth first. In the step: `cells` ascending; `digits` all of
// them; marks kPattern; subset counting: `als` as note_times has it; disjoint subsets: `cover` the
// houses that digits are locked in, als[i] the digits of cover[i] and their places.
// Source: "subset counting" and "distributed disjoint subsets" of the Player's Forum (2006 on).
// Tests: tests/cases, tests/logic/counting_test.cpp.

namespace shudu {
namespace {

struct CountingLimits {
  bool is_disjoint;
  int most_cells;
  int most_excess;  // room less cells
  int most_tries;
};
constexpr CountingLimits kDisjoint{true, 8, 4, 60'000};
constexpr CountingLimits kCounting{false, 9, 2, 200'000};

class CountingSearch {
 public:
  CountingSearch(const FindTask& task, const CountingLimits& limits)
      : task_(task), view_(task.view), layout_(task.view.layout()), limits_(limits) {}

  bool run() {
    CellSet usable = view_.open_cells();
    for (const Cell start : view_.open_cells()) {
      usable.erase(start);
      const Counted set = with(Counted(), start);
      if (excess(set) <= limits_.most_excess && !extend(set, usable)) return false;
    }
    return true;
  }

 private:
  struct Counted {
    CellSet cells;
    std::array<std::int8_t, kMaxSize> times{};
    int room = 0;
  };

  static int excess(const Counted& set) { return set.room - set.cells.size(); }

  [[nodiscard]] Counted with(Counted set, Cell cell) const {
    set.cells.insert(cell);
    for (const Digit digit : view_.candidates(cell)) {
      const auto i = static_cast<std::size_t>(digit.index());
      const int times = most_times(layout_, set.cells & view_.cells_of(digit));
      set.room += times - set.times[i];
      set.times[i] = static_cast<std::int8_t>(times);
    }
    return set;
  }

  // May the set still become what is looked for?
  [[nodiscard]] bool is_hopeful(const Counted& set, Cell added) const {
    const int left = limits_.most_cells - set.cells.size();
    if (excess(set) > limits_.most_excess || excess(set) > left) return false;
    if (!limits_.is_disjoint) return true;
    for (const Digit digit : view_.candidates(added)) {
      if (!share_house(layout_, set.cells & view_.cells_of(digit))) return false;
    }
    return true;
  }

  // Cells of which one has to come next.
  [[nodiscard]] CellSet next_cells(const Counted& set) const {
    for (const Cell cell : set.cells) {
      for (const Digit digit : view_.candidates(cell)) {
        const CellSet seeing = layout_.peers(cell) & view_.cells_of(digit);
        if (!seeing.intersects(set.cells)) return seeing;
      }
    }
    CellSet near;
    for (const Cell cell : set.cells) {
      for (const Digit digit : view_.candidates(cell)) {
        near |= layout_.peers(cell) & view_.cells_of(digit);
      }
    }
    CellSet next;
    for (const Cell cell : near - set.cells) {
      if (with(set, cell).room <= set.room + 1) next.insert(cell);
    }
    return next;
  }

  bool extend(const Counted& set, CellSet usable) {
    if (excess(set) <= 0) return excess(set) < 0 || report(set);
    if (set.cells.size() >= limits_.most_cells) return true;
    for (const Cell cell : next_cells(set) & usable) {
      if (++tries_ > limits_.most_tries || task_.options.is_stopped()) return true;
      usable.erase(cell);
      const Counted more = with(set, cell);
      if (is_hopeful(more, cell) && !extend(more, usable)) return false;
    }
    return true;
  }

  bool report(const Counted& set) {
    const bool has_more = std::any_of(set.times.begin(), set.times.end(),
                                      [](std::int8_t times) { return times > 1; });
    if (has_more == limits_.is_disjoint || lie_in_two_houses(layout_, set.cells)) return true;
    Step step = step_of(task_.technique, DigitSet(), set.cells);
    for (const Cell cell : set.cells) {
      step.digits |= view_.candidates(cell);
      for (const Digit digit : view_.candidates(cell)) step.marks.push_back({{cell, digit}});
    }
    for (const Digit digit : step.digits) eliminate_by_count(view_, set.cells, digit, step);
    if (step.eliminations.empty() || has_locked_part(view_, set.cells)) return true;
    if (limits_.is_disjoint) {
      note_houses(set, step);
    } else {
      note_times(view_, set.cells, step);
    }
    return hand_over(std::move(step), task_.sink);
  }

  // The first house of each digit, digits of a house together.
  void note_houses(const Counted& set, Step& step) const {
    for (const Digit digit : step.digits) {
      const CellSet places = set.cells & view_.cells_of(digit);
      for (const House house : layout_.houses_of(places.first())) {
        if (!layout_.cells(house).contains_all(places)) continue;
        const auto known = std::find(step.cover.begin(), step.cover.end(), house);
        const auto at = static_cast<std::size_t>(known - step.cover.begin());
        if (known == step.cover.end()) {
          step.cover.push_back(house);
          step.als.emplace_back();
        }
        step.als[at].cells |= places;
        step.als[at].digits.insert(digit);
        break;
      }
    }
  }

  const FindTask& task_;
  const View& view_;
  const Layout& layout_;
  const CountingLimits& limits_;
  int tries_ = 0;
};

}  // namespace

bool find_counted_subset(const FindTask& task) {
  const bool is_disjoint = kind_of<CountedSet>(task.technique) == CountedSet::kDisjoint;
  return CountingSearch(task, is_disjoint ? kDisjoint : kCounting).run();
}

}  // namespace shudu
