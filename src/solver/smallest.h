// The lexicographically smallest solution of puzzles that are known to have several: the second
// pass of a batch.
#pragma once

#include <array>
#include <cstddef>

#include "shudu/solver/batch.h"
#include "solver/kernel_code.h"

namespace shudu {

/// What the ascending search gets before first_lexicographic is asked, for one puzzle or many.
inline constexpr std::uint64_t kAscendingNodes = 5'000;

/// Puzzles that wait for the second pass, with a solution and the result so far of each. What is
/// beyond `size` means nothing.
struct SmallestGroup {
  static constexpr std::size_t kMost = 64;

  std::size_t size = 0;
  std::array<DigitBands, kMost> puzzles;
  std::array<SolutionText, kMost> solutions;
  std::array<PuzzleResult, kMost> results;
  // What the ascending pass finds.
  std::array<SolutionText, kMost> ascending;
  std::array<PuzzleResult, kMost> ascending_results;
};

/// Replaces each solution of the group by the puzzle's smallest one. Nodes are added to the
/// results; where `options` end a search early, the result ends for that reason and the solution is
/// the smallest met.
BatchTotals find_smallest(const Kernel& kernel, LaneMemory& memory, const BatchOptions& options,
                          SmallestGroup& group);

}  // namespace shudu
