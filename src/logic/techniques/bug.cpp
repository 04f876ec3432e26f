// Bivalue universal grave: all open cells with two candidates each and every digit with two places
// or none in each house. If such a position had a solution, every cell could take its other
// candidate instead, and there would be two. So where it only takes away some candidates, the
// guardians, to make a grave of the position, one of the guardians is true.
//
//   plus 1   a cell of three candidates has the only guardian: the other two go
//   type 2   guardians of one digit in some cells: it leaves what sees all of them
//   type 3   guardians in cells of one house: one of these cells has an extra digit, which makes a
//            naked set with k cells of the house that together with the extras have k + 1 digits
//   type 4   guardians in two cells of a house that share one digit of the grave: it has no other
//            place there; were one of them its other digit of the grave, no guardian would be true
//   plus n   two guardians or more (in one cell, too), not of one digit: what each excludes goes
//   xz       two guardians, x and z, and a cell of just x and z that sees x: the guardian z is
//            true, or x is and the cell is z; so what sees both loses z
#include <algorithm>
#include <array>
#include <vector>

#include "logic/deadly.h"
#include "logic/finders.h"
#include "logic/finding.h"

// BugGuardians are looked for in all ways: cells with more than two candidates, ascending, with
// each choice of extra digits that have more than two places in all houses of the cell. On layouts
// with peers beyond houses (anti-knight, anti-king) exchanging could offend those: there is none
// there.
//
// A step has as digits the extras (plus 1: none), as cells those of the guardians, as marks
// guardian (the extras) and pattern (their other candidates), for type 3 the fields of deadly.h,
// for type 4 the house in `base`; the locked digit is the pattern mark of both cells that stays.
// For xz the cell comes after those of the guardians, with its digits as colour A, and the chain
// runs from the guardian z by x to the cell. Order there: graves, the guardian that is x, cells.
// Source: BUG, Ruud and others, 2005; types as in Sudoku Explainer 1.2.1.

namespace shudu {
namespace {

// More cells of guardians than this give nothing.
constexpr int kMostGuardianCells = 8;

struct BugGuardians {
  std::array<Cell, kMostGuardianCells> cell_list{};
  std::array<DigitSet, kMostGuardianCells> extras{};
  std::size_t count = 0;
  CellSet cells;
  DigitSet digits;  ///< of all guardians
};

template <typename See>
class GraveSearch {
 public:
  GraveSearch(const View& view, See& see) : view_(view), see_(see) {}

  // False: `see` has had enough.
  bool run() {
    const Layout& layout = view_.layout();
    if (layout.is_anti_knight() || layout.is_anti_king()) return true;
    const CellSet many = view_.open_cells() - view_.bivalue_cells();
    if (many.empty() || many.size() > kMostGuardianCells) return true;
    for (const Cell cell : many) {
      if (view_.candidates(cell).size() < 3) return true;
    }
    return !count_surplus() || choose(many);
  }

 private:
  int& surplus(House house, Digit digit) {
    return surplus_[static_cast<std::size_t>(house.index())]
                   [static_cast<std::size_t>(digit.index())];
  }

  // How many places too many has each digit in each house? False: too few somewhere.
  bool count_surplus() {
    for (int h = 0; h < view_.layout().house_count(); ++h) {
      for (const Digit digit : view_.layout().all_digits()) {
        const int places = std::popcount(unsigned{view_.places(House(h), digit)});
        if (places == 1) return false;
        surplus(House(h), digit) = places == 0 ? 0 : places - 2;
        left_ += surplus(House(h), digit);
      }
    }
    return true;
  }

  // The digits that the cell may have as extras.
  DigitSet choices(Cell cell) {
    DigitSet digits = view_.candidates(cell);
    for (const House house : view_.layout().houses_of(cell)) {
      for (const Digit digit : digits) {
        if (surplus(house, digit) == 0) digits.erase(digit);
      }
    }
    return digits;
  }

  void take(Cell cell, DigitSet digits, int change) {
    for (const House house : view_.layout().houses_of(cell)) {
      for (const Digit digit : digits) {
        surplus(house, digit) += change;
        left_ += change;
      }
    }
  }

