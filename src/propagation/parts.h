// One puzzle searched by several threads: the search is split into parts, each with some variables
// narrowed, and every solution lies in exactly one of them.
#pragma once

#include <cstdint>
#include <vector>

#include "propagation/problem.h"
#include "shudu/propagation/solve.h"

namespace shudu::propagation {

/// Counts to Options::limit on Options::threads threads. Count and end do not depend on how many
/// there are, unless a budget or a stop ended the search: then the count is what was found until
/// then. `first` is some solution.
[[nodiscard]] Solved count_in_parts(const Problem& problem, const Options& options);

}  // namespace shudu::propagation
