// Times the sides of a benchmark in turn, pass by pass, so that what disturbs the machine meets all
// of them alike.
//
// The clock is the CPU time of this thread. Every side makes one pass that is not timed: it warms
// caches and gives the counts, which are compared. A timed pass goes over the set as often as it
// takes to last a tenth of a second.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "cli/bench/side.h"

namespace shudu::cli {

/// Puzzles per second over the timed passes.
struct Rate {
  double median = 0;
  double lowest = 0;
  double highest = 0;
};

/// What one side came to.
struct SideOutcome {
  PassTotals totals;                ///< of one pass
  std::uint64_t solutions = 0;      ///< sum of its counts
  std::uint64_t other_counts = 0;   ///< puzzles whose count is not that of the first side
  std::uint64_t other_answers = 0;  ///< the same for the one solution, where both wrote it
  Rate rate;

  [[nodiscard]] bool agrees() const { return other_counts == 0 && other_answers == 0; }
};

/// Measures `sides`, all on a set of `puzzles` puzzles, `repeat` times each; nothing once `stop` is
/// true.
[[nodiscard]] std::optional<std::vector<SideOutcome>> measure(
    const std::vector<std::unique_ptr<Side>>& sides, std::size_t puzzles, int repeat,
    const std::atomic<bool>& stop);

}  // namespace shudu::cli
