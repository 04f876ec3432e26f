// Deadly patterns pass the exchange test: every way to fill them has another one with the same
// houses. Shapes are drawn here from their definitions; and every pattern that a finder shows, in
// the cases and on the way through random puzzles, is tested as it stands.
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "logic/cases.h"
#include "logic/exchange.h"
#include "logic/puzzles.h"
#include "shudu/logic/path.h"

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
