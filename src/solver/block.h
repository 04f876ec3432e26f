// A block of puzzles through the lane kernel, and on in turns (turns.h) where one of them turns out
// to be searched in the wrong place: what all entries for many puzzles run. Tested in
// tests/solver/turns_test.cpp, batch_test.cpp and other_digit_test.cpp.
#pragma once

#include "shudu/solver/kernel.h"
#include "solver/lanes/kernels.h"

namespace shudu {

/// Puzzle p of a job.
[[nodiscard]] DigitBands bands_of(const LaneJob& job, std::size_t p);

/// Answers the job. Preconditions: it is no tree and not ascending; the machine supports the
/// kernel.
BatchTotals run_block(const Kernel& kernel, LaneMemory& memory, LaneJob job);

}  // namespace shudu
