// Deadly patterns pass the exchange test: every way to fill them has another one with the same
// houses. Shapes are drawn here from their definitions; and every pattern that a finder shows, in
// the cases and on the way through random puzzles, is tested as it stands.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <string>
#include <vector>

#include "logic/cases.h"
#include "logic/exchange.h"
#include "logic/puzzles.h"
#include "shudu/core/layout_table.h"
#include "shudu/logic/path.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

const Layout& classic() { return Layout::classic(); }
Cell at(int row, int column) { return Cell::at(row - 1, column - 1, 9); }

// The cells where these rows and columns cross, each with as many digits.
std::vector<PatternCell> crossing(const std::vector<int>& rows, const std::vector<int>& columns,
                                  int digits) {
  std::vector<PatternCell> pattern;
  for (const int row : rows) {
    for (const int column : columns) {
      pattern.push_back({at(row, column), DigitSet::first_n(digits)});
    }
  }
  return pattern;
}

void expect_deadly(const std::vector<PatternCell>& pattern, const std::string& what) {
  const Exchange exchange = exchange_of(classic(), pattern);
  EXPECT_GT(exchange.fillings, 0) << what;
  EXPECT_EQ(exchange.alone, 0) << what;
}

TEST(ExchangeTest, KnowsWhatIsDeadly) {
  EXPECT_EQ(exchange_of(classic(), crossing({1, 2}, {1, 4}, 2)).fillings, 2);
  EXPECT_EQ(exchange_of(classic(), crossing({1, 2}, {1, 4}, 2)).alone, 0);
  EXPECT_EQ(exchange_of(classic(), crossing({1, 4}, {1, 5}, 2)).alone, 2);     // four boxes
  EXPECT_EQ(exchange_of(classic(), crossing({1, 2}, {1, 2}, 2)).fillings, 0);  // one box
}

TEST(DeadlyPatterns, ExtendedRectanglesHaveTwoLinesOfAChute) {
  // One, two or three crossing lines in each box.
  const std::vector<std::vector<int>> columns = {{1, 4, 7},          {1, 2, 4, 7},
                                                 {1, 2, 4, 5},       {1, 3, 5, 6, 9},
                                                 {1, 2, 4, 5, 7, 8}, {1, 2, 3, 4, 5, 6}};
  for (const std::vector<int>& some : columns) {
    const int n = static_cast<int>(some.size());
    expect_deadly(crossing({1, 2}, some, n), std::to_string(n) + " columns");
    if (n > by_build(6, 5)) continue;  // far the most fillings
    expect_deadly(crossing(some, {5, 6}, n), std::to_string(n) + " rows");
  }
}

TEST(DeadlyPatterns, ExtendedRectanglesHaveLinesOfTwoChutesOnlyOverOne) {
  expect_deadly(crossing({1, 4}, {1, 2, 3}, 3), "three columns of a stack");
  expect_deadly(crossing({4, 5, 6}, {2, 9}, 3), "three rows of a band");
  EXPECT_GT(exchange_of(classic(), crossing({1, 4}, {1, 2, 4}, 3)).alone, 0);
  EXPECT_GT(exchange_of(classic(), crossing({1, 4}, {1, 4, 7}, 3)).alone, 0);
}

TEST(DeadlyPatterns, FewerDigitsThanLinesCannotFillThem) {
  EXPECT_EQ(exchange_of(classic(), crossing({1, 2}, {1, 2, 4}, 3)).fillings, 0);
}

// A square, a pair on its rows and one on its columns; `corner` of the square left out.
std::vector<PatternCell> around_square(int digits, const Cell* corner = nullptr) {
  std::vector<PatternCell> pattern;
  for (const Cell cell :
       {at(4, 5), at(4, 6), at(6, 5), at(6, 6), at(4, 1), at(6, 1), at(9, 5), at(9, 6)}) {
    if (corner != nullptr && cell == *corner) continue;
    pattern.push_back({cell, DigitSet::first_n(digits)});
  }
  return pattern;
}

TEST(DeadlyPatterns, Borescoper) {
  expect_deadly(around_square(4), "eight cells");
  EXPECT_EQ(exchange_of(classic(), around_square(4)).fillings, 384);
  for (const Cell corner : {at(4, 5), at(4, 6), at(6, 5), at(6, 6)}) {
    expect_deadly(around_square(3, &corner), "seven cells");
    EXPECT_EQ(exchange_of(classic(), around_square(3, &corner)).fillings, 24);
  }
  EXPECT_GT(exchange_of(classic(), around_square(5)).alone, 0);
}

TEST(DeadlyPatterns, ThreeLinesOfAChuteWithADigitToSpare) {
  expect_deadly(crossing({1, 2, 3}, {1, 5, 9}, 4), "three rows");
  expect_deadly(crossing({2, 4, 9}, {4, 5, 6}, 4), "three columns");
  EXPECT_EQ(exchange_of(classic(), crossing({1, 2, 3}, {1, 5, 9}, 4)).fillings, 1056);
  EXPECT_GT(exchange_of(classic(), crossing({1, 2, 3}, {1, 5, 9}, 5)).alone, 0);
}

