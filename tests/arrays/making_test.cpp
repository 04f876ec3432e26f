// Puzzles made as rows: the items of the series, each what the question `generate` gives.
#include "shudu/arrays/making.h"

#include <gtest/gtest.h>

#include <vector>

#include "arrays/tables.h"
#include "shudu/verbs/generate.h"
#include "solver/helpers.h"

namespace shudu::arrays {
namespace {

MakeRowsWish wish_of(std::string_view layout, std::optional<Level> level) {
  MakeRowsWish wish;
  wish.puzzle.layout = test::layout_of(layout);
  wish.puzzle.difficulty.level = level;
  wish.puzzle.givens.is_minimal = !may_have_spare_givens(wish.puzzle);
  wish.seed = 11;
  wish.first = 3;
  return wish;
}

TEST(MadeRows, AreTheItemsOfTheSeries) {
  for (const MakeRowsWish& wish :
       {wish_of("classic", {}), wish_of("classic", Level::kHard), wish_of("6x6", Level::kEasy)}) {
    constexpr std::size_t kItems = 5;
    const auto cells = static_cast<std::size_t>(wish.puzzle.layout.cell_count());
    for (const CellForm form : {CellForm::kValues, CellForm::kText}) {
      Table puzzles = make_table(kItems, cells, cells + 1, form);
      Table solutions = make_table(kItems, cells, cells + 2, form);
      std::vector<RowStatus> statuses(kItems);
      RowTerms terms;
      terms.threads = 3;
      ASSERT_TRUE(make_rows(wish, terms, {kItems, puzzles.room(), solutions.room(), form},
                            statuses.data()));
      for (std::size_t i = 0; i < kItems; ++i) {
        verbs::Budget budget;
        verbs::GenerateWish one;
        one.origin = {wish.puzzle, wish.seed, wish.first + i};
        const auto made = verbs::generate(budget, one);
        ASSERT_TRUE(made);
        EXPECT_EQ(statuses[i], RowStatus::kUnique);
        EXPECT_EQ(puzzles.text(i), test::text_of(made->puzzle.puzzle));
        EXPECT_EQ(solutions.text(i), test::text_of(made->puzzle.solution));
      }
      EXPECT_TRUE(puzzles.has_its_guards() && solutions.has_its_guards());
    }
  }
}

TEST(MadeRows, ThatAreNotFoundAreOpen) {
  MakeRowsWish wish = wish_of("classic", Level::kExtreme);
  wish.most_tries = 1;
  constexpr std::size_t kItems = 4;
  Table puzzles = make_table(kItems, 81, 81, CellForm::kValues);
  std::vector<RowStatus> statuses(kItems);
  ASSERT_TRUE(
      make_rows(wish, {}, {kItems, puzzles.room(), {}, CellForm::kValues}, statuses.data()));
  int found = 0;
  for (std::size_t i = 0; i < kItems; ++i) {
    if (statuses[i] == RowStatus::kUnique) ++found;
    if (statuses[i] == RowStatus::kUnique) continue;
    EXPECT_EQ(statuses[i], RowStatus::kNotKnown);
    EXPECT_EQ(puzzles.text(i), std::string(81, '.'));
  }
  EXPECT_LT(found, 4);
}

TEST(MadeRows, AreEndedByWhoIsTold) {
  constexpr std::size_t kItems = 100'000;
  Table puzzles = make_table(kItems, 81, 81, CellForm::kValues);
  std::vector<RowStatus> statuses(kItems);
  RowTerms terms;
  const auto tell = [](std::uint64_t /*done*/, std::uint64_t /*total*/) { return false; };
  terms.tell = tell;
  const MadeOut out{kItems, puzzles.room(), {}, CellForm::kValues};
  EXPECT_FALSE(make_rows(wish_of("classic", Level::kExpert), terms, out, statuses.data()));
  EXPECT_EQ(statuses.back(), RowStatus::kStopped);
  EXPECT_EQ(puzzles.text(kItems - 1), std::string(81, '.'));
}

}  // namespace
}  // namespace shudu::arrays
