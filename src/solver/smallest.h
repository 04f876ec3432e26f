// The lexicographically smallest solution of puzzles that are known to have several: the second
// pass of a batch.
#pragma once

#include <span>

#include "shudu/solver/batch.h"
#include "solver/kernel_code.h"

namespace shudu {

/// How many puzzles find_smallest takes at once.
inline constexpr std::size_t kSmallestGroup = 64;

/// Puzzles and, for each, a solution of it and its result so far; equally long.
struct KnownSolutions {
  std::span<const DigitBands> puzzles;
  std::span<SolutionText> solutions;
  std::span<PuzzleResult> results;
};

/// Replaces each solution by the puzzle's smallest one. Nodes are added to the results; where
/// `options` end a search early, the result ends for that reason and the solution is the smallest
/// met. Preconditions: at most kSmallestGroup puzzles; `memory` as in lanes/kernels.h.
BatchTotals find_smallest(const KernelCode& code, std::byte* memory, const BatchOptions& options,
                          const KnownSolutions& known);

}  // namespace shudu