// Rows 4 and 5: columns 1 and 2 are the square, r9c12 the pair of 1 and 2; row 5 has been filled
// with 3, row 4 with 4 and both with the digits above those of `open` further columns.
std::vector<PatternCell> on_two_lines(int open) {
  const DigitSet pair{Digit(1), Digit(2)};
  const DigitSet both = DigitSet::first_n(4 + open - 1) - DigitSet::first_n(4);
  const std::array<DigitSet, 2> missing = {pair | DigitSet{Digit(3)} | both,
                                           pair | DigitSet{Digit(4)} | both};
  std::vector<PatternCell> pattern;
  for (const int row : {4, 5}) {
    const DigitSet own = missing[row == 4 ? 0 : 1];
    for (const int column : {1, 2}) pattern.push_back({at(row, column), own - both});
    // A digit of both rows needs columns of two boxes.
    for (const int column : std::vector<int>{4, 7, 5, 8}) {
      if (static_cast<int>(pattern.size()) < (row == 4 ? 1 : 2) * (2 + open)) {
        pattern.push_back({at(row, column), own});
      }
    }
  }
  for (const int column : {1, 2}) pattern.push_back({at(9, column), pair});
  return pattern;
}

TEST(DeadlyPatterns, Qiu) {
  for (int open = 1; open <= 4; ++open) {
    expect_deadly(on_two_lines(open), std::to_string(open) + " further columns");
  }
  std::vector<PatternCell> without_pair = on_two_lines(3);
  without_pair.resize(without_pair.size() - 2);
  EXPECT_GT(exchange_of(classic(), without_pair).alone, 0);
}

// Two rows of 6x6: what is given fills columns 1 and 4 with the same two digits in both.
TEST(DeadlyPatterns, LinesExchangeWhatIsNotGiven) {
  const auto layout = parse_layout("6x6");
  ASSERT_TRUE(layout.has_value());
  const auto rows_with = [](Digit upper_left, Digit upper_right, Digit lower_right) {
    std::vector<PatternCell> pattern = {{Cell::at(0, 0, 6), DigitSet::only(upper_left)},
                                        {Cell::at(0, 3, 6), DigitSet::only(upper_right)},
                                        {Cell::at(1, 0, 6), DigitSet::only(upper_right)},
                                        {Cell::at(1, 3, 6), DigitSet::only(lower_right)}};
    for (const int row : {0, 1}) {
      for (const int column : {1, 2, 4, 5}) {
        pattern.push_back({Cell::at(row, column, 6), DigitSet::first_n(6)});
      }
    }
    return pattern;
  };
  const Exchange same = exchange_of(*layout, rows_with(Digit(1), Digit(2), Digit(1)));
  EXPECT_GT(same.fillings, 0);
  EXPECT_EQ(same.alone, 0);
  EXPECT_GT(exchange_of(*layout, rows_with(Digit(1), Digit(2), Digit(3))).alone, 0);
}

// Where entered cells, which have no marks, belong to the pattern.
std::vector<PatternCell> whole_pattern_of(const Step& step) {
  CellSet of_sets;
  for (const StepAls& als : step.als) of_sets |= als.cells;
  std::vector<PatternCell> pattern;
  for (const Cell cell : step.cells) {
    if (!of_sets.contains(cell)) pattern.push_back({cell, step.digits});
  }
  return pattern;
}

// How a technique's steps hold their pattern.
struct Shown {
  const char* slug;
  std::vector<PatternCell> (*pattern)(const Step& step);
};
void PrintTo(const Shown& shown, std::ostream* out) { *out << shown.slug; }

class ShownPatterns : public testing::TestWithParam<Shown> {};

TEST_P(ShownPatterns, AreDeadly) {
  const Technique& technique = *find_technique(GetParam().slug);
  int tested = 0;
  const auto test_all = [&](const View& view) {
    for (const Step& step : all_steps(view, technique)) {
      const Exchange exchange = exchange_of(classic(), GetParam().pattern(step));
      EXPECT_GT(exchange.fillings, 0) << text_of(step);
      EXPECT_EQ(exchange.alone, 0) << text_of(step) << '\n' << case_line(view, step);
      ++tested;
    }
  };
  for (const Case& one : cases_of(technique.slug)) test_all(view_of(one.cells, one.deleted));
  EXPECT_GE(tested, 3);
  Rng rng(31);
  for (int i = 0; i < 12; ++i) {
    View view(classic(), random_puzzle(rng).givens);
    for (auto step = next_step(view, *find_profile("shudu")); step && !HasFailure();
         step = next_step(view, *find_profile("shudu"))) {
      if (step->placements.empty()) test_all(view);
      view.apply(*step);
    }
  }
}

std::string name_of(const testing::TestParamInfo<Shown>& shown) {
  std::string name(shown.param.slug);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(
    All, ShownPatterns,
    testing::Values(Shown{"extended-rectangle-1", pattern_of},
                    Shown{"extended-rectangle-2", pattern_of},
                    Shown{"extended-rectangle-3", pattern_of},
                    Shown{"extended-rectangle-4", pattern_of},
                    Shown{"unique-loop-strong-link", pattern_of},
                    Shown{"ur-strong-links", pattern_of}, Shown{"ur-external", pattern_of},
                    Shown{"ur-wings", pattern_of}, Shown{"avoidable-rectangle-3", whole_pattern_of},
                    Shown{"avoidable-rectangle-5", whole_pattern_of},
                    Shown{"hidden-avoidable-rectangle", whole_pattern_of},
                    Shown{"reverse-bug", whole_pattern_of}, Shown{"bug-lite", marked_pattern_of}),
    name_of);

}  // namespace
}  // namespace shudu::test
