// Turns of a kernel and the search that learns: whoever is done first, the answer is the same, and
// budget and nodes are those of all turns together.
#include "solver/turns.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "shudu/solver/batch.h"
#include "shudu/solver/other_digit.h"
#include "solver/helpers.h"
#include "solver/kernels.h"
#include "solver/learning/learning.h"

namespace shudu::test {
namespace {

// No solution: others need a few nodes, every kernel more than 100,000 guesses.
const char* const kLost =
    "....8..4..18.....5...5..7....46...7.8.....5.......84......1............1..9......";

TEST(Turns, ALostSearchEndsSoonOnEveryKernelAndEntry) {
  const std::uint64_t needed = LearningSearch(marks_of(kLost)).go_on({.limit = 2}).nodes;
  ASSERT_LT(needed, 20U);
  for (const Kernel* kernel : supported_kernels()) {
    const SearchOptions options{.limit = 2, .kernel = kernel};
    const SearchResult one =
        method_named("fast").count(Layout::classic(), marks_of(kLost), options);
    EXPECT_EQ(one.count, 0U);
    EXPECT_TRUE(one.is_exact());
    EXPECT_EQ(one.nodes, kPatience + needed) << kernel->name;
    EXPECT_EQ(solve_text(kLost, options).nodes, kPatience + needed) << kernel->name;
    std::vector<PuzzleResult> results(1);
    BatchSolver(*kernel).solve({kLost, 1}, {}, results);
    EXPECT_EQ(results[0].count, 0U);
    EXPECT_TRUE(results[0].is_exact());
    EXPECT_EQ(results[0].nodes, kPatience + needed) << kernel->name;
  }
}

// The same for another digit than 1 in a cell that may be 1 or the given.
TEST(Turns, AnotherDigitIsDeniedSoon) {
  Pencilmarks marks = marks_of(kLost);
  marks.set(Cell(4), {Digit(1), Digit(8)});
  for (const Kernel* kernel : supported_kernels()) {
    OtherDigitSolver solver(*kernel);
    const OtherDigitOptions options{.node_budget = 10'000};
    EXPECT_EQ(solver.ask({&marks, Cell(4), Digit(1)}, options), OtherDigit::kNone) << kernel->name;
  }
}

TEST(Turns, TheSearchThatLearnsHasItsTurn) {
  const SearchOptions many{.limit = 2, .node_budget = 100'000};
  ASSERT_EQ(method_named("dlx").count(Layout::classic(), marks_of(kHidden), many).end,
            SearchEnd::kBudget);
  for (const Kernel* kernel : supported_kernels()) {
    const SearchOptions options{.limit = 2, .node_budget = 10'000, .kernel = kernel};
    const SearchResult result =
        method_named("fast").count(Layout::classic(), marks_of(kHidden), options);
    EXPECT_EQ(result.count, 0U);
    EXPECT_TRUE(result.is_exact()) << kernel->name;
  }
}

TEST(Turns, TheBudgetIsThatOfAllTurns) {
  for (const std::uint64_t budget : {kPatience - 1, kPatience, kPatience + 1}) {
    const SearchOptions options{.limit = 2, .node_budget = budget};
    const SearchResult result =
        method_named("fast").count(Layout::classic(), marks_of(kHidden), options);
    EXPECT_EQ(result.end, SearchEnd::kBudget) << budget;
    EXPECT_EQ(result.nodes, budget);
  }
}

// The kernel here is a stub that needs more nodes than it gets, until it gets 64,000: the turns
// grow, and the first to end has the answer.
TEST(Turns, GrowUntilSomeoneIsDone) {
  const Pencilmarks open(9);  // learning would count for ever
  std::vector<std::uint64_t> budgets;
  const auto kernel = [&budgets](const SearchOptions& options) {
    budgets.push_back(options.node_budget);
    SearchResult result;
    result.nodes = options.node_budget;
    result.end = SearchEnd::kBudget;
    if (options.node_budget < 64'000) return result;
    result.count = 77;
    result.nodes = 9'000;
    result.end = SearchEnd::kComplete;
    return result;
  };
  const SearchResult result = count_in_turns(open, {}, 0, kernel);
  EXPECT_EQ(result.count, 77U);
  EXPECT_TRUE(result.is_exact());
  EXPECT_EQ(budgets, (std::vector<std::uint64_t>{16'000, 32'000, 64'000}));
  EXPECT_EQ(result.nodes, 2'000U + 4'000U + 8'000U + 16'000U + 32'000U + 9'000U);
}

TEST(Turns, WhatWasFoundIsKeptWhenAllIsInVain) {
  const auto kernel = [](const SearchOptions& options) {
    SearchResult result;
    result.nodes = options.node_budget;
    result.end = SearchEnd::kBudget;
    return result;
  };
  const SearchOptions options{.node_budget = 3'000};
  const SearchResult result = count_in_turns(Pencilmarks(9), options, 0, kernel);
  EXPECT_EQ(result.end, SearchEnd::kBudget);
  EXPECT_EQ(result.nodes, 3'000U);
  EXPECT_GT(result.count, 0U) << "learning met some in its turn";
  EXPECT_TRUE(is_solution(Layout::classic(), Pencilmarks(9), result.first));
}

TEST(Turns, OnlyWhereFewSolutionsAreAskedFor) {
  EXPECT_TRUE(takes_turns(1, kUnlimited));
  EXPECT_TRUE(takes_turns(kMostInTurns, kPatience + 1));
  EXPECT_FALSE(takes_turns(kMostInTurns + 1, kUnlimited));
  EXPECT_FALSE(takes_turns(2, kPatience));
}

}  // namespace
}  // namespace shudu::test
