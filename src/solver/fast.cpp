// One puzzle: the one-puzzle kernel answers, and what proves hard goes on in the lanes.
//
// Nothing answers an easy puzzle as soon as the one-puzzle kernel. On a hard one the lane kernel
// has two to three times its speed, for all lanes work on the one tree; so after kHandOver guesses
// the nodes that are still open move there. A search that shows its solutions one by one stays in
// the one-puzzle kernel, whose order does not depend on who works fastest. Where solutions are only
// counted and prove many, count/many.h takes over.
//
// Tested in tests/solver/fast_test.cpp and, as one of the methods, in differential_test.cpp.
#include "solver/fast.h"

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

// Measured on lists of one puzzle a call (AVX-512, ratio to never handing over before 24 guesses;
// top1465 / 1106 / 11+): at 3 guesses 0.76 / 1.21 / 1.40, at 6 0.85 / 1.20 / 1.26, at 12 0.95 /
// 1.11 / 1.19. On AVX2 12 costs nothing on the first list.
constexpr std::uint64_t kHandOver = 12;

SearchResult result_of(std::uint64_t count, std::uint64_t nodes, SearchEnd end,
                       const SolutionText& first) {
  SearchResult result;
  result.count = count;
  result.nodes = nodes;
  result.end = end;
  if (count > 0) result.first = grid_of_text(first.data());
  return result;
}

SingleJob job_of(const SearchOptions& options) {
  SingleJob job;
  job.limit = options.limit;
  job.node_budget = options.node_budget;
  job.stop = options.stop;
  return job;
}

// The open nodes of a search, and what it has found before.
struct Tree {
  std::span<const DigitBands> nodes;
  SingleAnswer so_far;
  bool is_ascending = false;
};

// Goes on with a tree in all lanes; `sink` may be null.
SearchResult search_tree(const KernelCode& code, const Tree& tree, const SearchOptions& options,
                         LaneSink* sink) {
  const auto memory = std::make_unique_for_overwrite<LaneMemory>();
  PuzzleResult result{tree.so_far.count, tree.so_far.nodes, SearchEnd::kComplete};
  SolutionText first = tree.so_far.first;
  LaneJob job;
  job.bands = tree.nodes.data();
  job.count = tree.nodes.size();
  job.is_one_tree = true;
  job.is_ascending = tree.is_ascending;
  job.limit = options.limit;
  job.node_budget = options.node_budget;
  job.stop = options.stop;
  job.results = &result;
  job.solutions = first.data();
  job.sink = sink;
  code.lanes(job, *memory);
  return result_of(result.count, result.nodes, result.end, first);
}

DigitBands bands_of(const SingleJob& job) {
  assert(job.text != nullptr || job.bands != nullptr);
  return job.text != nullptr ? bands_of_text(job.text) : *job.bands;
}

// With lanes alone, for kernels that have nothing else.
SearchResult search_in_lanes(const KernelCode& code, const DigitBands& bands,
                             const SearchOptions& options, SolutionSink* sink,
                             Branching branching) {
  auto hand_out = [sink](std::size_t /*puzzle*/, const char* solution) {
    return (*sink)(grid_of_text(solution));
  };
  LaneSink lane_sink(hand_out);
  if (options.limit == 0) return result_of(0, 0, SearchEnd::kLimit, {});
  const Tree tree{{&bands, 1}, {}, branching == Branching::kAscending};
  return search_tree(code, tree, options, sink != nullptr ? &lane_sink : nullptr);
}

// `job` has its puzzle and its options.
SearchResult count_straight(const KernelCode& code, SingleJob job, const SearchOptions& options) {
  if (code.single == nullptr) {
    return search_in_lanes(code, bands_of(job), options, nullptr, Branching::kFastest);
  }
  std::array<DigitBands, kMaxOpenNodes> open;
  job.node_budget = std::min(options.node_budget, kHandOver);
  job.open_nodes = &open;
  const SingleAnswer answer = code.single(job);
  if (answer.end != SearchEnd::kBudget || options.node_budget <= kHandOver) {
    return result_of(answer.count, answer.nodes, answer.end, answer.first);
  }
  const std::span<const DigitBands> nodes(open.data(), static_cast<std::size_t>(answer.open_nodes));
  return search_tree(code, {nodes, answer}, options, nullptr);
}

SearchResult go_on_in_turns(const KernelCode& code, const SingleJob& job,
                            const SearchOptions& options, std::uint64_t spent) {
  const auto kernel = [&code, &job](const SearchOptions& turn) {
    return count_straight(code, job, turn);
  };
  return count_in_turns(marks_of_bands(bands_of(job)), options, spent, kernel);
}

// The same for a puzzle that may prove to be searched in the wrong place.
SearchResult count_one(const KernelCode& code, const SingleJob& job, const SearchOptions& options) {
  if (!takes_turns(options.limit, options.node_budget)) return count_straight(code, job, options);
  SearchOptions patient = options;
  patient.node_budget = kPatience;
  const SearchResult first = count_straight(code, job, patient);
  if (first.end != SearchEnd::kBudget) return first;
  return go_on_in_turns(code, job, options, first.nodes);
}

}  // namespace

SearchResult search_one(const Kernel& kernel, const Pencilmarks& marks,
                        const SearchOptions& options, SolutionSink* sink, Branching branching) {
  const DigitBands bands = bands_of_marks(marks);
  const KernelCode& code = *kernel.code;
  SingleJob job = job_of(options);
  job.bands = &bands;
  if (sink == nullptr && branching == Branching::kFastest) return count_one(code, job, options);
  if (code.single == nullptr) return search_in_lanes(code, bands, options, sink, branching);
  auto hand_out = [sink](const SolutionText& solution) {
    return (*sink)(grid_of_text(solution.data()));
  };
  SolutionTextSink text_sink(hand_out);
  if (sink != nullptr) job.sink = &text_sink;
  job.branching = branching;
  const SingleAnswer answer = code.single(job);
  return result_of(answer.count, answer.nodes, answer.end, answer.first);
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
  const SearchResult found = count_one(code, job, options);
  if (solution != nullptr && found.count > 0) write_grid(found.first, solution);
  return {found.count, found.nodes, found.end};
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
