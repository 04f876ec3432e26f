// The lane kernels: one algorithm (machine.h), a function for each instruction set.
//
// `memory` is the kernel's working memory, kMemory bytes aligned to 64, about 11 KB a lane; what it
// holds before and after means nothing. Run a kernel only where cpu/features.h says that the
// machine has its instructions. Thread-safe with a memory of its own for each thread.
#pragma once

#include <cstddef>

#include "solver/lanes/lane_job.h"

namespace shudu {

inline constexpr std::size_t kLaneMemory = std::size_t{192} << 10U;  // enough for any of them

LaneTotals solve_lanes_avx512(const LaneJob& job, std::byte* memory);
LaneTotals solve_lanes_avx2(const LaneJob& job, std::byte* memory);
LaneTotals solve_lanes_simd128(const LaneJob& job, std::byte* memory);
LaneTotals solve_lanes_sse4(const LaneJob& job, std::byte* memory);
LaneTotals solve_lanes_scalar(const LaneJob& job, std::byte* memory);

}  // namespace shudu
