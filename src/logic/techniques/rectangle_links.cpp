// Unique rectangles with strong links: a candidate of a corner that would fill all four corners
// with the two digits is false (deadly.h). A corner of just the two digits is filled where it sees
// one of them, a corner with more where a side of the rectangle is a strong link (strong_fill.h).
//
// With corners B of just the two digits and others, this is what is often listed by its number of
// extra corners and strong links: +2B/1SL, +2D/1SL, +3X/2SL, +4X/3SL and so on. Links on the other
// digit in the candidate's own corner alone are type 4 or a hidden rectangle and not shown here.
// A step has the corners; marks as in deadly.h; the links as `chains` with their houses in `base`.
// `FindOptions::missing_marks` takes rectangles where a corner lacks one of the digits, too.
// Order: of corners.h, the digits of the two pairs of corners across, corners.
// Source: MadOverLord, the Sudoku Players' Forum, June 2005, and later threads on "UR+".
#include "logic/corners.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/strong_fill.h"

namespace shudu {
namespace {

// Would the links be those of type 4 or of a hidden rectangle?
bool is_simpler(const std::vector<StrongLink>& links, Candidate candidate) {
  for (const StrongLink& link : links) {
    if (link.from != candidate.cell || link.digit == candidate.digit) return false;
  }
  return true;
}

class Filler {
 public:
  Filler(const FindTask& task, const Corners& corners)
      : task_(task),
        view_(task.view),
        sides_{CellSet{corners[0], corners[3]}, CellSet{corners[1], corners[2]}} {}

  /// With these digits in corners 0 and 3 and in the other two.
  bool run(Digit evens, Digit odds, bool missing_marks) {
    const DeadlyPattern pattern =
        deadly_pattern(view_, sides_[0] | sides_[1], DigitSet{evens, odds});
    if (pattern.roof.size() < 2) return true;
    if (!missing_marks && !has_all_marks(view_, pattern)) return true;
    for (const std::size_t side : {0U, 1U}) {
      const Digit digit = side == 0 ? evens : odds;
      const Digit other = side == 0 ? odds : evens;
      for (const Cell cell : sides_[side]) {
        const Candidate candidate{cell, digit};
        const auto links = strong_fill(view_, candidate, other, sides_[side], sides_[1 - side]);
        if (!links || is_simpler(*links, candidate)) continue;
        if (!hand_over(strong_fill_step(view_, task_.technique, pattern, candidate, *links),
                       task_.sink)) {
          return false;
        }
      }
    }
    return true;
  }

 private:
  const FindTask& task_;
  const View& view_;
  std::array<CellSet, 2> sides_;
};

}  // namespace

bool find_ur_strong_links(const FindTask& task) {
  const View& view = task.view;
  return for_each_rectangle_in(view.layout(), view.open_cells(), [&](const Corners& corners) {
    Filler filler(task, corners);
    const DigitSet evens = view.candidates(corners[0]) & view.candidates(corners[3]);
    const DigitSet odds = view.candidates(corners[1]) & view.candidates(corners[2]);
    for (const Digit one : evens) {
      for (const Digit other : odds - DigitSet::only(one)) {
        if (!filler.run(one, other, task.options.missing_marks)) return false;
      }
    }
    return true;
  });
}

}  // namespace shudu
