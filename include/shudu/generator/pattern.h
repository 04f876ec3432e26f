// Puzzles whose givens stand on just the cells of a mask, found by hill-climbing.
//
//   start   a random full grid seen through the mask
//   move    one or two givens to other digits that break no rule
//   value   the number of solutions, up to 10: fewer are better, none is worst
//   accept  what is equal or better; after 200 moves without gain a new start
//
// A small cap is enough: it is the cost of a test that matters, and many walkers at a time fill the
// lanes of the batch kernel. Half the masks of random minimal puzzles take 90 tests a puzzle or
// fewer, some take thousands; on masks
// of 17 givens nothing is found in a million tests: an empty result says nothing about existence.
// Tested in tests/generator/pattern_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "shudu/core/cell_set.h"
#include "shudu/core/layout.h"
#include "shudu/core/stop.h"
#include "shudu/generator/full_grid.h"
#include "shudu/generator/leave.h"
#include "shudu/generator/minimal.h"
#include "shudu/solver/kernel.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Tests that are spent on a puzzle before it is given up, when nobody says: a second or two.
inline constexpr std::uint64_t kPatternBudget = 1'000'000;

struct PatternOptions {
  std::uint64_t test_budget = kPatternBudget;  ///< for each puzzle
  bool minimal = false;                        ///< only puzzles of which every given is needed
  /// When it becomes true the call ends soon. Not owned.
  Stop stop = {};
  /// Asked between rounds of some tests with how many there were, of all tasks; false ends the
  /// call.
  std::optional<GoesOn> goes_on = std::nullopt;
};

/// Puzzle number `index` of the series of `seed`, on one mask.
struct PatternTask {
  CellSet mask;
  std::uint64_t seed = 0;
  std::uint64_t index = 0;
};

struct PatternOutcome {
  std::optional<ProperPuzzle> puzzle;  ///< none: not found within the budget
  std::uint64_t tests = 0;             ///< positions looked at
  friend bool operator==(const PatternOutcome&, const PatternOutcome&) = default;
};

/// Climbs on masks; an outcome depends on its task and the options alone, not on the kernel or on
/// the tasks beside it. One thread at a time; `grids` may be shared.
class PatternClimber {
 public:
  /// `layout` must live longer; on others than classic the start grids are random, not uniform.
  /// Precondition: the machine supports the kernel.
  PatternClimber(const Layout& layout, UniformGrids grids, const Kernel& kernel = best_kernel());
  ~PatternClimber();
  PatternClimber(PatternClimber&&) noexcept;
  PatternClimber& operator=(PatternClimber&&) noexcept;
  PatternClimber(const PatternClimber&) = delete;
  PatternClimber& operator=(const PatternClimber&) = delete;

  /// Some hundred tasks a call keep all lanes busy. False when stopped: outcomes are then not
  /// complete. Precondition: as many outcomes as tasks; masks of the layout's cells.
  bool climb(std::span<const PatternTask> tasks, const PatternOptions& options,
             std::span<PatternOutcome> outcomes);

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace shudu
#pragma GCC visibility pop
