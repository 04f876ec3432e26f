// One way to make puzzles: what it makes is what each maker by itself makes of seed and item.
#include "shudu/generator/make.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

#include "shudu/canonical/form.h"
#include "shudu/core/layout_table.h"
#include "shudu/generator/mask_text.h"
#include "shudu/generator/nearest.h"
#include "shudu/generator/origin.h"
#include "shudu/generator/pattern.h"
#include "shudu/generator/seeding.h"
#include "shudu/rating/shudu_scale.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

constexpr std::string_view kHalfOfCells =
    "xx..x....x..xxx....xx....x.x...x...xx..x.x..xx...x...x.x....xx....xxx..x....x..xx";

Origin origin_of(const PuzzleWish& wish) { return {wish, 7, 3}; }

Grid puzzle_of(const Origin& origin) {
  const MadeToWish made = make_to_wish(origin, usual_tries(origin.wish));
  EXPECT_TRUE(made.item.made);
  return made.item.made ? made.item.made->puzzle : Grid(9);
}

TEST(MakeToWish, IsWhatTheMakersMake) {
  std::array<SeriesItem, 4> items;
  PuzzleWish wish;
  ASSERT_TRUE(ReducedPuzzles(LayoutGrids(wish.layout), {}).make(7, 0, 1, items));
  EXPECT_EQ(puzzle_of(origin_of(wish)), items[3].made->puzzle);

  wish.difficulty.level = Level::kMedium;
  ASSERT_TRUE(WantedPuzzles(wish.difficulty, {}, UniformGrids()).make(7, 0, 10'000, items));
  EXPECT_EQ(puzzle_of(origin_of(wish)), items[3].made->puzzle);

  PuzzleWish shuffled;
  shuffled.method = MakeMethod::kTransform;
  shuffled.masks = TransformLevel::kEasy;
  ASSERT_TRUE(TransformPuzzles(TransformLevel::kEasy, {}).make(7, 0, 10'000, items));
  EXPECT_EQ(puzzle_of(origin_of(shuffled)), items[3].made->puzzle);

  PuzzleWish drawn;
  drawn.method = MakeMethod::kPattern;
  drawn.givens.is_minimal = false;
  drawn.pattern = read_masks(kHalfOfCells, 9)->front();
  const std::array task{PatternTask{drawn.pattern, 7, 3}};
  std::array<PatternOutcome, 1> outcome;
  ASSERT_TRUE(PatternClimber(drawn.layout, UniformGrids()).climb(task, {}, outcome));
  EXPECT_EQ(puzzle_of(origin_of(drawn)), givens_of(*outcome[0].puzzle));

  PuzzleWish full;
  full.method = MakeMethod::kFull;
  Rng rng = item_rng(7, 3);
  EXPECT_EQ(puzzle_of(origin_of(full)), UniformGrids().draw(rng));
}

// However it is played, a grid stays one of its class; and it is not always the same one.
TEST(MakeToWish, PlayedGridsAreFormsOfTheirBase) {
  PuzzleWish played;
  played.method = MakeMethod::kPlayed;
  const Grid base = canonical_form(transform_base_grid())->form;
  std::set<std::string> all;
  for (std::uint64_t item = 0; item < 50; ++item) {
    const Grid grid = puzzle_of({played, 7, item});
    EXPECT_EQ(canonical_form(grid)->form, base);
    std::string text;
    for (int i = 0; i < grid.cell_count(); ++i) text += std::to_string(grid.value_at(Cell(i)));
    all.insert(text);
  }
  EXPECT_EQ(all.size(), 50U);
  played.grids = GridSpread::kUniform;
  Rng rng = item_rng(7, 3);
  const Grid drawn = UniformGrids().draw(rng);
  EXPECT_EQ(canonical_form(puzzle_of(origin_of(played)))->form, canonical_form(drawn)->form);
  played.layout = *parse_layout("x");
  EXPECT_EQ(find_fault(played), MakeFault::kOnlyClassic);
}

TEST(MakeToWish, MoreTriesFindTheSame) {
  PuzzleWish wish;
  wish.difficulty.technique = find_technique("x-wing");
  const Origin origin{wish, 2'028, 0};
  const MadeToWish made = make_to_wish(origin, kMostWantedTries);
  ASSERT_TRUE(made.item.made);
  EXPECT_FALSE(make_to_wish(origin, made.item.tries / 2).item.made);
  const MadeToWish again = make_to_wish(origin, 2 * made.item.tries);
  ASSERT_TRUE(again.item.made);
  EXPECT_EQ(again.item.made->puzzle, made.item.made->puzzle);
  EXPECT_EQ(again.item.tries, made.item.tries);
}

TEST(MakeToWish, TellsItsTriesAndIsEnded) {
  PuzzleWish rare;
  rare.difficulty.technique = find_technique("jellyfish");
  PuzzleWish few;
  few.givens.clues = ClueRange{17, 17};  // by reduction
  PuzzleWish drawn;
  drawn.method = MakeMethod::kPattern;
  drawn.pattern = read_masks(kHalfOfCells, 9)->front();
  for (const PuzzleWish& wish : {rare, few, drawn}) {
    std::uint64_t told = 0;
    const auto goes_on = [&told](std::uint64_t tries) {
      told = tries;
      return tries < 2'000;
    };
    const MadeToWish made = make_to_wish({wish, 1, 0}, 100'000, {Stop(), goes_on});
    if (made.item.made) continue;  // the pattern is not hard
    EXPECT_TRUE(made.was_ended);
    EXPECT_GE(told, 2'000U);
    EXPECT_LT(told, 4'000U);
  }
}

TEST(MakeToWish, KnowsWhatCannotBe) {
  PuzzleWish wish;
  EXPECT_EQ(find_fault(wish), MakeFault::kNone);
  wish.layout = *parse_layout("x");
  EXPECT_EQ(find_fault(wish), MakeFault::kNone);
  wish.grids = GridSpread::kUniform;
  EXPECT_EQ(find_fault(wish), MakeFault::kNotUniform);
  wish.layout = *parse_layout("4x4+x");
  EXPECT_EQ(find_fault(wish), MakeFault::kNone);
  wish.difficulty.level = Level::kEasy;
  EXPECT_EQ(find_fault(wish), MakeFault::kNone);
  wish.difficulty.er = WantedRange{10, 20};
  EXPECT_EQ(find_fault(wish), MakeFault::kOnlyClassic);
  wish.difficulty.er.reset();
  wish.layout = Layout::classic();
  wish.difficulty.technique = find_technique("x-wing");
  EXPECT_EQ(find_fault(wish), MakeFault::kDifficulty);
  wish.method = MakeMethod::kWeighted;
  EXPECT_EQ(find_fault(wish), MakeFault::kNone);
  wish.layout = *parse_layout("6x6");
  EXPECT_EQ(find_fault(wish), MakeFault::kOnlyClassic);
  wish.method = MakeMethod::kPattern;
  EXPECT_EQ(find_fault(wish), MakeFault::kPatternTooFew);
  wish.pattern = wish.layout.all_cells() - wish.layout.cells(wish.layout.row(0)) -
                 wish.layout.cells(wish.layout.row(1));
  EXPECT_EQ(find_fault(wish), MakeFault::kPatternEmptyRows);
}

TEST(MakeToWish, SaysThatALayoutHasNoGrid) {
  PuzzleWish wish;
  wish.layout = *parse_layout("4x4+anti-knight+anti-king");
  const MadeToWish made = make_to_wish({wish, 1, 0}, 10);
  EXPECT_TRUE(made.has_no_grid);
  EXPECT_FALSE(made.item.made);
}

TEST(MakeToWish, TheNearestHasAnOriginOfItsOwn) {
  PuzzleWish wish;
  wish.difficulty.level = Level::kHard;
  wish.givens.symmetry = MaskSymmetry::kRotate180;
  const std::optional<NearestPuzzle> nearest = nearest_to_wish({wish, 3, 9});
  ASSERT_TRUE(nearest);
  EXPECT_EQ(nearest->level, Level::kHard);
  EXPECT_EQ(rate_shudu(Layout::classic(), nearest->item.made->puzzle)->level, Level::kHard);
  const Result<Origin, OriginError> origin = parse_origin(print_origin(nearest->origin));
  ASSERT_TRUE(origin);
  EXPECT_EQ(puzzle_of(*origin), nearest->item.made->puzzle);
}

}  // namespace
}  // namespace shudu::test
