// Boards and tables whose blank cells are blank: written here in the ways that people have them, by
// writers that are slow and plain, and read back as the same puzzle, or refused; never as another.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "formats/record_list.h"

namespace shudu::test {
namespace {

// A board as its rows of characters, ' ' for a blank cell.
using Board = std::vector<std::string>;
using Lines = std::vector<std::string>;

struct BoxShape {
  std::size_t rows;
  std::size_t columns;
};

BoxShape box_of(std::size_t size) {
  if (size == 4) return {2, 2};
  if (size == 6) return {2, 3};
  return size == 8 ? BoxShape{2, 4} : BoxShape{3, 3};
}

// What the reader has to say of a board.
std::string cells_of_board(const Board& board) {
  std::string cells;
  for (const std::string& row : board) {
    for (const char c : row) cells += c >= '1' && c <= '9' ? c : '.';
  }
  return cells;
}

std::string text_of(const Lines& lines, std::string_view end = "\n") {
  std::string text;
  for (const std::string& line : lines) text.append(line).append(end);
  return text;
}

Lines separated(const Board& board, const std::string& separator, const std::string& quote = "") {
  Lines lines;
  for (const std::string& row : board) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i != 0) line += separator;
      line += quote;
      if (row[i] != ' ') line += row[i];
      line += quote;
    }
    lines.push_back(line);
  }
  return lines;
}

Lines tabs(const Board& board) { return separated(board, "\t"); }
Lines commas(const Board& board) { return separated(board, ","); }
Lines semicolons(const Board& board) { return separated(board, ";"); }
Lines quoted(const Board& board) { return separated(board, ",", "\""); }
Lines spaced_commas(const Board& board) { return separated(board, ", "); }
Lines hard_blanks(const Board& board) {
  Lines lines = commas(board);
  for (std::string& line : lines) {
    for (std::size_t at = line.find(",,"); at != line.npos; at = line.find(",,")) {
      line.replace(at, 2, ",\u00a0,");
    }
  }
  return lines;
}

// Bars around each cell.
Lines barred(const Board& board, bool has_rules, const std::string& bar = "|",
             const std::string& joint = "+", const std::string& dash = "-") {
  Lines lines;
  std::string rule;
  for (std::size_t i = 0; i < board.size(); ++i) rule += joint + dash + dash + dash;
  rule += joint;
  if (has_rules) lines.push_back(rule);
  for (const std::string& row : board) {
    std::string line = bar;
    for (const char c : row) line += std::string(" ") + c + " " + bar;
    lines.push_back(line);
    if (has_rules) lines.push_back(rule);
  }
  return lines;
}

Lines bars(const Board& board) { return barred(board, false); }
Lines ruled_bars(const Board& board) { return barred(board, true); }
Lines unicode_bars(const Board& board) { return barred(board, true, "\u2502", "\u253c", "\u2500"); }

// Bars around boxes: `before` and `after` each cell, an outer frame or none.
Lines boxed(const Board& board, const std::string& gap, bool has_frame, const std::string& bar,
            const std::string& joint, const std::string& dash) {
  const std::size_t size = board.size();
  const BoxShape box = box_of(size);
  const std::size_t width = gap.empty() ? box.columns : 2 * box.columns + 1;
  std::string rule = has_frame ? joint : "";
  for (std::size_t b = 0; b < size / box.columns; ++b) {
    if (b != 0) rule += joint;
    for (std::size_t i = 0; i < width; ++i) rule += dash;
  }
  if (has_frame) rule += joint;
  Lines lines;
  if (has_frame) lines.push_back(rule);
  for (std::size_t r = 0; r < size; ++r) {
    if (r != 0 && r % box.rows == 0) lines.push_back(rule);
    std::string line = has_frame ? bar : "";
    for (std::size_t c = 0; c < size; ++c) {
      if (c != 0 && c % box.columns == 0) line += gap + bar;
      line += gap + board[r][c];
    }
    lines.push_back(line + gap + (has_frame ? bar : ""));
  }
  if (has_frame) lines.push_back(rule);
  return lines;
}

