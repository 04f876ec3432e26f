// `generate` of a wanted difficulty: levels, ratings, techniques. Puzzles come by reduction, so it
// stands beside the method `reduce` and takes the place of its plan where such a wish is.
#pragma once

#include "cli/generate/method_table.h"

namespace shudu::cli {

/// Does an option say how hard the puzzles are to be?
[[nodiscard]] bool wishes_difficulty(const Options& options);

/// The plan of `reduce`, or of wanted puzzles where a difficulty is wished for.
[[nodiscard]] GeneratePlan plan_reduce_as_wished(const PlanRequest& request);

}  // namespace shudu::cli
