// Estimates against counts that are known, by their own error bars.
#include "shudu/propagation/estimate.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <vector>

#include "shudu/variant/lower.h"
#include "shudu/variant/puzzle.h"

namespace shudu::propagation::test {
namespace {

using variant::VariantPuzzle;

VariantPuzzle open_square(int size, int box_rows, int box_columns) {
  VariantPuzzle puzzle = variant::open_grid(size, size, 1, size);
  puzzle.regions = variant::boxes_of(puzzle, box_rows, box_columns);
  return puzzle;
}

VariantPuzzle miracle() {
  VariantPuzzle puzzle = open_square(9, 3, 3);
  for (const variant::Kind kind :
       {variant::Kind::kAntiKnight, variant::Kind::kAntiKing, variant::Kind::kNonconsecutive}) {
    puzzle.constraints.emplace_back().kind = kind;
  }
  return puzzle;
}

// Within four standard errors, which are small enough to say something.
void expect_about(double count, const VariantPuzzle& puzzle, std::uint64_t descents,
                  double most_error) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const auto made = estimate(variant::lower(puzzle), {}, descents, seed);
    ASSERT_TRUE(made.has_value());
    EXPECT_EQ(made->descents, descents);
    EXPECT_LT(made->relative_error, most_error) << seed;
    const double value = std::pow(10, made->log10);
    EXPECT_NEAR(value / count, 1, 4 * made->relative_error * value / count) << seed;
  }
}

TEST(Estimates, OfGridsThatAreCounted) {
  expect_about(288, open_square(4, 2, 2), 1000, 0.05);
  expect_about(28'200'960, open_square(6, 2, 3), 1000, 0.05);
}

// 6,670,903,752,021,072,936,960 (Felgenhauer and Jarvis, 2005).
TEST(Estimates, OfAllGridsOfNine) {
  expect_about(6.670903752021073e21, open_square(9, 3, 3), 300, 0.3);
}

TEST(Estimates, OfTheSeventyTwoMiracleGrids) { expect_about(72, miracle(), 3000, 0.5); }

TEST(Estimates, AreThoseOfTheSeed) {
  const variant::Model model = variant::lower(open_square(6, 2, 3));
  const auto one = estimate(model, {}, 20, 7);
  const auto same = estimate(model, {}, 20, 7);
  const auto other = estimate(model, {}, 20, 8);
  ASSERT_TRUE(one.has_value() && same.has_value() && other.has_value());
  EXPECT_EQ(one->log10, same->log10);
  EXPECT_EQ(one->relative_error, same->relative_error);
  EXPECT_NE(one->log10, other->log10);
}

TEST(Estimates, AreExactWhereThereIsOneWay) {
  VariantPuzzle puzzle = open_square(4, 2, 2);
  const std::vector<int> solution{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  for (std::size_t i = 0; i < solution.size(); ++i) {
    puzzle.candidates[i] = variant::ValueSet{1} << static_cast<unsigned>(solution[i] - 1);
  }
  const auto made = estimate(variant::lower(puzzle), {}, 10, 0);
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(made->arrived, 10U);
  EXPECT_EQ(made->log10, 0);
  EXPECT_EQ(made->relative_error, 0);
}

TEST(Estimates, KnowNothingWhereNoneArrives) {
  VariantPuzzle puzzle = open_square(4, 2, 2);
  puzzle.candidates[0] = puzzle.candidates[1] = 1;
  const auto made = estimate(variant::lower(puzzle), {}, 10, 0);
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(made->descents, 10U);
  EXPECT_EQ(made->arrived, 0U);
}

// Over the largest double: 25 x 25 has about 4.4e308 grids and more.
TEST(Estimates, MayBeOverAnyNumber) {
  const auto made = estimate(variant::lower(open_square(25, 5, 5)), {}, 2, 1);
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(made->arrived, 2U);
  EXPECT_GT(made->log10, 250);
  EXPECT_TRUE(std::isfinite(made->relative_error));
}

TEST(Estimates, EndByAFlagAndABudget) {
  const variant::Model model = variant::lower(open_square(9, 3, 3));
  const std::atomic<bool> flag = true;
  const auto stopped = estimate(model, {0, 0, &flag}, 100, 0);
  const auto spent = estimate(model, {0, 100, {}}, 100, 0);
  ASSERT_TRUE(stopped.has_value() && spent.has_value());
  EXPECT_EQ(stopped->outcome.ending, Ending::kStopped);
  EXPECT_EQ(stopped->descents, 0U);
  EXPECT_EQ(spent->outcome.ending, Ending::kBudget);
  EXPECT_EQ(spent->outcome.nodes, 100U);
}

}  // namespace
}  // namespace shudu::propagation::test
