// Candidate grids: marks dropped, givens told from naked singles, SudoCue's entered digits.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/record_list.h"
#include "shudu/formats/writer.h"

namespace shudu::test {
namespace {

using ::testing::ElementsAre;

// A 4x4 sukaku: r1c1 is given, r4c4 a naked single (r4c2 may still be 2), r2c2 given.
const std::string kBoxed = R"(+---------+---------+
| 1   23  | 24* 34  |
| 23  4   | 1#  12@ |
+---------+---------+
| 234 13  | 34- 14+ |
| 34  123 | 34  2   |
+---------+---------+
)";

TEST(CandidateGrid, ReadsGroupsAndDropsMarks) {
  const std::vector<Entry> entries = read_all(kBoxed);
  ASSERT_EQ(entries.size(), 1U);
  const Entry& entry = entries[0];
  EXPECT_EQ(entry.format, "candidates");
  EXPECT_EQ(entry.cells, "1....4..........");
  EXPECT_TRUE(entry.puzzle.marks_are_puzzle);
  ASSERT_TRUE(entry.puzzle.marks);
  EXPECT_EQ((*entry.puzzle.marks)[Cell(2)], (DigitSet{Digit(2), Digit(4)}));
  EXPECT_EQ((*entry.puzzle.marks)[Cell(6)], DigitSet{Digit(1)});
  EXPECT_EQ((*entry.puzzle.marks)[Cell(15)], DigitSet{Digit(2)});
  EXPECT_EQ(entry.puzzle.question(), *entry.puzzle.marks);
}

TEST(CandidateGrid, ReadsHodokuAndSudocueBorders) {
  const std::string hodoku =
      ".---------.---------.\n| 1   23  | 24  34  |\n| 23  4   | 13  12  |\n:---------+---------:\n"
      "| 234 13  | 34  14  |\n| 34  123 | 34  2   |\n'---------'---------'\n";
  const std::string simple =
      " *-------*\n |1  23 |24 34 |\n |23 4 |13 12|\n |-------+----|\n |234 13 |34 14|\n"
      " |34 123 |34 2 |\n *-------*\n";
  const std::string bare = "1 23 24 34\n23 4 13 12\n\n234 13 34 14\n34 123 34 2\n";
  for (const std::string& text : {hodoku, simple, bare}) {
    const std::vector<Entry> entries = read_all(text + text);
    ASSERT_EQ(entries.size(), 2U) << text;
    EXPECT_EQ(entries[0].cells, "1....4..........") << text;
    EXPECT_EQ(entries[1].puzzle, entries[0].puzzle) << text;
  }
}

TEST(CandidateGrid, ACellMayBeEmpty) {
  const std::vector<Entry> entries = read_all("1 23 24 34\n23 4 13 12\n234 . 34 14\n34 123 34 2\n");
  ASSERT_EQ(entries.size(), 1U);
  ASSERT_TRUE(entries[0].puzzle.marks);
  EXPECT_TRUE((*entries[0].puzzle.marks)[Cell(9)].empty());
}

TEST(CandidateGrid, GroupsOfOneOrAllAreAPlainPuzzle) {
  const std::vector<Entry> entries = read_as(
      "candidates", "1 1234 1234 1234\n1234 1234 1234 2\n3 1234 1234 1234\n1234 4 1234 1234\n");
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].cells, "1......23....4..");
  EXPECT_FALSE(entries[0].puzzle.marks);
  EXPECT_FALSE(entries[0].puzzle.marks_are_puzzle);
}

TEST(CandidateGrid, AnEnteredDigitMakesTheMarksNotes) {
  const std::vector<Entry> entries =
      read_all("1 23 24 34\n23 u4 13 12\n234 13 34 14\n34 123 34 2\n");
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].cells, "1..............2");
  EXPECT_EQ(cells_of(entries[0].puzzle.placed), ".....4..........");
  EXPECT_TRUE(entries[0].puzzle.marks);
  EXPECT_FALSE(entries[0].puzzle.marks_are_puzzle);
}

TEST(CandidateGrid, LeavesPlainGridsAndOtherTextAlone) {
  for (const std::string_view text :
       {"1 . . .\n. . . .\n. . . .\n. . . .\n", "1 22 3 4\n", "1 u23 4 2\n", "5 12 3 4\n",
        "words of no use\n", "12 34\n", "+----+\n"}) {
    for (const Entry& entry : read_as("candidates", text)) EXPECT_TRUE(entry.failed()) << text;
  }
  EXPECT_THAT(describe_all("1 23 24 34\n23 4 13 12\n"), ElementsAre("1:1 unfinished"));
}

TEST(CandidateGrid, WritesABoxedGrid) {
  const Entry entry = read_all(kBoxed)[0];
  std::string out;
  ASSERT_TRUE(write_puzzle(format_named("candidates"), entry.puzzle, out));
  std::string expected = kBoxed;
  for (const char mark : std::string_view("*#@")) {
    expected.replace(expected.find(mark), 1, " ");
  }
  expected.replace(expected.find("34- 14+"), 7, "34  14 ");
  EXPECT_EQ(out, expected);
  std::string line;
  const Status refused = write_puzzle(format_named("line"), entry.puzzle, line);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::kCannotHold);
  EXPECT_EQ(refused.error().token.view(), "sukaku");
  EXPECT_TRUE(line.empty());
}

}  // namespace
}  // namespace shudu::test
