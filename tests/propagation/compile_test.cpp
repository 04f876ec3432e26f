// What is made of a model before the search: sums that follow from houses, parts of houses, groups.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

#include "propagation/compile/builder.h"
#include "shudu/core/rng.h"

namespace shudu::propagation {
namespace {

using variant::AllDifferent;
using variant::Model;
using variant::WeightedSum;

// A classic grid without givens.
Model classic_grid() {
  Model model;
  model.rows = model.columns = 9;
  model.domains.assign(81, 0x1ff);
  for (int i = 0; i < 9; ++i) {
    AllDifferent row;
    AllDifferent column;
    AllDifferent box;
    for (int j = 0; j < 9; ++j) {
      row.cells.push_back(static_cast<Variable>(9 * i + j));
      column.cells.push_back(static_cast<Variable>(9 * j + i));
      box.cells.push_back(static_cast<Variable>(27 * (i / 3) + 9 * (j / 3) + 3 * (i % 3) + j % 3));
    }
    for (const AllDifferent& house : {row, column, box}) model.rules.push_back({house});
  }
  return model;
}

void add_cage(Model& model, const Variables& cells, int sum) {
  model.rules.push_back({AllDifferent{cells}});
  WeightedSum rule{{}, sum, sum};
  for (const Variable cell : cells) rule.terms.push_back({cell, 1});
  model.rules.push_back({rule});
}

Variables cells_from(int first, int count) {
  Variables cells(static_cast<std::size_t>(count));
  std::iota(cells.begin(), cells.end(), static_cast<Variable>(first));
  return cells;
}

// The sum, as shown, of a cage of these cells among the rules.
std::optional<int> cage_sum(const Problem& problem, const Variables& cells) {
  for (const Propagator& rule : problem.rules) {
    const auto* const cage = std::get_if<Cage>(&rule.rule);
    if (cage == nullptr || rule.cells != cells) continue;
    return cage->sum + static_cast<int>(cells.size()) * problem.low;
  }
  return std::nullopt;
}

// How many sums of these cells are no cages.
int count_linear(const Problem& problem, const Variables& cells) {
  int count = 0;
  for (const Propagator& rule : problem.rules) {
    Variables own = rule.cells;
    std::sort(own.begin(), own.end());
    if (std::holds_alternative<Linear>(rule.rule) && own == cells) ++count;
  }
  return count;
}

TEST(HouseSums, WhatAHouseHasBesidesItsCagesHasTheRestOf45) {
  Model model = classic_grid();
  add_cage(model, cells_from(0, 3), 10);
  add_cage(model, cells_from(3, 4), 20);
  const auto problem = build_problem(model);
  ASSERT_TRUE(problem);
  EXPECT_EQ(cage_sum(**problem, {7, 8}), 15);
}

TEST(HouseSums, WhatCagesHaveBesidesAHouseHasWhatIsOver45) {
  Model model = classic_grid();
  add_cage(model, cells_from(0, 5), 25);
  add_cage(model, {5, 6, 7, 8, 17}, 27);
  const auto problem = build_problem(model);
  ASSERT_TRUE(problem);
  EXPECT_EQ(cage_sum(**problem, {17}), 7);
}

TEST(HouseSums, OfTwoRowsWithOneCellOpen) {
  Model model = classic_grid();
  for (const int first : {0, 3, 6}) {
    const auto cell = static_cast<Variable>(first);
    add_cage(model, {cell, Variable(cell + 9), Variable(cell + 1), Variable(cell + 10)}, 20);
  }
  add_cage(model, {2, 11}, 9);
  add_cage(model, {5, 14}, 9);
  const auto problem = build_problem(model);
  ASSERT_TRUE(problem);
  EXPECT_EQ(cage_sum(**problem, {8, 17}), 90 - 3 * 20 - 2 * 9);
}

TEST(HouseSums, OneCellInsideAndOneOutsideAreADifference) {
  Model model = classic_grid();
  add_cage(model, cells_from(0, 5), 25);
  add_cage(model, {5, 6, 7, 16}, 20);
  const auto problem = build_problem(model);
  ASSERT_TRUE(problem);
  EXPECT_EQ(count_linear(**problem, {8, 16}), 1);
}

// Six cells of two rows, three distinct ones of each, sum to 12 to 48.
TEST(HouseSums, ManyCellsAreASumWhereItIsNearTheLeastOrTheMost) {
  for (const int left : {12, 20, 22, 38, 40, 48}) {
    Model model = classic_grid();
    add_cage(model, cells_from(0, 6), 45 - left / 2);
    add_cage(model, cells_from(12, 6), 45 - left / 2);
    const auto problem = build_problem(model);
    ASSERT_TRUE(problem);
    const bool is_near = left <= 12 + 8 || left >= 48 - 8;
    EXPECT_EQ(count_linear(**problem, cells_from(6, 6)), is_near ? 1 : 0) << left;
  }
}

TEST(HouseSums, CagesThatFillAHouseWithAWrongSumCannotBe) {
  Model model = classic_grid();
  add_cage(model, cells_from(0, 5), 25);
  add_cage(model, cells_from(5, 4), 21);
  const auto problem = build_problem(model);
  ASSERT_TRUE(problem);
  EXPECT_TRUE((*problem)->is_impossible);
}

// The ways to deal out, from a literal walk over all sets of values.
TEST(Partitions, HaveEachWayOnce) {
  Model model = classic_grid();
  add_cage(model, {0, 1, 2}, 8);
  add_cage(model, {3, 4}, 13);
  const auto problem = build_problem(model);
  ASSERT_TRUE(problem);
  std::size_t expected = 0;
  for (unsigned first = 0; first < 512; ++first) {
    for (unsigned second = 0; second < 512; ++second) {
      int sums[2] = {0, 0};
      for (int value = 1; value <= 9; ++value) {
        if ((first >> (value - 1) & 1U) != 0) sums[0] += value;
        if ((second >> (value - 1) & 1U) != 0) sums[1] += value;
      }
      const bool is_way = std::popcount(first) == 3 && std::popcount(second) == 2 &&
                          (first & second) == 0 && sums[0] == 8 && sums[1] == 13;
      expected += is_way ? 1 : 0;
    }
  }
  ASSERT_GT(expected, 1U);
  for (const Propagator& rule : (*problem)->rules) {
    const auto* const partition = std::get_if<Partition>(&rule.rule);
    if (partition == nullptr || rule.cells[0] != 0 || partition->ends.size() != 3) continue;
    std::vector<Set> ways;
    for (const std::uint16_t set : partition->ways[0].of16) {
      if (set != 0) ways.push_back(set);
    }
    EXPECT_EQ(ways.size(), expected);
    return;
  }
  FAIL() << "no partition of the first row";
}

// Of random cells of a classic grid.
TEST(Grouping, GroupsAreDistinctAndHaveEachCellOnce) {
  const auto problem = build_problem(classic_grid());
  ASSERT_TRUE(problem);
  Grouping grouping(**problem);
  Rng rng(5);
  for (int round = 0; round < 500; ++round) {
    Variables cells = cells_from(0, 81);
    for (std::size_t i = cells.size(); i > 1; --i) std::swap(cells[i - 1], cells[rng.below(i)]);
    cells.resize(1 + rng.below(round % 10 == 0 ? 81 : 12));
    const std::size_t most = 1 + rng.below(9);
    const Groups& groups = grouping.find(cells, most);
    for (std::size_t i = 0; i < groups.size(); ++i) {
      EXPECT_TRUE(are_distinct(**problem, groups[i]));
      EXPECT_LE(groups[i].size(), most);
      EXPECT_GE(groups[i].size(), 1U);
    }
    Variables all = groups.cells;
    std::sort(all.begin(), all.end());
    std::sort(cells.begin(), cells.end());
    EXPECT_EQ(all, cells);
  }
}

// The largest sum of squares of all ways to group the cells from `next` on.
std::size_t best_worth(const Problem& problem, const Variables& cells, std::size_t next,
                       std::vector<Variables>& groups) {
  if (next == cells.size()) {
    std::size_t worth = 0;
    for (const Variables& group : groups) worth += group.size() * group.size();
    return worth;
  }
  std::size_t best = 0;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    groups[i].push_back(cells[next]);
    if (are_distinct(problem, groups[i])) {
      best = std::max(best, best_worth(problem, cells, next + 1, groups));
    }
    groups[i].pop_back();
  }
  groups.push_back({cells[next]});
  best = std::max(best, best_worth(problem, cells, next + 1, groups));
  groups.pop_back();
  return best;
}

// Of seven cells in a corner of the grid, against all ways to group them.
TEST(Grouping, FindsTheBestGroupsOfAFewCells) {
  const auto problem = build_problem(classic_grid());
  ASSERT_TRUE(problem);
  Grouping grouping(**problem);
  Rng rng(6);
  for (int round = 0; round < 100; ++round) {
    Variables cells;
    while (cells.size() < 7) {
      const auto cell = static_cast<Variable>(9 * rng.below(5) + rng.below(5));
      if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
    }
    const Groups& groups = grouping.find(cells, 9);
    std::size_t worth = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) worth += groups[i].size() * groups[i].size();
    std::vector<Variables> none;
    EXPECT_EQ(worth, best_worth(**problem, cells, 0, none)) << round;
  }
}

TEST(Combinations, AreMadeOnceForEachNumberOfValues) {
  EXPECT_EQ(&combinations_of(9), &combinations_of(9));
  // Of 9 values, counted from 0, 84 sets have three.
  EXPECT_EQ(combinations_of(9).sets(3).size(), 84U);
  EXPECT_TRUE(combinations_of(16).has_any());
  EXPECT_FALSE(combinations_of(17).has_any());
  EXPECT_FALSE(combinations_of(32).has_any());
}

}  // namespace
}  // namespace shudu::propagation
