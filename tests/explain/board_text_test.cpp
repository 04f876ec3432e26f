// Pictures written by hand: a small grid with every kind of cell, and a classic one that is full.
#include "shudu/explain/board_text.h"

#include <gtest/gtest.h>

#include <sstream>

#include "shudu/core/layout_table.h"

namespace shudu::test {
namespace {

Cell at_4x4(int row, int column) { return Cell::at(row - 1, column - 1, 4); }

View small_view() {
  Grid givens(4);
  givens.place(at_4x4(1, 1), Digit(1));
  givens.place(at_4x4(1, 2), Digit(2));
  givens.place(at_4x4(2, 1), Digit(3));
  return {*default_layout(4).value(), givens};
}

TEST(BoardText, ShowsCandidatesAndBoxes) {
  EXPECT_EQ(board_text(small_view(), {}),
            "     c1  c2    c3    c4\n"
            "   +---------+------------+\n"
            "r1 | 1   2   | 34    34   |\n"
            "r2 | 3   4.  | 124   124  |\n"
            "   +---------+------------+\n"
            "r3 | 24  134 | 1234  1234 |\n"
            "r4 | 24  134 | 1234  1234 |\n"
            "   +---------+------------+\n");
}

TEST(BoardText, ShowsSignsRolesFirst) {
  StepMarks marks;
  marks.cells = {at_4x4(1, 1), at_4x4(1, 3), at_4x4(1, 4)};
  marks.candidates = {{{at_4x4(1, 3), Digit(3)}, MarkRole::kPattern},
                      {{at_4x4(1, 3), Digit(4)}, MarkRole::kFin},
                      {{at_4x4(2, 3), Digit(4)}, MarkRole::kGuardian}};
  marks.eliminations = {{at_4x4(2, 3), Digit(4)}};
  marks.placements = {{at_4x4(2, 2), Digit(4)}};
  const View view = small_view();
  const std::string text = board_text(view, marks);
  EXPECT_NE(text.find("r1 | 1*  2   | 3*4f   [34]"), std::string::npos) << text;
  EXPECT_NE(text.find("r2 | 3   4!  | 124g-  124 "), std::string::npos) << text;
  EXPECT_EQ(board_legend(view, marks, Language::kEnglish),
            "* pattern, f fin, g guardian, - removed, ! entered, [ ] other cell of the pattern");
  EXPECT_EQ(board_legend(view, marks, Language::kTraditionalChinese),
            "* 結構，f 魚鰭，g 守護者，- 刪去，! 填入，[ ] 結構的其他格");
}

TEST(BoardText, ShowsChainsThatDisagree) {
  const auto node = [](Cell cell, int digit, bool is_on) {
    return ChainNode{Digit(digit),      CellSet::only(cell), is_on,
                     LinkKind::kStrong, NodeKind::kCell,     -1};
  };
  StepMarks marks;
  marks.links = {{node(at_4x4(1, 3), 3, true), node(at_4x4(1, 4), 3, false)},
                 {node(at_4x4(1, 4), 4, false), node(at_4x4(1, 4), 3, true)}};
  const View view = small_view();
  const std::string text = board_text(view, marks);
  EXPECT_NE(text.find("3+4   3x4~"), std::string::npos) << text;
  EXPECT_EQ(board_legend(view, marks, Language::kEnglish).substr(0, 23), "+ true along the chain,");
}

TEST(BoardText, StaysNarrow) {
  StepMarks marks;
  const View view(Layout::classic(), Grid(9));
  std::istringstream lines(board_text(view, marks));
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), kBoardColumns);
}

// A region that is a whole column has a bar beside it; the others have none.
TEST(BoardText, DrawsNoBarsThroughRegions) {
  const Layout jigsaw = parse_layout("jigsaw:abbbabcdaccdacdd").value();
  EXPECT_EQ(board_text(View(jigsaw, Grid(4)), {}),
            "     c1     c2    c3    c4\n"
            "   +------+------------------+\n"
            "r1 | 1234 | 1234  1234  1234 |\n"
            "r2 | 1234 | 1234  1234  1234 |\n"
            "r3 | 1234 | 1234  1234  1234 |\n"
            "r4 | 1234 | 1234  1234  1234 |\n"
            "   +------+------------------+\n");
}

}  // namespace
}  // namespace shudu::test
