// One puzzle on each kernel: the hand-over from the one-puzzle kernel to the lanes, and the order
// of ascending searches. That `fast` agrees with the other methods is in differential_test.cpp.
#include "solver/fast.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <set>
#include <string>
#include <vector>

#include "shudu/solver/lexicographic.h"
#include "solver/helpers.h"
#include "solver/kernels.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

// kHard with three givens less: many solutions, and many more guesses than are needed for the
// hand-over.
const char* const kVeryOpen =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85..............";
// With one of them back.
const char* const kLessOpen =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85......9.......";
const char* const kOpen = by_build(kVeryOpen, kLessOpen);

TEST(Fast, WhatIsHandedOverIsNeitherLostNorCountedTwice) {
  const Pencilmarks marks = marks_of(kOpen);
  const std::uint64_t expected = count(method_named("dlx"), Layout::classic(), marks);
  ASSERT_GT(expected, 100U);
  for (const Kernel* kernel : supported_kernels()) {
    const SearchResult result = search_one(*kernel, marks, {}, nullptr);
    EXPECT_EQ(result.count, expected) << kernel->name;
    EXPECT_TRUE(result.is_exact());
    EXPECT_GT(result.nodes, 24U) << "nothing was handed over";
    EXPECT_TRUE(is_solution(Layout::classic(), marks, result.first));
    for (const std::uint64_t limit : {1U, 2U, 7U, 100U}) {
      const SearchResult some = search_one(*kernel, marks, {.limit = limit}, nullptr);
      EXPECT_EQ(some.count, limit) << kernel->name;
      EXPECT_EQ(some.end, SearchEnd::kLimit);
    }
  }
}

// More nodes are handed over than there are lanes: those that wait end with the others.
TEST(Fast, AnEmptyGridHasTwoSolutionsSoon) {
  for (const Kernel* kernel : supported_kernels()) {
    for (const std::uint64_t limit : {1U, 2U, 1000U}) {
      const SearchResult result = search_one(*kernel, Pencilmarks(9), {.limit = limit}, nullptr);
      EXPECT_EQ(result.count, limit) << kernel->name;
      EXPECT_EQ(result.end, SearchEnd::kLimit);
    }
  }
}

TEST(Fast, AHardPuzzleIsUnique) {
  for (const Kernel* kernel : supported_kernels()) {
    const SearchResult result = search_one(*kernel, marks_of(kHard), {.limit = 2}, nullptr);
    EXPECT_EQ(result.count, 1U) << kernel->name;
    EXPECT_TRUE(result.is_exact());
    EXPECT_EQ(text_of(result.first),
              "812753649943682175675491283154237896369845721287169534521974368438526917796318452");
  }
}

// What the kernels find is the same; how many guesses they need on hard puzzles depends on their
// lanes. So the number tells which one ran.
TEST(Fast, TheKernelOfTheOptionsIsTheOneThatRuns) {
  const Pencilmarks marks = marks_of(kOpen);
  std::set<std::uint64_t> nodes;
  std::set<int> lanes;
  for (const Kernel* kernel : supported_kernels()) {
    const SearchOptions options{.limit = 5'000, .kernel = kernel};
    const SearchResult result = method_named("fast").count(Layout::classic(), marks, options);
    EXPECT_EQ(result.nodes, search_one(*kernel, marks, options, nullptr).nodes) << kernel->name;
    nodes.insert(result.nodes);
    lanes.insert(kernel->lanes);
    EXPECT_EQ(&kernel_of(options), kernel);
  }
  EXPECT_EQ(nodes.size(), lanes.size());
  EXPECT_EQ(&kernel_of({}), &best_kernel());
}

TEST(Fast, TheBudgetHoldsAcrossTheHandOver) {
  for (const Kernel* kernel : supported_kernels()) {
    for (std::uint64_t budget = 0; budget < 60; ++budget) {
      const SearchResult result =
          search_one(*kernel, marks_of(kOpen), {.node_budget = budget}, nullptr);
      EXPECT_EQ(result.end, SearchEnd::kBudget) << kernel->name << " " << budget;
      EXPECT_EQ(result.nodes, budget);
    }
  }
}

TEST(Fast, AscendingSearchIsInTheOrderOfScan) {
  const Pencilmarks marks = marks_of(kOpen);
  const Answer scan = ask(method_named("scan"), Layout::classic(), marks, {.limit = 500});
  for (const Kernel* kernel : supported_kernels()) {
    std::vector<std::string> found;
    auto keep = [&found](const Grid& grid) {
      found.push_back(text_of(grid));
      return true;
    };
    SolutionSink sink(keep);
    search_one(*kernel, marks, {.limit = 500}, &sink, Branching::kAscending);
    EXPECT_EQ(found, scan.solutions) << kernel->name;
  }
}

TEST(Fast, AscendingSearchOfOtherLayoutsToo) {
  std::vector<std::string> found;
  auto keep = [&found](const Grid& grid) {
    found.push_back(text_of(grid));
    return true;
  };
  search_ascending(layout_of("4x4"), Pencilmarks(4), {}, keep);
  EXPECT_EQ(found.size(), 288U);
  EXPECT_TRUE(std::is_sorted(found.begin(), found.end()));
}

TEST(Fast, AStopFlagEndsASearchThatWouldTakeForever) {
  for (const Kernel* kernel : supported_kernels()) {
    std::atomic<bool> stop = false;
    std::uint64_t seen = 0;
    auto count_some = [&](const Grid& /*grid*/) {
      if (++seen == 1000) stop = true;
      return true;
    };
    SolutionSink sink(count_some);
    const SearchResult result = search_one(*kernel, Pencilmarks(9), {.stop = &stop}, &sink);
    EXPECT_EQ(result.end, SearchEnd::kStopped) << kernel->name;
    EXPECT_LT(result.count, 100'000U);
  }
}

}  // namespace
}  // namespace shudu::test
