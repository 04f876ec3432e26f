// Unique rectangles seen from outside: where further candidates stand in two corners of a side, the
// two digits still have no other place in some house of that side but a few cells outside. Were
// they in none of these, they would fill both corners; with the other side likewise, or of just the
// two digits, the rectangle would be deadly (deadly.h). So one of the places outside, the external
// guardians, is true.
//
//   types 1, 2   what all guardians exclude goes (1: they are in one cell; 2: of one digit)
//   type 3       guardians in cells of a house make a naked set with others of it
//   type 4       guardians in two cells of a house that share a locked digit
//
// One or two houses are needed: for both rows of the rectangle or both columns, one that has the
// two corners, unless these hold just the two digits. Steps that only take from the corners what
// type 4 of the rectangle takes are left out. A step has the corners; marks: the two digits there
// (pattern) and the guardians; the houses in `cover`; the rest as in guardians.h.
// Order: rectangles of facts_rectangles.h, then those without a corner of just the two digits by
// corners and digits; rows, columns; houses; all, sets, locked.
// Source: "external" unique rectangles, Sudoku forums from 2006 on.
#include "logic/corners.h"
#include "logic/facts_rectangles.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/guardians.h"

namespace shudu {
namespace {

constexpr std::size_t kMostGuardians = 8;

class External {
 public:
  External(const FindTask& task, const DeadlyPattern& pattern)
      : task_(task), view_(task.view), pattern_(pattern) {}

  /// Sides: the two rows of the rectangle or its two columns.
  bool run(const std::array<CellSet, 2>& sides) {
    const std::vector<House> none;
    return choose(sides, 0, none);
  }

 private:
  // A house for each side that has corners with more.
  bool choose(const std::array<CellSet, 2>& sides, std::size_t at,
              const std::vector<House>& houses) {
    if (at == sides.size()) return houses.empty() || hand_over_all(houses);
    if (!sides[at].intersects(pattern_.roof)) return choose(sides, at + 1, houses);
    for (const House house : view_.layout().houses_of(sides[at].first())) {
      if (!view_.layout().cells(house).contains_all(sides[at])) continue;
      std::vector<House> more = houses;
      more.push_back(house);
      if (!choose(sides, at + 1, more)) return false;
    }
    return true;
  }

  [[nodiscard]] Guardians guardians_in(const std::vector<House>& houses) const {
    CellSet outside;
    for (const House house : houses) outside |= view_.layout().cells(house);
    Guardians guardians;
    for (const Cell cell : outside - pattern_.cells) {
      for (const Digit digit : pattern_.digits& view_.candidates(cell)) {
        guardians.push_back({cell, digit});
      }
    }
    return guardians;
  }

  [[nodiscard]] Step step_with(const Guardians& guardians, const std::vector<House>& houses) const {
    Step step = step_of(task_.technique, pattern_.digits, pattern_.cells);
    step.flags.uniqueness = true;
    for (const Cell cell : pattern_.cells) {
      mark_in(view_, cell, pattern_.digits, MarkRole::kPattern, step);
    }
    for (const Candidate& one : guardians) step.marks.push_back({one, MarkRole::kGuardian});
    step.cover = houses;
    return step;
  }

  // Does it say more than type 4?
  [[nodiscard]] bool is_new(const Step& step) const {
    for (const Candidate& gone : step.eliminations) {
      if (!pattern_.cells.contains(gone.cell)) return true;
    }
    return false;
  }

  bool hand_over_all(const std::vector<House>& houses) {
    const Guardians guardians = guardians_in(houses);
    if (guardians.empty() || guardians.size() > kMostGuardians) return true;
    const Step step = step_with(guardians, houses);
    Step all = step;
    eliminate_excluded_by_all(view_, guardians, all);
    if (is_new(all) && !hand_over(std::move(all), task_.sink)) return false;
    return hand_over_guardian_sets(view_, step, guardians, task_.sink) &&
           hand_over_guardian_lock(view_, step, guardians, task_.sink);
  }

  const FindTask& task_;
  const View& view_;
  const DeadlyPattern& pattern_;
};

// Both ways to take the rectangle apart; corners as in corners.h.
bool hand_over_external(const FindTask& task, const Corners& corners,
                        const DeadlyPattern& pattern) {
  if (pattern.roof.size() < 2) return true;
  External external(task, pattern);
  return external.run({CellSet{corners[0], corners[1]}, CellSet{corners[2], corners[3]}}) &&
         external.run({CellSet{corners[0], corners[2]}, CellSet{corners[1], corners[3]}});
}

// Rectangles with both digits and more in all corners.
bool hand_over_open(const FindTask& task, const Corners& corners) {
  DigitSet common = task.view.layout().all_digits();
  for (const Cell corner : corners) common &= task.view.candidates(corner);
  return for_each_subset(common.bits(), 2, [&](unsigned bits) {
    const DeadlyPattern pattern =
        deadly_pattern(task.view, cells_of_corners(corners), DigitSet::from_bits(bits));
    return pattern.roof.size() != 4 || hand_over_external(task, corners, pattern);
  });
}

}  // namespace

bool find_ur_external(const FindTask& task) {
  for (const Rectangle& rectangle : rectangles_of(task.view)) {
    if (!task.options.missing_marks && !rectangle.has_all_marks) continue;
    if (!hand_over_external(task, rectangle.corners, rectangle.pattern)) {
      return false;
    }
  }
  return for_each_rectangle_in(
      task.view.layout(), task.view.open_cells(),
      [&](const Corners& corners) { return hand_over_open(task, corners); });
}

}  // namespace shudu
