// The questions solve, count and check, judged by the reference methods and by what is known of the
// puzzles. What they do at the doors is held by the transcripts of the program and the service.
#include "shudu/verbs/solving.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "shudu/formats/reader.h"
#include "shudu/solver/solver.h"
#include "support/grids.h"

namespace shudu::verbs {
namespace {

constexpr std::string_view kOne =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
constexpr std::string_view kPair =
    "1.....58.8....1..6.6..2.......59........7.....93..2....1....8.4...9.7.5.6..2..71.";
constexpr std::string_view kClaiming = R"({"puzzle":"PUZZLE","solution":"CLAIM"})";

std::string text_of_full(const Grid& grid) {
  std::string text;
  for (int i = 0; i < grid.cell_count(); ++i) {
    text += static_cast<char>('0' + grid.value_at(Cell(i)));
  }
  return text;
}

// All solutions by exact cover, ascending.
std::vector<std::string> judged(const Grid& givens) {
  std::vector<std::string> all;
  const auto take = [&all](const Grid& grid) {
    all.push_back(text_of_full(grid));
    return true;
  };
  find_method("dlx")->search(Layout::classic(), Pencilmarks::from_grid(givens), {}, take);
  std::sort(all.begin(), all.end());
  return all;
}

TEST(VerbSolve, TellsTheOnlySolutionOrTheSmallest) {
  for (const std::string_view text : {kOne, kPair}) {
    const Grid givens = test::grid_of(text);
    const std::vector<std::string> all = judged(givens);
    Budget budget;
    const auto solved = solve(budget, position_of(Layout::classic(), givens));
    ASSERT_TRUE(solved.has_value());
    EXPECT_EQ(solved->solutions, all.size());
    ASSERT_TRUE(solved->solution.has_value());
    EXPECT_EQ(text_of_full(*solved->solution), all.front());
    EXPECT_FALSE(solved->claim.is_made);
  }
}

TEST(VerbSolve, IsEndedByTheFlagOfItsBudget) {
  const std::atomic<bool> raised{true};
  const Grid givens = test::grid_of(kOne);
  Budget budget({.flag = &raised});
  const auto solved = solve(budget, position_of(Layout::classic(), givens));
  ASSERT_FALSE(solved.has_value());
  EXPECT_EQ(solved.error().halt, Halt::kCancelled);
}

TEST(VerbCount, ALimitThatIsJustMetIsExact) {
  const Grid givens = test::grid_of(kPair);
  const Position position = position_of(Layout::classic(), givens);
  Budget budget;
  const auto two = count(budget, position, 2);
  const auto one = count(budget, position, 1);
  ASSERT_TRUE(two && one);
  EXPECT_EQ(two->count, 2U);
  EXPECT_TRUE(two->is_exact);
  EXPECT_EQ(one->count, 1U);
  EXPECT_FALSE(one->is_exact);
  EXPECT_EQ(one->solutions, 2U);
}

// An empty grid has 6.67e21 solutions: the nodes end the count, and what was found by then stands.
TEST(VerbCount, NodesEndACountWithWhatWasFound) {
  const Grid empty(9);
  Budget budget({.nodes = 5'000});
  const auto counted = count(budget, position_of(Layout::classic(), empty), 1'000'000);
  ASSERT_TRUE(counted.has_value());
  EXPECT_GE(counted->count, 2U);
  EXPECT_FALSE(counted->is_exact);
}

TEST(VerbCheck, TheGivensThatCanGoAreThoseWithoutWhichThereIsStillOneSolution) {
  Grid givens = test::grid_of(kOne);
  const Grid solution = test::grid_of(judged(givens).front());
  for (const int cell : {1, 40, 79}) givens.place(Cell(cell), *solution[Cell(cell)]);
  Budget budget;
  const auto checked = check(budget, position_of(Layout::classic(), givens), true);
  ASSERT_TRUE(checked && checked->redundant);
  CellSet expected;
  for (const Cell cell : givens.filled()) {
    Grid without = givens;
    without.clear(cell);
    if (judged(without).size() == 1) expected.insert(cell);
  }
  EXPECT_FALSE(expected.empty());
  EXPECT_EQ(*checked->redundant, expected);
}

TEST(VerbCheck, ComparesWhatARecordClaims) {
  const std::string right = judged(test::grid_of(kOne)).front();
  std::string wrong = right;
  std::swap(wrong[1], wrong[2]);
  for (const bool is_right : {true, false}) {
    std::string text(kClaiming);
    text.replace(text.find("CLAIM"), 5, is_right ? right : wrong);
    text.replace(text.find("PUZZLE"), 6, kOne);
    const Result<Puzzle> record = read_puzzle(text, {});
    ASSERT_TRUE(record.has_value());
    Budget budget;
    const auto checked = check(budget, position_of(Layout::classic(), *record), false);
    ASSERT_TRUE(checked.has_value());
    EXPECT_TRUE(checked->claim.is_made);
    EXPECT_EQ(checked->claim.fault.has_value(), !is_right);
  }
}

}  // namespace
}  // namespace shudu::verbs
