// The search that learns: as many solutions as exact cover finds, however often it is interrupted
// and whatever it forgets, and soon at the contradiction of puzzles in which others are lost.
#include "solver/learning/learning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "solver/helpers.h"
#include "solver/learning/clauses.h"
#include "solver/positions.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

TEST(Learning, CountsAsExactCoverDoes) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(20'261'122);
  for (int i = 0; i < by_build(1'500, 10); ++i) {
    const Pencilmarks marks = maker.make(rng);
    for (const std::uint64_t limit : {1U, 2U, 50U}) {
      const SearchResult result = LearningSearch(marks).go_on({.limit = limit});
      ASSERT_EQ(result.count, count(method_named("dlx"), Layout::classic(), marks, limit));
      EXPECT_EQ(result.end, result.count == limit ? SearchEnd::kLimit : SearchEnd::kComplete);
      EXPECT_EQ(LearningSearch(marks, 20).go_on({.limit = limit}).count, result.count);
      if (result.count > 0) {
        EXPECT_TRUE(is_solution(Layout::classic(), marks, result.first));
      }
    }
  }
}

TEST(Learning, FindsAHiddenContradictionSoon) {
  const SearchResult result = LearningSearch(marks_of(kHidden)).go_on({.limit = 2});
  EXPECT_EQ(result.count, 0U);
  EXPECT_TRUE(result.is_exact());
  EXPECT_LT(result.nodes, 200U);
}

// A solved grid whose first cells are open.
std::string with_open_cells(int count) {
  std::string text =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  std::fill_n(text.begin(), count, '.');
  return text;
}

// A hard puzzle less three givens, 6,207 solutions. Where solutions' clauses are forgotten with the
// others, or a reason is, the count is another.
TEST(Learning, ForgetsWithoutLosingOrRepeatingASolution) {
  const Pencilmarks marks =
      marks_of("1....7.9..3..2...8..96..5.....3..9...1..8...26....4..........1.........7..7...3..");
  const std::uint64_t all = count(method_named("dlx"), Layout::classic(), marks, kUnlimited);
  ASSERT_GT(all, 1'000U);
  for (const std::size_t room : {20U, 100U}) {
    const SearchResult result = LearningSearch(marks, room).go_on({});
    EXPECT_EQ(result.count, all);
    EXPECT_TRUE(result.is_exact());
  }
}

TEST(Learning, GoesOnWhereItStopped) {
  const Pencilmarks marks = marks_of(with_open_cells(27));
  const SearchResult whole = LearningSearch(marks).go_on({.limit = 40});
  for (const std::uint64_t budget : {1U, 7U, 30U}) {
    LearningSearch search(marks);
    SearchResult result;
    std::uint64_t nodes = 0;
    do {
      const std::uint64_t before = result.count;
      result = search.go_on({.limit = 40, .node_budget = budget});
      nodes += result.nodes;
      ASSERT_GE(result.count, before);
      ASSERT_LE(result.nodes, budget);
    } while (result.end == SearchEnd::kBudget);
    EXPECT_EQ(result.count, whole.count);
    EXPECT_EQ(result.end, whole.end);
    EXPECT_EQ(result.first, whole.first);
    EXPECT_EQ(nodes, whole.nodes) << "it is one search, in pieces";
  }
}

TEST(Learning, EndsAtBudgetAndStopFlag) {
  for (const std::uint64_t budget : {0U, 1U, 17U}) {
    const SearchResult result = LearningSearch(Pencilmarks(9)).go_on({.node_budget = budget});
    EXPECT_EQ(result.end, SearchEnd::kBudget);
    EXPECT_EQ(result.nodes, budget);
  }
  const std::atomic<bool> stop = true;
  LearningSearch search{Pencilmarks(9)};
  EXPECT_EQ(search.go_on({.stop = &stop}).end, SearchEnd::kStopped);
}

TEST(Learning, NoSolutionAndASinglePossibilityNeedNoNode) {
  Pencilmarks marks = marks_of(with_open_cells(0));
  const SearchResult full = LearningSearch(marks).go_on({.limit = 2});
  EXPECT_EQ(full.count, 1U);
  EXPECT_EQ(full.nodes, 0U);
  EXPECT_TRUE(full.is_exact());
  marks.set(Cell(80), {});
  const SearchResult none = LearningSearch(marks).go_on({.limit = 2});
  EXPECT_EQ(none.count, 0U);
  EXPECT_TRUE(none.is_exact());
}

// Values for the clauses to ask about, and what they force.
struct Values {
  std::vector<Literal> true_ones;
  std::vector<Literal> forced;

  [[nodiscard]] bool is_true(Literal literal) const {
    return std::find(true_ones.begin(), true_ones.end(), literal) != true_ones.end();
  }
  [[nodiscard]] bool is_false(Literal literal) const { return is_true(!literal); }
  void force(Literal literal, std::uint32_t /*clause*/) { forced.push_back(literal); }
};

TEST(LearningClauses, ForceTheLastLiteralAndBreakWithoutOne) {
  Clauses clauses(10);
  const std::vector<Literal> literals = {Literal::in(1), Literal::out(2), Literal::in(3)};
  const std::uint32_t clause = clauses.add(literals, 2);
  Values values;
  values.true_ones = {Literal::in(2)};  // the second literal falls: the third is watched instead
  EXPECT_EQ(clauses.watch(Literal::out(2), values), Clauses::kNone);
  EXPECT_TRUE(values.forced.empty());
  values.true_ones.push_back(Literal::out(1));
  EXPECT_EQ(clauses.watch(Literal::in(1), values), Clauses::kNone);
  EXPECT_EQ(values.forced, (std::vector<Literal>{Literal::in(3)}));
  values.true_ones.push_back(Literal::out(3));
  EXPECT_EQ(clauses.watch(Literal::in(3), values), clause);
}

TEST(LearningClauses, ForgetHalfButNoneThatIsKept) {
  Clauses clauses(3'000);
  std::uint32_t number = 0;
  for (std::size_t i = 0; !clauses.is_full(); ++i) {
    const std::vector<Literal> literals = {Literal::in(i % 700), Literal::out(i % 700 + 1)};
    const bool is_kept = i % 10 == 0;
    number =
        clauses.add(literals, is_kept ? Clauses::kForEver : static_cast<std::uint32_t>(2 + i % 7));
  }
  const std::uint32_t before = number + 1;
  clauses.forget();
  const std::vector<Literal> next = {Literal::in(1), Literal::in(2)};
  const std::uint32_t after = clauses.add(next, 2);
  EXPECT_NEAR(after, before * 0.55, 2) << "a tenth is kept, of the others half goes";
  const auto is_kept = [&](std::uint32_t i) { return clauses[i][0].candidate() % 10 == 0; };
  std::uint32_t kept = 0;
  for (std::uint32_t i = 0; i < after; ++i) kept += is_kept(i) ? 1U : 0U;
  EXPECT_GE(kept, before / 10);
}

}  // namespace
}  // namespace shudu::test
