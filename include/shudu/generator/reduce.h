// Random minimal puzzles: a uniform grid, then givens taken away in random order while the solution
// stays the only one, until none can go. Classic 9x9.
//
// Puzzle i of a seed is the same whatever else is made with it: seed and i decide grid and order
// (seeding.h), and these decide what is left (solver/reduction.h). Not every minimal puzzle is as
// likely as the others: those of few clues are met too seldom; see weighted reduction for
// statistics.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/rng.h"
#include "shudu/generator/full_grid.h"
#include "shudu/generator/seeding.h"
#include "shudu/solver/reduction.h"

#pragma GCC visibility push(default)
namespace shudu {

/// All 81 cells in random order.
using CellOrder = std::array<Cell, kMaxCells>;

/// Each order as likely as the others.
[[nodiscard]] CellOrder random_cell_order(Rng& rng);

/// The digits of `solution` in these cells.
[[nodiscard]] Grid givens_of(const Grid& solution, CellSet cells);

struct PuzzleWithSolution {
  Grid puzzle;
  Grid solution;
};

/// Makes minimal puzzles, any stretch of the series of a seed at a time. To be used by one thread
/// at a time; `grids` may be shared.
class MinimalPuzzles {
 public:
  /// Precondition: the machine supports the kernel.
  explicit MinimalPuzzles(UniformGrids grids, const Kernel& kernel = best_kernel());

  /// Puzzles `first`, first + 1, ... of the series. A thousand a call keep the kernel busy. When
  /// `stop` becomes true, false comes back soon and the puzzles, each with one solution, need not
  /// be minimal.
  bool make(std::uint64_t seed, std::uint64_t first, std::span<PuzzleWithSolution> to,
            const std::atomic<bool>* stop = nullptr);

 private:
  UniformGrids grids_;
  ReductionSolver solver_;
  std::vector<CellOrder> orders_;
  std::vector<ReductionTask> tasks_;
  std::vector<CellSet> left_;
};

}  // namespace shudu
#pragma GCC visibility pop
