// The lane kernels: one algorithm (machine.h), a function for each instruction set.
//
// A kernel works in the memory that it is given, about 11 KB a lane; what that holds before and
// after means nothing. Run a kernel only where shudu/core/processor.h says that the
// machine has its instructions. Thread-safe with a memory of its own for each thread.
#pragma once

#include <array>
#include <cstddef>

#include "solver/lanes/lane_job.h"
#include "solver/lanes/reduction_job.h"

namespace shudu {

/// Enough for any of them.
struct alignas(64) LaneMemory {
  std::array<std::byte, std::size_t{192} << 10U> bytes;
};

BatchTotals solve_lanes_avx512(const LaneJob& job, LaneMemory& memory);
BatchTotals solve_lanes_avx2(const LaneJob& job, LaneMemory& memory);
BatchTotals solve_lanes_simd128(const LaneJob& job, LaneMemory& memory);
BatchTotals solve_lanes_sse4(const LaneJob& job, LaneMemory& memory);
BatchTotals solve_lanes_scalar(const LaneJob& job, LaneMemory& memory);

ReductionTotals solve_reductions_avx512(const ReductionJob& job, ReductionMemory& memory);
ReductionTotals solve_reductions_avx2(const ReductionJob& job, ReductionMemory& memory);
ReductionTotals solve_reductions_simd128(const ReductionJob& job, ReductionMemory& memory);
ReductionTotals solve_reductions_sse4(const ReductionJob& job, ReductionMemory& memory);
ReductionTotals solve_reductions_scalar(const ReductionJob& job, ReductionMemory& memory);

}  // namespace shudu
