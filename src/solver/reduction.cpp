// See shudu/solver/reduction.h. All tasks go in step: each asks its next question, a batch answers.
#include "shudu/solver/reduction.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

#include "solver/block.h"

namespace shudu {
namespace {

constexpr std::size_t kBlock = 256;

struct Progress {
  const ReductionTask* task = nullptr;
  std::size_t at = 0;
  CellSet left;
  CellSet asked;
};

DigitBands bands_of(const Grid& solution, CellSet givens) {
  Pencilmarks marks(9);
  for (const Cell cell : givens) marks.set(cell, DigitSet::only(*solution[cell]));
  return bands_of_marks(marks);
}

// Moves to the next unit that is to be asked about; false when there is none.
bool advance(Progress& progress, const ReductionOptions& options) {
  const ReductionTask& task = *progress.task;
  for (; progress.at < task.order.size(); ++progress.at) {
    const Cell cell = task.order[progress.at];
    const CellSet unit =
        options.units != nullptr
            ? (*options.units)[static_cast<std::size_t>(cell.index())] & progress.left
            : CellSet::only(cell) & progress.left;
    if (unit.empty() || progress.left.size() - unit.size() < task.stop_at) continue;
    progress.asked = unit;
    ++progress.at;
    return true;
  }
  return false;
}

}  // namespace

struct ReductionSolver::Memory {
  LaneMemory lanes;
  std::array<DigitBands, kBlock> bands;
  std::array<PuzzleResult, kBlock> results;
  std::array<Progress, kBlock> progress;
};

ReductionSolver::ReductionSolver(const Kernel& kernel)
    : kernel_(&kernel), memory_(std::make_unique<Memory>()) {}
ReductionSolver::~ReductionSolver() = default;
ReductionSolver::ReductionSolver(ReductionSolver&&) noexcept = default;
ReductionSolver& ReductionSolver::operator=(ReductionSolver&&) noexcept = default;

ReductionTotals ReductionSolver::reduce(std::span<const ReductionTask> tasks,
                                        const ReductionOptions& options, std::span<CellSet> left) {
  assert(left.size() >= tasks.size());
  ReductionTotals totals;
  for (std::size_t first = 0; first < tasks.size(); first += kBlock) {
    const std::size_t count = std::min(kBlock, tasks.size() - first);
    for (std::size_t t = 0; t < count; ++t) {
      memory_->progress[t] = {&tasks[first + t], 0, tasks[first + t].givens, {}};
    }
    std::size_t asking = 1;
    while (asking != 0) {
      asking = 0;
      std::array<Progress*, kBlock> who{};
      for (std::size_t t = 0; t < count; ++t) {
        Progress& progress = memory_->progress[t];
        if (!advance(progress, options)) continue;
        memory_->bands[asking] = bands_of(*progress.task->solution, progress.left - progress.asked);
        who[asking++] = &progress;
      }
      LaneJob job;
      job.bands = memory_->bands.data();
      job.count = asking;
      job.stop = options.stop;
      job.results = memory_->results.data();
      if (asking != 0) totals.rounds += run_block(*kernel_, memory_->lanes, job).rounds;
      totals.tests += asking;
      for (std::size_t q = 0; q < asking; ++q) {
        const PuzzleResult& result = memory_->results[q];
        if (result.count == 1 && result.is_exact()) who[q]->left -= who[q]->asked;
        if (result.end == SearchEnd::kStopped) totals.is_complete = false;
      }
      if (!totals.is_complete) break;
    }
    for (std::size_t t = 0; t < count; ++t) left[first + t] = memory_->progress[t].left;
  }
  return totals;
}

}  // namespace shudu