Lines framed(const Board& board) { return boxed(board, " ", true, "|", "+", "-"); }
Lines dense(const Board& board) { return boxed(board, "", true, "|", "+", "-"); }
Lines open_boxes(const Board& board) { return boxed(board, " ", false, "|", "+", "-"); }
Lines dense_open_boxes(const Board& board) { return boxed(board, "", false, "|", "+", "-"); }
Lines unicode_frame(const Board& board) {
  return boxed(board, " ", true, "\u2551", "\u256c", "\u2550");
}
Lines unicode_open(const Board& board) {
  return boxed(board, " ", false, "\u2502", "\u253c", "\u2500");
}
Lines without_ends(Lines lines) {
  for (std::string& line : lines) line.erase(line.find_last_not_of(" \t") + 1);
  return lines;
}
Lines stripped_open(const Board& board) { return without_ends(open_boxes(board)); }
Lines stripped_tabs(const Board& board) { return without_ends(tabs(board)); }
Lines stripped_commas(const Board& board) {
  Lines lines = commas(board);
  for (std::string& line : lines) line.erase(line.find_last_not_of(',') + 1);
  return lines;
}

// Only blanks between the cells, or nothing: what is no mark does not show.
Lines blanks_between(const Board& board) {
  Lines lines;
  for (const std::string& row : board) {
    std::string line;
    for (const char c : row) line += std::string(line.empty() ? "" : " ") + c;
    lines.push_back(line);
  }
  return without_ends(lines);
}
Lines nothing_between(const Board& board) { return without_ends(board); }
Lines indented(const Board& board) {
  Lines lines = blanks_between(board);
  for (std::string& line : lines) line.insert(0, "    ");
  return lines;
}

std::string rule_of(std::size_t parts) {
  std::string rule = "|";
  for (std::size_t i = 0; i < parts; ++i) rule += "---|";
  return rule;
}

Lines markdown(const Board& board) {  // the first row is the heading
  Lines lines = bars(board);
  lines.insert(lines.begin() + 1, rule_of(board.size()));
  return lines;
}
Lines markdown_blank(const Board& board) {  // a heading without names
  Lines lines = bars(board);
  std::string head = "|";
  for (std::size_t i = 0; i < board.size(); ++i) head += "   |";
  lines.insert(lines.begin(), {head, rule_of(board.size())});
  return lines;
}
Lines markdown_names(const Board& board) {
  Lines lines = bars(board);
  std::string head = "|   |";
  for (std::size_t i = 1; i <= board.size(); ++i) {
    head += " c" + std::to_string(i) + " |";
    lines[i - 1].insert(0, "| r" + std::to_string(i) + " ");
  }
  lines.insert(lines.begin(), {head, rule_of(board.size() + 1)});
  return lines;
}
Lines bare_markdown(const Board& board) {  // no bars at the sides
  Lines lines = markdown(board);
  for (std::string& line : lines) line = line.substr(1, line.size() - 2);
  return lines;
}

// Names around fields: `corner`, names of columns from `column`, of rows from `row`.
Lines named_commas(const Board& board, char row, char column) {
  Lines lines = commas(board);
  std::string head;
  for (std::size_t i = 0; i < board.size(); ++i) {
    head += std::string(",") + static_cast<char>(column + static_cast<char>(i));
    lines[i].insert(0, std::string(1, static_cast<char>(row + static_cast<char>(i))) + ",");
  }
  lines.insert(lines.begin(), head);
  return lines;
}
Lines letters_and_numbers(const Board& board) { return named_commas(board, '1', 'A'); }
Lines numbers_and_letters(const Board& board) { return named_commas(board, 'A', '1'); }
Lines numbers_only(const Board& board) { return named_commas(board, '1', '1'); }
Lines column_letters(const Board& board) {
  Lines lines = commas(board);
  std::string head = "A";
  for (std::size_t i = 1; i < board.size(); ++i) {
    head += std::string(",") + static_cast<char>('A' + static_cast<char>(i));
  }
  lines.insert(lines.begin(), head);
  return lines;
}
Lines column_numbers(const Board& board) {
  Lines lines = column_letters(board);
  for (char& c : lines[0]) c = c >= 'A' ? static_cast<char>(c - 'A' + '1') : c;
  return lines;
}
Lines named_frame(const Board& board) {
  Lines lines = framed(board);
  char name = 'A';
  for (std::string& line : lines) {
    line.insert(0, line[0] == '|' ? std::string(1, name++) + " " : "  ");
  }
  std::string head = "   ";
  const BoxShape box = box_of(board.size());
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (i != 0 && i % box.columns == 0) head += "  ";
    head += " " + std::to_string(i + 1);
  }
  lines.insert(lines.begin(), head);
  return lines;
}

