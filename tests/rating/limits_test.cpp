// Runs that end early, or on what is no puzzle: the rating is a lower bound then, and never wrong.
#include <gtest/gtest.h>

#include <atomic>

#include "se_files.h"
#include "shudu/core/layout.h"
#include "shudu/core/layout_table.h"
#include "support/build_kind.h"
#include "support/memory_count.h"

namespace shudu::test {
namespace {

// "Easter Monster" by jpf (Sudoku Players' Forum, 2007): 11.6/11.6/10.8 in published lists.
constexpr std::string_view kEasterMonster =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
// A minimal puzzle of our own: 7.1/1.2/1.2, by the plain producers of tests/rating/reference too.
constexpr std::string_view kChain =
    "...............1..789.....4.6..9...3...452.9.....6.5...48..6.5..1..3.9.8.9...5.36";

TEST(SeLimits, StoppedRunsGiveALowerBound) {
  std::atomic<bool> stop{true};
  const auto rating = rate_se(grid_of(kChain), SeOptions{.stop = &stop});
  EXPECT_EQ(rating->end, SeEnd::kStopped);
  EXPECT_TRUE(rating->is_at_least);
  EXPECT_LE(rating->er, 12);
}

TEST(SeLimits, ABudgetOfBranchesGivesALowerBound) {
  int before = 0;
  for (const std::uint64_t branches : {1U, 1000U, 3000U}) {
    const auto rating = rate_se(grid_of(kEasterMonster), SeOptions{.most_branches = branches});
    EXPECT_EQ(rating->end, SeEnd::kStopped) << branches;
    EXPECT_TRUE(rating->is_at_least);
    EXPECT_GE(rating->er, before);
    EXPECT_LE(rating->er, 116);
    EXPECT_LE(rating->ed, 108);
    before = rating->er;
  }
  EXPECT_GE(before, 85);  // after Nishio and multiple chains
}

TEST(SeLimits, MostEndsBeforeTheHarderProducers) {
  const auto rating = rate_se(grid_of(kEasterMonster), SeOptions{.most_tenths = 70});
  EXPECT_EQ(rating->end, SeEnd::kAboveMost);
  EXPECT_TRUE(rating->is_at_least);
  EXPECT_GT(rating->er, 70);
  const auto easy = rate_se(grid_of(kChain), SeOptions{.most_tenths = 71});
  EXPECT_EQ(easy->end, SeEnd::kSolved);
  EXPECT_EQ(easy->er, 71);
}

TEST(SeLimits, EnoughEndsWhereItIsReached) {
  const auto rating = rate_se(grid_of(kChain), SeOptions{.enough_tenths = 26});
  EXPECT_EQ(rating->end, SeEnd::kEnough);
  EXPECT_TRUE(rating->is_at_least);
  EXPECT_GE(rating->er, 26);
}

TEST(SeLimits, PearlAndDiamondEndWhereTheyCannotBe) {
  const auto pearl = rate_se(grid_of(kChain), SeOptions{.pearl = true});
  EXPECT_EQ(pearl->end, SeEnd::kNotPearl);
  EXPECT_GT(pearl->er, pearl->ep);
  const auto diamond = rate_se(grid_of(kChain), SeOptions{.diamond = true});
  EXPECT_EQ(diamond->end, SeEnd::kNotDiamond);
  EXPECT_EQ(diamond->ed, 12);
}

TEST(SeLimits, WithAndWithoutPathTheSame) {
  const auto plain = rate_se(grid_of(kChain));
  const auto told = rate_se(grid_of(kChain), SeOptions{.with_path = true});
  EXPECT_EQ(rating_text(*plain), rating_text(*told));
  EXPECT_EQ(told->step_count, static_cast<int>(told->steps.size()));
  EXPECT_GT(told->step_count, 50);
  EXPECT_EQ(plain->version, "1.2.1");
}

// Grids without a solution or with many: whatever is said of them, it ends within its budget.
TEST(SeLimits, NoPuzzleIsNoHarm) {
  Grid empty(9);
  Grid doubled = grid_of(kChain);
  doubled.place(Cell(0), Digit(7));
  doubled.place(Cell(1), Digit(7));
  for (const Grid& grid : {empty, doubled}) {
    for (const SeDialect dialect : {SeDialect::kOriginal, SeDialect::kNoUniqueness}) {
      const auto rating = rate_se(grid, SeOptions{.dialect = dialect, .most_branches = 3000});
      ASSERT_TRUE(rating.has_value());
      EXPECT_LE(rating->er, 200);
    }
  }
}

TEST(SeLimits, OneOfTheHardestTakesLittleMemory) {
  if (!heap_is_counted()) GTEST_SKIP() << "the heap is not counted in this build";
  const auto branches = by_build<std::uint64_t>(0, 5'000);
  reset_heap_peak();
  const std::size_t before = heap_bytes();
  const auto rating = rate_se(grid_of(kEasterMonster), SeOptions{.most_branches = branches});
  if (branches == 0) {
    EXPECT_EQ(rating_text(*rating), "11.6/11.6/10.8");
  }
  EXPECT_LT(heap_peak() - before, std::size_t{200} << 20);
}

TEST(SeLimits, OtherLayoutsAreRefused) {
  for (const LayoutRow& row : layout_table()) {
    const View view(*row.layout, Grid(row.layout->size()));
    if (row.layout->is_classic()) continue;
    const auto step = next_se_step(view);
    ASSERT_FALSE(step.has_value()) << row.slug;
    EXPECT_EQ(step.error().code, ErrorCode::kScaleNeedsClassic);
    EXPECT_EQ(step.error().token.view(), "se");
    EXPECT_EQ(step.error().layout.view(), row.slug);
  }
}

}  // namespace
}  // namespace shudu::test
