// Prologue, separators, epilogue, and the parts that a format lacks.
#include "shudu/formats/writer.h"

#include <gtest/gtest.h>

#include "formats/record_list.h"

namespace shudu::test {
namespace {

Format bracketed() {
  Format format = format_named("line");
  format.prologue = "<";
  format.separator = "|";
  format.epilogue = ">";
  return format;
}

TEST(RecordWriter, WritesWhatStandsAroundRecords) {
  const Format format = bracketed();
  Puzzle puzzle;
  puzzle.clear(4);
  const std::string line = std::string(16, '.') + "\n";
  std::string out;
  RecordWriter writer(format);
  ASSERT_TRUE(writer.write(puzzle, out));
  ASSERT_TRUE(writer.write(puzzle, out));
  writer.finish(out);
  EXPECT_EQ(out, "<" + line + "|" + line + ">");
}

TEST(RecordWriter, AFileWithoutRecordsIsWhole) {
  const Format format = bracketed();
  std::string out;
  RecordWriter writer(format);
  writer.finish(out);
  EXPECT_EQ(out, "<>");
}

TEST(RecordWriter, ARefusedRecordLeavesNoTrace) {
  const Format format = bracketed();
  Puzzle puzzle;
  puzzle.notes.title = "a";
  puzzle.placed.place(Cell(0), Digit(1));
  std::string out;
  RecordWriter writer(format);
  const Status status = writer.write(puzzle, out);
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().code, ErrorCode::kCannotHold);
  EXPECT_EQ(status.error().token.view(), "placed digits, notes");
  EXPECT_EQ(out, "");
  writer.finish(out);
  EXPECT_EQ(out, "<>");
}

TEST(WritePuzzle, NamesTheSizeThatDoesNotFit) {
  Format format = format_named("line");
  format.writes = Part::kGivens;
  Puzzle puzzle;
  puzzle.clear(6);
  std::string out;
  const Status status = write_puzzle(format, puzzle, out);
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().token.view(), "size 6");
}

TEST(WritePuzzle, NamesTheLayoutThatDoesNotFit) {
  Format format = format_named("line");
  Puzzle puzzle;
  puzzle.layout = "x+windoku";
  std::string out;
  EXPECT_EQ(write_puzzle(format, puzzle, out).error().token.view(), "layout x+windoku");
  format.writes = format.writes | Part::kLayout;
  EXPECT_TRUE(write_puzzle(format, puzzle, out));
  format.lacks = [](const Puzzle& record) {
    return record.layout == "x" ? Holdings() : Holdings(Part::kLayout);
  };
  const Status status = write_puzzle(format, puzzle, out);
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().code, ErrorCode::kCannotHold);
  puzzle.layout = "x";
  EXPECT_TRUE(write_puzzle(format, puzzle, out));
}

TEST(LayoutOf, IsTheUsualOneUnlessNamed) {
  Puzzle puzzle;
  EXPECT_EQ(*layout_of(puzzle), Layout::classic());
  EXPECT_EQ(kept_name(Layout::classic()), "");
  puzzle.layout = "x";
  EXPECT_EQ(layout_of(puzzle)->extra_region_count(), 2);
  EXPECT_EQ(kept_name(*layout_of(puzzle)), "x");
  puzzle.clear(5);
  EXPECT_EQ(layout_of(puzzle).error().code, ErrorCode::kUnsupportedLayout);
}

TEST(PartsOf, SaysWhatAPuzzleHolds) {
  Puzzle puzzle;
  EXPECT_EQ(parts_of(puzzle), Holdings(Part::kGivens));
  puzzle.placed.place(Cell(3), Digit(2));
  puzzle.marks = Pencilmarks(9);
  puzzle.solution = Grid(9);
  puzzle.notes.url = "x";
  puzzle.layout = "x";
  EXPECT_EQ(parts_of(puzzle), Part::kGivens | Part::kPlaced | Part::kMarks | Part::kSolution |
                                  Part::kNotes | Part::kLayout);
  puzzle.marks_are_puzzle = true;
  EXPECT_TRUE(parts_of(puzzle).has(Part::kSukaku));
  EXPECT_FALSE(parts_of(puzzle).has(Part::kGivens));
  EXPECT_EQ(puzzle.question(), Pencilmarks(9));
  puzzle.clear(8);
  EXPECT_EQ(parts_of(puzzle), Part::kGivens | Part::kOtherSizes);
  EXPECT_EQ(puzzle, [] {
    Puzzle fresh;
    fresh.clear(8);
    return fresh;
  }());
}

TEST(Question, IsTheGivensUnlessTheMarksAreThePuzzle) {
  Puzzle puzzle;
  puzzle.givens.place(Cell(0), Digit(5));
  puzzle.marks = Pencilmarks(9);
  EXPECT_EQ(puzzle.question()[Cell(0)], DigitSet{Digit(5)});
}

}  // namespace
}  // namespace shudu::test
