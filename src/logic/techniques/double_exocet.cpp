// Double exocet: two junior exocets (exocets.cpp) in different boxes of a band, with the same
// cross-lines and the same base digits. Each base has two digits that its targets repeat; taken
// together, only few choices for both remain: cells that see each other differ, a cell is one
// digit, and a digit of both bases has one placing with a target of each. What fits with no choice
// of both is false, and what a digit that is true in every choice rules out (DigitCases). With four
// digits the two bases as a rule share them out, two and two, and all four are certain.
//
// Order: as of the first exocet, then of the second, which is in a later box. In the step: `cells`
// base and targets of the first, then of the second; `base` their base lines; `cover` the
// cross-lines; marks as in describe_exocet.
// Source: David P. Bird, "JExocet Compendium", Player's Forum t31133. Tests: tests/cases,
// tests/logic/rank_test.cpp.
#include <algorithm>

#include "logic/finders.h"
#include "logic/techniques/exocet.h"

namespace shudu {
namespace {

using Placements = std::array<Candidate, 4>;  // base, targets

Placements placements_of(const Exocet& exocet, const ExocetChoice& choice) {
  return {{{exocet.base.cells[0], choice.in_base[0]},
           {exocet.base.cells[1], choice.in_base[1]},
           {exocet.targets[0], choice.in_targets[0]},
           {exocet.targets[1], choice.in_targets[1]}}};
}

bool agree(const Layout& layout, const Placements& one, const Placements& other) {
  for (const Candidate& a : one) {
    for (const Candidate& b : other) {
      if (a.cell == b.cell && a.digit != b.digit) return false;
      if (a.digit == b.digit && layout.peers(a.cell).contains(b.cell)) return false;
    }
  }
  return true;
}

// The target of a digit under a choice, or -1.
int target_of(const ExocetChoice& choice, Digit digit) {
  if (choice.in_targets[0] == digit) return 0;
  return choice.in_targets[1] == digit ? 1 : -1;
}

bool is_placing_of(const Exocet& exocet, const ExocetChoice& choice, Digit digit,
                   const Placing& placing) {
  const int target = target_of(choice, digit);
  if (target < 0) return true;
  const auto t = static_cast<std::size_t>(target);
  const auto& own = exocet.placings[static_cast<std::size_t>(digit.index())];
  return has_only(placing, exocet.targets[t], exocet.targets[1 - t]) &&
         std::find(own.begin(), own.end(), placing) != own.end();
}

class DoubleExocet {
 public:
  DoubleExocet(const View& view, const Exocet& first, const Exocet& second)
      : view_(view), first_(first), second_(second) {
    const auto others = choices_of(view, second);
    for (const ExocetChoice& one : choices_of(view, first)) {
      for (const ExocetChoice& other : others) add(one, other);
    }
  }

  bool hand_over_to(const Technique& technique, StepSink sink) const {
    if (count_ == 0) return true;
    Step step;
    step.technique = &technique;
    eliminate_others(first_, step);
    eliminate_others(second_, step);
    for (const Digit digit : first_.base.digits) {
      const auto i = static_cast<std::size_t>(digit.index());
      if (times_[i] == count_) cases_[i].eliminate(view_, digit, step);
    }
    if (step.eliminations.empty()) return true;
    describe_exocet(view_, first_, step);
    describe_exocet(view_, second_, step);
    return hand_over(std::move(step), sink);
  }

 private:
  // What no choice of both puts into the exocet's base or targets.
  void eliminate_others(const Exocet& exocet, Step& step) const {
    for (const auto& cells : {exocet.base.cells, exocet.targets}) {
      for (const Cell cell : cells) {
        for (const Digit digit : view_.candidates(cell)) {
          if (!allowed_.contains({cell, digit})) step.eliminations.push_back({cell, digit});
        }
      }
    }
  }

  void add(const ExocetChoice& one, const ExocetChoice& other) {
    const Placements ours = placements_of(first_, one);
    const Placements theirs = placements_of(second_, other);
    if (!agree(view_.layout(), ours, theirs)) return;
    DigitSet digits;
    std::array<std::vector<Placing>, kMaxSize> placings;
    for (const Digit digit : {one.in_base[0], one.in_base[1], other.in_base[0], other.in_base[1]}) {
      digits.insert(digit);
      auto& of_digit = placings[static_cast<std::size_t>(digit.index())];
      of_digit = placings_for(one, other, digit);
      if (of_digit.empty()) return;
    }
    ++count_;
    for (const Digit digit : digits) {
      const auto i = static_cast<std::size_t>(digit.index());
      ++times_[i];
      for (const Placing& placing : placings[i]) cases_[i].add_placing(placing);
    }
    for (const Placements* all : {&ours, &theirs}) {
      for (std::size_t k = 0; k < all->size(); ++k) {
        const Candidate& placed = (*all)[k];
        allowed_.insert(placed);
        if (k < 2) cases_[static_cast<std::size_t>(placed.digit.index())].add_base(placed.cell);
      }
    }
  }

  [[nodiscard]] std::vector<Placing> placings_for(const ExocetChoice& one,
                                                  const ExocetChoice& other, Digit digit) const {
    const bool is_of_first = target_of(one, digit) >= 0;
    const Exocet& exocet = is_of_first ? first_ : second_;
    std::vector<Placing> kept;
    for (const Placing& placing : exocet.placings[static_cast<std::size_t>(digit.index())]) {
      if (is_placing_of(first_, one, digit, placing) &&
          is_placing_of(second_, other, digit, placing)) {
        kept.push_back(placing);
      }
    }
    return kept;
  }

  const View& view_;
  const Exocet& first_;
  const Exocet& second_;
  int count_ = 0;
  CandidateSet allowed_;
  std::array<int, kMaxSize> times_{};  // in how many choices a digit is true in a base
  std::array<DigitCases, kMaxSize> cases_;
};

bool belong_together(const Exocet& first, const Exocet& second) {
  const ExocetBase& one = first.base;
  const ExocetBase& other = second.base;
  return one.is_row == other.is_row && one.band() == other.band() && one.stack < other.stack &&
         one.crosses == other.crosses && one.digits == other.digits;
}

}  // namespace

bool find_double_exocet(const FindTask& task) {
  const View& view = task.view;
  if (view.layout().size() != 9 || view.layout().box_rows() != 3) return true;
  std::vector<Exocet> all;
  for (const ExocetBase& base : exocet_bases(view)) {
    if (task.options.is_stopped()) return true;
    for (Exocet& exocet : junior_exocets(view, base)) all.push_back(std::move(exocet));
  }
  for (const Exocet& first : all) {
    for (const Exocet& second : all) {
      if (!belong_together(first, second)) continue;
      if (!DoubleExocet(view, first, second).hand_over_to(task.technique, task.sink)) return false;
    }
  }
  return true;
}

}  // namespace shudu
