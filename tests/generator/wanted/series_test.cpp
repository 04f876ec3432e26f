// A series from walks: no puzzle twice, an end where nothing comes.
#include "shudu/generator/wanted_series.h"

#include <gtest/gtest.h>

#include <vector>

#include "shudu/core/symmetry.h"

namespace shudu {
namespace {

std::vector<PuzzleWithSolution> some_puzzles(std::size_t count) {
  std::vector<PuzzleWithSolution> puzzles(count);
  EXPECT_TRUE(MinimalPuzzles(UniformGrids()).make(5, 0, puzzles));
  return puzzles;
}

WantedWalk walk_of(std::vector<PuzzleWithSolution> puzzles, std::uint64_t tried) {
  WantedWalk walk;
  walk.puzzles = std::move(puzzles);
  walk.tally.tried = tried;
  return walk;
}

std::vector<Grid> taken(WantedSeries& series, const WantedWalk& walk) {
  std::vector<Grid> list;
  series.take(walk, [&list](const PuzzleWithSolution& it) { list.push_back(it.puzzle); });
  return list;
}

TEST(WantedSeries, TakesEachPuzzleOnceHoweverItIsTurned) {
  const std::vector<PuzzleWithSolution> puzzles = some_puzzles(10);
  WantedSeries series({.puzzles = 100});
  EXPECT_EQ(taken(series, walk_of(puzzles, 10)).size(), 10U);
  std::vector<PuzzleWithSolution> turned;
  Rng rng(1);
  for (const PuzzleWithSolution& it : puzzles) {
    const Symmetry form = random_symmetry({3, 3}, rng);
    turned.push_back({form.apply(it.puzzle), form.apply(it.solution)});
  }
  EXPECT_TRUE(taken(series, walk_of(turned, 10)).empty());
  EXPECT_EQ(series.doubles(), 10U);
  EXPECT_EQ(series.made(), 10U);
  EXPECT_EQ(series.tally().tried, 20U);
}

TEST(WantedSeries, EndsWhenItIsEnough) {
  const std::vector<PuzzleWithSolution> puzzles = some_puzzles(5);
  WantedSeries series({.puzzles = 3});
  const std::vector<Grid> list = taken(series, walk_of(puzzles, 5));
  ASSERT_EQ(list.size(), 3U);
  EXPECT_EQ(list[2], puzzles[2].puzzle);
  EXPECT_TRUE(series.is_enough());
  EXPECT_FALSE(series.is_exhausted());
  EXPECT_TRUE(series.is_done());
}

TEST(WantedSeries, GivesUpAfterManyTriesInVainAlone) {
  const std::vector<PuzzleWithSolution> puzzles = some_puzzles(1);
  WantedSeries series({.puzzles = 5, .most_tries = 1'000});
  (void)taken(series, walk_of({}, 999));
  EXPECT_FALSE(series.is_done());
  (void)taken(series, walk_of(puzzles, 300));  // counting begins again
  (void)taken(series, walk_of({}, 999));
  EXPECT_FALSE(series.is_exhausted());
  (void)taken(series, walk_of({}, 1));
  EXPECT_TRUE(series.is_exhausted());
  EXPECT_FALSE(series.is_enough());
  EXPECT_EQ(series.tally().tried, 2'299U);
}

}  // namespace
}  // namespace shudu
