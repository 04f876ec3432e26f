// Bivalue oddagon: an odd ring of open cells that all hold the digits a and b, each seeing the
// next. Filled with a and b alone they would have to alternate around the ring, which an odd ring
// cannot; so a guardian, a candidate beyond a and b, is true (guardians.h). No uniqueness is
// needed. Types as of unique rectangles:
//
//   1  guardians in one cell: it is neither a nor b (a single guardian is placed)
//   2  guardians of one digit: what sees them all loses it; mixtures of 1 and 2 likewise
//   3  guardians in one house: the cell of the true one makes a naked set with other cells there
//
// Looked for are rings without short cuts: one between two cells of a ring would leave a smaller
// odd ring with fewer guardians, or three cells of a house, which naked sets tell more of.
// Order: digits, then shorter rings first, by their cells; of rings with the same guardians and
// result the first. All pairs together get so many tries and no more (hostile positions). In the
// step: `cells` the ring in order, then the naked set; `marks` as in deadly.h; `als` the set.
// Source: "oddagons", Player's Forum thread t33153. Tests: tests/cases,
// tests/logic/modern_test.cpp.
#include <algorithm>

#include "logic/deadly.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/techniques/guardians.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

constexpr int kMostCircleTries = 60'000;

// The rings of one pair of digits.
class Oddagons {
 public:
  using Ring = std::vector<Cell>;

  Oddagons(const View& view, DigitSet digits, const FindOptions& options, int& tries)
      : view_(view), layout_(view.layout()), options_(options), digits_(digits), tries_(tries) {
    usable_ = view.open_cells();  // cppcheck-suppress useInitializationList
    for (const Digit digit : digits) usable_ &= view.cells_of(digit);
  }

  // Shorter ones first.
  std::vector<Ring> all() {
    bool has_more = usable_.size() >= 3;
    for (length_ = 3; has_more && static_cast<int>(length_) <= options_.most_links; length_ += 2) {
      is_cut_ = false;
      for (const Cell start : usable_) {
        start_ = start;
        Reach reach{CellSet(), CellSet(), RuledOut(view_)};
        if (!guard(start, reach)) continue;
        path_ = {start};
        extend(reach);
      }
      has_more = is_cut_ && tries_ <= kMostCircleTries;
    }
    return std::move(rings_);
  }

 private:
  struct Reach {
    CellSet barred;  // sees a cell of the path between its ends
    CellSet roof;    // cells with guardians
    RuledOut ruled_out;
  };

  // False where the guardians lead to nothing.
  bool guard(Cell cell, Reach& reach) const {
    const DigitSet extras = view_.candidates(cell) - digits_;
    if (extras.empty()) return true;
    reach.roof.insert(cell);
    for (const Digit digit : extras) reach.ruled_out.add(layout_, {cell, digit});
    return !reach.ruled_out.empty() || share_house(layout_, reach.roof);
  }

  bool is_spent() {
    if (tries_ < kMostCircleTries && options_.is_stopped()) tries_ = kMostCircleTries;
    return ++tries_ > kMostCircleTries;
  }

  void extend(const Reach& reach) {
    const Cell last = path_.back();
    const CellSet later = usable_ - CellSet::first_n(start_.index() + 1);
    for (const Cell next : (layout_.peers(last) & later) - reach.barred) {
      if (is_spent()) return;
      Reach more = reach;
      if (!guard(next, more)) continue;
      path_.push_back(next);
      if (path_.size() > 2 && layout_.peers(start_).contains(next)) {
        close(more);
      } else if (path_.size() == length_) {
        is_cut_ = true;
      } else {
        if (path_.size() > 2) more.barred |= layout_.peers(last);
        more.barred.insert(last);
        extend(more);
      }
      path_.pop_back();
    }
  }

  // Of the two ways around the one whose second cell comes before the last.
  void close(const Reach& reach) {
    if (path_.size() != length_ || path_.back() < path_[1] || reach.roof.empty()) return;
    CellSet cells;
    for (const Cell cell : path_) cells.insert(cell);
    if (path_.size() == 3 && share_house(layout_, cells)) return;
    rings_.push_back(path_);
  }

  const View& view_;
  const Layout& layout_;
  const FindOptions& options_;
  DigitSet digits_;
  CellSet usable_;
  Cell start_;
  Ring path_;
  std::vector<Ring> rings_;
  std::size_t length_ = 0;  // of the rings that are looked for
  bool is_cut_ = false;     // might a longer one be found?
  int& tries_;
};

// What was handed over of one pair of digits.
class Told {
 public:
  bool is_new(const Step& step) {
    std::vector<Candidate> guardians;
    for (const Mark& mark : step.marks) {
      if (mark.role == MarkRole::kGuardian) guardians.push_back(mark.candidate);
    }
    sort_stably(guardians.begin(), guardians.end());
    const Entry entry{guardians, step.eliminations};
    if (std::find(entries_.begin(), entries_.end(), entry) != entries_.end()) return false;
    entries_.push_back(entry);
    return true;
  }

 private:
  struct Entry {
    std::vector<Candidate> guardians;
    std::vector<Candidate> eliminations;
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  std::vector<Entry> entries_;
};

bool hand_over_ring(const FindTask& task, DigitSet digits, const Oddagons::Ring& ring) {
  const View& view = task.view;
  CellSet cells;
  for (const Cell cell : ring) cells.insert(cell);
  Step step = step_of(task.technique, digits, CellSet());
  step.cells = ring;
  mark_guardians(view, digits, step);
  const DeadlyPattern pattern = deadly_pattern(view, cells, digits);
  RuledOut ruled_out(view);
  for (const Mark& mark : step.marks) {
    if (mark.role == MarkRole::kGuardian) ruled_out.add(view.layout(), mark.candidate);
  }
  Step plain = step;
  conclude_from_guardians(view, ruled_out, plain);
  if (!hand_over(std::move(plain), task.sink)) return false;
  if (pattern.roof.size() < 2 || pattern.extras.size() < 2) return true;
  return hand_over_naked_sets(view, step, pattern, view.open_cells() - cells, task.sink);
}

}  // namespace

bool find_bivalue_oddagon(const FindTask& task) {
  int tries = 0;
  for (const Digit a : task.view.layout().all_digits()) {
    for (const Digit b : task.view.layout().all_digits()) {
      if (!(a < b)) continue;
      Told told;
      const auto once = [&](Step&& step) {
        return !told.is_new(step) || task.sink(std::move(step));
      };
      for (const Oddagons::Ring& ring :
           Oddagons(task.view, DigitSet{a, b}, task.options, tries).all()) {
        if (!hand_over_ring(task.with(once), DigitSet{a, b}, ring)) return false;
      }
    }
  }
  return true;
}

}  // namespace shudu
