// Which lone candidates are givens.
#include "formats/marks.h"

#include <gtest/gtest.h>

#include "formats/record_list.h"
#include "shudu/core/layout_table.h"

namespace shudu::test {
namespace {

TEST(PuzzleOfMarks, ALoneDigitIsGivenUnlessAPeerMayHoldIt) {
  Pencilmarks marks(4);
  for (int i = 0; i < 16; ++i) marks.set(Cell(i), {Digit(1), Digit(2)});
  marks.set(Cell(0), {Digit(3)});   // no peer has 3
  marks.set(Cell(15), {Digit(1)});  // peers still have 1
  const Puzzle puzzle = puzzle_of_marks(marks, nullptr);
  EXPECT_EQ(cells_of(puzzle.givens), "3...............");
  EXPECT_TRUE(puzzle.marks_are_puzzle);
  EXPECT_EQ(puzzle.marks, marks);
}

TEST(PuzzleOfMarks, TheLayoutSaysWhoArePeers) {
  Pencilmarks marks(4);
  for (int i = 0; i < 16; ++i) marks.set(Cell(i), {Digit(1), Digit(2)});
  marks.set(Cell(0), {Digit(3)});
  marks.set(Cell(15), {Digit(3), Digit(4)});  // sees r1c1 only along the diagonal
  EXPECT_EQ(cells_of(puzzle_of_marks(marks, nullptr).givens), "3...............");
  const Result<Layout> diagonal = parse_layout("4x4+x");
  ASSERT_TRUE(diagonal);
  EXPECT_EQ(cells_of(puzzle_of_marks(marks, &*diagonal).givens), std::string(16, '.'));
}

TEST(PuzzleOfMarks, LoneDigitsThatClashAreGivens) {
  Pencilmarks marks(4);
  for (int i = 0; i < 16; ++i) marks.set(Cell(i), {Digit(1), Digit(2)});
  marks.set(Cell(0), {Digit(3)});
  marks.set(Cell(1), {Digit(3)});
  EXPECT_EQ(cells_of(puzzle_of_marks(marks, nullptr).givens), "33..............");
}

TEST(PuzzleOfMarks, MarksThatSayNothingAreNone) {
  Pencilmarks marks(4);
  marks.set(Cell(7), {Digit(2)});
  const Puzzle puzzle = puzzle_of_marks(marks, nullptr);
  EXPECT_EQ(cells_of(puzzle.givens), ".......2........");
  EXPECT_FALSE(puzzle.marks);
  EXPECT_FALSE(puzzle.marks_are_puzzle);
  EXPECT_EQ(puzzle.question(), marks);
}

TEST(PuzzleOfMarks, SizesWithoutUsualBoxesHaveNoPeers) {
  Pencilmarks marks(5);
  marks.set(Cell(0), {Digit(2)});
  marks.set(Cell(1), {Digit(2), Digit(3)});
  EXPECT_EQ(puzzle_of_marks(marks, nullptr).givens.value_at(Cell(0)), 2);
}

}  // namespace
}  // namespace shudu::test
