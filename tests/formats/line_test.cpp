// Plain lines: blanks, sizes, trailing fields, and every way in which one can be wrong.
#include "formats/line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/record_list.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/writer.h"

namespace shudu::test {
namespace {

using ::testing::ElementsAre;

const std::string kLine =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

std::string with(std::string text, std::size_t place, std::string_view replacement) {
  return text.replace(place, 1, replacement);
}

TEST(Line, ReadsEveryBlankMark) {
  for (const char blank : {'.', '0', '*', '_', '-', 'x', 'X'}) {
    std::string text = kLine;
    std::replace(text.begin(), text.end(), '.', blank);
    EXPECT_THAT(describe_all(text), ElementsAre("line " + kLine)) << blank;
  }
  EXPECT_THAT(describe_all(with(with(with(kLine, 1, "0"), 2, "_"), 3, "*")),
              ElementsAre("line " + kLine));
}

TEST(Line, ReadsSpacesAsBlanks) {
  std::string text = kLine;
  std::replace(text.begin(), text.end(), '.', ' ');
  EXPECT_THAT(describe_all(text + "\r\n" + text), ElementsAre("line " + kLine, "line " + kLine));
}

TEST(Line, ReadsTheSmallerSizes) {
  EXPECT_THAT(describe_all("1234....4321...."), ElementsAre("line 1234....4321...."));
  const std::string six = "123456" + std::string(30, '.');
  EXPECT_THAT(describe_all(six), ElementsAre("line " + six));
  const std::string eight = "12345678" + std::string(56, '.');
  EXPECT_THAT(describe_all(eight), ElementsAre("line " + eight));
}

TEST(Line, IgnoresTrailingFields) {
  for (const std::string_view rest : {" comment", "\t1", ",abc", ";7.2;1.5", "#x", "  # y"}) {
    const std::vector<Entry> entries = read_as("line", kLine + std::string(rest));
    ASSERT_EQ(entries.size(), 1U) << rest;
    EXPECT_EQ(entries[0].cells, kLine) << rest;
  }
}

TEST(Line, AFullGridBehindThePuzzleIsTheClaimedSolution) {
  const std::string full =
      "123456789456789123789123456234567891567891234891234567345678912678912345912345678";
  for (const std::string_view between : {" ", "\t", ",", ";", ", ", "  ", " ; "}) {
    for (const std::string_view rest : {"", " 7.1", ",easy", ";2;3"}) {
      std::string text = kLine;
      text.append(between).append(full).append(rest);
      const std::vector<Entry> entries = read_all(text);
      ASSERT_EQ(entries.size(), 1U) << text;
      EXPECT_EQ(entries[0].cells, kLine) << text;
      ASSERT_TRUE(entries[0].puzzle.solution) << text;
      EXPECT_EQ(cells_of(*entries[0].puzzle.solution), full) << text;  // r1c1 is 4 in the puzzle
    }
  }
  const std::vector<Entry> small = read_all("1234....4321.... 1234341221434321\n");
  ASSERT_EQ(small.size(), 1U);
  ASSERT_TRUE(small[0].puzzle.solution);
  EXPECT_EQ(cells_of(*small[0].puzzle.solution), "1234341221434321");
  const std::string dotted = "." + full.substr(1);
  for (const std::string& rest : {" " + full.substr(1), " " + dotted, " #" + full, ",x," + full}) {
    const std::vector<Entry> entries = read_all(kLine + rest);
    ASSERT_EQ(entries.size(), 1U) << rest;
    EXPECT_EQ(entries[0].cells, kLine) << rest;
    EXPECT_FALSE(entries[0].puzzle.solution) << rest;
  }
  EXPECT_FALSE(read_all("1234....4321.... 1234341221434325")[0].puzzle.solution);  // a 5
}

TEST(Line, SaysWhatIsWrongAndWhere) {
  EXPECT_THAT(describe_all(kLine.substr(1)), ElementsAre("1:81 too_short"));
  EXPECT_THAT(describe_all(kLine + "."), ElementsAre("1:82 too_long"));
  EXPECT_THAT(describe_all("  " + kLine + "."), ElementsAre("1:84 too_long"));
  EXPECT_THAT(describe_all(with(kLine, 39, "!")), ElementsAre("1:40 bad_character"));
  EXPECT_THAT(describe_all(with(kLine, 39, "\xFF")), ElementsAre("1:40 bad_character"));
  EXPECT_THAT(describe_all(with(kLine, 39, std::string_view("\0", 1))),
              ElementsAre("1:40 bad_character"));
  // The five of Chinese texts is one character of three bytes.
  EXPECT_THAT(describe_all(with(with(kLine, 50, "!"), 39, "五")),
              ElementsAre("1:40 bad_character"));
  EXPECT_THAT(describe_all("1234....4325...."), ElementsAre("1:12 bad_number"));
}

TEST(Line, NamesTheCountsAndTheCharacter) {
  const std::vector<Entry> entries =
      read_all(kLine.substr(1) + "\n" + with(kLine, 3, "\x1b") + "\n");
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].error.found, 80U);
  EXPECT_EQ(entries[0].error.expected, 81U);
  EXPECT_EQ(entries[1].error.token.view(), "\\x1b");
  EXPECT_EQ(entries[1].line, 2U);
}

