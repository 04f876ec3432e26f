// How searches end: limit, budget, stop flag, a callback that says stop. Whatever ends a search, it
// never reports a wrong solution, never more than there are, and never claims to be exact.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>

#include "shudu/core/rng.h"
#include "solver/helpers.h"

namespace shudu::test {
namespace {

class SearchEnds : public testing::TestWithParam<Method> {
 protected:
  static Answer classic(const Pencilmarks& marks, const SearchOptions& options) {
    return ask(GetParam(), Layout::classic(), marks, options);
  }
  static Pencilmarks many() { return marks_of(kMany); }
};

TEST_P(SearchEnds, LimitZeroAsksNothing) {
  for (const Pencilmarks& marks : {many(), marks_of(kFull), Pencilmarks(9)}) {
    const Answer answer = classic(marks, {.limit = 0});
    EXPECT_EQ(answer.result.end, SearchEnd::kLimit);
    EXPECT_EQ(answer.result.count, 0U);
    EXPECT_EQ(answer.result.nodes, 0U);
    EXPECT_TRUE(answer.solutions.empty());
  }
}

TEST_P(SearchEnds, LimitStopsAndIsNotExact) {
  const Answer all = classic(many(), {});
  EXPECT_EQ(all.result.count, 588U);
  EXPECT_TRUE(all.result.is_exact());
  for (const std::uint64_t limit : {1U, 2U, 587U, 588U}) {
    const Answer some = classic(many(), {.limit = limit});
    EXPECT_EQ(some.result.count, limit);
    EXPECT_EQ(some.solutions.size(), limit);
    EXPECT_EQ(some.result.end, SearchEnd::kLimit);
    EXPECT_FALSE(some.result.is_exact());
    EXPECT_TRUE(std::equal(some.solutions.begin(), some.solutions.end(), all.solutions.begin()));
  }
  EXPECT_EQ(classic(many(), {.limit = 589}).result.end, SearchEnd::kComplete);
}

TEST_P(SearchEnds, CallbackStops) {
  for (const std::uint64_t wanted : {1U, 5U, 588U}) {
    std::uint64_t calls = 0;
    auto until = [&](const Grid&) { return ++calls < wanted; };
    const SearchResult result = GetParam().search(Layout::classic(), many(), {}, until);
    EXPECT_EQ(calls, wanted);
    EXPECT_EQ(result.count, wanted);
    EXPECT_EQ(result.end, SearchEnd::kCallback);
  }
  auto no = [](const Grid&) { return false; };
  const auto result = GetParam().search(Layout::classic(), marks_of(kFull), {.limit = 1}, no);
  EXPECT_EQ(result.end, SearchEnd::kCallback) << "goes before the limit";
}

TEST_P(SearchEnds, BudgetIsNeverExceeded) {
  const Answer all = classic(many(), {});
  const auto solutions = all.sorted();
  for (std::uint64_t budget = 0; budget < all.result.nodes; budget += 1 + budget / 3) {
    const Answer some = classic(many(), {.node_budget = budget});
    EXPECT_EQ(some.result.end, SearchEnd::kBudget) << budget;
    EXPECT_EQ(some.result.nodes, budget);
    const auto found = some.sorted();
    EXPECT_TRUE(std::includes(solutions.begin(), solutions.end(), found.begin(), found.end()));
    EXPECT_LT(found.size(), solutions.size());
  }
  const Answer exactly = classic(many(), {.node_budget = all.result.nodes});
  EXPECT_EQ(exactly.result.count, 588U);
  EXPECT_EQ(exactly.result.end, SearchEnd::kComplete);
}

TEST_P(SearchEnds, FullGridNeedsNoNode) {
  const Answer answer = classic(marks_of(kFull), {.node_budget = 0});
  EXPECT_EQ(answer.result.count, 1U);
  EXPECT_EQ(answer.result.nodes, 0U);
  EXPECT_TRUE(answer.result.is_exact());
  EXPECT_EQ(text_of(answer.result.first), kFull);
}

TEST_P(SearchEnds, StopFlagAlreadySet) {
  const std::atomic<bool> stop = true;
  for (const Pencilmarks& marks : {many(), marks_of(kFull)}) {
    const Answer answer = classic(marks, {.stop = &stop});
    EXPECT_EQ(answer.result.end, SearchEnd::kStopped);
    EXPECT_EQ(answer.result.count, 0U);
    EXPECT_EQ(answer.result.nodes, 0U);
  }
}

// An empty grid never ends by itself; the flag is set by the callback at random points.
TEST_P(SearchEnds, StopFlagSetDuringSearch) {
  Rng rng(7);
  for (int i = 0; i < 10; ++i) {
    std::atomic<bool> stop = false;
    std::uint64_t left = 1 + rng.below(200);
    const std::uint64_t asked = left;
    std::uint64_t after = 0;
    auto sink = [&](const Grid& grid) {
      EXPECT_TRUE(is_solution(Layout::classic(), Pencilmarks(9), grid));
      if (stop) ++after;
      if (--left == 0) stop = true;
      return !stop || after < 100'000;
    };
    const auto result = GetParam().search(Layout::classic(), Pencilmarks(9), {.stop = &stop}, sink);
    EXPECT_EQ(result.end, SearchEnd::kStopped);
    EXPECT_EQ(result.count, asked + after);
    EXPECT_LE(after, 2'000U) << "ends soon";
    EXPECT_FALSE(result.is_exact());
  }
}

TEST_P(SearchEnds, NoCandidateNoSolution) {
  Pencilmarks marks = many();
  marks.set(Cell(80), {});
  const Answer answer = classic(marks, {});
  EXPECT_EQ(answer.result.count, 0U);
  EXPECT_TRUE(answer.result.is_exact());
  EXPECT_EQ(answer.result.nodes, 0U) << "seen before any search";
}

TEST_P(SearchEnds, ClashingLoneCandidatesAreNoError) {
  for (const int other : {1, 9, 10, 80}) {  // row, column, box; 80 sees none of it
    Pencilmarks marks(9);
    marks.set(Cell(0), {Digit(5)});
    marks.set(Cell(other), {Digit(5)});
    const Answer answer = classic(marks, {.limit = 1});
    EXPECT_EQ(answer.result.count, other == 80 ? 1U : 0U) << other;
  }
  const Layout knight = layout_of("anti-knight");
  Pencilmarks marks(9);
  marks.set(Cell(5), {Digit(5)});
  marks.set(Cell(5 + 9 + 2), {Digit(5)});  // r2c8: another box, a knight's move from r1c6
  EXPECT_EQ(ask(GetParam(), knight, marks, {.limit = 1}).result.count, 0U);
  EXPECT_EQ(ask(GetParam(), Layout::classic(), marks, {.limit = 1}).result.count, 1U);
}

INSTANTIATE_TEST_SUITE_P(Methods, SearchEnds,
                         testing::ValuesIn(method_table().begin(), method_table().end()),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace shudu::test
