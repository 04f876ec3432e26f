// The smallest solution in two ways, the quick one first.
//
// 1. Depth-first search that branches on the first open cell, digits ascending, meets the smallest
//    solution first. Where there are several solutions this is nearly always quick, and all lanes
//    work; but a puzzle can make it arbitrarily slow, so it gets a budget.
// 2. first_lexicographic, which asks exact cover for each smaller digit in turn: it ends soon even
//    on sparse grids with a contradiction in a corner. (Kernels were tried for this question: they
//    are quicker on most puzzles and may guess elsewhere for hours on such grids.)
// Tested against first_lexicographic in tests/solver/batch_test.cpp.
#include "solver/smallest.h"

#include <algorithm>

#include "shudu/solver/lexicographic.h"

namespace shudu {
namespace {

// The second way, for puzzle p of the group.
void ask_for_smaller(const BatchOptions& options, SmallestGroup& group, std::size_t p) {
  SearchOptions search;
  search.node_budget = options.node_budget;
  search.stop = options.stop;
  const SearchResult smallest =
      first_lexicographic(Layout::classic(), marks_of_bands(group.puzzles[p]),
                          grid_of_text(group.solutions[p].data()), *find_method("dlx"), search);
  write_grid(smallest.first, group.solutions[p].data());
  group.results[p].nodes += smallest.nodes;
  if (!smallest.is_exact()) group.results[p].end = smallest.end;
}

}  // namespace

BatchTotals find_smallest(const Kernel& kernel, LaneMemory& memory, const BatchOptions& options,
                          SmallestGroup& group) {
  LaneJob job;
  job.bands = group.puzzles.data();
  job.count = group.size;
  job.is_ascending = true;
  job.limit = 1;
  job.node_budget = std::min(options.node_budget, kAscendingNodes);
  job.stop = options.stop;
  job.results = group.ascending_results.data();
  job.solutions = group.ascending.front().data();
  const BatchTotals totals = kernel.code->lanes(job, memory);
  for (std::size_t p = 0; p < group.size; ++p) {
    group.results[p].nodes += group.ascending_results[p].nodes;
    if (group.ascending_results[p].count > 0) {
      group.solutions[p] = group.ascending[p];
    } else {
      ask_for_smaller(options, group, p);
    }
  }
  return totals;
}

}  // namespace shudu
