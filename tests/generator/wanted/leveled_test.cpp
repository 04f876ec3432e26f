// Levels on all layouts but the classic one: every puzzle has one solution by exact cover and is of
// its level by a rating of its own; items depend on seed and number alone.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "shudu/core/layout_table.h"
#include "shudu/generator/make.h"
#include "shudu/generator/minimal.h"
#include "shudu/generator/nearest.h"
#include "shudu/generator/origin.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/solver/kernel.h"
#include "shudu/solver/method.h"
#include "support/build_kind.h"
#include "support/layout_names.h"

namespace shudu::test {
namespace {

PuzzleWish leveled(const std::string& layout, Level level) {
  PuzzleWish wish;
  wish.layout = *parse_layout(layout);
  wish.difficulty.level = level;
  wish.givens.is_minimal = false;
  return wish;
}

std::vector<SeriesItem> items_of(const PuzzleWish& wish, std::size_t count, std::uint64_t tries,
                                 const Kernel& kernel = best_kernel()) {
  EXPECT_EQ(find_fault(wish), MakeFault::kNone);
  std::vector<SeriesItem> items(count);
  EXPECT_TRUE(PuzzleMaker(PuzzleSource(wish), kernel).make({1, 0, tries}, items));
  return items;
}

bool is_proper_by_cover(const Layout& layout, const Grid& puzzle) {
  return find_method("dlx")->count(layout, Pencilmarks::from_grid(puzzle), {.limit = 2}).count == 1;
}

void expect_wanted(const PuzzleWish& wish, const PuzzleWithSolution& made) {
  EXPECT_TRUE(is_proper_by_cover(wish.layout, made.puzzle));
  for (const Cell cell : made.puzzle.filled()) EXPECT_EQ(made.puzzle[cell], made.solution[cell]);
  EXPECT_TRUE(has_symmetry(made.puzzle.filled(), wish.givens.symmetry, wish.layout.size()));
  const Result<ShuduRating> rating = rate_shudu(wish.layout, made.puzzle);
  ASSERT_TRUE(rating);
  if (wish.difficulty.level) EXPECT_EQ(rating->level, *wish.difficulty.level);
}

class LevelsOfLayout : public testing::TestWithParam<std::string> {};

// On every layout a full grid but for a cell is easy, and on those of 9x9 `rate` finds minimal
// puzzles that are fiendish, so what lies between can be met on the way.
TEST_P(LevelsOfLayout, AreAsWished) {
  const bool is_large = parse_layout(GetParam())->size() == 9;
  for (const LevelRow& row : level_table()) {
    const PuzzleWish wish = leveled(GetParam(), row.level);
    const std::size_t count = by_build(2, 1);
    std::size_t met = 0;
    for (const SeriesItem& item : items_of(wish, count, by_build(40, 4))) {
      if (!item.made) continue;
      ++met;
      expect_wanted(wish, *item.made);
    }
    const bool must_be = row.level == Level::kEasy || (is_large && row.level <= Level::kFiendish);
    if (must_be && by_build(true, false)) EXPECT_EQ(met, count) << row.slug;
  }
}

std::vector<std::string> other_layouts() {
  std::vector<std::string> names = layout_names();
  std::erase(names, "classic");
  return names;
}

INSTANTIATE_TEST_SUITE_P(Layouts, LevelsOfLayout, testing::ValuesIn(other_layouts()),
                         [](const auto& param) { return "Number" + std::to_string(param.index); });

TEST(Leveled, IsTheSameOnEveryKernelAndFromAnywhere) {
  for (const char* layout : {"6x6", "windoku"}) {
    const PuzzleWish wish = leveled(layout, Level::kMedium);
    const std::vector<SeriesItem> items = items_of(wish, 3, 1'000);
    for (const Kernel& kernel : kernel_table()) {
      if (!kernel.is_supported()) continue;
      const std::vector<SeriesItem> others = items_of(wish, 3, 500, kernel);
      for (std::size_t i = 0; i < items.size(); ++i) {
        ASSERT_TRUE(items[i].made && others[i].made) << kernel.name;
        EXPECT_EQ(others[i].made->puzzle, items[i].made->puzzle) << kernel.name;
        EXPECT_EQ(others[i].tries, items[i].tries) << kernel.name;
      }
    }
    const Result<Origin, OriginError> origin = parse_origin(print_origin({wish, 1, 2}));
    ASSERT_TRUE(origin);
    EXPECT_EQ(make_to_wish(*origin, 1'000).item.made->puzzle, items[2].made->puzzle);
  }
}

TEST(Leveled, KeepsToSymmetryAndNumberOfGivens) {
  PuzzleWish wish = leveled("x", Level::kEasy);
  wish.givens.symmetry = MaskSymmetry::kRotate90;
  wish.givens.clues = ClueRange{30, 44};
  for (const SeriesItem& item : items_of(wish, 3, 200)) {
    ASSERT_TRUE(item.made);
    expect_wanted(wish, *item.made);
    EXPECT_GE(item.made->puzzle.filled_count(), 30);
    EXPECT_LE(item.made->puzzle.filled_count(), 44);
  }
}

// Spare givens come back where the level needs them and only there.
TEST(Leveled, GivesNoMoreBackThanTheLevelNeeds) {
  const PuzzleWish wish = leveled("anti-king", Level::kEasy);
  const Grid puzzle = items_of(wish, 1, 100)[0].made->puzzle;
  int needed_by_level = 0;
  for (const Cell cell : puzzle.filled()) {
    Grid less = puzzle;
    less.clear(cell);
    if (!is_proper_by_cover(wish.layout, less)) continue;
    ++needed_by_level;
    EXPECT_GT(rate_shudu(wish.layout, less)->level, Level::kEasy);
  }
  EXPECT_GT(needed_by_level, 0);
}

TEST(Leveled, MinimalPuzzlesNeedEveryGiven) {
  PuzzleWish wish = leveled("6x6+x", Level::kHard);
  wish.givens.is_minimal = true;
  for (const SeriesItem& item : items_of(wish, 3, 1'000)) {
    ASSERT_TRUE(item.made);
    expect_wanted(wish, *item.made);
    for (const Cell cell : item.made->puzzle.filled()) {
      Grid less = item.made->puzzle;
      less.clear(cell);
      EXPECT_FALSE(is_proper_by_cover(wish.layout, less));
    }
  }
  const std::string line = print_origin({wish, 1, 0});
  EXPECT_EQ(line, "generated seed=1 layout=6x6+x level=hard minimal series=1 scale=shudu-1");
  EXPECT_TRUE(parse_origin(line)->wish.givens.is_minimal);
}

TEST(Leveled, StepsAndBottlenecksAreAsWished) {
  PuzzleWish wish = leveled("8x8", Level::kMedium);
  wish.difficulty.least_steps = 20;
  wish.difficulty.bottlenecks = WantedRange{2, 9};
  for (const SeriesItem& item : items_of(wish, 2, 1'000)) {
    ASSERT_TRUE(item.made);
    expect_wanted(wish, *item.made);
    const ShuduRating rating = *rate_shudu(wish.layout, item.made->puzzle);
    EXPECT_GE(rating.length(), 20);
    EXPECT_GE(rating.bottlenecks, 2);
    EXPECT_LE(rating.bottlenecks, 9);
  }
}

// All 85,632 minimal ones, by their grids whose first row is 1234.
TEST(Leveled, EveryPuzzleOf4x4IsEasy) {
  const Layout layout = *parse_layout("4x4");
  Grid first_row(4);
  for (int i = 0; i < 4; ++i) first_row.place(Cell(i), Digit(i + 1));
  Minimizer minimizer(layout);
  int count = 0;
  int easy = 0;
  const auto take_grid = [&](const Grid& grid) {
    const auto take = [&](CellSet givens) {
      ++count;
      easy += rate_shudu(layout, givens_of(grid, givens))->level == Level::kEasy ? 1 : 0;
      return true;
    };
    minimizer.list_minimal({grid, layout.all_cells()}, kUnlimited, take);
    return true;
  };
  find_method("dlx")->search(layout, Pencilmarks::from_grid(first_row), {}, take_grid);
  EXPECT_EQ(count * 24, 85'632);
  EXPECT_EQ(easy, count);
}

TEST(Leveled, EndsWhereALayoutHasNoSuchPuzzle) {
  const PuzzleWish wish = leveled("4x4", Level::kHard);
  PuzzleMaker maker{PuzzleSource(wish)};
  std::array<SeriesItem, 1> items;
  ASSERT_TRUE(maker.make({1, 0, 100}, items));
  EXPECT_FALSE(items[0].made);
  EXPECT_EQ(items[0].tries, 100U);
  WantedTally all_easier;
  all_easier.tried = all_easier.clues = all_easier.easier = 100;
  EXPECT_EQ(maker.tally(), all_easier);
  const MadeToWish none = make_to_wish({leveled("4x4+anti-knight+anti-king", Level::kEasy)}, 10);
  EXPECT_TRUE(none.has_no_grid);
}

TEST(Leveled, RatingsAndTechniquesAreForTheClassicLayout) {
  PuzzleWish wish = leveled("6x6", Level::kEasy);
  wish.difficulty.er = WantedRange{12, 15};
  EXPECT_EQ(find_fault(wish), MakeFault::kOnlyClassic);
  wish.difficulty.er.reset();
  wish.difficulty.technique = find_technique("x-wing");
  EXPECT_EQ(find_fault(wish), MakeFault::kOnlyClassic);
}

TEST(Leveled, TheNearestIsOfTheLayout) {
  const std::optional<NearestPuzzle> nearest =
      nearest_to_wish({leveled("4x4", Level::kExtreme), 3, 0});
  ASSERT_TRUE(nearest);
  EXPECT_EQ(nearest->level, Level::kEasy);
  EXPECT_EQ(nearest->item.made->puzzle.size(), 4);
  EXPECT_EQ(make_to_wish(nearest->origin, 1).item.made->puzzle, nearest->item.made->puzzle);
}

}  // namespace
}  // namespace shudu::test
