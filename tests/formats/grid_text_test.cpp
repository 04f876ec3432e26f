// Drawn grids: one puzzle in every style that people have, and what can be wrong with one.
#include "formats/grid_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/grid_row.h"
#include "formats/record_list.h"
#include "shudu/formats/writer.h"

namespace shudu::test {
namespace {

using ::testing::ElementsAre;

// The same puzzle in all styles.
const std::string kGridTextCells =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const std::string kReadable = R"( 5 3 . | . 7 . | . . .
 6 . . | 1 9 5 | . . .
 . 9 8 | . . . | . 6 .
-------|-------|-------
 8 . . | . 6 . | . . 3
 4 . . | 8 . 3 | . . 1
 7 . . | . 2 . | . . 6
-------|-------|-------
 . 6 . | . . . | 2 8 .
 . . . | 4 1 9 | . . 5
 . . . | . 8 . | . 7 9
)";
const std::string kGridTextBoxed = R"(+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+
)";
const std::string kDense = R"(*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*
)";
const std::string kPlain = R"(53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
)";

std::string replaced(std::string text, char from, std::string_view to) {
  std::string result;
  for (const char c : text) result.append(c == from ? to : std::string_view(&c, 1));
  return result;
}

void expect_cells(const std::string& text, const std::string& name) {
  const std::vector<Entry> alone = read_as("grid", text);
  ASSERT_EQ(alone.size(), 1U) << name << '\n' << text;
  EXPECT_EQ(alone[0].cells, kGridTextCells) << name << describe(alone[0]);
  const std::vector<Entry> detected = read_all(text + "\n" + text);
  ASSERT_EQ(detected.size(), 2U) << name << '\n' << text;
  EXPECT_EQ(detected[0].cells, kGridTextCells) << name << describe(detected[0]);
  EXPECT_EQ(detected[1].cells, kGridTextCells) << name << describe(detected[1]);
}

TEST(GridText, ReadsEveryStyle) {
  expect_cells(kReadable, "readable");
  expect_cells(kGridTextBoxed, "boxed");
  expect_cells(kDense, "dense");
  expect_cells(kPlain, "plain");
  expect_cells(replaced(kPlain, '.', "0"), "zeros");
  expect_cells(replaced(kPlain, '.', "-"), "dashes");
  expect_cells(replaced(kPlain, '.', "_"), "rules");
  expect_cells(replaced(kPlain, '.', "*"), "stars");
  expect_cells(replaced(kGridTextBoxed, '.', " "), "boxed with spaces");
  expect_cells(replaced(kDense, '.', " "), "dense with spaces");
  expect_cells(replaced(kGridTextBoxed, '\n', "\r\n"), "carriage returns");
  expect_cells(replaced(kReadable, '.', "_"), "readable with rules");
}

TEST(GridText, ReadsSeparatorsBetweenCells) {
  for (const std::string_view separator : {" ", "\t", ",", ", ", ";", "  "}) {
    std::string text;
    for (std::size_t i = 0; i < kGridTextCells.size(); ++i) {
      text += kGridTextCells[i];
      text += i % 9 == 8 ? "\n" : separator;
    }
    expect_cells(text, std::string(separator));
  }
}

TEST(GridText, ReadsBarsAroundEachCell) {
  std::string text = "+---+---+---+---+---+---+---+---+---+\n";
  for (std::size_t i = 0; i < kGridTextCells.size(); ++i) {
    if (i % 9 == 0) text += "|";
    text += kGridTextCells[i] == '.' ? "   |" : std::string(" ") + kGridTextCells[i] + " |";
    if (i % 9 == 8) text += "\n+---+---+---+---+---+---+---+---+---+\n";
  }
  expect_cells(text, "bars");
}

