// Counts the solutions of many puzzles, each up to a small number of its own, on any layout: in the
// lanes of the batch kernel where it is the classic one, else one by one.
//
// A batch has one limit, so puzzles go in classes of like limits; the lower the limit, the less a
// puzzle with many solutions costs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/stop.h"
#include "shudu/solver/batch.h"

namespace shudu {

/// A puzzle's question and answer.
struct CappedCount {
  Grid puzzle;
  std::uint64_t limit = 1;  ///< 1 to kMostCount
  std::uint64_t count = 0;  ///< its solutions; `limit` or more, where there are so many
  Grid solution;            ///< where count > 0; some solution
};

inline constexpr std::uint64_t kMostCount = 10;

/// One for each thread.
class CappedCounter {
 public:
  /// `layout` must live longer. Precondition: the machine supports the kernel.
  CappedCounter(const Layout& layout, const Kernel& kernel);

  /// Answers all; false when stopped. Precondition: no clash of givens.
  bool count(std::span<CappedCount> questions, Stop stop);

 private:
  using Text = std::array<char, 81>;

  bool count_class(std::span<CappedCount> questions, std::uint64_t above, std::uint64_t limit,
                   Stop stop);

  const Layout* layout_;
  std::optional<BatchSolver> solver_;  // classic only
  std::vector<Text> puzzles_, solved_;
  std::vector<CappedCount*> asked_;  // of the class
  std::vector<PuzzleResult> results_;
};

}  // namespace shudu