// A cell and its digit in words, nothing but what marks the blanks in others.
Board marked(Board board, const std::string& marks) {
  std::size_t next = 0;
  for (std::string& row : board) {
    for (char& c : row) {
      if (c == ' ') c = marks[next++ % marks.size()];
    }
  }
  return board;
}
Lines dots_between(const Board& board) { return blanks_between(marked(board, ".")); }
Lines mixed_commas(const Board& board) { return commas(marked(board, ". 0 _ - x ")); }
Lines mixed_tabs(const Board& board) { return tabs(marked(board, ".  0")); }
Lines mixed_frame(const Board& board) { return framed(marked(board, ". ")); }
Lines mixed_between(const Board& board) { return blanks_between(marked(board, ".   ")); }

struct Style {
  std::string_view name;
  Lines (*write)(const Board&);
  bool is_read;               // must be read right; else it may be refused
  bool hides_blanks = false;  // may show a smaller board and be right
};

const std::vector<Style> kStyles = {
    {"tabs", tabs, true},
    {"commas", commas, true},
    {"semicolons", semicolons, true},
    {"quoted", quoted, true},
    {"commas and blanks", spaced_commas, true},
    {"hard blanks", hard_blanks, true},
    {"bars", bars, true},
    {"ruled bars", ruled_bars, true},
    {"unicode bars", unicode_bars, true},
    {"framed", framed, true},
    {"dense", dense, true},
    {"unicode frame", unicode_frame, true},
    {"open boxes", open_boxes, true},
    {"dense open boxes", dense_open_boxes, false},
    {"unicode open", unicode_open, true},
    {"stripped open", stripped_open, true},
    {"stripped tabs", stripped_tabs, false, true},
    {"stripped commas", stripped_commas, false, true},
    {"blanks between", blanks_between, false, true},
    {"nothing between", nothing_between, false, true},
    {"indented", indented, false, true},
    {"markdown", markdown, true},
    {"markdown blank", markdown_blank, true},
    {"markdown names", markdown_names, true},
    {"bare markdown", bare_markdown, true},
    {"letters and numbers", letters_and_numbers, true},
    {"numbers and letters", numbers_and_letters, true},
    {"numbers only", numbers_only, true},
    {"column letters", column_letters, true},
    {"column numbers", column_numbers, false},
    {"named frame", named_frame, true},
    {"dots between", dots_between, true},
    {"mixed commas", mixed_commas, true},
    {"mixed tabs", mixed_tabs, true},
    {"mixed frame", mixed_frame, true},
    {"mixed between", mixed_between, false},
};

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

TEST(GridTables, ReadsEveryStyleOfEverySize) {
  for (const Board& board : {kBoard9, kBoard8, kBoard6, kBoard4}) {
    for (const Style& style : kStyles) {
      const Lines lines = style.write(board);
      for (const std::string_view end : {"\n", "\r\n"}) {
        for (const std::string_view before : {"", "\xEF\xBB\xBF"}) {
          const std::string text = std::string(before) + text_of(lines, end);
          bool has_other = false;
          const std::size_t right = count_right(text, cells_of_board(board), has_other);
          EXPECT_FALSE(has_other) << style.name << '\n' << text;
          if (style.is_read) {
            EXPECT_EQ(right, 1U) << style.name << ' ' << describe(read_all(text)[0]) << '\n'
                                 << text;
            EXPECT_EQ(read_all(text).size(), 1U) << style.name << '\n' << text;
          }
        }
      }
    }
  }
}

