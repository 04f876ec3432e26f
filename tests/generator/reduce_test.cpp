// Minimal puzzles: unique and minimal by another judge, and the same however they are made.
#include "shudu/generator/reduce.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
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

Grid without_cell(Grid puzzle, Cell cell) {
  puzzle.clear(cell);
  return puzzle;
}

// The definition, given by given.
Grid reduced_slowly(const Grid& solution, const CellOrder& order) {
  Grid puzzle = solution;
  for (const Cell cell : order) {
    if (is_proper(without_cell(puzzle, cell))) puzzle.clear(cell);
  }
  return puzzle;
}

TEST(MinimalPuzzles, AreWhatTakingAwayLeaves) {
  const UniformGrids grids;
  MinimalPuzzles maker(grids);
  std::vector<PuzzleWithSolution> made(by_build<std::size_t>(300, 5));
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
  std::vector<PuzzleWithSolution> made(soak_amount("puzzles", by_build(3000, 10)));
  ASSERT_TRUE(maker.make(6, 0, made));
  for (const auto& [puzzle, solution] : made) {
    ASSERT_TRUE(is_proper(puzzle));
    for (const Cell cell : puzzle.filled()) {
      ASSERT_EQ(puzzle[cell], solution[cell]);
      ASSERT_FALSE(is_proper(without_cell(puzzle, cell)));
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

std::vector<SeriesItem> reduced(const ReduceWish& wish, std::uint64_t tries, std::size_t count,
                                std::uint64_t first = 0) {
  ReducedPuzzles maker(LayoutGrids(Layout::classic()), wish);
  std::vector<SeriesItem> items(count);
  EXPECT_TRUE(maker.make(3, first, tries, items));
  return items;
}

TEST(ReducedPuzzles, HaveTheCluesThatWereWishedFor) {
  for (const auto& [low, high] : {ClueRange{30, 35}, ClueRange{40, 40}, ClueRange{24, 26}}) {
    std::set<int> seen;
    const ReduceWish wish{.clues = ClueRange{low, high}, .is_minimal = false};
    for (const SeriesItem& item : reduced(wish, 1000, by_build<std::size_t>(300, 20))) {
      ASSERT_TRUE(item.made.has_value());
      const int clues = item.made->puzzle.filled_count();
      seen.insert(clues);
      EXPECT_TRUE(clues >= low && clues <= high) << clues;
      EXPECT_TRUE(is_proper(item.made->puzzle));
    }
    EXPECT_EQ(static_cast<int>(seen.size()), high - low + 1);
  }
}

TEST(ReducedPuzzles, AreMinimalWithCluesToo) {
  const ReduceWish wish{.clues = ClueRange{22, 23}};
  for (const SeriesItem& item : reduced(wish, 10'000, by_build<std::size_t>(100, 2))) {
    ASSERT_TRUE(item.made.has_value());
    const Grid& puzzle = item.made->puzzle;
    EXPECT_TRUE(puzzle.filled_count() == 22 || puzzle.filled_count() == 23);
    for (const Cell cell : puzzle.filled()) EXPECT_FALSE(is_proper(without_cell(puzzle, cell)));
  }
}

// 17 clues in a mask with all moves of the square: there may be none, and tries end.
TEST(ReducedPuzzles, EndWithoutAPuzzleWhenTriesAreSpent) {
  const ReduceWish wish{.symmetry = MaskSymmetry::kFull, .clues = ClueRange{17, 17}};
  for (const SeriesItem& item : reduced(wish, 2000, 3)) {
    EXPECT_FALSE(item.made.has_value());
    EXPECT_EQ(item.tries, 2000U);
  }
}

TEST(ReducedPuzzles, AreTheSameInAnyStretch) {
  const ReduceWish wish{.symmetry = MaskSymmetry::kRotate180, .clues = ClueRange{24, 24}};
  const std::vector<SeriesItem> all = reduced(wish, 10'000, 12);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::vector<SeriesItem> one = reduced(wish, 10'000, 1, i);
    EXPECT_EQ(one[0].tries, all[i].tries);
    EXPECT_EQ(one[0].made->puzzle, all[i].made->puzzle);
  }
}

}  // namespace
}  // namespace shudu::test
