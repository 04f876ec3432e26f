// What a row of the kernel table runs: the functions that one instruction set was compiled for.
// Inside the room only; outside a kernel is a name.
#pragma once

#include "solver/lanes/kernels.h"
#include "solver/lanes/lane_job.h"
#include "solver/single/single_job.h"

namespace shudu {

struct KernelCode {
  /// Many puzzles, or one puzzle's tree.
  BatchTotals (*lanes)(const LaneJob& job, LaneMemory& memory);
  /// Taking givens away.
  ReductionTotals (*reductions)(const ReductionJob& job, ReductionMemory& memory);
  /// One puzzle; null where a lane does that as well.
  SingleAnswer (*single)(const SingleJob& job);
};

}  // namespace shudu
