// Counts the solutions of many puzzles up to a small number, on any layout: in the lanes of the
// batch kernel where it is the classic one, else one by one.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/solver/batch.h"

namespace shudu {

/// A puzzle's solutions: how many, at most the limit, and one of them.
struct CappedCount {
  std::uint64_t count = 0;
  Grid solution;  ///< where count > 0; some solution
};

/// One for each thread.
class CappedCounter {
 public:
  /// `layout` must live longer. Precondition: the machine supports the kernel.
  CappedCounter(const Layout& layout, const Kernel& kernel);

  /// False when stopped. Preconditions: limit >= 1, as many counts as puzzles, no clash of givens.
  bool count(std::span<const Grid> puzzles, std::uint64_t limit, std::span<CappedCount> counts,
             const std::atomic<bool>* stop);

 private:
  using Text = std::array<char, 81>;

  bool count_in_lanes(std::span<const Grid> puzzles, std::uint64_t limit,
                      std::span<CappedCount> counts, const std::atomic<bool>* stop);

  const Layout* layout_;
  const Kernel* kernel_;
  std::optional<BatchSolver> solver_;  // classic only
  std::vector<Text> puzzles_, solved_;
  std::vector<PuzzleResult> results_;
};

}  // namespace shudu
