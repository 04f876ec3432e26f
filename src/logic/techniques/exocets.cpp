// Junior and senior exocet: the digits of two base cells are those of two target cells (exocet.h).
//
//   junior  one target on the cross-line of each other box of the band; their companions, the third
//           cells of these cross-lines in the band, have no base digit. So the rest of the placings
//           lies outside the band, in the S-cells, where each base digit then fits twice at most
//   senior  one target in the band, the other among the S-cells of another cross-line
//
// What fits with no choice of two digits goes: in base and targets, in a junior exocet in the
// mirror cells as well (exocet.h). The other mirror cell of a target has neither of the two digits,
// for the one is beside it and the other in the target of its box. A digit that is true in every
// choice also goes from what sees all its base cells or some cell of each of its placings.
// Order: rows first, base lines, boxes, cross-lines, targets. In the step: `cells` base, then
// targets; `base` the base line; `cover` the cross-lines; marks as in describe_exocet.
// Source: Allan Barker's patterns (2008), named exocet by champagne; David P. Bird, "JExocet
// Compendium", Player's Forum t31133. Tests: tests/cases, tests/logic/rank_test.cpp.
#include <algorithm>

#include "logic/finders.h"
#include "logic/techniques/exocet.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

bool has_boxes_of_three(const Layout& layout) {
  return layout.size() == 9 && layout.box_rows() == 3;
}

DigitSet digits_of(const View& view, Cell cell) {
  if (view.open_cells().contains(cell)) return view.candidates(cell);
  return {*view.grid()[cell]};
}

// What the cells of an exocet may hold, over all choices.
class Allowed {
 public:
  void add(Cell cell, Digit digit) { add(cell, DigitSet::only(digit)); }
  void add(Cell cell, DigitSet digits) {
    cells_.insert(cell);
    digits_[static_cast<std::size_t>(cell.index())] |= digits;
  }
  void eliminate_others(const View& view, Step& step) const {
    for (const Cell cell : cells_) {
      const DigitSet kept = digits_[static_cast<std::size_t>(cell.index())];
      for (const Digit digit : view.candidates(cell) - kept) {
        step.eliminations.push_back({cell, digit});
      }
    }
  }

 private:
  CellSet cells_;
  std::array<DigitSet, kMaxCells> digits_{};
};

// The mirror cells under one choice; false where they cannot be filled.
bool add_mirrors(const View& view, const Exocet& exocet, const ExocetChoice& choice,
                 Allowed& allowed) {
  const DigitSet both{choice.in_base[0], choice.in_base[1]};
  bool is_possible = true;
  for (std::size_t t = 0; t < 2; ++t) {
    const auto mirrors = mirrors_of(exocet, t);
    bool fits = false;
    for (std::size_t m = 0; m < 2; ++m) {
      const DigitSet beside = digits_of(view, mirrors[1 - m]) - both;
      if (!may_hold(view, mirrors[m], choice.in_targets[t]) || beside.empty()) continue;
      fits = true;
      allowed.add(mirrors[m], choice.in_targets[t]);
      allowed.add(mirrors[1 - m], beside);
    }
    is_possible &= fits;
  }
  return is_possible;
}

// The choices that leave the mirror cells something, and what is allowed then.
std::vector<ExocetChoice> possible_choices(const View& view, const Exocet& exocet,
                                           Allowed& allowed) {
  std::vector<ExocetChoice> choices;
  for (const ExocetChoice& choice : choices_of(view, exocet)) {
    Allowed with_mirrors = allowed;
    if (exocet.has_mirrors) {
      if (!add_mirrors(view, exocet, choice, with_mirrors)) continue;
      allowed = with_mirrors;
    }
    for (std::size_t i = 0; i < 2; ++i) {
      allowed.add(exocet.base.cells[i], choice.in_base[i]);
      allowed.add(exocet.targets[i], choice.in_targets[i]);
    }
    choices.push_back(choice);
  }
  return choices;
}

