// Boards and tables whose blank cells are blank: written here in the ways that people have them, by
// writers that are slow and plain, and read back as the same puzzle, or refused; never as another.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "formats/board_styles.h"
#include "formats/record_list.h"

namespace shudu::test {
namespace {

// Records that are puzzles; all of them must be `cells`.
std::size_t count_right(const std::string& text, const std::string& cells, bool& has_other) {
  std::size_t count = 0;
  for (const Entry& entry : read_all(text)) {
    if (entry.failed()) continue;
    if (entry.cells == cells) {
      ++count;
    } else {
      has_other = true;
    }
  }
  return count;
}

Board any_board(std::size_t size) {
  const int filled = *rc::gen::element(10, 30, 60);
  Board board(size, std::string(size, ' '));
  for (std::string& row : board) {
    for (char& c : row) {
      if (*rc::gen::inRange(0, 100) >= filled) continue;
      c = static_cast<char>('1' + *rc::gen::inRange(0, static_cast<int>(size)));
    }
  }
  // Now and then the outermost rows or columns are blank.
  if (*rc::gen::inRange(0, 4) == 0) board.front().assign(size, ' ');
  if (*rc::gen::inRange(0, 4) == 0) board.back().assign(size, ' ');
  if (*rc::gen::inRange(0, 4) == 0) {
    for (std::string& row : board) row.front() = ' ';
  }
  if (*rc::gen::inRange(0, 4) == 0) {
    for (std::string& row : board) row.back() = ' ';
  }
  return board;
}

const Board kBoard9 = {"53  7    ", "6  195   ", " 98    6 ", "8   6   3", "4  8 3  1",
                       "7   2   6", " 6    28 ", "   419  5", "    8  79"};
const Board kBoard8 = {"1  4  7 ", " 6   2 8", "  3 5   ", "8  1   2",
                       "2   6  1", "   7 3  ", "5 1   8 ", " 4  8  6"};
const Board kBoard6 = {"1  4 6", " 5 1  ", "2   6 ", " 6   1", "  2 4 ", "6 1  5"};
const Board kBoard4 = {"1  4", " 4 2", "2 4 ", "4  1"};

// The text is this board, or where the style is not read at least no other.
void expect_style(const Style& style, const Board& board, const std::string& text) {
  bool has_other = false;
  const std::size_t right = count_right(text, cells_of_board(board), has_other);
  EXPECT_FALSE(has_other) << style.name << '\n' << text;
  if (!style.is_read) return;
  EXPECT_EQ(right, 1U) << style.name << ' ' << describe(read_all(text)[0]) << '\n' << text;
  EXPECT_EQ(read_all(text).size(), 1U) << style.name << '\n' << text;
}

TEST(GridTables, ReadsEveryStyleOfEverySize) {
  for (const Board& board : {kBoard9, kBoard8, kBoard6, kBoard4}) {
    for (const Style& style : board_styles()) {
      const Lines lines = style.write(board);
      for (const std::string_view end : {"\n", "\r\n"}) {
        expect_style(style, board, text_of_lines(lines, end));
        expect_style(style, board, "\xEF\xBB\xBF" + text_of_lines(lines, end));
      }
    }
  }
}

// With text around it, and twice one after another with an empty line and without.
TEST(GridTables, ReadsTablesBehindOneAnother) {
  for (const Board& board : {kBoard9, kBoard8, kBoard6, kBoard4}) {
    for (const Style& style : board_styles()) {
      if (!style.is_read) continue;
      const std::string one = text_of_lines(style.write(board));
      const std::string cells = cells_of_board(board);
      bool has_other = false;
      EXPECT_EQ(count_right(one + "\n" + one, cells, has_other), 2U) << style.name << '\n' << one;
      EXPECT_EQ(count_right("A sudoku for Sunday\n\n" + one + "\nand a solution tomorrow\n", cells,
                            has_other),
                1U)
          << style.name << '\n'
          << one;
      (void)count_right(one + one, cells, has_other);
      EXPECT_FALSE(has_other) << style.name << '\n' << one << one;
    }
  }
}

std::string only_error(const std::string& text) {
  const std::vector<Entry> entries = read_all(text);
  EXPECT_EQ(entries.size(), 1U) << text;
  if (entries.empty() || !entries[0].failed()) return "a puzzle";
  const Error& error = entries[0].error;
  return std::string(error_slug(error.code)) + " " + std::string(error.token.view());
}

TEST(GridTables, NamesBothSizesOfWhatMayBeTwo) {
  const std::string six =
      "1,,3,4,,6,,,\n,5,,1,,2,,,\n2,,,,6,4,,,\n,6,4,,,1,,,\n3,,2,4,,6,,,\n6,,1,,,5,,,\n";
  EXPECT_EQ(only_error(six), "ambiguous_format 6x6, 9x9");
  EXPECT_EQ(only_error(six + ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n"), "ambiguous_format 6x6, 9x9");
  EXPECT_EQ(only_error("1 2 3 4\n 3 4 1 2\n2 1 4 3\n4 3 2 1\n"), "ambiguous_format 4x4, 9x9");
  EXPECT_EQ(
      only_error("| 1 | 2 | 3 | 4 |\n| 3 | 4 | 1 | 2 |\n| 2 | 1 | 4 | 3 |\n| 4 | 3 | 2 | 1 |\n"
                 "| 1 | 2 | 3 | 4 |\n"),
      "ambiguous_format 4x4, 6x6");
}

TEST(GridTables, HeadingsAreNoErrorsBeforePuzzles) {
  const std::string board = text_of_lines(dots_between(kBoard9));
  const std::string right = cells_of_board(kBoard9);
  const std::vector<Entry> entries =
      read_all("Grid 01\n" + board + "Grid 02\n" + board + "\nPuzzle #3:\n\n" + right +
               "\n\u7b2c 4 \u9898\n" + text_of_lines(commas(kBoard9)));
  ASSERT_EQ(entries.size(), 4U);
  for (const Entry& entry : entries) EXPECT_EQ(entry.cells, right) << entry;
  EXPECT_THAT(describe_all("Grid 01\n"), ::testing::ElementsAre("1:1 not_a_puzzle"));
  EXPECT_THAT(describe_all("Grid 01\nhello\n" + right),
              ::testing::ElementsAre("1:1 not_a_puzzle", "2:1 not_a_puzzle", "line " + right));
  for (const std::string heading :
       {"Grid 01 of 50", "Book 1, Volume 2, Number 3", "Puzzle no 5 - Medium", "Level 3 of 10",
        "--- Puzzle 1 ---", "**Puzzle 1**", "=== 1 ===", "1.", "(1)", "[1]", "12)", "Level: hard",
        "Question 16 of 25", "puzzle 1 of 9", "\u9898\u76ee\uff1a1", "Easy #3 (2024)"}) {
    EXPECT_THAT(describe_all(heading + "\n" + right), ::testing::ElementsAre("line " + right))
        << heading;
    const std::string two = heading + "\n" + board + "\n" + heading + "\n" + board;
    EXPECT_THAT(describe_all(two),
                ::testing::ElementsAre(::testing::EndsWith(right), ::testing::EndsWith(right)))
        << heading;
  }
  EXPECT_THAT(describe_all("sep=;\n" + text_of_lines(commas(kBoard9))),
              ::testing::ElementsAre("grid " + right));
  EXPECT_THAT(describe_all("Sudoku 1234\n" + right), ::testing::ElementsAre("line " + right));
}

TEST(GridTables, GroupsOnOneLineAreItsRows) {
  for (const Board& board : {kBoard9, kBoard8, kBoard6, kBoard4}) {
    for (const std::string_view between : {" ", ",", "  ", " | ", ";", "\t"}) {
      std::string line;
      for (const std::string& row : marked(board, ".")) {
        line.append(line.empty() ? "" : between).append(row);
      }
      EXPECT_THAT(describe_all(line + "\n"),
                  ::testing::ElementsAre("line " + cells_of_board(board)))
          << line;
      EXPECT_THAT(describe_all(line + " # easy\n"),
                  ::testing::ElementsAre("line " + cells_of_board(board)));
      for (const Entry& entry : read_all(line.substr(board.size() + between.size()))) {
        EXPECT_TRUE(entry.failed()) << line;
      }
    }
  }
}

// Dashes and low lines for blanks: a row of nothing else is no border. Names stand outside the
// frame.
std::string framed_with(const std::string& cells, char blank) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row % 3 == 0) text += "+-------+-------+-------+\n";
    for (std::size_t i = 0; i < 9; ++i) {
      const char c = cells[row * 9 + i];
      text.append(i % 3 == 0 ? "| " : "").append(1, c == '.' ? blank : c).append(" ");
    }
    text += "|\n";
  }
  return text + "+-------+-------+-------+\n";
}

TEST(GridTables, RowsOfDashesAreRows) {
  const std::string cells =
      "..........6.76.........4....3............5...............8.................5.....";
  for (const char blank : {'_', '-'}) {
    for (const std::string_view heading : {"", "  A B C   D E F   G H I\n", "  ABC DEF GHI\n"}) {
      const std::string text = std::string(heading) + framed_with(cells, blank);
      EXPECT_THAT(describe_all(text), ::testing::ElementsAre("grid " + cells)) << text;
    }
  }
}

// What a row shows of its cells when blanks at the end are lost, or all blanks are.
std::size_t last_of(const std::string& row) { return row.find_last_not_of(' ') + 1; }

// The same `size` cells of each of these rows are filled, and no others.
bool is_square(std::span<const std::string> rows, std::size_t size) {
  return std::all_of(rows.begin(), rows.end(), [&](const std::string& row) {
    const auto blanks = std::count(row.begin(), row.end(), ' ');
    return static_cast<std::size_t>(blanks) + size == row.size() &&
           std::equal(row.begin(), row.end(), rows[0].begin(),
                      [](char one, char other) { return (one == ' ') == (other == ' '); });
  });
}

// So many rows show the same so many columns and nothing else: a smaller board, to whoever sees it.
bool shows_a_smaller_board(Board board) {
  const std::size_t full = board.size();
  std::erase_if(board, [](const std::string& row) { return last_of(row) == 0; });
  for (const std::size_t size : {4U, 6U, 8U}) {
    for (std::size_t top = 0; size < full && top + size <= board.size(); ++top) {
      const auto rows = std::span<const std::string>(board).subspan(top, size);
      const bool has_same_end = std::all_of(
          rows.begin(), rows.end(), [&](const std::string& row) { return last_of(row) == size; });
      if (has_same_end || is_square(rows, size)) return true;
    }
  }
  return false;
}

RC_GTEST_PROP(GridTablesProperty, AStyleReadsAsItsPuzzleOrNotAtAll, ()) {
  const std::size_t size = *rc::gen::element<std::size_t>(4, 6, 8, 9);
  const Board board = any_board(size);
  const bool is_clear = !shows_a_smaller_board(board);
  for (const Style& style : board_styles()) {
    if (style.hides_blanks && !is_clear) continue;
    const std::string text = text_of_lines(style.write(board));
    bool has_other = false;
    (void)count_right(text, cells_of_board(board), has_other);
    RC_LOG() << style.name << '\n' << text;
    if (has_other) RC_FAIL("another puzzle");
  }
}

// One line left out, or one separator; unchanged where the line has none.
Lines any_cut(Lines lines) {
  const std::size_t victim = *rc::gen::inRange<std::size_t>(0, lines.size());
  if (*rc::gen::arbitrary<bool>()) {
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(victim));
    return lines;
  }
  std::string& line = lines[victim];
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (std::string_view("\t,;| ").find(line[i]) != std::string_view::npos) places.push_back(i);
  }
  if (!places.empty()) line.erase(places[*rc::gen::inRange<std::size_t>(0, places.size())], 1);
  return lines;
}

RC_GTEST_PROP(GridTablesProperty, WhatIsCutIsNeverAnotherPuzzle, ()) {
  const std::size_t size = *rc::gen::element<std::size_t>(4, 6, 8, 9);
  const Board board = any_board(size);
  const std::string cells = cells_of_board(board);
  for (const Style& style : board_styles()) {
    if (!style.is_read) continue;
    const Lines cut = any_cut(style.write(board));
    bool has_other = false;
    (void)count_right(text_of_lines(cut), cells, has_other);
    RC_LOG() << style.name << '\n' << text_of_lines(cut);
    if (has_other) RC_FAIL("another puzzle");
  }
}

}  // namespace
}  // namespace shudu::test
