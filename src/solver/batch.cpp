// Blocks of puzzles through a lane kernel; then, where a puzzle turned out to have several
// solutions and the smallest is wanted, a second pass for those alone. See batch.h. Tested in
// tests/solver/batch_test.cpp.
#include "shudu/solver/batch.h"

#include <algorithm>
#include <cstring>

#include "solver/lanes/kernels.h"
#include "solver/smallest.h"

namespace shudu {
namespace {

// A block's results stay in the second-level cache until the second pass looks at them.
constexpr std::size_t kBlock = 16384;
constexpr std::size_t kMarksBlock = 256;

}  // namespace

struct BatchSolver::Memory {
  alignas(64) std::array<std::byte, kLaneMemory> lanes;
  std::array<DigitBands, kMarksBlock> bands;
  std::array<SolutionText, kMarksBlock> texts;

  // The group of the second pass: which puzzles, and what is known of them.
  std::size_t group_size = 0;
  std::array<std::size_t, kSmallestGroup> index;
  std::array<DigitBands, kSmallestGroup> group_bands;
  std::array<SolutionText, kSmallestGroup> group_known;
  std::array<PuzzleResult, kSmallestGroup> group_results;
};

namespace {

LaneJob job_of(const BatchOptions& options) {
  LaneJob job;
  // Whether a solution is the smallest is only known when a second one has been looked for.
  job.limit =
      options.which == Which::kSmallest ? std::max<std::uint64_t>(options.limit, 2) : options.limit;
  job.node_budget = options.node_budget;
  job.stop = options.stop;
  return job;
}

void add(BatchTotals& sum, std::uint64_t nodes, std::uint64_t rounds) {
  sum.nodes += nodes;
  sum.rounds += rounds;
}

// `Memory` is private to BatchSolver: the second pass is a template over it.
template <typename Memory>
class SecondPass {
 public:
  SecondPass(const KernelCode& code, Memory& memory, const BatchOptions& options)
      : code_(code), memory_(memory), options_(options) {}

  // The puzzles of a block that `job` has solved and that have several solutions.
  BatchTotals run(const LaneJob& job) {
    memory_.group_size = 0;
    for (std::size_t p = 0; p < job.count; ++p) {
      const PuzzleResult& result = job.results[p];
      if (result.count < 2 || result.end == SearchEnd::kStopped) continue;
      take(job, p);
      if (memory_.group_size == kSmallestGroup) flush(job);
    }
    flush(job);
    return totals_;
  }

 private:
  void take(const LaneJob& job, std::size_t p) {
    const std::size_t at = memory_.group_size++;
    memory_.index[at] = p;
    memory_.group_bands[at] =
        job.text != nullptr ? bands_of_text(job.text + p * job.stride) : job.bands[p];
    memory_.group_results[at] = job.results[p];
    std::memcpy(memory_.group_known[at].data(), job.solutions + p * job.solution_stride, 81);
  }

  void flush(const LaneJob& job) {
    const std::size_t size = memory_.group_size;
    if (size == 0) return;
    const KnownSolutions known{{memory_.group_bands.data(), size},
                               {memory_.group_known.data(), size},
                               {memory_.group_results.data(), size}};
    const BatchTotals totals = find_smallest(code_, memory_.lanes.data(), options_, known);
    add(totals_, totals.nodes, totals.rounds);
    for (std::size_t at = 0; at < size; ++at) {
      const std::size_t p = memory_.index[at];
      job.results[p] = memory_.group_results[at];
      std::memcpy(job.solutions + p * job.solution_stride, memory_.group_known[at].data(), 81);
    }
    memory_.group_size = 0;
  }

