// Puzzles on masks: what is found is a puzzle on just these cells, whoever else climbs beside it.
#include "shudu/generator/pattern.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <vector>

#include "generator/judge.h"
#include "logic/puzzles.h"
#include "solver/helpers.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

bool is_minimal(const Layout& layout, Grid puzzle) {
  for (const Cell cell : puzzle.filled()) {
    Grid less = puzzle;
    less.clear(cell);
    if (has_one_solution(layout, less)) return false;
  }
  return true;
}

std::vector<PatternTask> tasks_on_masks(int masks, int each, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<PatternTask> tasks;
  for (int m = 0; m < masks; ++m) {
    const CellSet mask = random_puzzle(rng).givens.filled();
    for (int i = 0; i < each; ++i) tasks.push_back({mask, seed, tasks.size()});
  }
  return tasks;
}

std::vector<PatternOutcome> climbed(const std::vector<PatternTask>& tasks,
                                    const PatternOptions& options = {},
                                    const Kernel& kernel = best_kernel(),
                                    const Layout& layout = Layout::classic()) {
  std::vector<PatternOutcome> outcomes(tasks.size());
  PatternClimber climber(layout, UniformGrids(), kernel);
  EXPECT_TRUE(climber.climb(tasks, options, outcomes));
  return outcomes;
}

TEST(Pattern, PuzzlesOnMasksOfRandomMinimalPuzzles) {
  const auto masks = static_cast<int>(soak_amount("masks", by_build(40, 4)));
  const std::vector<PatternTask> tasks = tasks_on_masks(masks, 5, 1);
  const std::vector<PatternOutcome> outcomes = climbed(tasks);
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    ASSERT_TRUE(outcomes[i].puzzle.has_value());
    EXPECT_GE(outcomes[i].tests, 1U);
    const Grid puzzle = givens_of(*outcomes[i].puzzle);
    EXPECT_EQ(puzzle.filled(), tasks[i].mask);
    EXPECT_TRUE(has_one_solution(Layout::classic(), puzzle)) << text_of(puzzle);
    EXPECT_TRUE(is_solution(Layout::classic(), Pencilmarks::from_grid(puzzle),
                            outcomes[i].puzzle->solution));
  }
}

TEST(Pattern, DependOnTheTaskAlone) {
  const std::vector<PatternTask> tasks = tasks_on_masks(by_build(8, 2), 3, 2);
  const std::vector<PatternOutcome> together = climbed(tasks);
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    EXPECT_EQ(climbed(tasks, {}, kernel), together) << kernel.name;
  }
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    EXPECT_EQ(climbed({tasks[i]}).front(), together[i]);
  }
}

TEST(Pattern, MinimalWhereAsked) {
  const std::vector<PatternTask> tasks = tasks_on_masks(by_build(10, 2), 2, 3);
  for (const PatternOutcome& outcome : climbed(tasks, {.minimal = true})) {
    ASSERT_TRUE(outcome.puzzle.has_value());
    EXPECT_TRUE(is_minimal(Layout::classic(), givens_of(*outcome.puzzle)));
  }
}

// Two empty rows of a band can be exchanged: the budget ends it, after the last test that it has.
TEST(Pattern, EndWithTheBudget) {
  for (const std::uint64_t budget : {1U, 200U, 5000U}) {
    const PatternOutcome outcome =
        climbed({{CellSet::first_n(63), 1, 0}}, {.test_budget = budget}).front();
    EXPECT_FALSE(outcome.puzzle.has_value());
    EXPECT_EQ(outcome.tests, budget);
  }
  EXPECT_FALSE(climbed({{CellSet(), 1, 0}}, {.test_budget = 50}).front().puzzle.has_value());
  EXPECT_EQ(climbed({{CellSet::first_n(81), 1, 0}}).front().tests, 1U);
}

TEST(Pattern, OtherLayouts) {
  for (const char* name : {"4x4", "6x6", "windoku"}) {
    const Layout layout = layout_of(name);
    // Givens on a checkerboard.
    CellSet mask;
    for (const Cell cell : layout.all_cells()) {
      const int sum = cell.row_in(layout.size()) + cell.column_in(layout.size());
      if (sum % 2 == 0) mask.insert(cell);
    }
    const std::vector<PatternOutcome> outcomes =
        climbed({{mask, 1, 0}, {mask, 1, 1}}, {}, best_kernel(), layout);
    for (const PatternOutcome& outcome : outcomes) {
      ASSERT_TRUE(outcome.puzzle.has_value());
      EXPECT_EQ(givens_of(*outcome.puzzle).filled(), mask);
      EXPECT_TRUE(has_one_solution(layout, givens_of(*outcome.puzzle)));
    }
  }
}

TEST(Pattern, EndWhenAsked) {
  const std::atomic<bool> stop{true};
  std::vector<PatternOutcome> outcomes(1);
  const std::vector<PatternTask> tasks{{CellSet::first_n(63), 1, 0}};
  EXPECT_FALSE(
      PatternClimber(Layout::classic(), UniformGrids()).climb(tasks, {.stop = &stop}, outcomes));
}

}  // namespace
}  // namespace shudu::test
