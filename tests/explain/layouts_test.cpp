// Every layout has its words: paths of puzzles on small grids, jigsaws and grids with further
// houses are told in full, and no house is without a name.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "explain/places.h"
#include "shudu/core/layout_table.h"
#include "shudu/explain/explain.h"
#include "shudu/logic/path.h"
#include "shudu/solver/solver.h"
#include "support/build_kind.h"
#include "support/languages.h"

namespace shudu::test {
namespace {

// A puzzle of the layout with one solution: digits go, here and there, while it has one.
Grid puzzle_on(const Layout& layout) {
  Grid puzzle = solve(layout, Grid(layout.size())).value().first;
  const int count = layout.size() * layout.size();
  const int tried = by_build(count, count * 2 / 3);  // the last ones take longest
  for (int i = 0; i < tried; ++i) {
    const Cell cell(i * 37 % count);  // 37 is prime to the number of cells
    Grid fewer = puzzle;
    fewer.clear(cell);
    if (solve(layout, fewer).value().count == 1) puzzle = fewer;
  }
  return puzzle;
}

class LayoutWords : public testing::TestWithParam<const char*> {};

TEST_P(LayoutWords, EveryHouseHasANameOfItsOwn) {
  const Layout layout = parse_layout(GetParam()).value();
  for (const Language language : kLanguages) {
    std::set<std::string> names;
    for (int h = 0; h < layout.house_count(); ++h) {
      EXPECT_TRUE(names.insert(house_name(layout, House(h), language)).second);
    }
  }
}

TEST_P(LayoutWords, APathIsToldInFull) {
  const Layout layout = parse_layout(GetParam()).value();
  View view(layout, puzzle_on(layout));
  PathOptions options;
  options.most_steps = 25;
  const Path path = solve_path(view, *find_profile("shudu"), options);
  EXPECT_FALSE(path.steps.empty());
  for (const Step& step : path.steps) {
    for (const Language language : kLanguages) {
      for (int stage = 1; stage <= kHintStages; ++stage) {
        const std::string text = hint_for(layout, step, stage, language).text;
        EXPECT_FALSE(text.empty());
        EXPECT_EQ(text.find('{'), std::string::npos) << text;
        EXPECT_EQ(text.find("  "), std::string::npos) << text;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, LayoutWords,
                         testing::Values("4x4", "6x6", "6x6-3x2", "8x8", "x", "windoku",
                                         "disjoint-groups", "anti-knight", "6x6+x",
                                         "jigsaw:111222111222333444333444555666555666",
                                         "jigsaw:112233112233112233445566445566445566+x"));

TEST(LayoutNames, OfFurtherHousesAndJigsaws) {
  const Layout diagonals = parse_layout("x").value();
  EXPECT_EQ(house_name(diagonals, House(27), Language::kEnglish), "the diagonal from r1c1 to r9c9");
  EXPECT_EQ(house_name(diagonals, House(28), Language::kSimplifiedChinese),
            "从 r1c9 到 r9c1 的对角线");
  const Layout windows = parse_layout("windoku").value();
  EXPECT_EQ(house_name(windows, House(27), Language::kEnglish), "extra region 1");
  EXPECT_EQ(house_name(windows, House(28), Language::kTraditionalChinese), "第 2 個額外區域");
  const Layout jigsaw = parse_layout("jigsaw:111222111222333444333444555666555666").value();
  EXPECT_EQ(house_name(jigsaw, House(14), Language::kEnglish), "region 3");
  EXPECT_EQ(house_name(jigsaw, House(14), Language::kTraditionalChinese), "第 3 宮");
}

}  // namespace
}  // namespace shudu::test
