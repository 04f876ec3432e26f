// Minimal puzzles of our own making, judged by CaDiCaL on clauses of their candidates: the stated
// solution is one, and there is no other. `make soak SOAK="minimal=1000"` judges so many.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "large/helpers.h"
#include "shudu/large/generate.h"
#include "shudu/large/solve.h"
#include "support/build_kind.h"
#include "support/cadical.h"
#include "support/soak.h"

namespace shudu::large {
namespace {

// Each cell has one value of those that no given of its houses has, and each house each value.
class GridClauses {
 public:
  explicit GridClauses(const LargeGrid& grid) : order_(grid.order()) {
    for (int a = 0; a < order_; ++a) {
      for (int b = 0; b < order_; ++b) {
        std::vector<int> in_cell;
        std::vector<int> in_row;
        std::vector<int> in_column;
        std::vector<int> in_box;
        for (int i = 0; i < order_; ++i) {
          in_cell.push_back(literal(a, b, i));
          in_row.push_back(literal(a, i, b));
          in_column.push_back(literal(i, a, b));
          const int row = a / grid.box_rows * grid.box_rows + i / grid.box_columns;
          const int column = a % grid.box_rows * grid.box_columns + i % grid.box_columns;
          in_box.push_back(literal(row, column, b));
        }
        for (const auto& group : {in_cell, in_row, in_column, in_box}) exactly_one(group);
        const int given = grid.cells[static_cast<std::size_t>(a * order_ + b)];
        if (given != 0) add({literal(a, b, given - 1)});
      }
    }
  }

  [[nodiscard]] int literals() const { return order_ * order_ * order_; }

  [[nodiscard]] std::string text(const std::vector<int>& ruled_out) const {
    std::string last;
    for (const int one : ruled_out) last += std::to_string(-one) + ' ';
    if (!last.empty()) last += "0\n";
    return "p cnf " + std::to_string(literals()) + ' ' +
           std::to_string(clauses_ + (last.empty() ? 0 : 1)) + '\n' + text_ + last;
  }

 private:
  [[nodiscard]] int literal(int row, int column, int value) const {
    return (row * order_ + column) * order_ + value + 1;
  }
  void add(const std::vector<int>& clause) {
    for (const int one : clause) text_ += std::to_string(one) + ' ';
    text_ += "0\n";
    ++clauses_;
  }
  void exactly_one(const std::vector<int>& group) {
    add(group);
    for (std::size_t i = 0; i < group.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) add({-group[i], -group[j]});
    }
  }

  int order_;
  std::string text_;
  std::size_t clauses_ = 0;
};

void expect_unique(const MadePuzzle& made, shudu::test::Cadical& cadical, std::uint64_t item) {
  const GridClauses clauses(made.puzzle);
  const auto first = cadical.solve(clauses.text({}), clauses.literals());
  ASSERT_TRUE(first.has_value()) << item;
  LargeGrid grid = made.puzzle;
  for (std::size_t i = 0; i < grid.cells.size(); ++i) {
    grid.cells[i] = static_cast<std::uint16_t>((first->at(i) - 1) % grid.order() + 1);
  }
  EXPECT_EQ(grid, made.solution) << item;
  EXPECT_FALSE(cadical.solve(clauses.text(*first), clauses.literals()).has_value()) << item;
}

TEST(MinimalByClauses, AreUnique) {
  shudu::test::Cadical cadical;
  if (!cadical.is_there()) GTEST_SKIP() << shudu::test::Cadical::not_there();
  const auto wanted = shudu::test::soak_amount("minimal", shudu::test::by_build(3, 1));
  for (std::uint64_t item = 0; item < wanted && !HasFailure(); ++item) {
    const auto made = make_puzzle({.box_rows = 4, .box_columns = 4, .seed = 34}, item);
    ASSERT_TRUE(made.has_value());
    EXPECT_TRUE(made->is_minimal);
    expect_unique(*made, cadical, item);
  }
}

// With one given taken away the judge finds a second solution, so it can find one.
TEST(MinimalByClauses, AreNotWithoutAGiven) {
  shudu::test::Cadical cadical;
  if (!cadical.is_there()) GTEST_SKIP() << shudu::test::Cadical::not_there();
  const auto made = make_puzzle({.box_rows = 4, .box_columns = 4, .seed = 35}, 0);
  ASSERT_TRUE(made.has_value());
  LargeGrid open = made->puzzle;
  for (std::uint16_t& cell : open.cells) {
    if (cell != 0) {
      cell = 0;
      break;
    }
  }
  const GridClauses clauses(open);
  const auto first = cadical.solve(clauses.text({}), clauses.literals());
  ASSERT_TRUE(first.has_value());
  EXPECT_TRUE(cadical.solve(clauses.text(*first), clauses.literals()).has_value());
}

// A count that would take for ever, told from beside: it comes back with what it has.
TEST(LargeStop, EndsACountThatHasNoEnd) {
  std::atomic<bool> flag = false;
  std::thread teller([&flag] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    flag = true;
  });
  const auto counted = count(open_grid(5, 5), {.limit = 0, .stop = &flag});
  teller.join();
  ASSERT_TRUE(counted.has_value());
  EXPECT_EQ(counted->ending, Ending::kStopped);
}

TEST(LargeStop, ABudgetOfConflictsHolds) {
  for (const std::uint64_t most : {1U, 7U, 100U}) {
    const auto counted = count(test::grid_of(test::kTwentyFive, 5, 5), {.most_conflicts = most});
    ASSERT_TRUE(counted.has_value());
    EXPECT_EQ(counted->conflicts, most);
    EXPECT_EQ(counted->ending, Ending::kBudget);
  }
}

}  // namespace
}  // namespace shudu::large
