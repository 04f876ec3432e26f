// Lines of Sudoku Studio (src/formats/studio.h).
#include "formats/studio.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/direct.h"
#include "formats/record_list.h"

namespace shudu::test {
namespace {

// A full first row but for r1c9, of which two digits are placed; nothing else.
const std::string kStudioRow = "12+3456+780";
const std::string kStudioCells = kStudioRow + std::string(72, '0');

TEST(StudioFormat, ReadsPlacedDigits) {
  for (const std::string& line :
       {kStudioCells, kStudioCells + ":", kStudioCells + ": ", "  " + kStudioCells + "\r",
        kStudioRow + std::string(72, '.'), kStudioCells + " a name"}) {
    const std::vector<Entry> entries = read_all(line + "\n");
    ASSERT_EQ(entries.size(), 1U) << line;
    EXPECT_EQ(entries[0].format, "studio") << line;
    EXPECT_EQ(entries[0].cells, "12.456.8" + std::string(73, '.')) << line;
    EXPECT_EQ(entries[0].puzzle.placed.value_at(Cell(2)), 3);
    EXPECT_EQ(entries[0].puzzle.placed.value_at(Cell(6)), 7);
    EXPECT_EQ(entries[0].puzzle.placed.filled_count(), 2);
    EXPECT_FALSE(entries[0].puzzle.marks) << line;
  }
}

// As HoDoKu's deleted candidates, which its own tests hold to the rules by hand.
TEST(StudioFormat, ReadsRemovedCandidates) {
  const Puzzle puzzle = puzzle_of(kStudioFormat, kStudioCells + ":549  533 ");
  ASSERT_TRUE(puzzle.marks);
  EXPECT_EQ((*puzzle.marks)[Cell(8)], DigitSet::only(Digit(9)));
  EXPECT_EQ((*puzzle.marks)[Cell(3 * 9 + 8)], DigitSet::first_n(9) - DigitSet::only(Digit(5)));
  EXPECT_EQ(written_by(kStudioFormat, puzzle), kStudioCells + ":533 549\n");
  const std::string plain = std::string(80, '.') + "7:711";
  EXPECT_EQ(puzzle_of(kStudioFormat, plain).placed.filled_count(), 0);
  EXPECT_TRUE(puzzle_of(kStudioFormat, plain).marks);
}

TEST(StudioFormat, APlainLineIsPlain) {
  const std::vector<Entry> entries = read_all(std::string(80, '0') + "7\n");
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].format, "line");
}

TEST(StudioFormat, ErrorsPointAtTheirColumn) {
  const auto error_of = [](const std::string& line) {
    const std::vector<Entry> entries = read_all(line + "\n");
    EXPECT_EQ(entries.size(), 1U) << line;
    EXPECT_TRUE(entries[0].failed()) << line;
    return describe(entries[0]);
  };
  EXPECT_EQ(error_of(kStudioCells + "0:549"), "1:85 too_long");
  EXPECT_EQ(error_of(kStudioCells.substr(0, 82) + ":"), "1:83 too_short");
  EXPECT_EQ(error_of("1+02" + kStudioCells.substr(3)), "1:3 bad_character");
  EXPECT_EQ(error_of(kStudioCells + ":549 5333"), "1:89 bad_syntax");
  EXPECT_EQ(error_of(kStudioCells + ":549 503"), "1:89 bad_syntax");
}

TEST(StudioFormat, OtherLinesAreNoneOfIt) {
  for (const std::string& line :
       std::vector<std::string>{kStudioCells + ":1:" + kStudioCells,
                                ":0000:x:" + kStudioCells + ":::", kStudioCells + ":abc", "+",
                                "1+1=2", "12:13", kStudioCells.substr(0, 30) + "+4"}) {
    EXPECT_EQ(fit_of(kStudioFormat, line), Fit::kNo) << line;
  }
}

}  // namespace
}  // namespace shudu::test
