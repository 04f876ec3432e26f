#include "solver/block.h"

#include <algorithm>

#include "solver/fast.h"
#include "solver/kernel_code.h"
#include "solver/turns.h"

namespace shudu {
namespace {

// The puzzles of a job that have used up kPatience; returns the nodes that this takes.
std::uint64_t go_on_with_open(const Kernel& kernel, const LaneJob& job, std::uint64_t budget) {
  SearchOptions search;
  search.limit = job.limit;
  search.node_budget = budget;
  search.stop = job.stop;
  std::uint64_t nodes = 0;
  for (std::size_t p = 0; p < job.count; ++p) {
    PuzzleResult& result = job.results[p];
    if (result.end != SearchEnd::kBudget) continue;
    const SearchResult found = go_on_with(kernel, bands_of(job, p), search, result.nodes);
    nodes += found.nodes - result.nodes;
    if (found.count > 0 && job.solutions != nullptr) {
      write_grid(found.first, job.solutions + p * job.solution_stride);
    }
    result = {std::max(result.count, found.count), found.nodes, found.end};
  }
  return nodes;
}

}  // namespace

DigitBands bands_of(const LaneJob& job, std::size_t p) {
  return job.text != nullptr ? bands_of_text(job.text + p * job.stride) : job.bands[p];
}

BatchTotals run_block(const Kernel& kernel, LaneMemory& memory, LaneJob job) {
  const std::uint64_t budget = job.node_budget;
  if (takes_turns(job.limit, budget)) job.node_budget = kPatience;
  BatchTotals totals = kernel.code->lanes(job, memory);
  // When a budget ends, the guesses of a puzzle's other lanes in that moment are not in the totals.
  const auto lanes = static_cast<std::uint64_t>(kernel.lanes);
  if (totals.nodes + lanes >= kPatience && job.node_budget < budget) {
    totals.nodes += go_on_with_open(kernel, job, budget);
  }
  return totals;
}

}  // namespace shudu
