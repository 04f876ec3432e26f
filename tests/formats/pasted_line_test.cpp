// Lines as people paste them (src/formats/pasted_line.h).
#include "formats/pasted_line.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/direct.h"
#include "formats/record_list.h"
#include "shudu/core/characters.h"
#include "shudu/core/grid_text.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

const std::string kPasted =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// Each cell with its digit from `zero` on, or the blank.
std::string in_script(char32_t zero, const std::string& blank) {
  std::string text;
  for (const char c : kPasted) {
    text += c == '.' ? blank : utf8_of(zero + static_cast<char32_t>(c - '0'));
  }
  return text;
}

// Nine lines of nine cells with `between` between them.
std::string nine_lines(const std::string& blank, const std::string& between) {
  std::string text;
  for (std::size_t i = 0; i < kPasted.size(); ++i) {
    text += kPasted[i] == '.' ? blank : std::string(1, kPasted[i]);
    text += i % 9 == 8 ? "\r\n" : between;
  }
  return text;
}

// The givens of the only record of a text, or what is wrong with it.
std::string pasted(const std::string& text) {
  const Result<Puzzle> puzzle = read_puzzle(text, {});
  if (!puzzle) return std::string(sentence(puzzle.error(), Language::kEnglish).view());
  std::string givens;
  append_grid(puzzle->givens, givens);
  return givens;
}

TEST(PastedLine, DigitsOfAllScriptsAndBlanksOfAllKindsAreRead) {
  for (const char32_t zero :
       {U'\uFF10', U'\u0660', U'\u06F0', U'\u0966', U'\u0E50', U'\U0001D7CE', U'0'}) {
    for (const std::string& blank :
         std::vector<std::string>{".", "．", "＿", "·", "•", "？", "?", "□", "０", "0", "－"}) {
      EXPECT_EQ(pasted(in_script(zero, blank)), kPasted) << blank;
      EXPECT_EQ(pasted("\xEF\xBB\xBF  " + in_script(zero, blank) + "\r\n"), kPasted) << blank;
      EXPECT_EQ(pasted("{\"puzzle\":\"" + in_script(zero, blank) + "\"}"), kPasted) << blank;
    }
  }
}

TEST(PastedLine, BoardsAreRead) {
  for (const std::string& between : std::vector<std::string>{
           " ", "\t", "\u00A0", "\u202F", "\u2007", "\u3000", ",", "，", "\u200B ", " \u00A0"}) {
    for (const std::string& blank :
         std::vector<std::string>{".", "?", "-1", "·", "0", "_", "＿", "？"}) {
      EXPECT_EQ(pasted(nine_lines(blank, between)), kPasted) << between << "|" << blank;
    }
  }
}

TEST(PastedLine, QuotedLinesAreRead) {
  for (const std::string& text : std::vector<std::string>{
           "'" + kPasted + "'", "\"" + kPasted + "\"", "`" + kPasted + "`", "  '" + kPasted + "',",
           "\"" + kPasted + "\",\r", "“" + kPasted + "”", "‘" + kPasted + "’，",
           "\"" + kPasted + "\";", "puzzle = '" + kPasted + "'",
           "let s: &str = \"" + kPasted + "\";", "solve('" + kPasted + "')"}) {
    EXPECT_EQ(pasted(text), kPasted) << text;
  }
  std::string rows;
  for (std::size_t i = 0; i < 9; ++i) rows += "  '" + kPasted.substr(i * 9, 9) + "',\n";
  EXPECT_EQ(pasted(rows), kPasted);
  EXPECT_EQ(pasted("[\n" + rows + "]\n"), kPasted);
  EXPECT_EQ(test::read_all("'" + kPasted + "',\n'" + kPasted + "'\n\"" + kPasted + "\",\n").size(),
            3U);
}

TEST(PastedLine, WordsAndNotesStayAsTheyAre) {
  std::string buffer;
  for (const std::string& line :
       std::vector<std::string>{"数独　１２", "# １２３４５６７８９", "puzzle，solution", "",
                                "5 3 . 7", "é", "│ 5 3 │", "１２３ abc", "\xFF\xFE\x35"}) {
    EXPECT_EQ(plain_cells(line, buffer), line);
  }
  for (const std::string& line :
       std::vector<std::string>{"'", "''", "it's", "'tis the 1st", "a = b", "\"a\": \"5555\"",
                                "'1'", "x = '53'", "'5555' or '6666'"}) {
    EXPECT_EQ(quoted_cells(line).data(), nullptr) << line;
  }
}

}  // namespace
}  // namespace shudu
