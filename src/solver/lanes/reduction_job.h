// What the lane kernels are asked when givens are to be taken away (shudu/solver/reduction.h); the
// same for every instruction set.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "shudu/core/stop.h"
#include "shudu/solver/reduction.h"

namespace shudu {

struct ReductionJob {
  std::span<const ReductionTask> tasks;
  const CellUnits* units = nullptr;
  Stop stop = {};
  CellSet* left = nullptr;  ///< of each task
};

/// Enough for any kernel; what it holds before and after means nothing.
struct alignas(64) ReductionMemory {
  std::array<std::byte, std::size_t{272} << 10U> bytes;
};

}  // namespace shudu
