// Counts against the exact methods of the room `solver`, published counts, and the ends of a
// search.
#include "shudu/large/solve.h"

#include <gtest/gtest.h>

#include <array>

#include <atomic>
#include <set>

#include "large/helpers.h"

namespace shudu::large {
namespace {

using test::grid_of;
using test::random_puzzle;

std::uint64_t count_all(const LargeGrid& grid) {
  const auto outcome = count(grid, {.limit = 0});
  EXPECT_TRUE(outcome && outcome->is_exact());
  return outcome->solutions;
}

TEST(LargeSolve, SmallestGrids) {
  EXPECT_EQ(count_all(open_grid(1, 1)), 1U);
  EXPECT_EQ(count_all(open_grid(1, 2)), 2U);  // rows are boxes: Latin squares
  EXPECT_EQ(count_all(open_grid(3, 1)), 12U);
  EXPECT_EQ(count_all(open_grid(1, 4)), 576U);
  EXPECT_EQ(count_all(open_grid(2, 2)), 288U);  // Jarvis
}

TEST(LargeSolve, AShareOfTheSixBySixGrids) {
  // 28,200,960 grids (Jarvis). The first box has each of 720 fillings equally often, and the three
  // values right of its first row stand in each of 6 orders equally often.
  LargeGrid grid = open_grid(2, 3);
  grid.cells = {1, 2, 3, 0, 0, 0, 4, 5, 6, 0, 0, 0};
  grid.cells.resize(36, 0);
  grid.cells[3] = 4;
  grid.cells[4] = 5;
  grid.cells[5] = 6;
  EXPECT_EQ(count_all(grid), 28'200'960U / 720U / 6U);
}

TEST(LargeSolve, CountsAreThoseOfTheOtherMethods) {
  Rng rng(1);
  for (const auto& [rows, columns, fewest] :
       {std::array{2, 2, 2}, {2, 3, 8}, {3, 2, 8}, {2, 4, 18}, {3, 3, 22}}) {
    int with_some = 0;
    for (int i = 0; i < 150; ++i) {
      const int filled = fewest + static_cast<int>(rng.below(4));
      const LargeGrid grid = random_puzzle(rows, columns, filled, rng);
      const auto outcome = count(grid, {.limit = 300});
      ASSERT_TRUE(outcome);
      ASSERT_EQ(outcome->solutions, test::count_by_solver(grid, 300)) << rows << columns << i;
      with_some += outcome->solutions > 0 ? 1 : 0;
    }
    EXPECT_GT(with_some, 2);
  }
}

TEST(LargeSolve, SolutionsAreDifferentAndRight) {
  Rng rng(2);
  const LargeGrid grid = random_puzzle(3, 4, 60, rng);
  std::set<std::vector<std::uint16_t>> found;
  const auto outcome = search(grid, {.limit = 500}, [&](Values values) {
    const LargeGrid full{3, 4, {values.begin(), values.end()}};
    EXPECT_TRUE(is_solved(full) && keeps_givens(grid, full));
    return found.insert(full.cells).second;
  });
  ASSERT_TRUE(outcome);
  EXPECT_EQ(found.size(), outcome->solutions);
}

TEST(LargeSolve, ProvesThatOneIsAlone) {
  const LargeGrid grid = grid_of(test::kTwentyFive, 5, 5);
  const auto solved = solve(grid);
  ASSERT_TRUE(solved);
  EXPECT_EQ(solved->outcome.ending, Ending::kExhausted);
  EXPECT_EQ(solved->outcome.solutions, 1U);
  EXPECT_TRUE(is_solved(solved->first) && keeps_givens(grid, solved->first));
}

TEST(LargeSolve, AGivenThatIsNoneOfTheSolutionLeavesNone) {
  LargeGrid grid = grid_of(test::kTwentyFive, 5, 5);
  const auto solved = solve(grid);
  ASSERT_TRUE(solved);
  int tried = 0;
  for (std::size_t cell = 0; cell < grid.cells.size() && tried < 3; cell += 7) {
    if (grid.cells[cell] != 0) continue;
    LargeGrid other = grid;
    const std::uint16_t right = solved->first.cells[cell];
    for (std::uint16_t value = 1; value <= 25; ++value) {
      other.cells[cell] = value;
      if (value != right && !find_fault(other)) break;
    }
    if (find_fault(other) || other.cells[cell] == right) continue;
    ++tried;
    const auto outcome = count(other, {});
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->solutions, 0U);
    EXPECT_TRUE(outcome->is_exact());
  }
  EXPECT_EQ(tried, 3);
}

TEST(LargeSolve, ACellWithoutAValueLeavesNone) {
  LargeGrid grid = open_grid(2, 2);
  grid.cells = {1, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 4};  // r1c4 lacks 1 to 4
  EXPECT_FALSE(find_fault(grid));
  EXPECT_EQ(count_all(grid), 0U);
}

TEST(LargeSolve, OpenGridsHaveAFirstSolution) {
  for (const auto& [rows, columns] : {std::pair{4, 4}, {3, 4}, {5, 5}, {6, 6}}) {
    const auto solved = solve(open_grid(rows, columns), {.limit = 1});
    ASSERT_TRUE(solved);
    EXPECT_EQ(solved->outcome.ending, Ending::kLimit);
    EXPECT_TRUE(is_solved(solved->first)) << rows << columns;
  }
}

TEST(LargeSolve, TheSameTwice) {
  const LargeGrid grid = grid_of(test::kTwentyFive, 5, 5);
  const auto first = solve(grid);
  const auto second = solve(grid);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->outcome.conflicts, second->outcome.conflicts);
  EXPECT_EQ(first->outcome.decisions, second->outcome.decisions);
}

TEST(LargeSolve, FaultsComeBack) {
  const auto outcome = count(LargeGrid{2, 2, {}}, {});
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, FaultKind::kWrongSize);
}

TEST(LargeSolve, EndsAtTheLimitTheBudgetAndWhereTheSinkWantsNoMore) {
  const auto limited = count(open_grid(3, 3), {.limit = 7});
  ASSERT_TRUE(limited);
  EXPECT_EQ(limited->ending, Ending::kLimit);
  EXPECT_EQ(limited->solutions, 7U);
  const auto one = search(open_grid(3, 3), {.limit = 0}, [](Values) { return false; });
  ASSERT_TRUE(one);
  EXPECT_EQ(one->ending, Ending::kLimit);
  EXPECT_EQ(one->solutions, 1U);
  const auto spent = count(grid_of(test::kTwentyFive, 5, 5), {.most_conflicts = 50});
  ASSERT_TRUE(spent);
  EXPECT_EQ(spent->ending, Ending::kBudget);
  EXPECT_EQ(spent->conflicts, 50U);
  EXPECT_FALSE(spent->is_exact());
}

TEST(LargeSolve, EndsWhenItIsTold) {
  const std::atomic<bool> flag = true;
  for (const auto& grid : {grid_of(test::kTwentyFive, 5, 5), open_grid(10, 10)}) {
    const auto stopped = count(grid, {.limit = 0, .stop = &flag});
    ASSERT_TRUE(stopped);
    EXPECT_EQ(stopped->ending, Ending::kStopped);
    EXPECT_EQ(stopped->solutions, 0U);
  }
}

}  // namespace
}  // namespace shudu::large
