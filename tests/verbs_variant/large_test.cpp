// Grids over 25x25. Each has a known number of solutions: in a full grid of shifted rows, rows 0
// and 1 swap two values in two columns half the grid apart, so a rectangle of four open cells has
// two ways, whatever else is given.
#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <vector>

#include "shudu/large/large_grid.h"
#include "shudu/verbs/variant/solving.h"

namespace shudu::verbs::test {
namespace {

constexpr int kOrder = 26;

large::LargeGrid shifted_rows() {
  large::LargeGrid grid = large::open_grid(2, kOrder / 2);
  for (int row = 0; row < kOrder; ++row) {
    for (int column = 0; column < kOrder; ++column) {
      const int value = (row % 2 * (kOrder / 2) + row / 2 + column) % kOrder;
      grid.cells[static_cast<std::size_t>(row * kOrder + column)] =
          static_cast<std::uint16_t>(value + 1);
    }
  }
  return grid;
}

// Without the cells of so many rectangles.
large::LargeGrid with_rectangles(int count) {
  large::LargeGrid grid = shifted_rows();
  for (int i = 0; i < count; ++i) {
    for (const int cell : {i, i + kOrder / 2, kOrder + i, kOrder + i + kOrder / 2}) {
      grid.cells[static_cast<std::size_t>(cell)] = 0;
    }
  }
  return grid;
}

VariantRecord large_record(const large::LargeGrid& grid) {
  VariantRecord record;
  record.puzzle.rows = record.puzzle.columns = record.puzzle.high = grid.order();
  record.large = grid;
  return record;
}

TEST(LargeRecords, AreSolved) {
  ASSERT_TRUE(large::is_solved(shifted_rows()));
  Budget budget;
  large::LargeGrid grid = shifted_rows();
  for (std::size_t cell = 0; cell < 676; cell += 7) grid.cells[cell] = 0;
  const auto one = solve(budget, large_record(grid));
  ASSERT_TRUE(one);
  EXPECT_EQ(one->solutions, 1U);
  const auto full = shifted_rows();
  EXPECT_EQ(one->solution, std::vector<int>(full.cells.begin(), full.cells.end()));
  const auto two = solve(budget, large_record(with_rectangles(1)));
  ASSERT_TRUE(two);
  EXPECT_EQ(two->solutions, 2U);
  grid.cells[1] = grid.cells[2];
  const auto none = solve(budget, large_record(grid));
  ASSERT_TRUE(none);
  EXPECT_EQ(none->solutions, 0U);
  EXPECT_TRUE(none->solution.empty());
}

TEST(LargeRecords, AreCountedAndListed) {
  const VariantRecord record = large_record(with_rectangles(4));
  Budget budget;
  const auto all = count(budget, record, 100);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->count, 16U);
  EXPECT_TRUE(all->is_exact);
  const auto some = count(budget, record, 5);
  ASSERT_TRUE(some);
  EXPECT_EQ(some->count, 5U);
  EXPECT_FALSE(some->is_exact);
  std::set<std::vector<int>> seen;
  const auto take = [&](const std::vector<int>& values) {
    large::LargeGrid full = *record.large;
    full.cells.assign(values.begin(), values.end());
    EXPECT_TRUE(large::is_solved(full) && large::keeps_givens(*record.large, full));
    return seen.insert(values).second;
  };
  const auto listed = list_solutions(budget, record, 100, take);
  ASSERT_TRUE(listed);
  EXPECT_EQ(seen.size(), 16U);
  EXPECT_FALSE(listed->has_more || listed->was_stopped);
  seen.clear();
  const auto cut = list_solutions(budget, record, 3, take);
  ASSERT_TRUE(cut);
  EXPECT_EQ(seen.size(), 3U);
  EXPECT_TRUE(cut->has_more);
}

// One cell of a rectangle is needed. Of the others, what can go is told by taking it away.
TEST(LargeRecords, TellWhatCanGo) {
  large::LargeGrid grid = with_rectangles(1);
  grid.cells[0] = shifted_rows().cells[0];
  Budget budget;
  const auto checked = check(budget, large_record(grid), true);
  ASSERT_TRUE(checked && checked->redundant);
  std::set<int> spare;
  for (const SpareClue& clue : *checked->redundant) spare.insert(clue.cell);
  EXPECT_FALSE(spare.contains(0));
  EXPECT_GT(spare.size(), 400U);
  EXPECT_EQ(name_of({{}, 2 * kOrder + 25}, large_record(grid).puzzle), "r3c26");
  for (const int cell : {1, 2 * kOrder, 13 * kOrder + 5, 25 * kOrder + 25}) {
    large::LargeGrid less = grid;
    less.cells[static_cast<std::size_t>(cell)] = 0;
    EXPECT_EQ(solve(budget, large_record(less))->solutions == 1, spare.contains(cell));
  }
}

TEST(LargeRecords, AreEndedByTheBudget) {
  const std::atomic<bool> flag{true};
  Terms terms;
  terms.flag = &flag;
  Budget stopped(terms);
  EXPECT_FALSE(solve(stopped, large_record(large::open_grid(6, 6))));
  EXPECT_EQ(stopped.halt(), Halt::kCancelled);
}

// The engine looks at its stop in each conflict, and each time the caller is asked.
TEST(LargeRecords, AskTheirCallerInEachConflict) {
  constexpr std::uint64_t kConflicts = 500;
  std::uint64_t asked = 0;
  const auto count_it = [&](std::uint64_t /*done*/, std::uint64_t /*total*/) {
    ++asked;
    return true;
  };
  Terms terms;
  terms.nodes = kConflicts;
  terms.progress = count_it;
  Budget budget(terms);
  (void)count(budget, large_record(large::open_grid(6, 6)), 1'000'000);
  EXPECT_EQ(budget.halt(), Halt::kBudget);
  EXPECT_GE(asked, kConflicts);
}

TEST(LargeRecords, HaveNoCandidatesYet) {
  Budget budget;
  EXPECT_FALSE(candidates(budget, large_record(with_rectangles(1)).puzzle, 0));
}

}  // namespace
}  // namespace shudu::verbs::test
