// The search by the weight of failures: as many solutions as exact cover finds, and soon at the
// contradiction of puzzles in which others are lost.
#include "solver/weighted.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>

#include "solver/helpers.h"
#include "solver/positions.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

TEST(Weights, CountAsExactCoverDoes) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(20'261'122);
  for (int i = 0; i < by_build(600, 60, 10); ++i) {
    const Pencilmarks marks = maker.make(rng);
    for (const std::uint64_t limit : {1U, 2U, 50U}) {
      FailureWeights weights;
      const SearchOptions options{.limit = limit};
      const SearchResult result = search_by_weights(marks, options, weights);
      ASSERT_EQ(result.count, count(method_named("dlx"), Layout::classic(), marks, limit));
      EXPECT_EQ(result.end, result.count == limit ? SearchEnd::kLimit : SearchEnd::kComplete);
      if (result.count > 0) {
        EXPECT_TRUE(is_solution(Layout::classic(), marks, result.first));
      }
    }
  }
}

// No solution; exact cover and every kernel need more than 100,000 nodes (turns_test.cpp).
const char* const kHidden =
    "..5.....1..9.............6............3.....8..6.........39..567...............7.";

TEST(Weights, FindAHiddenContradictionSoon) {
  FailureWeights weights;
  const SearchResult result = search_by_weights(marks_of(kHidden), {.limit = 2}, weights);
  EXPECT_EQ(result.count, 0U);
  EXPECT_TRUE(result.is_exact());
  EXPECT_LT(result.nodes, 500U);
}

// What ends by its budget has learned something: beginning again takes no more than beginning anew.
TEST(Weights, AreKeptFromCallToCall) {
  FailureWeights weights;
  const SearchResult anew = search_by_weights(marks_of(kHidden), {.limit = 2}, weights);
  const FailureWeights learned = weights;
  const SearchResult again = search_by_weights(marks_of(kHidden), {.limit = 2}, weights);
  EXPECT_TRUE(again.is_exact());
  EXPECT_LE(again.nodes, anew.nodes);
  EXPECT_NE(learned.cell, weights.cell);
}

TEST(Weights, EndAtBudgetAndStopFlag) {
  FailureWeights weights;
  for (const std::uint64_t budget : {0U, 1U, 17U}) {
    const SearchResult result = search_by_weights(Pencilmarks(9), {.node_budget = budget}, weights);
    EXPECT_EQ(result.end, SearchEnd::kBudget);
    EXPECT_EQ(result.nodes, budget);
  }
  const std::atomic<bool> stop = true;
  EXPECT_EQ(search_by_weights(Pencilmarks(9), {.stop = &stop}, weights).end, SearchEnd::kStopped);
}

}  // namespace
}  // namespace shudu::test
