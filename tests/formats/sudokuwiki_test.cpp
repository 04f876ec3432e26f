// sudokuwiki.org's links. The pairs of a position and its start were published by the site.
#include "formats/sudokuwiki.h"

#include <gtest/gtest.h>

#include "formats/direct.h"
#include "formats/record_list.h"
#include "shudu/core/clash.h"

namespace shudu::test {
namespace {

const std::string kSudokuwikiAddress = "https://www.sudokuwiki.org/sudoku.htm?bd=";
// "Load position" and "From the start" of the site's page on pointing pairs.
const std::string kPosition =
    "S9B4s010g091803064a4c281c1i2t082q7r7v81094g520l1o1m054b074i0g024i018i04038i4nbqba048y02b70gc34"
    "3"
    "06040c07b6020eb707bk01447wbeba0f0558bgc22q032qb7bfbf4ebi05067u010g02bi";
const std::string kStart =
    "010903600000080000900000507002010430000402000064070200701000005000030000005601020";

std::string dots_of_sudokuwiki(std::string cells) {
  for (char& c : cells) c = c == '0' ? '.' : c;
  return cells;
}

TEST(Sudokuwiki, APublishedPositionHasThePublishedStart) {
  const Puzzle puzzle = puzzle_of(kSudokuwikiFormat, kSudokuwikiAddress + kPosition);
  EXPECT_EQ(cells_of(puzzle.givens), dots_of_sudokuwiki(kStart));
  ASSERT_TRUE(puzzle.marks.has_value());
  // No candidate is ruled out by a digit that its cell sees.
  Grid filled = puzzle.givens;
  for (const Cell cell : puzzle.placed.filled()) filled.place(cell, *puzzle.placed[cell]);
  EXPECT_FALSE(find_clash(Layout::classic(), filled).has_value());
  for (const Cell cell : filled.filled()) {
    for (const Cell peer : Layout::classic().peers(cell)) {
      EXPECT_FALSE((*puzzle.marks)[peer].contains(*filled[cell])) << cell.index();
    }
  }
  EXPECT_EQ(written_by(kSudokuwikiFormat, puzzle), kSudokuwikiAddress + kPosition + "\n");
}

TEST(Sudokuwiki, NumbersOfCells) {
  // 1: a given. 0a: 10, a placed 1. 0i: 18, a placed 9. 0j: 19, candidate 1. ep: 529, all.
  // 00: no candidate.
  std::string data =
      "S9B"
      "01"
      "0a"
      "0i"
      "0j"
      "00";
  while (data.size() < 165) data += "ep";
  const Puzzle puzzle = puzzle_of(kSudokuwikiFormat, data);
  EXPECT_EQ(cells_of(puzzle.givens), "1" + std::string(80, '.'));
  EXPECT_EQ(cells_of(puzzle.placed), ".19" + std::string(78, '.'));
  EXPECT_EQ((*puzzle.marks)[Cell(3)], DigitSet{Digit(1)});
  EXPECT_TRUE((*puzzle.marks)[Cell(4)].empty());
  EXPECT_EQ((*puzzle.marks)[Cell(5)].size(), 9);
}

TEST(Sudokuwiki, EightyOneDigits) {
  for (const std::string& line :
       {kSudokuwikiAddress + kStart, "http://sudokuwiki.org/?bd=" + dots_of_sudokuwiki(kStart),
        "WWW.SudokuWiki.org/Sudoku.aspx?a=1&bd=" + kStart}) {
    const Puzzle puzzle = puzzle_of(kSudokuwikiFormat, line);
    EXPECT_EQ(cells_of(puzzle.givens), dots_of_sudokuwiki(kStart)) << line;
    EXPECT_FALSE(puzzle.marks.has_value());
    EXPECT_EQ(puzzle.layout, "");
  }
}

TEST(Sudokuwiki, AllCandidatesAreNone) {
  Puzzle puzzle;
  puzzle.givens = grid_of(dots_of_sudokuwiki(kStart));
  const std::string link = written_by(kSudokuwikiFormat, puzzle);
  EXPECT_NE(link.find("S9Bep01ep09"), std::string::npos);
  EXPECT_EQ(puzzle_of(kSudokuwikiFormat, link), puzzle);
}

// (candidates << 1 | clue) in base 32: clue 5 is 33 = 11, candidates 1 and 2 are 6 = 06.
TEST(Sudokuwiki, TheFormWithMasks) {
  std::string data =
      "11"
      "06"
      "06"
      "0g"
      "02";
  while (data.size() < 162) data += "vu";
  const Puzzle puzzle = puzzle_of(kSudokuwikiFormat, kSudokuwikiAddress + data);
  EXPECT_EQ(cells_of(puzzle.givens), "5" + std::string(80, '.'));
  EXPECT_EQ((*puzzle.marks)[Cell(1)], (DigitSet{Digit(1), Digit(2)}));
  EXPECT_EQ((*puzzle.marks)[Cell(3)], DigitSet{Digit(4)});
  EXPECT_EQ(cells_of(puzzle.placed), std::string(81, '.'));  // others still have that candidate
  EXPECT_EQ((*puzzle.marks)[Cell(80)].size(), 9);
  // A lone candidate that no cell in sight has is a digit that was placed.
  std::string alone = "0g";
  while (alone.size() < 162) alone += "ve";  // all but 4: 1015 - 16 = 1006 less the clue bit
  const Puzzle placed = puzzle_of(kSudokuwikiFormat, kSudokuwikiAddress + alone);
  EXPECT_EQ(cells_of(placed.placed), "4" + std::string(80, '.'));
}

TEST(Sudokuwiki, OtherGamesOfTheSite) {
  EXPECT_EQ(
      puzzle_of(kSudokuwikiFormat, "https://www.sudokuwiki.org/sudokux.htm?bd=" + kStart).layout,
      "x");
  EXPECT_EQ(
      puzzle_of(kSudokuwikiFormat, "https://www.sudokuwiki.org/windoku.htm?bd=" + kStart).layout,
      "windoku");
  EXPECT_EQ(puzzle_of(kSudokuwikiFormat, "X" + kPosition.substr(1)).layout, "x");
  EXPECT_EQ(puzzle_of(kSudokuwikiFormat, kSudokuwikiAddress + "w" + kPosition.substr(1)).layout,
            "windoku");
  EXPECT_EQ(
      error_of(kSudokuwikiFormat, "https://www.sudokuwiki.org/killersudoku.aspx?bd=" + kStart).code,
      ErrorCode::kNotReadHere);
  EXPECT_EQ(error_of(kSudokuwikiFormat, kSudokuwikiAddress + "K" + kPosition.substr(1)).code,
            ErrorCode::kNotReadHere);
  EXPECT_EQ(error_of(kSudokuwikiFormat, kSudokuwikiAddress + "J9B" + std::string(324, '0')).code,
            ErrorCode::kNotReadHere);
}

TEST(Sudokuwiki, TheStringAlone) {
  EXPECT_EQ(describe_all(kPosition),
            (std::vector<std::string>{"sudokuwiki " + dots_of_sudokuwiki(kStart)}));
  EXPECT_EQ(fit_of(kSudokuwikiFormat, "S9B"), Fit::kNo);
  EXPECT_EQ(fit_of(kSudokuwikiFormat, kPosition.substr(1)), Fit::kNo);
  EXPECT_EQ(fit_of(kSudokuwikiFormat, "K" + kPosition.substr(1)), Fit::kNo);
}

TEST(Sudokuwiki, WrongDataAreErrorsWithTheirPlace) {
  EXPECT_EQ(error_of(kSudokuwikiFormat, kSudokuwikiAddress).code, ErrorCode::kTooShort);
  EXPECT_EQ(error_of(kSudokuwikiFormat, "https://www.sudokuwiki.org/sudoku.htm").code,
            ErrorCode::kMissingField);
  std::string bad = kPosition;
  bad[3] = '-';
  EXPECT_EQ(error_of(kSudokuwikiFormat, kSudokuwikiAddress + bad).code, ErrorCode::kBadCharacter);
  EXPECT_EQ(error_of(kSudokuwikiFormat, kSudokuwikiAddress + bad).at, (TextPlace{1, 45}));
  bad.replace(3, 2, "eq");  // 530
  EXPECT_EQ(error_of(kSudokuwikiFormat, kSudokuwikiAddress + bad).code, ErrorCode::kBadNumber);
  bad = std::string(162, '0');
  bad[1] = 'w';  // no digit to base 32
  EXPECT_EQ(error_of(kSudokuwikiFormat, kSudokuwikiAddress + bad).code, ErrorCode::kBadCharacter);
  bad.replace(0, 2, "07");  // a clue with two candidates
  EXPECT_EQ(error_of(kSudokuwikiFormat, kSudokuwikiAddress + bad).code, ErrorCode::kBadNumber);
  EXPECT_EQ(error_of(kSudokuwikiFormat, kSudokuwikiAddress + std::string(64, '0')).code,
            ErrorCode::kTooShort);
}

TEST(Sudokuwiki, EveryCutIsAnErrorButThoseOfOtherForms) {
  for (std::size_t i = 0; i < kPosition.size(); ++i) {
    EXPECT_FALSE(
        read_of(kSudokuwikiFormat, kSudokuwikiAddress + kPosition.substr(0, i)).has_value())
        << i;
  }
  for (std::size_t i = 0; i < kStart.size(); ++i) {
    EXPECT_FALSE(read_of(kSudokuwikiFormat, kSudokuwikiAddress + kStart.substr(0, i)).has_value())
        << i;
  }
}

}  // namespace
}  // namespace shudu::test
