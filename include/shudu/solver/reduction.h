// Taking givens away while the solution stays the only one, in a given order, for many grids at
// once. Classic 9x9 only.
//
//     for each cell of the order:  if the solution is the only one without this given, take it away
//
// What is left depends on the solution, the givens and the order alone: not on the kernel, on the
// neighbours in the batch or on which questions were asked to find it out. With every cell in the
// order the result is minimal: a given that was needed once is needed later too.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "shudu/core/cell.h"
#include "shudu/core/cell_set.h"
#include "shudu/core/grid.h"
#include "shudu/core/stop.h"
#include "shudu/solver/kernel.h"

#pragma GCC visibility push(default)
namespace shudu {

/// One puzzle to be reduced.
struct ReductionTask {
  const Grid* solution = nullptr;  ///< full, of size 9, every digit once in each house
  std::span<const Cell> order;     ///< what to try, first to last; no cell twice
  /// What stands at the start. Precondition: the puzzle of these givens has this solution alone.
  CellSet givens = CellSet::first_n(kMaxCells);
  /// Stop as soon as so few givens are left; a unit that would leave fewer is kept.
  int stop_at = 0;
};

/// For each cell the cells that go with it: a partition of all cells.
using CellUnits = std::array<CellSet, kMaxCells>;

struct ReductionOptions {
  /// When set, a cell of an order stands for its unit, which goes or stays as a whole; an order
  /// names each unit once at most. Not owned.
  const CellUnits* units = nullptr;
  /// When it becomes true the call ends soon, with puzzles that have one solution but may have more
  /// givens than they would. Not owned.
  Stop stop = {};
};

/// What a call took.
struct ReductionTotals {
  std::uint64_t tests = 0;   ///< questions asked of the search
  std::uint64_t rounds = 0;  ///< of propagation, each over all lanes
  bool is_complete = true;   ///< false where the stop flag ended it
};

/// A kernel and its working memory (about 300 KB), for as many calls as wanted. Movable, not
/// copyable; to be used by one thread at a time.
class ReductionSolver {
 public:
  /// Precondition: the machine supports the kernel.
  explicit ReductionSolver(const Kernel& kernel = best_kernel());
  ~ReductionSolver();
  ReductionSolver(ReductionSolver&&) noexcept;
  ReductionSolver& operator=(ReductionSolver&&) noexcept;
  ReductionSolver(const ReductionSolver&) = delete;
  ReductionSolver& operator=(const ReductionSolver&) = delete;

  [[nodiscard]] const Kernel& kernel() const { return *kernel_; }

  /// The givens that are left of each task. A thousand tasks a call keep all lanes busy.
  /// Precondition: `left` has room for them.
  ReductionTotals reduce(std::span<const ReductionTask> tasks, const ReductionOptions& options,
                         std::span<CellSet> left);

 private:
  struct Memory;
  const Kernel* kernel_;
  std::unique_ptr<Memory> memory_;
};

}  // namespace shudu
#pragma GCC visibility pop