TEST(GridText, ReadsUnicodeBorders) {
  std::string text = "\u250c\u2500\u2500\u2500\u2510\n";
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text += "\u251c\u2500\u2500\u253c\u2500\u2500\u2524\n";
    text += "\u2502" + kGridTextCells.substr(row * 9, 3) + "\u2503" +
            kGridTextCells.substr(row * 9 + 3, 3) + "\u2551" +
            kGridTextCells.substr(row * 9 + 6, 3) + "\u2502\n";
  }
  text += "\u2514\u2550\u2550\u2500\u2518\n";
  expect_cells(text, "unicode");
}

TEST(GridText, ReadsBlankLinesBetweenBandsAndRows) {
  std::string bands;
  std::string rows;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) bands += "\n";
    if (row != 0) rows += "\n\n";
    bands += kGridTextCells.substr(row * 9, 9) + "\n";
    rows += kGridTextCells.substr(row * 9, 9) + "\n";
  }
  expect_cells(bands, "bands");
  expect_cells(rows, "rows");
}

TEST(GridText, ReadsARowOfDashesAmongDashRows) {
  // The first row is empty, and so are two inside.
  const std::string text =
      "---------\n6--195---\n-98----6-\n---------\n4--8-3--1\n7---2---6\n-6----28-\n---------\n"
      "----8--79\n";
  const std::vector<Entry> entries = read_as("grid", text);
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].cells,
            ".........6..195....98....6.........."
            "4..8.3..17...2...6.6....28..............8..79");
}

TEST(GridText, ReadsTheSmallerSizes) {
  EXPECT_THAT(describe_all("12 | 34\n.. | ..\n---+---\n.. | ..\n.. | 21\n"),
              ElementsAre("grid 1234..........21"));
  EXPECT_THAT(describe_all("123456\n......\n......\n......\n......\n654321\n"),
              ElementsAre("sdk 123456........................654321"));
  EXPECT_THAT(describe_all("+-----+-----+\n| 1   |   4 |\n|   3 |     |\n+-----+-----+\n"),
              ElementsAre(::testing::HasSubstr("1:1 unfinished")));
}

TEST(GridText, RefusesSizesWithoutALayout) {
  for (const std::size_t size : {5U, 7U, 10U, 16U, 25U}) {
    std::string text;
    for (std::size_t row = 0; row < size; ++row) {
      text += std::string(size - 1, '.') + (size > 9 ? "9" : "1") + "\n";
    }
    const std::vector<Entry> entries = read_as("grid", text);
    ASSERT_EQ(entries.size(), 1U) << size;
    EXPECT_EQ(entries[0].error.code, ErrorCode::kUnsupportedLayout) << size;
    EXPECT_EQ(entries[0].error.found, size);
    EXPECT_EQ(entries[0].error.at, (TextPlace{1, 1}));
  }
  std::string numbers;
  for (int row = 0; row < 16; ++row) numbers += "16 . 3 4 5 6 7 8 9 10 11 12 13 14 15 .\n";
  const std::vector<Entry> entries = read_all(numbers);
  ASSERT_EQ(entries.size(), 1U);
  EXPECT_EQ(entries[0].error.code, ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(entries[0].error.found, 16U);
}

TEST(GridText, SaysWhichRowIsWrong) {
  const auto with_row = [](std::size_t row, std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < 9; ++i) {
      result += (i == row ? std::string(text) : kGridTextCells.substr(i * 9, 9)) + "\n";
    }
    return result;
  };
  EXPECT_THAT(describe_all(with_row(4, "4..8!3..1")), ElementsAre("5:5 bad_character"));
  EXPECT_THAT(describe_all(with_row(4, "4..8a3..1")), ElementsAre("5:5 bad_character"));
  EXPECT_THAT(describe_all(with_row(4, "4..8.3..")), ElementsAre("5:9 too_short"));
  EXPECT_THAT(describe_all(with_row(4, "4..8.3..12")), ElementsAre("5:10 too_long"));
  EXPECT_THAT(describe_all(with_row(4,
                                    "4..8五"
                                    "3..1")),
              ElementsAre("5:5 bad_character"));
  EXPECT_THAT(describe_all("1234\n..5.\n....\n....\n"), ElementsAre("2:3 bad_number"));
}

