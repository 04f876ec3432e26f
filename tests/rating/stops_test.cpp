// The scales look at the stop within their steps: at every branch of a chain, and wherever the
// techniques below look (tests/logic/stops_test.cpp).
#include <gtest/gtest.h>

#include "shudu/rating/hodoku.h"
#include "shudu/rating/se.h"
#include "shudu/rating/shudu_scale.h"
#include "support/look_count.h"

namespace shudu::test {
namespace {

// "Golden Nugget" (tarek, 2007), ER 11.9: its first step is a dynamic chain with nested ones.
Grid golden_nugget() {
  constexpr const char* kText =
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
  Grid grid(9);
  for (int i = 0; i < kMaxCells; ++i) {
    if (kText[i] != '.') grid.place(Cell(i), Digit(kText[i] - '0'));
  }
  return grid;
}

TEST(RatingStops, SeLooksAtEveryBranch) {
  constexpr std::uint64_t kBranches = 50'000;
  const LookCount all;
  SeOptions options;
  options.most_branches = kBranches;
  options.stop = all.stop();
  ASSERT_EQ(rate_se(golden_nugget(), options)->end, SeEnd::kStopped);
  EXPECT_GE(all.looks(), kBranches);
  for (const std::uint64_t at : {1U, 100U, 10'000U, 40'000U}) {
    const LookCount count(at);
    options.stop = count.stop();
    const auto rating = rate_se(golden_nugget(), options);
    EXPECT_EQ(rating->end, SeEnd::kStopped);
    EXPECT_TRUE(rating->is_at_least);
    EXPECT_LE(count.looks_after(), 200U) << at;
  }
}

TEST(RatingStops, HodokuAndShuduLookWithinTheirSteps) {
  const LookCount hodoku(20'000);
  HodokuOptions by_points;
  by_points.stop = hodoku.stop();
  EXPECT_EQ(rate_hodoku(golden_nugget(), by_points)->end, HodokuEnd::kStopped);
  EXPECT_LE(hodoku.looks_after(), 500U);
  const LookCount shudu(1'000);
  ShuduOptions by_rungs;
  by_rungs.stop = shudu.stop();
  EXPECT_EQ(rate_shudu(Layout::classic(), golden_nugget(), by_rungs)->end, ShuduEnd::kStopped);
  EXPECT_LE(shudu.looks_after(), 500U);
}

}  // namespace
}  // namespace shudu::test