  // Extras of the first of the cells, then of the others.
  bool choose(CellSet cells) {
    if (cells.empty()) return left_ != 0 || see_(found_);
    const Cell cell = cells.first();
    cells.erase(cell);
    const int count = view_.candidates(cell).size() - 2;
    return for_each_subset(choices(cell).bits(), count, [&](unsigned bits) {
      const DigitSet extras = DigitSet::from_bits(bits);
      take(cell, extras, -1);
      const BugGuardians before = found_;
      found_.cell_list[found_.count] = cell;
      found_.extras[found_.count++] = extras;
      found_.cells.insert(cell);
      found_.digits |= extras;
      const bool goes_on = choose(cells);
      found_ = before;
      take(cell, extras, 1);
      return goes_on;
    });
  }

  const View& view_;
  See& see_;
  BugGuardians found_;
  std::array<std::array<int, kMaxSize>, kMaxHouses> surplus_{};
  int left_ = 0;  ///< all surplus
};

// Calls `see(guardians)` for each choice of guardians, while it returns true.
template <typename See>
bool for_each_grave(const View& view, See see) {
  return GraveSearch<See>(view, see).run();
}

// Lets a step through once, whichever choice of guardians it comes from.
class Once {
 public:
  explicit Once(StepSink sink) : sink_(sink) {}
  bool operator()(Step&& step) {
    const bool is_known = std::any_of(known_.begin(), known_.end(), [&step](const Step& other) {
      return other.digits == step.digits && other.cells == step.cells &&
             other.eliminations == step.eliminations;
    });
    if (is_known) return true;
    known_.push_back(step);
    return sink_(std::move(step));
  }