  const KernelCode& code_;
  Memory& memory_;
  const BatchOptions& options_;
  BatchTotals totals_;
};

// One block: `job` has its puzzles and its room, all set.
template <typename Memory>
BatchTotals solve_block(const KernelCode& code, Memory& memory, const BatchOptions& options,
                        const LaneJob& job) {
  const LaneTotals first = code.lanes(job, memory.lanes.data());
  BatchTotals totals{first.nodes, first.rounds};
  if (options.which != Which::kSmallest || job.solutions == nullptr) return totals;
  const BatchTotals second = SecondPass<Memory>(code, memory, options).run(job);
  add(totals, second.nodes, second.rounds);
  return totals;
}

// Where one solution was asked for and a second one looked for all the same.
void cut_to_limit(std::span<PuzzleResult> results, std::uint64_t limit) {
  for (PuzzleResult& result : results) {
    if (result.count > limit) result.count = limit;
  }
}

void answer_nothing(std::span<PuzzleResult> results) {
  for (PuzzleResult& result : results) result = {0, 0, SearchEnd::kLimit};
}

}  // namespace

BatchSolver::BatchSolver(const Kernel& kernel)
    : kernel_(&kernel), memory_(std::make_unique_for_overwrite<Memory>()) {}
BatchSolver::~BatchSolver() = default;
BatchSolver::BatchSolver(BatchSolver&&) noexcept = default;
BatchSolver& BatchSolver::operator=(BatchSolver&&) noexcept = default;

BatchTotals BatchSolver::solve(const PuzzleTexts& puzzles, const BatchOptions& options,
                               std::span<PuzzleResult> results, const SolutionTexts& solutions) {
  assert(results.size() >= puzzles.count);
  BatchTotals totals;
  results = results.first(puzzles.count);
  if (options.limit == 0) {
    answer_nothing(results);
    return totals;
  }
  for (std::size_t at = 0; at < puzzles.count; at += kBlock) {
    LaneJob job = job_of(options);
    job.text = puzzles.text + at * puzzles.stride;
    job.stride = puzzles.stride;
    job.count = std::min(kBlock, puzzles.count - at);
    job.results = results.data() + at;
    if (solutions.text != nullptr) job.solutions = solutions.text + at * solutions.stride;
    job.solution_stride = solutions.stride;
    const BatchTotals block = solve_block(*kernel_->code, *memory_, options, job);
    add(totals, block.nodes, block.rounds);
  }
  if (options.limit == 1) cut_to_limit(results, 1);
  return totals;
}

BatchTotals BatchSolver::solve(std::span<const Pencilmarks> puzzles, const BatchOptions& options,
                               std::span<PuzzleResult> results, std::span<Grid> solutions) {
  assert(results.size() >= puzzles.size());
  assert(solutions.empty() || solutions.size() >= puzzles.size());
  BatchTotals totals;
  results = results.first(puzzles.size());
  if (options.limit == 0) answer_nothing(results);
  for (std::size_t at = 0; options.limit != 0 && at < puzzles.size(); at += kMarksBlock) {
    LaneJob job = job_of(options);
    job.count = std::min(kMarksBlock, puzzles.size() - at);
    for (std::size_t p = 0; p < job.count; ++p) {
      memory_->bands[p] = bands_of_marks(puzzles[at + p]);
    }
    job.bands = memory_->bands.data();
    job.results = results.data() + at;
    job.solutions = memory_->texts.front().data();
    const BatchTotals block = solve_block(*kernel_->code, *memory_, options, job);
    add(totals, block.nodes, block.rounds);
    for (std::size_t p = 0; p < job.count && !solutions.empty(); ++p) {
      const bool is_solved = job.results[p].count > 0;
      solutions[at + p] = is_solved ? grid_of_text(memory_->texts[p].data()) : Grid(9);
    }
  }
  if (options.limit == 1) cut_to_limit(results, 1);
  return totals;
}

BatchTotals solve_many(const PuzzleTexts& puzzles, const BatchOptions& options,
                       std::span<PuzzleResult> results, const SolutionTexts& solutions) {
  return BatchSolver().solve(puzzles, options, results, solutions);
}

BatchTotals solve_many(std::span<const Pencilmarks> puzzles, const BatchOptions& options,
                       std::span<PuzzleResult> results, std::span<Grid> solutions) {
  return BatchSolver().solve(puzzles, options, results, solutions);
}

}  // namespace shudu