TEST(Line, ReadsFullWidthDigits) {
  std::string wide;
  for (int i = 0; i < 81; ++i) wide += "\xEF\xBC\x91";
  EXPECT_THAT(describe_all(wide), ElementsAre("line " + std::string(81, '1')));
}

TEST(Line, RefusesSizesWithoutALayout) {
  struct Case {
    std::size_t cells;
    std::uint64_t size;
  };
  for (const Case& one : {Case{25, 5}, Case{49, 7}, Case{100, 10}, Case{256, 16}, Case{625, 25}}) {
    const std::vector<Entry> entries = read_all(std::string(one.cells, '.'));
    ASSERT_EQ(entries.size(), 1U) << one.size;
    EXPECT_EQ(entries[0].error.code, ErrorCode::kUnsupportedLayout) << one.size;
    EXPECT_EQ(entries[0].error.found, one.size);
  }
  EXPECT_THAT(describe_all("1" + std::string(254, '.') + "G"),
              ElementsAre("1:1 unsupported_layout"));
}

TEST(Line, ReadsTheSizeOfTheLayoutAskedFor) {
  const Result<Layout> seven =
      parse_layout("jigsaw:aaaaaaabbbbbbbcccccccdddddddeeeeeeefffffffggggggg");
  ASSERT_TRUE(seven);
  const std::string cells = "1234567" + std::string(42, '.');
  const std::vector<Entry> entries = read_as("line", cells, &*seven);
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].cells, cells);
  const std::vector<Entry> other = read_as("line", kLine, &*seven);
  ASSERT_EQ(other.size(), 1U);
  EXPECT_EQ(other[0].error.code, ErrorCode::kLayoutMismatch);
  EXPECT_EQ(other[0].error.found, 9U);
  EXPECT_EQ(other[0].error.expected, 7U);
}

TEST(Line, TakesNoRuleForAPuzzle) {
  for (const std::size_t length : {16U, 36U, 64U, 81U}) {
    const std::vector<Entry> entries = read_as("line", std::string(length, '-'));
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_TRUE(entries[0].failed()) << length;
  }
  EXPECT_EQ(read_as("line", std::string(81, '_'))[0].cells, std::string(81, '.'));
}

TEST(Line, LeavesOtherTextAlone) {
  for (const std::string_view text : {"hello", "12", "a1b2c3d4e5f6g7h8i9j0k1l2m3n4", "-- 12 --"}) {
    for (const Entry& entry : read_as("line", text)) {
      EXPECT_EQ(entry.error.code, ErrorCode::kNotAPuzzle) << text;
      EXPECT_EQ(entry.format, "line");
    }
  }
}

TEST(Line, TheShortPathAgreesWithTheLongOne) {
  Grid grid;
  EXPECT_TRUE(read_classic_line(kLine, grid));
  EXPECT_EQ(grid, grid_of(kLine));
  const Grid before = grid;
  EXPECT_FALSE(read_classic_line(kLine.substr(1), grid));
  EXPECT_FALSE(read_classic_line(with(kLine, 7, "?"), grid));
  EXPECT_FALSE(read_classic_line(std::string(81, '-'), grid));
  EXPECT_EQ(grid, before);
  for (int byte = 0; byte < 256; ++byte) {
    const std::string text = with(kLine, 40, std::string(1, static_cast<char>(byte)));
    const bool is_cell =
        std::string("0123456789.*_-xX").find(static_cast<char>(byte)) != std::string::npos;
    EXPECT_EQ(read_classic_line(text, grid), is_cell) << byte;
  }
}

TEST(Line, WritesDotsAndSdmWritesZeros) {
  Puzzle puzzle;
  puzzle.givens = grid_of(kLine);
  std::string dots;
  std::string zeros;
  ASSERT_TRUE(write_puzzle(kLineFormat, puzzle, dots));
  ASSERT_TRUE(write_puzzle(kSdmFormat, puzzle, zeros));
  EXPECT_EQ(dots, kLine + "\n");
  std::string expected = kLine + "\n";
  std::replace(expected.begin(), expected.end(), '.', '0');
  EXPECT_EQ(zeros, expected);
}

TEST(Line, SdmReadsTheSameLines) {
  const std::vector<Entry> entries = read_as("sdm", "# a collection\n" + kLine + "\n");
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].cells, kLine);
  EXPECT_EQ(entries[0].format, "sdm");
}

}  // namespace
}  // namespace shudu::test