// With text around it, and twice behind one another with an empty line and without.
TEST(GridTables, ReadsTablesBehindOneAnother) {
  for (const Board& board : {kBoard9, kBoard8, kBoard6, kBoard4}) {
    for (const Style& style : kStyles) {
      if (!style.is_read) continue;
      const std::string one = text_of(style.write(board));
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
  const std::string board = text_of(dots_between(kBoard9));
  const std::string right = cells_of_board(kBoard9);
  const std::vector<Entry> entries =
      read_all("Grid 01\n" + board + "Grid 02\n" + board + "\nPuzzle #3:\n\n" + right +
               "\n\u7b2c 4 \u9898\n" + text_of(commas(kBoard9)));
  ASSERT_EQ(entries.size(), 4U);
  for (const Entry& entry : entries) EXPECT_EQ(entry.cells, right) << entry;
  EXPECT_THAT(describe_all("Grid 01\n"), ::testing::ElementsAre("1:1 not_a_puzzle"));
  EXPECT_THAT(describe_all("Grid 01\nhello\n" + right),
              ::testing::ElementsAre("1:1 not_a_puzzle", "2:1 not_a_puzzle", "line " + right));
  EXPECT_THAT(describe_all("Grid 01 of 50\n" + right),
              ::testing::ElementsAre("1:1 unfinished", "line " + right));
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

// What a row shows of its cells when blanks at the end are lost, or all blanks are.
std::size_t last_of(const std::string& row) { return row.find_last_not_of(' ') + 1; }

// So many rows show the same so many columns and nothing else: a smaller board, to whoever sees it.
bool shows_a_smaller_board(Board board) {
  const std::size_t full = board.size();
  std::erase_if(board, [](const std::string& row) { return last_of(row) == 0; });
  for (const std::size_t size : {4U, 6U, 8U}) {
    for (std::size_t top = 0; size < full && top + size <= board.size(); ++top) {
      bool is_square = true;
      bool has_same_end = true;
      for (std::size_t row = top; row < top + size; ++row) {
        const std::string& cells = board[row];
        const auto blanks = std::count(cells.begin(), cells.end(), ' ');
        is_square = is_square && static_cast<std::size_t>(blanks) + size == full;
        has_same_end = has_same_end && last_of(cells) == size;
        for (std::size_t i = 0; i < cells.size(); ++i) {
          is_square = is_square && (cells[i] == ' ') == (board[top][i] == ' ');
        }
      }
      if (is_square || has_same_end) return true;
    }
  }
  return false;
}

RC_GTEST_PROP(GridTablesProperty, AStyleReadsAsItsPuzzleOrNotAtAll, ()) {
  const std::size_t size = *rc::gen::element<std::size_t>(4, 6, 8, 9);
  const Board board = any_board(size);
  const bool is_clear = !shows_a_smaller_board(board);
  for (const Style& style : kStyles) {
    if (style.hides_blanks && !is_clear) continue;
    const std::string text = text_of(style.write(board));
    bool has_other = false;
    (void)count_right(text, cells_of_board(board), has_other);
    RC_LOG() << style.name << '\n' << text;
    if (has_other) RC_FAIL("another puzzle");
  }
}

// One line left out, or one separator.
RC_GTEST_PROP(GridTablesProperty, WhatIsCutIsNeverAnotherPuzzle, ()) {
  const std::size_t size = *rc::gen::element<std::size_t>(4, 6, 8, 9);
  const Board board = any_board(size);
  const std::string cells = cells_of_board(board);
  for (const Style& style : kStyles) {
    if (!style.is_read) continue;
    const Lines lines = style.write(board);
    const std::size_t victim = *rc::gen::inRange<std::size_t>(0, lines.size());
    Lines cut = lines;
    if (*rc::gen::arbitrary<bool>()) {
      cut.erase(cut.begin() + static_cast<std::ptrdiff_t>(victim));
    } else {
      std::vector<std::size_t> places;
      for (std::size_t i = 0; i < cut[victim].size(); ++i) {
        if (std::string_view("\t,;| ").find(cut[victim][i]) != std::string_view::npos) {
          places.push_back(i);
        }
      }
      if (places.empty()) continue;
      cut[victim].erase(places[*rc::gen::inRange<std::size_t>(0, places.size())], 1);
    }
    bool has_other = false;
    (void)count_right(text_of(cut), cells, has_other);
    RC_LOG() << style.name << '\n' << text_of(cut);
    if (has_other) RC_FAIL("another puzzle");
  }
}

}  // namespace
}  // namespace shudu::test
