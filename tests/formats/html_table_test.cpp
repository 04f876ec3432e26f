// Tables of HTML as people paste them: read as their puzzle or refused, never as another.
#include "formats/html_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "formats/record_list.h"

namespace shudu::test {
namespace {

using ::testing::ElementsAre;
using Rows = std::vector<std::string>;

const Rows kNine = {"53  7    ", "6  195   ", " 98    6 ", "8   6   3", "4  8 3  1",
                    "7   2   6", " 6    28 ", "   419  5", "    8  79"};
const Rows kEight = {"1  4  7 ", " 6   2 8", "  3 5   ", "8  1   2",
                     "2   6  1", "   7 3  ", "5 1   8 ", " 4  8  6"};
const Rows kSix = {"1  4 6", " 5 1  ", "2   6 ", " 6   1", "  2 4 ", "6 1  5"};
const Rows kFour = {"1  4", " 4 2", "2 4 ", "4  1"};

std::string dotted(const Rows& rows) {
  std::string cells;
  for (const std::string& row : rows) {
    for (const char c : row) cells += c == ' ' ? '.' : c;
  }
  return cells;
}

// How a page writes a table: what stands before and after each part, and what a blank cell holds.
struct Html {
  std::string table = "<table>";
  std::string row = "<tr>";
  std::string cell = "<td>";
  std::string cell_end = "</td>";
  std::string row_end = "</tr>";
  std::string end = "</table>";
  std::string blank{};
  std::string input_begin{};
  std::string input_end{};
};

std::string html_of(const Rows& rows, const Html& html) {
  std::string text = html.table;
  for (const std::string& row : rows) {
    text += html.row;
    for (const char c : row) {
      text += html.cell + html.input_begin;
      text += c == ' ' ? html.blank : std::string(1, c);
      text += html.input_end + html.cell_end;
    }
    text += html.row_end;
  }
  return text + html.end + "\n";
}

std::vector<Html> all_styles() {
  return {
      {},
      {.table = "<table>\n", .row = "<tr>\n", .cell_end = "</td>\n", .row_end = "</tr>\n"},
      {.table = "<table>\n", .row_end = "</tr>\n", .blank = "0"},
      {.table = "<TABLE BORDER=1 class=\"a>b\"><TBODY>\n",
       .row = "<TR id='r'>",
       .cell = "<TD ALIGN=center>",
       .cell_end = "</TD>",
       .row_end = "</TR>\n",
       .end = "</TBODY></TABLE>"},
      {.cell_end = "", .row_end = "", .blank = "&nbsp;"},
      {.table = "<table>\n",
       .row = "<tr>\n",
       .cell = "<td>\n",
       .cell_end = "\n",
       .row_end = "",
       .blank = "<br>"},
      {.input_begin = "<input type=\"text\" maxlength=1 value=\"", .input_end = "\"/>"},
      {.input_begin = "<b><span class='x'>", .input_end = "</span></b>"},
      {.table = "<table>\n<caption>Sudoku 7</caption>\n<thead><tr><td colspan=9>Easy</td></thead>",
       .row_end = "</tr>\n",
       .blank = "&#160;"},
      {.blank = "\u00a0"},
      {.blank = "<!-- <td>5</td> -->."},
      {.table = "<table\n class=x>\n", .row = "\n<tr>\n\n", .cell = "  <td\n>\n"},
  };
}

TEST(HtmlTable, ReadsTablesOfEverySizeAndStyle) {
  for (const Rows& rows : {kNine, kEight, kSix, kFour}) {
    for (const Html& style : all_styles()) {
      const std::string text = html_of(rows, style);
      EXPECT_THAT(describe_all(text), ElementsAre("grid " + dotted(rows))) << text;
      EXPECT_THAT(describe_all(text + text),
                  ElementsAre("grid " + dotted(rows), "grid " + dotted(rows)));
      std::vector<std::string_view> bytes;
      for (std::size_t i = 0; i < text.size(); ++i)
        bytes.push_back(std::string_view(text).substr(i, 1));
      EXPECT_EQ(read_blocks(bytes), read_all(text)) << text;
      EXPECT_EQ(read_as("grid", text), read_all(text));
    }
  }
}

TEST(HtmlTable, ReadsTablesWithinPages) {
  const std::string table = html_of(kNine, {});
  const std::string right = "grid " + dotted(kNine);
  EXPECT_THAT(describe_all("<!DOCTYPE html>\n<html><body>\n<div class='a'><p>" + table +
                           "</div><br>\n" + table + "</body></html>\n"),
              ElementsAre(right, right));
  EXPECT_THAT(
      describe_all("<meta charset=utf-8><sheet-html><!-- a\n b -->" + table + "</sheet-html>"),
      ElementsAre(right));
  EXPECT_THAT(describe_all("Sudoku of Sunday: " + table), ElementsAre(right));
  EXPECT_THAT(describe_all("It was Sunday " + table), ElementsAre("1:1 not_a_puzzle", right));
  EXPECT_THAT(describe_all("Grid 01 " + table + dotted(kNine) + "\n"),
              ElementsAre(right, "line " + dotted(kNine)));
  EXPECT_THAT(describe_all(html_of(kNine, {}) + "words\n" + dotted(kNine)),
              ElementsAre(right, "2:1 not_a_puzzle", "line " + dotted(kNine)));
}

std::string with_names(const Rows& rows, const std::string& tag, const std::string& corner) {
  std::string text = "<table><tr><" + tag + ">" + corner;
  for (std::size_t i = 0; i < rows.size(); ++i) text += "<" + tag + ">" + std::to_string(i + 1);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    text += "<tr><" + tag + ">" + std::string(1, static_cast<char>('A' + static_cast<char>(r)));
    for (const char c : rows[r]) text += std::string("<td>") + c;
  }
  return text + "</table>";
}

TEST(HtmlTable, PassesOverNames) {
  for (const Rows& rows : {kNine, kEight, kSix, kFour}) {
    for (const std::string tag : {"th", "td"}) {
      EXPECT_THAT(describe_all(with_names(rows, tag, "")), ElementsAre("grid " + dotted(rows)));
    }
    EXPECT_THAT(describe_all(with_names(rows, "th", "No.")), ElementsAre("grid " + dotted(rows)));
  }
  // Digits in <th> are digits of the board.
  std::string text = html_of({"534678912", "6  195   ", " 98    6 ", "8   6   3", "4  8 3  1",
                              "7   2   6", " 6    28 ", "   419  5", "    8  79"},
                             {});
  for (std::size_t at = text.find("td>"); at < 90; at = text.find("td>")) text.replace(at, 2, "th");
  EXPECT_THAT(describe_all(text), ElementsAre("grid 534678912" + dotted(kNine).substr(9)));
}

TEST(HtmlTable, RefusesOtherSizes) {
  for (const std::string_view text :
       {"<table></table>", "<table><tr><td>5</td><td>3</td></tr></table>",
        "<table><tr><td>5,3,,,7,,,,</td></tr></table>", "<table><tr><td>menu<td>text</table>"}) {
    EXPECT_THAT(describe_all(text), ElementsAre("1:1 not_a_puzzle")) << text;
  }
  Rows wide = kNine;
  for (std::string& row : wide) row += ' ';
  wide.push_back(std::string(10, '5'));
  EXPECT_THAT(describe_all(html_of(wide, {})), ElementsAre("1:16 unsupported_layout"));
  Rows cut = kNine;
  cut[4] = "4  8 3  ";
  for (const std::string& found : describe_all(html_of(cut, {}))) {
    EXPECT_EQ(found.find("grid"), found.npos) << found;
  }
}

// The outer table of two is passed over.
TEST(HtmlTable, ReadsTheInnerOfTwoTables) {
  const std::string inner = html_of(kNine, {});
  for (const std::string outer :
       {"<table><tr><td>", "<TABLE><TR>\n<TD>\n", "<table><tr><td>5<td>3<tr><td></td>\n<td>"}) {
    const std::string text = outer + inner + "</td></tr></table>\n";
    EXPECT_THAT(describe_all(text), ElementsAre("grid " + dotted(kNine))) << text;
    EXPECT_EQ(read_all(text)[0].line,
              outer.find('\n') == outer.npos
                  ? 1U
                  : 1U + static_cast<std::uint64_t>(std::count(outer.begin(), outer.end(), '\n')));
  }
  EXPECT_THAT(describe_all("<table><tr><td><table\n><tr><td>5</table></table>"),
              ElementsAre("1:16 not_a_puzzle"));
}

TEST(HtmlTable, RefusesWhatIsNoVisibleText) {
  for (const std::string content :
       {"<img src=5.gif>", "<svg></svg>", "<sup>5</sup>", "<span style='display: none'>5</span>",
        "<input type=checkbox>", "<select><option>5</select>", "<b hidden>5</b>", "&copy;",
        "\uff15", "12", "1 2 3", "<td colspan=2>"}) {
    Html style;
    style.blank = content;
    for (const Entry& entry : read_all(html_of(kNine, style)))
      EXPECT_TRUE(entry.failed()) << content;
  }
  std::string text = html_of(kNine, {});
  text.replace(text.find("<td>3"), 5, "<td>\n \uff13");
  EXPECT_THAT(describe_all(text), ElementsAre("2:2 bad_character"));
  EXPECT_EQ(read_all(text)[0].error.token.view(), "\uff13");
  text.replace(text.find("<td>6"), 5, "<td>words");
  text.replace(text.find("\n \uff13"), 5, "3");
  EXPECT_THAT(describe_all(text), ElementsAre("1:109 bad_character"));
}

TEST(HtmlTable, IsBounded) {
  const std::string right = dotted(kNine);
  EXPECT_THAT(describe_all("<table>" + std::string(70000, 'x') + "</table>\n" + right),
              ElementsAre("1:1 too_large", "line " + right));
  EXPECT_THAT(describe_all("<table><tr><td>5\n<td>3\n" + right + "\n"),
              ElementsAre("1:1 unfinished", "line " + right));
  EXPECT_THAT(describe_all("<table>" + std::string(70000, 'x') + html_of(kNine, {}) + "</table>"),
              ElementsAre("grid " + right));
  std::string many;
  for (int i = 0; i < 20000; ++i) many += "<table>";
  EXPECT_EQ(read_all(many).size(), 1U);
}

RC_GTEST_PROP(HtmlTableProperty, ATableReadsAsItsPuzzleOrNotAtAll, ()) {
  const auto size = *rc::gen::element<std::size_t>(4, 6, 8, 9);
  Rows rows(size, std::string(size, ' '));
  const int filled = *rc::gen::element(10, 30, 60);
  for (std::string& row : rows) {
    for (char& c : row) {
      if (*rc::gen::inRange(0, 100) >= filled) continue;
      c = static_cast<char>('1' + *rc::gen::inRange(0, static_cast<int>(size)));
    }
  }
  for (const Html& style : all_styles()) {
    std::string text = html_of(rows, style);
    for (const Entry& entry : read_all(text)) {
      RC_ASSERT(entry.failed() || entry.cells == dotted(rows));
    }
    // One tag of a cell less.
    std::vector<std::size_t> tags;
    for (std::size_t at = text.find(style.cell); at != text.npos;
         at = text.find(style.cell, at + 1)) {
      tags.push_back(at);
    }
    text.erase(*rc::gen::elementOf(tags), style.cell.size());
    for (const Entry& entry : read_all(text)) {
      RC_ASSERT(entry.failed() || entry.cells == dotted(rows));
    }
  }
}

}  // namespace
}  // namespace shudu::test