 private:
  StepSink sink_;
  std::vector<Step> known_;
};

Step grave_step(const View& view, const Technique& technique, const BugGuardians& guardians) {
  Step step = step_of(technique, guardians.digits, guardians.cells);
  step.flags.uniqueness = true;
  for (std::size_t i = 0; i < guardians.count; ++i) {
    const Cell cell = guardians.cell_list[i];
    const DigitSet pattern = view.candidates(cell) - guardians.extras[i];
    mark_beside(view, cell, pattern, MarkRole::kGuardian, step);
  }
  return step;
}

// Does the truth of each guardian exclude the candidate?
bool is_excluded(const Layout& layout, const BugGuardians& guardians, Candidate candidate) {
  for (std::size_t i = 0; i < guardians.count; ++i) {
    const Cell cell = guardians.cell_list[i];
    const DigitSet extras = guardians.extras[i];
    if (cell == candidate.cell) {
      if (extras.contains(candidate.digit)) return false;
    } else if (extras != DigitSet::only(candidate.digit) ||
               !layout.peers(cell).contains(candidate.cell)) {
      return false;
    }
  }
  return true;
}

void eliminate_excluded(const View& view, const BugGuardians& guardians, Step& step) {
  for (const Cell cell : view.open_cells()) {
    for (const Digit digit : view.candidates(cell)) {
      if (is_excluded(view.layout(), guardians, {cell, digit})) {
        step.eliminations.push_back({cell, digit});
      }
    }
  }
}

bool hand_over_locked(const FindTask& task, const BugGuardians& guardians) {
  const View& view = task.view;
  if (guardians.count != 2) return true;
  const std::array<Cell, 2> cells{guardians.cell_list[0], guardians.cell_list[1]};
  const DigitSet one = view.candidates(cells[0]) - guardians.extras[0];
  const DigitSet other = view.candidates(cells[1]) - guardians.extras[1];
  if ((one & other).size() != 1) return true;
  const Digit locked = (one & other).first();
  const Layout& layout = view.layout();
  Step step = grave_step(view, task.technique, guardians);
  for (const House house : layout.houses_of(cells[0])) {
    if (layout.cells(house).contains(cells[1]) &&
        guardians.cells.contains_all(view.cells_of(locked, house))) {
      step.base.push_back(house);
    }
  }
  if (step.base.empty()) return true;
  eliminate_from(view, CellSet::only(cells[0]), (one - other).first(), step);
  eliminate_from(view, CellSet::only(cells[1]), (other - one).first(), step);
  return hand_over(std::move(step), task.sink);
}

ChainNode node_of(Candidate candidate, bool is_on, LinkKind link) {
  return {candidate.digit, CellSet::only(candidate.cell), is_on, link, NodeKind::kCell, -1};
}

// Two guardians that are all: one of them is true.
struct GuardianPair {
  Candidate x;
  Candidate z;
};

// The bivalue cells of x and z that see the guardian x.
bool hand_over_xz(const FindTask& task, const BugGuardians& guardians, const GuardianPair& pair) {
  const View& view = task.view;
  const auto [x, z] = pair;
  const CellSet bivalue = view.bivalue_cells() & view.layout().peers(x.cell);
  for (const Cell cell : bivalue& view.cells_of(x.digit) & view.cells_of(z.digit)) {
    if (guardians.cells.contains(cell)) continue;
    Step step = grave_step(view, task.technique, guardians);
    step.cells.push_back(cell);
    step.marks.push_back({{cell, x.digit}, MarkRole::kColorA});
    step.marks.push_back({{cell, z.digit}, MarkRole::kColorA});
    step.chains.push_back({node_of(z, false, LinkKind::kStart), node_of(x, true, LinkKind::kStrong),
                           node_of({cell, x.digit}, false, LinkKind::kWeak),
                           node_of({cell, z.digit}, true, LinkKind::kStrong)});
    eliminate_from(view, view.common_peers({cell, z.cell}), z.digit, step);
    if (!hand_over(std::move(step), task.sink)) return false;
  }
  return true;
}

}  // namespace

bool find_bug_plus_1(const FindTask& task) {
  const View& view = task.view;
  if (view.trivalue_cells().size() != 1) return true;
  return for_each_grave(view, [&](const BugGuardians& guardians) {
    if (guardians.count != 1 || guardians.digits.size() != 1) return true;
    Step step = grave_step(view, task.technique, guardians);
    step.digits = {};
    const Cell cell = guardians.cell_list[0];
    for (const Digit digit : view.candidates(cell) - guardians.digits) {
      step.eliminations.push_back({cell, digit});
    }
    return hand_over(std::move(step), task.sink);
  });
}

bool find_bug_type_2(const FindTask& task) {
  const View& view = task.view;
  Once once(task.sink);
  return for_each_grave(view, [&](const BugGuardians& guardians) {
    if (guardians.count < 2 || guardians.digits.size() != 1) return true;
    Step step = grave_step(view, task.technique, guardians);
    eliminate_from(view, view.common_peers(guardians.cells), guardians.digits.first(), step);
    return hand_over(std::move(step), once);
  });
}

bool find_bug_type_3(const FindTask& task) {
  const View& view = task.view;
  Once once(task.sink);
  return for_each_grave(view, [&](const BugGuardians& guardians) {
    if (guardians.count < 2 || guardians.digits.size() < 2) return true;
    // As a pattern without digits of its own: an extra of one cell may be plain in another.
    const DeadlyPattern pattern{guardians.cells, {}, guardians.cells, guardians.digits};
    const CellSet usable = view.open_cells() - guardians.cells;
    return hand_over_naked_sets(view, grave_step(view, task.technique, guardians), pattern, usable,
                                once);
  });
}

bool find_bug_type_4(const FindTask& task) {
  Once once(task.sink);
  return for_each_grave(task.view, [&](const BugGuardians& guardians) {
    return hand_over_locked(task.with(once), guardians);
  });
}

bool find_bug_xz(const FindTask& task) {
  Once once(task.sink);
  return for_each_grave(task.view, [&](const BugGuardians& guardians) {
    std::vector<Candidate> list;
    for (std::size_t i = 0; i < guardians.count; ++i) {
      for (const Digit digit : guardians.extras[i]) list.push_back({guardians.cell_list[i], digit});
    }
    if (list.size() != 2 || list[0].digit == list[1].digit) return true;
    return hand_over_xz(task.with(once), guardians, {list[0], list[1]}) &&
           hand_over_xz(task.with(once), guardians, {list[1], list[0]});
  });
}

bool find_bug_plus_n(const FindTask& task) {
  Once once(task.sink);
  return for_each_grave(task.view, [&](const BugGuardians& guardians) {
    if (guardians.digits.size() < 2) return true;
    Step step = grave_step(task.view, task.technique, guardians);
    eliminate_excluded(task.view, guardians, step);
    return hand_over(std::move(step), once);
  });
}

}  // namespace shudu
