// AHS-XZ, the hidden twin of ALS-XZ. An almost hidden set: n digits of a house whose places there
// are n + 1 cells; so just one of these cells is not used by the digits. Take a cell away, and the
// others are: they hold nothing else, and the digits are settled there.
//
// Two such sets A and B of different houses share a cell c in which no digit of both is possible.
// One of them has to do without c, and what that rules out for A and for B alike is false: in
// another shared cell all digits of neither set, in other cells what sees all places that are left
// for a digit of A and all that are left for a digit of B, and so on. If there are two such cells c
// and d, each set lacks exactly one of them; so A without c and B without d or the other way round,
// and what both cases rule out goes.
//
// At least one set has two digits: two single ones are an ordinary chain of two conjugate pairs.
#include <array>
#include <vector>

#include "logic/als_step.h"
#include "logic/finders.h"
#include "logic/finding.h"

// A digit with one place in the house is in none of its sets. Step: `als` the two sets, here with
// one cell more than digits; `base` their houses; `cells` theirs, `digits` theirs; marks kColorA on
// the digits of the sets in c and d, kPattern in their other cells. Order: sets by house, then by
// digits depth first; pairs of sets; the same cells with the same result once. Source: almost
// hidden sets, Player's Forum 2006-08, where they are paired like the naked ones. Tests:
// tests/cases.

namespace shudu {
namespace {

struct Ahs {
  DigitSet digits;
  CellSet cells;
  House house{0};
};

// What goes, by digit.
struct Gone {
  std::array<CellSet, kMaxSize> of{};

  [[nodiscard]] CellSet& at(Digit digit) { return of[static_cast<std::size_t>(digit.index())]; }
  friend Gone operator|(Gone a, const Gone& b) {
    for (std::size_t i = 0; i < kMaxSize; ++i) a.of[i] |= b.of[i];
    return a;
  }
  friend Gone operator&(Gone a, const Gone& b) {
    for (std::size_t i = 0; i < kMaxSize; ++i) a.of[i] &= b.of[i];
    return a;
  }
};

// All sets of a position.
class AhsList {
 public:
  explicit AhsList(const View& view) : view_(view) {
    for (int h = 0; h < view.layout().house_count(); ++h) {
      house_ = House(h);
      digits_.clear();
      for (const Digit digit : view.layout().all_digits()) {
        if (view.cells_of(digit, house_).size() >= 2) digits_.push_back(digit);
      }
      extend(0, Ahs{});
    }
  }
  [[nodiscard]] const std::vector<Ahs>& list() const { return list_; }

 private:
  void extend(std::size_t from, const Ahs& ahs) {
    for (std::size_t i = from; i < digits_.size(); ++i) {
      Ahs more = ahs;
      more.digits.insert(digits_[i]);
      more.cells |= view_.cells_of(digits_[i], house_);
      more.house = house_;
      const int room = more.digits.size() + 1 - more.cells.size();
      // Each further digit makes room for one cell.
      if (room + static_cast<int>(digits_.size() - 1 - i) < 0) continue;
      if (room == 0) list_.push_back(more);
      extend(i + 1, more);
    }
  }

  const View& view_;
  House house_{0};
  std::vector<Digit> digits_;
  std::vector<Ahs> list_;
};

class AhsSearch {
 public:
  explicit AhsSearch(const FindTask& task) : task_(task), view_(task.view), sets_(task.view) {}

  bool run() {
    const std::vector<Ahs>& list = sets_.list();
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (task_.options.is_stopped()) return false;
      for (std::size_t j = i + 1; j < list.size(); ++j) {
        if (list[i].cells.intersects(list[j].cells) && !try_pair(list[i], list[j])) return false;
      }
    }
    return true;
  }

 private:
  // Cells of both that only one of the two can use.
  CellSet restricted(const Ahs& a, const Ahs& b) const {
    CellSet cells = a.cells & b.cells;
    for (const Digit digit : a.digits& b.digits) cells -= view_.cells_of(digit);
    return cells;
  }

  bool try_pair(const Ahs& a, const Ahs& b) {
    if (a.house == b.house || (a.digits.size() == 1 && b.digits.size() == 1)) return true;
    const CellSet shared = restricted(a, b);
    // Each lacks one cell, so with three there would be no solution.
    if (shared.empty() || shared.size() > 2) return true;
    const Cell c = shared.first();
    Gone gone;
    if (shared.size() == 1) {
      gone = without(a, c) & without(b, c);
    } else {
      const Cell d = (shared - CellSet::only(c)).first();
      gone = (without(a, c) | without(b, d)) & (without(a, d) | without(b, c));
    }
    Victims victims;
    for (const Digit digit : view_.layout().all_digits()) victims.add(view_, digit, gone.at(digit));
    if (victims.empty() || !reported_.add(a.cells | b.cells, victims)) return true;
    return hand_over(step_of_pair(a, b, shared, victims), task_.sink);
  }

  // What is ruled out if the set does not use a cell of it.
  Gone without(const Ahs& ahs, Cell cell) const {
    Gone gone;
    CellSet rest = ahs.cells;
    rest.erase(cell);
    for (const Digit digit : view_.layout().all_digits()) {
      if (!ahs.digits.contains(digit)) {
        gone.at(digit) = rest;
        continue;
      }
      const CellSet places = rest & view_.cells_of(digit);
      if (!places.empty()) gone.at(digit) = view_.common_peers(places);
    }
    return gone;
  }

  Step step_of_pair(const Ahs& a, const Ahs& b, CellSet shared, const Victims& victims) const {
    Step step = step_of(task_.technique, a.digits | b.digits, CellSet());
    step.base = {a.house, b.house};
    for (const Ahs* ahs : {&a, &b}) {
      step.als.push_back({ahs->cells, ahs->digits});
      for (const Cell cell : ahs->cells) {
        const bool is_new = ahs == &a || !a.cells.contains(cell);
        if (is_new) step.cells.push_back(cell);
        const MarkRole role = shared.contains(cell) ? MarkRole::kColorA : MarkRole::kPattern;
        for (const Digit digit : view_.candidates(cell) & ahs->digits) {
          add_mark(step, {cell, digit}, role);
        }
      }
    }
    for (const Digit digit : victims.digits()) {
      eliminate_from(view_, victims.of(digit), digit, step);
    }
    return step;
  }

  const FindTask& task_;
  const View& view_;
  AhsList sets_;
  Reported reported_;
};

}  // namespace

bool find_ahs_xz(const FindTask& task) { return AhsSearch(task).run(); }

}  // namespace shudu
