// The four rules of the method `logic`, each on a position where it alone does the work, and the
// search below them. The positions are made for this test; what a rule must do is worked out by
// hand in the comments.
#include <gtest/gtest.h>

#include <string>

#include "shudu/solver/deduction.h"
#include "solver/helpers.h"

namespace shudu::test {
namespace {

std::string with_blanks(std::string text, std::initializer_list<std::size_t> cells) {
  for (const std::size_t cell : cells) text[cell] = '.';
  return text;
}

TEST(LogicRules, NakedSingleInOneBlank) {
  const Deduction found = deduce(Layout::classic(), marks_of(with_blanks(kFull, {40})));
  EXPECT_TRUE(found.solved);
  EXPECT_EQ(found.rules, (RuleCounts{.naked_singles = 1}));
  EXPECT_EQ(text_of(found.board), kFull);
}

// One cell with nothing but what its row, column and box leave: 9 in r1c1, everywhere else is open.
TEST(LogicRules, NakedSingleFromRowColumnAndBox) {
  const std::string puzzle =
      ".123....."
      "4........"
      "5........"
      "6........"
      "7........"
      "8........" +
      std::string(27, '.');
  const Deduction found = deduce(Layout::classic(), marks_of(puzzle));
  EXPECT_EQ(found.board[Cell(0)], Digit(9));
  EXPECT_GE(found.rules.naked_singles, 1U);
}

// The digit 1 stands in rows 1 and 2 and in columns 7 and 8, so box 3 has one place left for it:
//
//   1 . . | . . . | . . .
//   . . . | 1 . . | . . .
//   . . . | . . . | . . X      and r5c7 and r8c8 below
TEST(LogicRules, CrossHatching) {
  std::string puzzle(81, '.');
  puzzle[0] = '1';
  puzzle[9 + 3] = '1';
  puzzle[4 * 9 + 6] = '1';
  puzzle[7 * 9 + 7] = '1';
  const Deduction found = deduce(Layout::classic(), marks_of(puzzle));
  EXPECT_EQ(found.rules, (RuleCounts{.cross_hatching = 1}));
  EXPECT_EQ(found.board[Cell(2 * 9 + 8)], Digit(1));
  EXPECT_EQ(found.board.filled_count(), 5);
  EXPECT_FALSE(found.solved);
  EXPECT_FALSE(found.contradiction);
}

// Row 1: the digit 1 is barred from c4..c6 by box 2 (r2c4) and from c7..c9 by the givens there, and
// from c2, c3 by columns; no box has a single place for it but row 1 does: r1c1.
TEST(LogicRules, WholeLine) {
  std::string puzzle(81, '.');
  puzzle[9 + 3] = '1';      // r2c4: bars c4..c6 of row 1, and row 2 of box 1
  puzzle[6] = '2';          // r1c7
  puzzle[7] = '3';          // r1c8
  puzzle[8] = '4';          // r1c9
  puzzle[4 * 9 + 1] = '1';  // r5c2: bars c2
  puzzle[7 * 9 + 2] = '1';  // r8c3: bars c3
  const Deduction found = deduce(Layout::classic(), marks_of(puzzle));
  EXPECT_EQ(found.rules, (RuleCounts{.whole_line = 1}));
  EXPECT_EQ(found.board[Cell(0)], Digit(1));
  EXPECT_EQ(found.board.filled_count(), 7);
}

// An extra region is read like a line: in X-Sudoku three 1s off the diagonal leave it one place.
TEST(LogicRules, ExtraRegionCountsAsLine) {
  Pencilmarks marks(4);
  const Layout layout = layout_of("4x4+x");
  // r1c1, r2c2, r3c3 cannot be 1: so r4c4 is; their boxes, rows and columns have other places.
  for (const int cell : {0, 5, 10}) marks.erase(Cell(cell), Digit(1));
  const Deduction found = deduce(layout, marks);
  EXPECT_EQ(found.board[Cell(15)], Digit(1));
  EXPECT_GE(found.rules.whole_line, 1U);
  EXPECT_EQ(deduce(layout_of("4x4"), marks).board.filled_count(), 0);
}

// r1c1 and r1c2 share {1,2}: the other seven cells of row 1 lose two candidates each, and so do the
// other seven of box 1, one of which (r1c3) is the same cell: 2 * (7 + 7 - 1) = 26.
TEST(LogicRules, EqualPairs) {
  Pencilmarks marks(9);
  marks.set(Cell(0), {Digit(1), Digit(2)});
  marks.set(Cell(1), {Digit(1), Digit(2)});
  const Deduction found = deduce(Layout::classic(), marks);
  EXPECT_EQ(found.rules, (RuleCounts{.equal_sets = 26}));
  EXPECT_EQ(found.board.filled_count(), 0);
  for (const int cell : {2, 3, 8, 9, 20}) {
    EXPECT_EQ(found.marks[Cell(cell)], DigitSet::first_n(9) - DigitSet::first_n(2)) << cell;
  }
  EXPECT_EQ(found.marks[Cell(27)], DigitSet::first_n(9)) << "r4c1 sees only one of them";
}

// Three cells of column 1, in three boxes: only the column's other six lose three each.
TEST(LogicRules, EqualTriples) {
  Pencilmarks marks(9);
  for (const int row : {0, 3, 6}) marks.set(Cell(row * 9), DigitSet::first_n(3));
  EXPECT_EQ(deduce(Layout::classic(), marks).rules, (RuleCounts{.equal_sets = 18}));
}

TEST(LogicRules, ThreeCellsCannotShareTwoDigits) {
  Pencilmarks marks(9);
  for (const int cell : {0, 1, 2}) marks.set(Cell(cell), {Digit(1), Digit(2)});
  const Answer answer =
      ask(method_named("logic"), Layout::classic(), marks, {.node_budget = 1'000});
  EXPECT_EQ(answer.result.count, 0U);
  EXPECT_EQ(answer.result.end, SearchEnd::kComplete);
}

// The digit 7 gone from all of row 1: no cell is empty, but the row cannot have its 7.
TEST(LogicRules, DigitWithoutPlaceIsAContradiction) {
  Pencilmarks marks(9);
  for (int cell = 0; cell < 9; ++cell) marks.erase(Cell(cell), Digit(7));
  const Deduction found = deduce(Layout::classic(), marks);
  EXPECT_TRUE(found.contradiction);
  EXPECT_FALSE(found.solved);
}

// Two digits whose only place in a box is the same cell.
TEST(LogicRules, TwoDigitsForOnePlace) {
  Pencilmarks marks(9);
  for (const int cell : {0, 1, 2, 9, 10, 11, 18, 19}) {
    marks.erase(Cell(cell), Digit(7));
    marks.erase(Cell(cell), Digit(8));
  }
  EXPECT_TRUE(deduce(Layout::classic(), marks).contradiction);
}

TEST(LogicRules, BlankGridIsLeftAsItIs) {
  for (const NamedLayout& layout : all_layouts()) {
    if (layout.layout.size() < 4) continue;
    const Pencilmarks blank(layout.layout.size());
    const Deduction found = deduce(layout.layout, blank);
    EXPECT_EQ(found.marks, blank) << layout.name;
    EXPECT_EQ(found.rules, RuleCounts{}) << layout.name;
  }
}

TEST(Logic, ReportsRulesAndWhetherItSearched) {
  // Singles are enough for this one.
  const Answer easy = ask(method_named("logic"), Layout::classic(),
                          marks_of(with_blanks(kFull, {0, 1, 2, 9, 10, 11, 30, 31, 40, 50, 80})));
  EXPECT_EQ(easy.result.nodes, 0U);
  EXPECT_EQ(easy.result.rules.naked_singles + easy.result.rules.cross_hatching +
                easy.result.rules.whole_line,
            11U);
  EXPECT_EQ(easy.solutions, std::vector<std::string>{kFull});
  // Inkala 2012 needs far more than four rules.
  const auto hard =
      marks_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  const Answer searched = ask(method_named("logic"), Layout::classic(), hard);
  EXPECT_EQ(searched.result.count, 1U);
  EXPECT_GT(searched.result.nodes, 0U);
  EXPECT_EQ(searched.result.rules, deduce(Layout::classic(), hard).rules)
      << "what the search settles is not counted";
}

}  // namespace
}  // namespace shudu::test
