// Blocks of puzzles through a lane kernel; then, where a puzzle turned out to have several
// solutions and the smallest is wanted, a second pass for those alone. See batch.h. Tested in
// tests/solver/batch_test.cpp.
#include "shudu/solver/batch.h"

#include <algorithm>
#include <cstring>

#include "solver/block.h"
#include "solver/smallest.h"

namespace shudu {
namespace {

// A block's results stay in the second-level cache until the second pass looks at them.
constexpr std::size_t kBlock = 16384;
constexpr std::size_t kMarksBlock = 256;

}  // namespace

struct BatchSolver::Memory {
  LaneMemory lanes;
  SmallestGroup group;
  // A block of the candidates' entry.
  std::array<DigitBands, kMarksBlock> bands;
  std::array<SolutionText, kMarksBlock> texts;

  BatchTotals solve(const Kernel& kernel, const BatchOptions& options, const LaneJob& job);
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

// A block's puzzles with several solutions, in groups to the second pass and back.
class SecondPass {
 public:
  SecondPass(const Kernel& kernel, const BatchOptions& options, LaneMemory& lanes,
             SmallestGroup& group)
      : kernel_(kernel), options_(options), lanes_(lanes), group_(group) {}

  /// The puzzles that `job` has solved.
  BatchTotals run(const LaneJob& job) {
    group_.size = 0;
    for (std::size_t p = 0; p < job.count; ++p) {
      const PuzzleResult& result = job.results[p];
      if (result.count < 2 || result.end == SearchEnd::kStopped) continue;
      take(job, p);
      if (group_.size == SmallestGroup::kMost) flush(job);
    }
    flush(job);
    return totals_;
  }

 private:
  void take(const LaneJob& job, std::size_t p) {
    const std::size_t at = group_.size++;
    index_[at] = p;
    group_.puzzles[at] = bands_of(job, p);
    group_.results[at] = job.results[p];
    std::memcpy(group_.solutions[at].data(), job.solutions + p * job.solution_stride, 81);
  }

  void flush(const LaneJob& job) {
    if (group_.size == 0) return;
    totals_ += find_smallest(kernel_, lanes_, options_, group_);
    for (std::size_t at = 0; at < group_.size; ++at) {
      const std::size_t p = index_[at];
      job.results[p] = group_.results[at];
      std::memcpy(job.solutions + p * job.solution_stride, group_.solutions[at].data(), 81);
    }
    group_.size = 0;
  }

  const Kernel& kernel_;
  const BatchOptions& options_;
  LaneMemory& lanes_;
  SmallestGroup& group_;
  std::array<std::size_t, SmallestGroup::kMost> index_;  // in the block
  BatchTotals totals_;
};

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

// One block: `job` has its puzzles and its room, all set.
BatchTotals BatchSolver::Memory::solve(const Kernel& kernel, const BatchOptions& options,
                                       const LaneJob& job) {
  BatchTotals totals = run_block(kernel, lanes, job);
  if (options.which == Which::kSmallest && job.solutions != nullptr) {
    totals += SecondPass(kernel, options, lanes, group).run(job);
  }
  return totals;
}

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
    totals += memory_->solve(*kernel_, options, job);
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
    totals += memory_->solve(*kernel_, options, job);
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