TEST(GridText, AnUnfinishedGridIsOneError) {
  const std::string five = kPlain.substr(0, 50);
  EXPECT_THAT(read_as("grid", five),
              ElementsAre(::testing::Field(
                  &Entry::error, ::testing::Field(&Error::code, ErrorCode::kUnfinished))));
  EXPECT_THAT(describe_all("\n" + five + kGridTextCells + "\n"),
              ElementsAre("2:1 unfinished", "line " + kGridTextCells));
  // After a blank line a grid is read by itself, even where bands could have a gap.
  EXPECT_THAT(describe_all(kPlain.substr(0, 30) + "\n" + kPlain).back(), "sdk " + kGridTextCells);
  EXPECT_THAT(describe_all(kPlain.substr(0, 60) + "\n" + kPlain).back(), "sdk " + kGridTextCells);
}

TEST(GridText, TakesNoProseForAGrid) {
  for (const std::string_view text : {"a line of words", "--- cut here ---", "2024-01-01", "|||"}) {
    for (const Entry& entry : read_as("grid", text)) EXPECT_TRUE(entry.failed()) << text;
  }
}

TEST(GridText, WritesEachStyle) {
  Puzzle puzzle;
  puzzle.givens = grid_of(kGridTextCells);
  const auto written = [&](const Format& format) {
    std::string out;
    EXPECT_TRUE(write_puzzle(format, puzzle, out));
    return out;
  };
  EXPECT_EQ(written(kGridFormat), kReadable);
  EXPECT_EQ(written(kGridHodokuFormat), kGridTextBoxed);
  EXPECT_EQ(written(kGridSimpleFormat), kDense);
  EXPECT_EQ(written(kGridPlainFormat), kPlain);
  puzzle.clear(6);
  puzzle.givens = grid_of("123456........................654321");
  EXPECT_EQ(written(kGridFormat),
            " 1 2 3 | 4 5 6\n . . . | . . .\n-------|-------\n . . . | . . .\n . . . | . . .\n"
            "-------|-------\n . . . | . . .\n 6 5 4 | 3 2 1\n");
}

TEST(GridRow, TellsRowsFromBorders) {
  EXPECT_EQ(parse_row("").kind, GridRowKind::kBlank);
  EXPECT_EQ(parse_row(" \t").kind, GridRowKind::kBlank);
  EXPECT_EQ(parse_row("---").kind, GridRowKind::kBorder);
  EXPECT_EQ(parse_row(":-----+-----:").kind, GridRowKind::kBorder);
  EXPECT_EQ(parse_row(".---.---.").kind, GridRowKind::kBorder);
  EXPECT_EQ(parse_row("..---....").kind, GridRowKind::kCells);
  EXPECT_EQ(parse_row(". . . | . . .").kind, GridRowKind::kCells);
  EXPECT_EQ(parse_row("--").kind, GridRowKind::kCells);
  EXPECT_EQ(parse_row("12%4").kind, GridRowKind::kOther);
  EXPECT_EQ(parse_row("12%4").bad, 2U);
  EXPECT_EQ(parse_row("12%4").count, 4U);
  EXPECT_EQ(parse_row(std::string(1000, '1')).count, 1000U);
}

TEST(GridRow, FindsCellsByTheBars) {
  EXPECT_EQ(parse_row("|   |   |   |").count, 9U);
  EXPECT_EQ(parse_row("| 1     |   2   |     3 |").count, 9U);
  EXPECT_EQ(parse_row("|  | 1|").count, 4U);
  EXPECT_EQ(parse_row("| | | |1|").count, 4U);
  EXPECT_EQ(parse_row("|1 | 22 |").count, 3U);    // of different widths
  EXPECT_EQ(parse_row("| 12 |    |").count, 8U);  // two boxes of four
}

}  // namespace
}  // namespace shudu::test
