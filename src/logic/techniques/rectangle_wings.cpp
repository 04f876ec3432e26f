// Unique rectangles with wings: the guardians of a rectangle (deadly.h) are the pivot. One of them
// is true; if for a digit z every guardian is z itself or takes its digit from a cell of just that
// digit and z in its sight, then z is in one of these cells or of those guardians, and leaves what
// sees them all.
//
//   extras x and y, cells xz and yz        as an XY-wing with the corners as pivot
//   extras x, y and z, cells xz and yz     as an XYZ-wing; with four digits, a WXYZ-wing
//   extra x alone, two cells xz            as a W-wing, the rectangle in place of its strong link
//
// A step has the corners, then the cells of the wing, each of which is in `als`, too; marks:
// pattern and guardians, colour A the candidates of the wing. Rectangles have two corners with
// guardians or more. Order: of facts_rectangles.h, z, cells of the wing.
// Source: "UR+XY-wing" and the like, Sudoku forums; names as in Sudoku Studio.
#include <algorithm>
#include <vector>

#include "logic/facts_rectangles.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/guardians.h"

namespace shudu {
namespace {

class RectangleWingSearch {
 public:
  RectangleWingSearch(const FindTask& task, const DeadlyPattern& pattern)
      : task_(task), view_(task.view), pattern_(pattern) {
    for (const Cell cell : pattern.roof) {
      for (const Digit digit : task.view.candidates(cell) - pattern.digits) {
        guardians_.push_back({cell, digit});
      }
    }
  }

  bool run(Digit z) {
    z_ = z;
    met_.clear();
    return extend(0, {});
  }

 private:
  // The cells that the guardian would leave only z.
  [[nodiscard]] CellSet wings_of(Candidate guardian) const {
    return view_.bivalue_cells() & view_.cells_of(guardian.digit) & view_.cells_of(z_) &
           view_.layout().peers(guardian.cell);
  }

  bool extend(std::size_t at, CellSet wings) {
    while (at < guardians_.size() &&
           (guardians_[at].digit == z_ || wings.intersects(wings_of(guardians_[at])))) {
      ++at;
    }
    if (at == guardians_.size()) return wings.empty() || show(wings);
    for (const Cell cell : wings_of(guardians_[at])) {
      if (!extend(at + 1, wings | CellSet::only(cell))) return false;
    }
    return true;
  }

  bool show(CellSet wings) {
    if (std::find(met_.begin(), met_.end(), wings) != met_.end()) return true;
    met_.push_back(wings);
    CellSet ends = wings;
    for (const Candidate& guardian : guardians_) {
      if (guardian.digit == z_) ends.insert(guardian.cell);
    }
    const CellSet seen = view_.common_peers(ends);
    if (!seen.intersects(view_.cells_of(z_))) return true;
    Step step = deadly_step(view_, task_.technique, pattern_);
    for (const Cell cell : wings) {
      step.cells.push_back(cell);
      step.als.push_back({CellSet::only(cell), view_.candidates(cell)});
      mark_in(view_, cell, view_.candidates(cell), MarkRole::kColorA, step);
    }
    eliminate_from(view_, seen, z_, step);
    return hand_over(std::move(step), task_.sink);
  }

  const FindTask& task_;
  const View& view_;
  const DeadlyPattern& pattern_;
  Guardians guardians_;
  Digit z_;
  std::vector<CellSet> met_;
};

}  // namespace

bool find_ur_wings(const FindTask& task) {
  for (const Rectangle& rectangle : rectangles_of(task.view)) {
    if (!task.options.missing_marks && !rectangle.has_all_marks) continue;
    if (rectangle.pattern.roof.size() < 2) continue;
    RectangleWingSearch search(task, rectangle.pattern);
    for (const Digit z : task.view.layout().all_digits()) {
      if (!search.run(z)) return false;
    }
  }
  return true;
}

}  // namespace shudu
