// Ratings of rows: the numbers that the question `rate` gives of each puzzle, on every scale.
#include "shudu/arrays/rating.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "arrays/tables.h"
#include "solver/helpers.h"
#include "support/grids.h"

namespace shudu::arrays {
namespace {

using test::grid_of;

// "Golden Nugget" (tarek, 2007), rated 11.9/11.9/11.3 wherever it is listed.
constexpr const char* kGoldenNugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

std::vector<float> rated(const Rows& rows, std::string_view scale, std::vector<RowStatus>& statuses,
                         const RowTerms& terms = {}) {
  const verbs::Scale* const row = verbs::find_scale(scale);
  std::vector<float> ratings(rows.count * rating_columns(*row).size());
  EXPECT_TRUE(rate_rows(rows, terms, {row, 0}, ratings.data(), statuses.data()));
  return ratings;
}

TEST(RatedRows, HaveTheNumbersOfTheScale) {
  const std::vector<Grid> grids{grid_of(test::kEasy), grid_of(test::kSeventeen),
                                grid_of(test::kHard)};
  const Table rows = table_of(grids, CellForm::kText, 1);
  for (const verbs::Scale& scale : verbs::scale_table()) {
    std::vector<RowStatus> statuses(grids.size());
    const std::vector<float> ratings = rated(rows.rows(), scale.name, statuses);
    const std::size_t columns = rating_columns(scale).size();
    for (std::size_t i = 0; i < grids.size(); ++i) {
      EXPECT_EQ(statuses[i], RowStatus::kUnique);
      verbs::Budget budget;
      const auto one =
          verbs::rate(budget, verbs::position_of(Layout::classic(), grids[i]), scale, {});
      ASSERT_TRUE(one);
      const float* const at = ratings.data() + i * columns;
      if (const auto* const se = std::get_if<SeRating>(&one->rating)) {
        EXPECT_EQ(std::lround(at[0] * 10), se->er);
        EXPECT_EQ(std::lround(at[1] * 10), se->ep);
        EXPECT_EQ(std::lround(at[2] * 10), se->ed);
      } else if (const auto* const hodoku = std::get_if<HodokuRating>(&one->rating)) {
        EXPECT_EQ(std::lround(at[0]), hodoku->score);
        EXPECT_EQ(std::lround(at[1]), static_cast<int>(hodoku->level));
        EXPECT_EQ(std::lround(at[2]), hodoku->step_count);
        EXPECT_EQ(std::lround(at[3]), hodoku->trial_count);
      } else {
        const auto& shudu = std::get<ShuduRating>(one->rating);
        EXPECT_EQ(std::lround(at[0] * 10), shudu.effort);
        EXPECT_EQ(std::lround(at[1]), static_cast<int>(shudu.level));
        EXPECT_EQ(std::lround(at[2]), shudu.length());
        EXPECT_EQ(std::lround(at[3]), shudu.bottlenecks);
        EXPECT_EQ(std::lround(at[4]), shudu.narrowest);
      }
    }
  }
}

TEST(RatedRows, ThePublishedRatingAndItsNearestFloat) {
  std::vector<RowStatus> statuses(1);
  const std::vector<float> ratings =
      rated(table_of({grid_of(kGoldenNugget)}).rows(), "se", statuses);
  EXPECT_EQ(ratings, (std::vector<float>{11.9F, 11.9F, 11.3F}));
}

TEST(RatedRows, WithoutOneSolutionHaveNone) {
  Table rows = table_of({grid_of(test::kEasy), grid_of(test::kMany), grid_of(test::kEasy),
                         grid_of(test::kImpossible), grid_of(test::kEasy)});
  rows.row(2)[4] = 77;
  rows.row(4)[2] = rows.row(4)[0];
  std::vector<RowStatus> statuses(5);
  const std::vector<float> ratings = rated(rows.rows(), "se", statuses);
  EXPECT_EQ(statuses, (std::vector{RowStatus::kUnique, RowStatus::kSeveral, RowStatus::kBadCell,
                                   RowStatus::kNone, RowStatus::kClash}));
  for (std::size_t i = 3; i < ratings.size(); ++i) EXPECT_TRUE(std::isnan(ratings[i])) << i;
}

TEST(RatedRows, OfAnotherLayoutAreForTheScaleThatKnowsIt) {
  const Layout layout = test::layout_of("4x4");
  RowTerms terms;
  terms.layout = &layout;
  const Table rows = table_of({grid_of("1.....2..3.....4")});
  std::vector<RowStatus> statuses(1);
  EXPECT_TRUE(std::isnan(rated(rows.rows(), "se", statuses, terms)[0]));
  EXPECT_EQ(statuses[0], RowStatus::kNotKnown);
  EXPECT_FALSE(std::isnan(rated(rows.rows(), "shudu", statuses, terms)[0]));
  EXPECT_EQ(statuses[0], RowStatus::kUnique);
}

TEST(RatedRows, FewBranchesGiveARowUp) {
  const Table rows = table_of({grid_of(kGoldenNugget)});
  const verbs::Scale* const scale = verbs::find_scale("se");
  std::array<float, 3> ratings{};
  RowStatus status = RowStatus::kNone;
  ASSERT_TRUE(rate_rows(rows.rows(), {}, {scale, 10}, ratings.data(), &status));
  EXPECT_EQ(status, RowStatus::kBudget);
  EXPECT_LE(ratings[0], 11.9F);
}

TEST(RatedRows, AreEndedByWhoIsTold) {
  const Table rows = table_of(std::vector<Grid>(200, grid_of(kGoldenNugget)));
  RowTerms terms;
  const auto tell = [](std::uint64_t /*done*/, std::uint64_t /*total*/) { return false; };
  terms.tell = tell;
  std::vector<float> ratings(rows.count * 3);
  std::vector<RowStatus> statuses(rows.count);
  EXPECT_FALSE(
      rate_rows(rows.rows(), terms, {verbs::find_scale("se"), 0}, ratings.data(), statuses.data()));
  EXPECT_EQ(statuses.back(), RowStatus::kStopped);
  EXPECT_TRUE(std::isnan(ratings.back()));
}

}  // namespace
}  // namespace shudu::arrays
