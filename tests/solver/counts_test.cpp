// Counts of solutions known from the literature or found by two independent counters: the count
// ladder (first n cells of a known grid given), puzzles with exactly two solutions, impossible ones
// and ones with many. Every method is asked; the slower ones climb fewer rungs.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>

#include "solver/facts.h"
#include "solver/helpers.h"
#include "support/build_kind.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

// What slow builds can afford.
constexpr std::uint64_t kFewNodes = by_build<std::uint64_t>(20'000, 200);
constexpr std::uint64_t kSome = by_build<std::uint64_t>(10'000, 200);
constexpr std::uint64_t kAll = by_build<std::uint64_t>(kUnlimited, 500);
constexpr int kSixteens = by_build(18, 3);

class Counts : public testing::TestWithParam<Method> {
 protected:
  static std::uint64_t classic(const Grid& grid, std::uint64_t limit = kUnlimited) {
    return count(GetParam(), Layout::classic(), Pencilmarks::from_grid(grid), limit);
  }
  static std::uint64_t classic(const std::string& puzzle, std::uint64_t limit = kUnlimited) {
    return classic(grid_of(puzzle), limit);
  }
};

TEST_P(Counts, Ladder) {
  // Rules at each of a million nodes take a minute; 38 givens say as much about them.
  const int least = GetParam().name == "logic" ? by_build(38, 48) : by_build(36, 45);
  for (const Rung& rung : kLadder) {
    if (rung.given < least) continue;
    for (std::size_t i = 0; i < kLadderGrids.size(); ++i) {
      EXPECT_EQ(classic(first_cells(grid_of(kLadderGrids[i]), rung.given)), rung.counts[i])
          << "first " << rung.given << " cells of " << kLadderGrids[i];
    }
  }
}

TEST_P(Counts, ExactlyTwo) {
  for (const char* puzzle : kExactlyTwo) {
    EXPECT_EQ(classic(puzzle), 2U) << puzzle;
  }
}

// Puzzles that take `scan`, which looks at nothing but the next cell, minutes and more.
class CountsButScan : public Counts {};

// All puzzles of 16 givens known to have exactly two solutions that come from a 17 by taking one
// given away.
TEST_P(CountsButScan, SixteenGivensWithTwoSolutions) {
  std::ifstream file(source_dir() / "tests/data/two16.txt");
  ASSERT_TRUE(file) << "tests/data/two16.txt cannot be read";
  int puzzles = 0;
  for (std::string line; puzzles < kSixteens && std::getline(file, line); ++puzzles) {
    ASSERT_EQ(grid_of(line).filled_count(), 16) << line;
    EXPECT_EQ(classic(line), 2U) << line;
  }
  EXPECT_EQ(puzzles, kSixteens);
}

// P. Norvig's impossible puzzle, for which his program took 24 minutes. Links see at once that some
// digit has no place; methods that try cells alone need half a minute and more to run out of them,
// so here they only have to find nothing.
TEST_P(Counts, Impossible) {
  const Pencilmarks marks = marks_of(kImpossible);
  const bool sees_places = GetParam().name == "dlx" || GetParam().name == "fast";
  const Answer answer = ask(GetParam(), Layout::classic(), marks,
                            {.node_budget = sees_places ? kUnlimited : kFewNodes});
  EXPECT_EQ(answer.result.count, 0U);
  EXPECT_EQ(answer.result.end, sees_places ? SearchEnd::kComplete : SearchEnd::kBudget);
}

// Nothing fits into the last cell, where a scan comes last.
TEST_P(Counts, BlockedLastCell) {
  Pencilmarks marks = marks_of(std::string(72, '.').append("12345678."));
  marks.erase(Cell(80), Digit(9));
  EXPECT_EQ(count(GetParam(), Layout::classic(), marks), 0U);
}

TEST_P(CountsButScan, Several) {
  for (const char* puzzle : {kNorvigHard, kMillions[0], kMillions[1]}) {
    EXPECT_EQ(classic(puzzle, kSome), kSome) << puzzle;
  }
}

TEST_P(CountsButScan, ManyButKnown) {
  EXPECT_EQ(classic(kThousands, kAll), std::min(kAll, kThousandsCount));
}

TEST_P(Counts, FortyGivensAllNeeded) {
  for (const char* puzzle : kFortyGivens) {
    const Grid grid = grid_of(puzzle);
    EXPECT_EQ(grid.filled_count(), 40);
    EXPECT_EQ(classic(grid), 1U) << puzzle;
    for (const Cell cell : grid.filled()) {
      Grid less = grid;
      less.clear(cell);
      EXPECT_EQ(classic(less, 2), 2U) << text_of(less);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Methods, Counts,
                         testing::ValuesIn(method_table().begin(), method_table().end()),
                         [](const auto& row) { return std::string(row.param.name); });

std::vector<Method> all_but_scan() {
  std::vector<Method> methods;
  for (const Method& method : method_table()) {
    if (method.name != "scan") methods.push_back(method);
  }
  return methods;
}

INSTANTIATE_TEST_SUITE_P(Methods, CountsButScan, testing::ValuesIn(all_but_scan()),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace shudu::test
