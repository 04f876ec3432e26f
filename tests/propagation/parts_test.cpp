// One puzzle on several threads: the same counts and ends as on one.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "shudu/propagation/solve.h"
#include "shudu/propagation/true_candidates.h"
#include "shudu/variant/lower.h"
#include "shudu/variant/puzzle.h"

namespace shudu::propagation::test {
namespace {

// There are 28,200,960 grids of 6x6 with boxes of 2x3, and their first row is any of 720.
constexpr std::uint64_t kOfOneFirstRow = 28'200'960 / 720;

variant::Model six_with_first_row() {
  variant::VariantPuzzle puzzle = variant::open_grid(6, 6, 1, 6);
  puzzle.regions = variant::boxes_of(puzzle, 2, 3);
  for (std::size_t i = 0; i < 6; ++i) puzzle.candidates[i] = variant::ValueSet{1} << i;
  return variant::lower(puzzle);
}

// Anti-knight and nonconsecutive without a given: solutions are far between.
variant::Model nine_of_knights() {
  variant::VariantPuzzle puzzle = variant::open_grid(9, 9, 1, 9);
  puzzle.regions = variant::boxes_of(puzzle, 3, 3);
  for (const variant::Kind kind : {variant::Kind::kAntiKnight, variant::Kind::kNonconsecutive}) {
    puzzle.constraints.emplace_back().kind = kind;
  }
  return variant::lower(puzzle);
}

class Threads : public testing::TestWithParam<int> {
 protected:
  static Options options(std::uint64_t limit) { return {limit, 0, {}, GetParam()}; }
};

TEST_P(Threads, CountAll) {
  const auto counted = count(six_with_first_row(), options(0));
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->solutions, kOfOneFirstRow);
  EXPECT_EQ(counted->ending, Ending::kExhausted);
}

TEST_P(Threads, CountToTheLimit) {
  for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{5000}, kOfOneFirstRow}) {
    const auto counted = count(six_with_first_row(), options(limit));
    ASSERT_TRUE(counted.has_value());
    EXPECT_EQ(counted->solutions, limit);
    EXPECT_EQ(counted->ending, Ending::kLimit);
  }
  const auto counted = count(six_with_first_row(), options(kOfOneFirstRow + 1));
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->solutions, kOfOneFirstRow);
  EXPECT_EQ(counted->ending, Ending::kExhausted);
}

TEST_P(Threads, CountNothingWhereThereIsNothing) {
  variant::Model model = six_with_first_row();
  model.domains[6] = 1;
  const auto solved = solve(model, options(2));
  ASSERT_TRUE(solved.has_value());
  EXPECT_EQ(solved->outcome.solutions, 0U);
  EXPECT_EQ(solved->outcome.ending, Ending::kExhausted);
  EXPECT_TRUE(solved->first.empty());
}

TEST_P(Threads, HandOverASolution) {
  const variant::Model model = six_with_first_row();
  const auto solved = solve(model, options(2));
  ASSERT_TRUE(solved.has_value());
  variant::Model given = model;
  for (std::size_t i = 0; i < solved->first.size(); ++i) {
    given.domains[i] &= variant::ValueSet{1} << solved->first[i];
  }
  EXPECT_EQ(solve(given)->outcome.solutions, 1U);
}

TEST_P(Threads, EndByAFlag) {
  const std::atomic<bool> flag = true;
  Options stopped = options(0);
  stopped.stop = &flag;
  const auto counted = count(six_with_first_row(), stopped);
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->ending, Ending::kStopped);
  EXPECT_LE(counted->nodes, 64U * 4);
}

TEST_P(Threads, EndByABudget) {
  Options short_one = options(0);
  short_one.most_nodes = 30'000;
  const auto counted = count(six_with_first_row(), short_one);
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->ending, Ending::kBudget);
  EXPECT_LE(counted->solutions, kOfOneFirstRow);
  EXPECT_GE(counted->nodes, 30'000U);
}

TEST_P(Threads, FindTheSameCandidates) {
  const variant::Model model = nine_of_knights();
  const auto alone = true_candidates(model, {});
  const auto found = true_candidates(model, options(0));
  ASSERT_TRUE(alone.has_value() && found.has_value());
  EXPECT_EQ(found->candidates, alone->candidates);
  EXPECT_TRUE(found->outcome.is_exact());
  EXPECT_GT(found->outcome.nodes, 2'000U) << "others have helped";
}

INSTANTIATE_TEST_SUITE_P(All, Threads, testing::Values(1, 2, 4));

}  // namespace
}  // namespace shudu::propagation::test
