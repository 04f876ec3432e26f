// One puzzle: the one-puzzle kernel answers, and what proves hard goes on in the lanes.
//
// Nothing answers an easy puzzle as soon as the one-puzzle kernel. On a hard one the lane kernel
// has two to three times its speed, for all lanes work on the one tree; so after kHandOver guesses,
// or at once when it looks hard, the nodes that are still open move there. A search that shows its
// solutions one by one stays in the one-puzzle kernel, whose order does not depend on who works
// fastest. Where solutions are only counted and prove many, count/many.h takes over.
//
// Tested in tests/solver/fast_test.cpp and, as one of the methods, in differential_test.cpp.
#include "solver/fast.h"

#include <algorithm>
#include <cassert>
#include <memory>

#include "solver/count/many.h"
#include "solver/count_by.h"
#include "solver/kernel_code.h"
#include "solver/lanes/kernels.h"
#include "solver/reference/mrv.h"
#include "solver/single/single_job.h"
#include "solver/turns.h"

namespace shudu {
namespace {

// The crossing point, measured one puzzle a call on AVX-512, as ratios to the speed of lanes alone
// (top1465 / 1106 / 11+). By guesses alone every puzzle pays for the few: after 3 guesses top1465
// loses a fifth of its speed, after 12 it is 1.52 / 0.91 / 0.84. With a look at the first guess,
// those with many candidates after 1 and the others after 24, 1.49 / 1.00 / 0.95; with many and few
// pairs (SingleJob::hard_budget) 1.62 / 0.99 / 1.01.
constexpr std::uint64_t kHandOver = 24;
constexpr std::uint64_t kHardHandOver = 1;

SearchResult result_of(const PuzzleResult& found, const SolutionText& first) {
  SearchResult result;
  result.count = found.count;
  result.nodes = found.nodes;
  result.end = found.end;
  if (found.count > 0) result.first = grid_of_text(first.data());
  return result;
}

SingleJob job_of(const SearchOptions& options) {
  SingleJob job;
  job.limit = options.limit;
  job.node_budget = options.node_budget;
  job.stop = options.stop;
  return job;
}

// The open nodes of a search, and what it has found before; its first solution, if any, is written.
struct Tree {
  std::span<const DigitBands> nodes;
  PuzzleResult so_far;
};

// Goes on with a tree in all lanes, with the limit, the stop flag and the room of `job`; `sink` may
// be null.
PuzzleResult search_tree(const KernelCode& code, const Tree& tree, const SingleJob& job,
                         std::uint64_t budget, LaneSink* sink) {
  const auto memory = std::make_unique_for_overwrite<LaneMemory>();
  PuzzleResult result = tree.so_far;
  result.end = SearchEnd::kComplete;
  LaneJob lanes;
  lanes.bands = tree.nodes.data();
  lanes.count = tree.nodes.size();
  lanes.is_one_tree = true;
  lanes.is_ascending = job.branching == Branching::kAscending;
  lanes.limit = job.limit;
  lanes.node_budget = budget;
  lanes.stop = job.stop;
  lanes.results = &result;
  lanes.solutions = job.solution;
  lanes.sink = sink;
  code.lanes(lanes, *memory);
  return result;
}

DigitBands bands_of(const SingleJob& job) {
  assert(job.text != nullptr || job.bands != nullptr);
  return job.text != nullptr ? bands_of_text(job.text) : *job.bands;
}

// With lanes alone, for kernels that have nothing else.
PuzzleResult search_in_lanes(const KernelCode& code, const SingleJob& job, std::uint64_t budget,
                             SolutionSink* sink) {
  auto hand_out = [sink](std::size_t /*puzzle*/, const char* solution) {
    return (*sink)(grid_of_text(solution));
  };
  LaneSink lane_sink(hand_out);
  if (job.limit == 0) return {0, 0, SearchEnd::kLimit};
  const DigitBands bands = bands_of(job);
  return search_tree(code, {{&bands, 1}, {}}, job, budget, sink != nullptr ? &lane_sink : nullptr);
}

// One-puzzle kernel, then lanes. The budget and the open nodes of `job` are set here: a copy of it
// can be felt in an easy puzzle's time.
PuzzleResult count_straight(const KernelCode& code, SingleJob& job, std::uint64_t budget) {
  if (code.single == nullptr) return search_in_lanes(code, job, budget, nullptr);
  std::array<DigitBands, kMaxOpenNodes> open;
  job.node_budget = std::min(budget, kHandOver);
  job.hard_budget = std::min(budget, kHardHandOver);
  job.open_nodes = &open;
  const SingleAnswer answer = code.single(job);
  const PuzzleResult result{answer.count, answer.nodes, answer.end};
  if (result.end != SearchEnd::kBudget || result.nodes >= budget) return result;
  const std::span<const DigitBands> nodes(open.data(), static_cast<std::size_t>(answer.open_nodes));
  return search_tree(code, {nodes, result}, job, budget, nullptr);
}

SearchResult go_on_in_turns(const KernelCode& code, SingleJob& job, const SearchOptions& options,
                            std::uint64_t spent) {
  SolutionText first;
  job.solution = first.data();
  const auto kernel = [&](const SearchOptions& turn) {
    return result_of(count_straight(code, job, turn.node_budget), first);
  };
  return count_in_turns(marks_of_bands(bands_of(job)), options, spent, kernel);
}

// The same for a puzzle that may prove to be searched in the wrong place. The kernel writes its
// solution where it is wanted: over a grid, or a copy, it took a tenth of an easy puzzle's time.
PuzzleResult count_one(const KernelCode& code, SingleJob& job, const SearchOptions& options) {
  const bool is_patient = takes_turns(options.limit, options.node_budget);
  const PuzzleResult first =
      count_straight(code, job, is_patient ? kPatience : options.node_budget);
  if (first.end != SearchEnd::kBudget || !is_patient) return first;
  char* const solution = job.solution;
  const SearchResult found = go_on_in_turns(code, job, options, first.nodes);
  if (found.count > 0 && solution != nullptr) write_grid(found.first, solution);
  return {found.count, found.nodes, found.end};
}

}  // namespace

SearchResult search_one(const Kernel& kernel, const Pencilmarks& marks,
                        const SearchOptions& options, SolutionSink* sink, Branching branching) {
  const DigitBands bands = bands_of_marks(marks);
  const KernelCode& code = *kernel.code;
  SolutionText first;
  SingleJob job = job_of(options);
  job.bands = &bands;
  job.solution = first.data();
  job.branching = branching;
  if (sink == nullptr && branching == Branching::kFastest) {
    return result_of(count_one(code, job, options), first);
  }
  if (code.single == nullptr) {
    return result_of(search_in_lanes(code, job, options.node_budget, sink), first);
  }
  auto hand_out = [sink](const SolutionText& solution) {
    return (*sink)(grid_of_text(solution.data()));
  };
  SolutionTextSink text_sink(hand_out);
  if (sink != nullptr) job.sink = &text_sink;
  const SingleAnswer answer = code.single(job);
  return result_of({answer.count, answer.nodes, answer.end}, first);
}

SearchResult go_on_with(const Kernel& kernel, const DigitBands& bands, const SearchOptions& options,
                        std::uint64_t spent) {
  SingleJob job = job_of(options);
  job.bands = &bands;
  return go_on_in_turns(*kernel.code, job, options, spent);
}

PuzzleResult solve_text(const char* puzzle, const SearchOptions& options, char* solution) {
  const KernelCode& code = *kernel_of(options).code;
  SingleJob job = job_of(options);
  job.text = puzzle;
  job.solution = solution;
  return count_one(code, job, options);
}

const Kernel& kernel_of(const SearchOptions& options) {
  return options.kernel != nullptr ? *options.kernel : best_kernel();
}

SearchResult search_by_kernel(const Layout& layout, const Pencilmarks& marks,
                              const SearchOptions& options, SolutionSink sink) {
  if (!layout.is_classic()) return search_by_mrv(layout, marks, options, sink);
  return search_one(kernel_of(options), marks, options, &sink);
}

SearchResult count_by_kernel(const Layout& layout, const Pencilmarks& marks,
                             const SearchOptions& options) {
  if (layout.is_classic()) return count_classic(kernel_of(options), marks, options);
  return count_shared(layout, marks, options, count_by<search_by_mrv>);
}

}  // namespace shudu
