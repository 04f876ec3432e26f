// Numbers, words or nothing in a row above a board: passed over where that is certain.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/heading_row.h"
#include "formats/record_list.h"

namespace shudu::test {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using Texts = std::vector<std::string>;

const Texts kBoard = {"53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1",
                      "7...2...6", ".6....28.", "...419..5", "....8..79"};
const Texts kSmall = {"3..4", ".4.2", "2.4.", "4..3"};

std::string joined(const Texts& rows) {
  std::string cells;
  for (const std::string& row : rows) cells += row;
  return cells;
}

// The cells of each record, nothing for an error.
Texts cells_of_all(const std::string& text) {
  Texts cells;
  for (const Entry& entry : read_all(text)) cells.push_back(entry.cells);
  return cells;
}

struct Between {
  std::string separator;
  bool has_dots;
  char dot = '.';
};
const std::vector<Between> kBetween = {{",", false}, {"\t", false},    {";", false},
                                       {", ", true}, {" ", true},      {"  ", true},
                                       {"\t", true}, {" ", true, '0'}, {"|", false}};

std::string line_of(const std::string& row, const Between& between) {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const char c = row[i];
    if (i != 0) line += between.separator;
    if (c != '.' || between.has_dots) line += c == '.' ? between.dot : c;
  }
  return line + "\n";
}

std::string text_of(const Texts& rows, const Between& between) {
  std::string text;
  for (const std::string& row : rows) text += line_of(row, between);
  return text;
}

TEST(GridHeadings, NumbersAboveABoardAreNoRow) {
  for (const Between& between : kBetween) {
    for (const Texts& board : {kBoard, kSmall}) {
      const std::string head = line_of(std::string("123456789").substr(0, board.size()), between);
      const std::string one = head + text_of(board, between);
      EXPECT_THAT(cells_of_all(one), ElementsAre(joined(board))) << one;
      EXPECT_THAT(cells_of_all(one + "\n" + one + "\n\n"),
                  ElementsAre(joined(board), joined(board)))
          << one;
    }
    const std::string apart = line_of("123456789", between) + "\n" + text_of(kBoard, between);
    EXPECT_THAT(cells_of_all(apart), ElementsAre(joined(kBoard))) << apart;
    const std::string cut = apart.substr(0, apart.size() - 18);
    EXPECT_THAT(cells_of_all(cut), Each("")) << cut;
  }
  EXPECT_THAT(cells_of_all("123456789\n" + text_of(kBoard, {"", true})),
              ElementsAre(joined(kBoard)));
}

TEST(GridHeadings, AnEmptyRowOrWordsAboveATableAreNoRow) {
  for (const std::string separator : {",", "\t", ";"}) {
    const std::string table = text_of(kBoard, {separator, false});
    std::string empty;
    std::string words = "left";
    for (int i = 0; i < 8; ++i) {
      empty += separator;
      words += separator + "word";
    }
    EXPECT_THAT(cells_of_all(empty + "\n" + table), ElementsAre(joined(kBoard))) << table;
    EXPECT_THAT(cells_of_all(words + "\n" + table), ElementsAre(joined(kBoard))) << table;
    EXPECT_THAT(cells_of_all(words + "\nwords\n" + table), ElementsAre("", "", joined(kBoard)));
  }
  EXPECT_THAT(cells_of_all("a,b,c,d,e,f,g,h,z\n"), ElementsAre(""));
}

// A full grid and a row of the next; a board with an empty row; a row too many.
TEST(GridHeadings, WhatIsNotCertainIsAnError) {
  const Texts full = {"123456789", "456789123", "789123456", "231564897", "564897231",
                      "897231564", "312645978", "645978312", "978312645"};
  for (const Between& between : kBetween) {
    const std::string grid = text_of(full, between);
    EXPECT_THAT(cells_of_all(grid), ElementsAre(joined(full))) << grid;
    const std::string more = grid + line_of("534678912", between);
    EXPECT_THAT(cells_of_all(more), Each("")) << more;
    const std::string head = line_of("123456789", between);
    const std::string eleven = head + text_of(kBoard, between) + line_of("....8..79", between);
    EXPECT_THAT(cells_of_all(eleven), Each("")) << eleven;
  }
  Texts last = kBoard;
  last.back() = ".........";
  for (const std::string head : {"123456789", "........."}) {
    const std::string text = line_of(head, {",", false}) + text_of(last, {",", false});
    EXPECT_THAT(cells_of_all(text), Each("")) << text;
  }
  const Texts usual = {"1234", "3412", "2143", "4321"};
  const std::string five = text_of(usual, {",", false}) + "1,2,3,4\n";
  EXPECT_THAT(cells_of_all(five), Each("")) << five;
}

TEST(GridHeadings, ATableOfHtmlHasThemToo) {
  std::string rows;
  for (const std::string& row : kBoard) {
    rows += "<tr>";
    for (const char c : row) rows += std::string("<td>") + (c == '.' ? ' ' : c);
  }
  for (const std::string cell : {"<td>", "<td>word"}) {
    std::string head = "<tr>";
    for (int i = 1; i <= 9; ++i) head += cell + (cell.size() > 4 ? "" : std::to_string(i));
    EXPECT_THAT(cells_of_all("<table>" + head + rows + "</table>"), ElementsAre(joined(kBoard)));
  }
}

}  // namespace
}  // namespace shudu::test
