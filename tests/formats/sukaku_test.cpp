// Sukaku lines: 729 characters, other lengths, cells without candidates.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/record_list.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/writer.h"

namespace shudu::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// All candidates of every cell, then r1c1 = {5} and r1c2 = {1, 9}.
std::string full_line() {
  std::string text = "....5....1.......9";
  while (text.size() < 729) text += "123456789";
  return text;
}

TEST(Sukaku, ReadsADigitAtItsPlace) {
  const std::vector<Entry> entries = read_all(full_line() + " # a comment\n");
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].format, "sukaku");
  EXPECT_TRUE(entries[0].puzzle.marks_are_puzzle);
  ASSERT_TRUE(entries[0].puzzle.marks);
  const Pencilmarks& marks = *entries[0].puzzle.marks;
  EXPECT_EQ(marks[Cell(0)], DigitSet{Digit(5)});
  EXPECT_EQ(marks[Cell(1)], (DigitSet{Digit(1), Digit(9)}));
  EXPECT_EQ(marks[Cell(80)], DigitSet::first_n(9));
  EXPECT_EQ(marks.candidate_count(), 1 + 2 + 79 * 9);
  // r1c1 is a naked single and no given: its peers may still be 5.
  EXPECT_EQ(entries[0].cells, std::string(81, '.'));
}

TEST(Sukaku, KnowsTheOtherBlanks) {
  for (const char blank : {'0', '*', '_', '-'}) {
    std::string text = full_line();
    std::replace(text.begin(), text.end(), '.', blank);
    EXPECT_EQ(read_all(text)[0].puzzle, read_all(full_line())[0].puzzle) << blank;
  }
}

TEST(Sukaku, CellsMayBeEmpty) {
  const std::vector<Entry> entries = read_all(std::string(729, '.'));
  ASSERT_EQ(entries.size(), 1U);
  ASSERT_TRUE(entries[0].puzzle.marks);
  EXPECT_EQ(entries[0].puzzle.marks->candidate_count(), 0);
  EXPECT_TRUE(entries[0].puzzle.marks_are_puzzle);
}

TEST(Sukaku, SaysWhatIsWrong) {
  EXPECT_THAT(describe_all(full_line().substr(0, 728)), ElementsAre("1:729 too_short"));
  EXPECT_THAT(describe_all(full_line() + "."), ElementsAre("1:730 too_long"));
  std::string wrong = full_line();
  wrong[20] = '7';
  EXPECT_THAT(describe_all(wrong), ElementsAre("1:21 bad_character"));
}

TEST(Sukaku, ReadsTheOtherSizes) {
  std::string six;
  while (six.size() < 216) six += "12.456";
  EXPECT_EQ(read_all(six)[0].puzzle.size(), 6);
  std::string eight;
  while (eight.size() < 512) eight += "1234.678";
  EXPECT_EQ(read_all(eight)[0].puzzle.size(), 8);
}

TEST(Sukaku, AsksWhenALineCouldBeTwoThings) {
  std::string four = "1...";
  while (four.size() < 64) four += "12.4";
  const std::vector<Entry> entries = read_all(four);
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].error.code, ErrorCode::kAmbiguousFormat);
  EXPECT_EQ(entries[0].error.token.view(), "line, sukaku");
  EXPECT_EQ(read_as("sukaku", four)[0].puzzle.size(), 4);
  EXPECT_EQ(read_as("line", four)[0].puzzle.size(), 8);
  // The layout decides too.
  EXPECT_EQ(read_all(four, {{}, *default_layout(4)})[0].format, "sukaku");
  EXPECT_EQ(read_all(four, {{}, *default_layout(8)})[0].format, "line");
  // An empty 8x8 puzzle is no sukaku.
  EXPECT_THAT(describe_all(std::string(64, '.')), ElementsAre(HasSubstr("line ")));
}

TEST(Sukaku, WritesAPlainPuzzleAsAllCandidates) {
  Puzzle puzzle;
  puzzle.clear(4);
  puzzle.givens = grid_of("1...............");
  std::string out;
  ASSERT_TRUE(write_puzzle(format_named("sukaku"), puzzle, out));
  std::string expected = "1...";
  while (expected.size() < 64) expected += "1234";
  EXPECT_EQ(out, expected + "\n");
  EXPECT_EQ(read_as("sukaku", out)[0].puzzle, puzzle);
}

}  // namespace
}  // namespace shudu::test
