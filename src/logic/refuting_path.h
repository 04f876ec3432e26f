// A refutation of one candidate by steps: a single step, or a path without what it does not need.
// What `why_not` searches with; tested in tests/logic/why_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "shudu/logic/why.h"

namespace shudu {

/// Cells and nodes of chains.
[[nodiscard]] std::size_t pattern_size(const Step& step);

/// Does applying the step take the candidate out of the marks?
[[nodiscard]] bool takes_away(const View& view, const Step& step, Candidate candidate);

/// What else the last step takes away is of no account; kept, it would ask for steps of its own.
void keep_only(Candidate candidate, Step& last);

/// The step of the first technique of the profile that takes the candidate away; of its steps the
/// one of the smallest pattern, the first of equal ones.
[[nodiscard]] std::optional<Step> one_step_against(const View& view, Candidate candidate,
                                                   const Profile& profile,
                                                   const WhyOptions& options);

struct RefutingPath {
  std::vector<Step> steps;
  bool is_cut = true;
};

/// The path to where the candidate falls, cut down; none where it does not fall.
[[nodiscard]] std::optional<RefutingPath> path_against(const View& view, Candidate candidate,
                                                       const Profile& profile,
                                                       const WhyOptions& options);

}  // namespace shudu
