// Minimal puzzles: unique and minimal by another judge, and the same however they are made.
#include "shudu/generator/reduce.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "shudu/solver/solver.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

// By exact cover, which shares nothing with the kernels.
bool is_proper(const Grid& puzzle) {
  const Method& judge = *find_method("dlx");
  return judge.count(Layout::classic(), Pencilmarks::from_grid(puzzle), {.limit = 2}).count == 1;
}

Grid without(Grid puzzle, Cell cell) {
  puzzle.clear(cell);
  return puzzle;
}

// The definition, given by given.
Grid reduced_slowly(const Grid& solution, const CellOrder& order) {
  Grid puzzle = solution;
  for (const Cell cell : order) {
    if (is_proper(without(puzzle, cell))) puzzle.clear(cell);
  }
  return puzzle;
}

TEST(MinimalPuzzles, AreWhatTakingAwayLeaves) {
  const UniformGrids grids;
  MinimalPuzzles maker(grids);
  std::vector<PuzzleWithSolution> made(by_build<std::size_t>(300, 40, 5));
  ASSERT_TRUE(maker.make(5, 100, made));
  for (std::size_t i = 0; i < made.size(); ++i) {
    Rng rng = item_rng(5, 100 + i);
    const Grid solution = grids.draw(rng);
    EXPECT_EQ(made[i].solution, solution);
    EXPECT_EQ(made[i].puzzle, reduced_slowly(solution, random_cell_order(rng)));
  }
}

TEST(MinimalPuzzles, AreUniqueAndMinimal) {
  MinimalPuzzles maker{UniformGrids()};
  std::vector<PuzzleWithSolution> made(soak_amount("puzzles", by_build(3000, 200, 10)));
  ASSERT_TRUE(maker.make(6, 0, made));
  for (const auto& [puzzle, solution] : made) {
    ASSERT_TRUE(is_proper(puzzle));
    for (const Cell cell : puzzle.filled()) {
      ASSERT_EQ(puzzle[cell], solution[cell]);
      ASSERT_FALSE(is_proper(without(puzzle, cell)));
    }
  }
}

TEST(MinimalPuzzles, AreTheSameOnEveryKernelAndInAnyStretch) {
  const UniformGrids grids;
  constexpr std::size_t kCount = 60;
  std::vector<PuzzleWithSolution> all(kCount);
  MinimalPuzzles best(grids);
  ASSERT_TRUE(best.make(9, 0, all));
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    MinimalPuzzles maker(grids, kernel);
    std::vector<PuzzleWithSolution> made(kCount);
    for (std::size_t first = 0; first < kCount; first += 20) {
      ASSERT_TRUE(maker.make(9, first, std::span(made).subspan(first, 20)));
    }
    for (std::size_t i = 0; i < kCount; ++i) {
      EXPECT_EQ(made[i].puzzle, all[i].puzzle) << kernel.name;
      EXPECT_EQ(made[i].solution, all[i].solution) << kernel.name;
    }
  }
}

}  // namespace
}  // namespace shudu::test
