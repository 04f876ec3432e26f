// What a candidate of a two-digit pattern would force: cell after cell the pattern fills up by
// turns, where a cell of just the two digits sees the other one, or a strong link along the pattern
// leaves a digit no other place.
//
// If all cells are filled, the pattern is deadly (deadly.h) and the candidate is false. Used by
// unique rectangles and unique loops with strong links; tested by their cases.
#pragma once

#include <optional>
#include <vector>

#include "logic/deadly.h"

namespace shudu {

/// A digit with two places in a house, both in the pattern: false in `from`, so true in `to`.
struct StrongLink {
  Digit digit;
  Cell from;
  Cell to;
  House house{0};
};

/// The links that fill the pattern if the candidate is true, none of them needless; none where it
/// does not fill up. `same` are the cells that would hold the candidate's digit, its own among
/// them, `others` those that would hold the other digit.
[[nodiscard]] std::optional<std::vector<StrongLink>> strong_fill(const View& view,
                                                                 Candidate candidate, Digit other,
                                                                 CellSet same, CellSet others);

/// The step that takes the candidate out: `base` and `chains` have the links with their houses.
[[nodiscard]] Step strong_fill_step(const View& view, const Technique& technique,
                                    const DeadlyPattern& pattern, Candidate candidate,
                                    const std::vector<StrongLink>& links);

}  // namespace shudu