// What the digits that are true in every choice rule out.
void eliminate_by_certain_digits(const View& view, const Exocet& exocet,
                                 const std::vector<ExocetChoice>& choices, Step& step) {
  for (const Digit digit : exocet.base.digits) {
    DigitCases cases;
    const bool is_certain =
        std::all_of(choices.begin(), choices.end(), [&](const ExocetChoice& choice) {
          return choice.in_base[0] == digit || choice.in_base[1] == digit;
        });
    if (!is_certain) continue;
    for (const ExocetChoice& choice : choices) {
      cases.add_base(exocet.base.cells[choice.in_base[0] == digit ? 0 : 1]);
      const std::size_t t = choice.in_targets[0] == digit ? 0 : 1;
      for (const Placing& placing : exocet.placings[static_cast<std::size_t>(digit.index())]) {
        if (!has_only(placing, exocet.targets[t], exocet.targets[1 - t])) continue;
        cases.add_placing(placing);
      }
    }
    cases.eliminate(view, digit, step);
  }
}

bool hand_over_exocet(const FindTask& task, const Exocet& exocet) {
  const View& view = task.view;
  Step step;
  step.technique = &task.technique;
  Allowed allowed;
  const std::vector<ExocetChoice> choices = possible_choices(view, exocet, allowed);
  if (choices.empty()) return true;
  allowed.eliminate_others(view, step);
  eliminate_by_certain_digits(view, exocet, choices, step);
  if (step.eliminations.empty()) return true;
  describe_exocet(view, exocet, step);
  return hand_over(std::move(step), task.sink);
}

// The pairs of open cells of which every placing has one; those of the first placing lead.
class TargetSearch {
 public:
  TargetSearch(const View& view, const Exocet& exocet) : view_(view), exocet_(exocet) {
    for (const auto& placings : exocet.placings) {
      all_.insert(all_.end(), placings.begin(), placings.end());
    }
  }

  std::vector<std::array<Cell, 2>> pairs() const {
    std::vector<std::array<Cell, 2>> found;
    if (all_.empty()) return found;
    for (const Cell one : all_.front()) {
      const auto without =
          std::find_if(all_.begin(), all_.end(), [one](const Placing& p) { return !has(p, one); });
      if (without == all_.end()) continue;
      for (const Cell other : *without) {
        const std::array<Cell, 2> pair = {std::min(one, other), std::max(one, other)};
        const bool is_known = std::find(found.begin(), found.end(), pair) != found.end();
        if (!is_known && are_targets(pair)) found.push_back(pair);
      }
    }
    sort_stably(found.begin(), found.end());
    return found;
  }

 private:
  static bool has(const Placing& placing, Cell cell) {
    return std::find(placing.begin(), placing.end(), cell) != placing.end();
  }
  [[nodiscard]] bool is_in_band(Cell cell) const {
    const int line = exocet_.base.is_row ? cell.row_in(9) : cell.column_in(9);
    return line / 3 == exocet_.base.band();
  }
  [[nodiscard]] int cross_of(Cell cell) const {
    return exocet_.base.is_row ? cell.column_in(9) : cell.row_in(9);
  }
  [[nodiscard]] bool are_targets(const std::array<Cell, 2>& pair) const {
    if (!view_.open_cells().contains_all({pair[0], pair[1]})) return false;
    if (is_in_band(pair[0]) == is_in_band(pair[1]) || cross_of(pair[0]) == cross_of(pair[1])) {
      return false;
    }
    return std::all_of(all_.begin(), all_.end(), [&pair](const Placing& placing) {
      return has(placing, pair[0]) || has(placing, pair[1]);
    });
  }

  const View& view_;
  const Exocet& exocet_;
  std::vector<Placing> all_;
};

}  // namespace

bool find_junior_exocet(const FindTask& task) {
  if (!has_boxes_of_three(task.view.layout())) return true;
  for (const ExocetBase& base : exocet_bases(task.view)) {
    if (task.options.is_stopped()) return true;
    for (const Exocet& exocet : junior_exocets(task.view, base)) {
      if (!hand_over_exocet(task, exocet)) return false;
    }
  }
  return true;
}

bool find_senior_exocet(const FindTask& task) {
  const View& view = task.view;
  if (!has_boxes_of_three(view.layout())) return true;
  for (const ExocetBase& base : exocet_bases(view)) {
    if (task.options.is_stopped()) return true;
    Exocet exocet{base, {}, false, {}};
    for (const Digit digit : base.digits) {
      exocet.placings[static_cast<std::size_t>(digit.index())] = placings_of(view, base, digit);
    }
    for (const auto& targets : TargetSearch(view, exocet).pairs()) {
      exocet.targets = targets;
      if (!hand_over_exocet(task, exocet)) return false;
    }
  }
  return true;
}

}  // namespace shudu
