// Some candidates of which at least one is true, whatever says so: what follows from that.
//
//   all    what each of them excludes, by sight or because it is in the same cell, is false
//   set    guardians in cells of one house: one of these cells holds a guardian, which makes a
//          naked set with k cells of the house that together with the guardians have k + 1 digits
//   locked guardians in two cells of a house that share another digit, which has no other place
//          there: one cell is that digit, the other one a guardian
//
// Steps as in deadly.h, types 2, 3 and 4. Tested by the cases of the techniques.
#pragma once

#include <vector>

#include "logic/deadly.h"

namespace shudu {

using Guardians = std::vector<Candidate>;  ///< by cell, then digit

/// Does the truth of each guardian exclude the candidate?
[[nodiscard]] bool is_excluded_by_all(const Layout& layout, const Guardians& guardians,
                                      Candidate candidate);
/// Adds what all of them exclude to the eliminations.
void eliminate_excluded_by_all(const View& view, const Guardians& guardians, Step& step);

/// Each hands over the steps of its kind; `step` is the step so far, none of whose cells a naked
/// set has. False: it is enough.
bool hand_over_guardian_sets(const View& view, const Step& step, const Guardians& guardians,
                             StepSink sink);
bool hand_over_guardian_lock(const View& view, const Step& step, const Guardians& guardians,
                             StepSink sink);

}  // namespace shudu
