// The work is done in lanes/reducer.h. Tested in tests/solver/reduction_test.cpp.
#include "shudu/solver/reduction.h"

#include <cassert>

#include "solver/kernel_code.h"
#include "solver/lanes/reduction_job.h"

namespace shudu {

struct ReductionSolver::Memory {
  ReductionMemory lanes;
};

ReductionSolver::ReductionSolver(const Kernel& kernel)
    : kernel_(&kernel), memory_(std::make_unique_for_overwrite<Memory>()) {}
ReductionSolver::~ReductionSolver() = default;
ReductionSolver::ReductionSolver(ReductionSolver&&) noexcept = default;
ReductionSolver& ReductionSolver::operator=(ReductionSolver&&) noexcept = default;

ReductionTotals ReductionSolver::reduce(std::span<const ReductionTask> tasks,
                                        const ReductionOptions& options, std::span<CellSet> left) {
  assert(left.size() >= tasks.size());
  const ReductionJob job = {tasks, options.units, options.stop, left.data()};
  return kernel_->code->reductions(job, memory_->lanes);
}

}  // namespace shudu
