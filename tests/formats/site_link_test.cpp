// Links that carry the 81 digits as they are.
#include "formats/site_link.h"

#include <gtest/gtest.h>

#include "formats/direct.h"
#include "formats/record_list.h"

namespace shudu::test {
namespace {

// An address that a user of SudokuExchange published.
const std::string kDigits =
    "000000000500006100060040030020050040300007800001000000000100002430020050600008700";
const std::string kExchange = "https://sudokuexchange.com/play/?s=";
const std::string kCoach = "https://sudoku.coach/en/solver/";

std::string dots(std::string cells) {
  for (char& c : cells) c = c == '0' ? '.' : c;
  return cells;
}

TEST(Sudokuexchange, ReadsAPublishedLink) {
  const Result<Puzzle> puzzle = read_of(kSudokuexchangeFormat, kExchange + kDigits + "&d=3");
  ASSERT_TRUE(puzzle.has_value());
  EXPECT_EQ(cells_of(puzzle->givens), dots(kDigits));
  EXPECT_EQ(puzzle->notes.level, "3");
}

TEST(Sudokuexchange, LinksAsPeopleHaveThem) {
  for (const std::string& line :
       {kExchange + kDigits, "http://www.SudokuExchange.com/?d=1&S=" + dots(kDigits),
        "sudokuexchange.com/play/?s=" + kDigits + "#x"}) {
    EXPECT_EQ(describe_all(line), (std::vector<std::string>{"sudokuexchange " + dots(kDigits)}))
        << line;
  }
}

TEST(Sudokuexchange, WrongLinksAreErrorsWithTheirPlace) {
  EXPECT_EQ(error_of(kSudokuexchangeFormat, "sudokuexchange.com/play/").code,
            ErrorCode::kMissingField);
  EXPECT_EQ(error_of(kSudokuexchangeFormat, kExchange + "x1y").at, (TextPlace{1, 38}));
  EXPECT_EQ(error_of(kSudokuexchangeFormat, kExchange + std::string(64, '0')).code,
            ErrorCode::kTooShort);
  for (std::size_t i = 0; i < kDigits.size(); ++i) {
    const std::string cut = kExchange + kDigits.substr(0, i);
    EXPECT_FALSE(read_of(kSudokuexchangeFormat, cut).has_value()) << i;
  }
}

TEST(Sudokucoach, LinksAsPeopleHaveThem) {
  for (const std::string& line : {kCoach + kDigits, "sudoku.coach/solver/" + dots(kDigits) + "/",
                                  "https://SUDOKU.COACH/de/play/" + kDigits + "?a=b"}) {
    EXPECT_EQ(describe_all(line), (std::vector<std::string>{"sudokucoach " + dots(kDigits)}))
        << line;
  }
}

TEST(Sudokucoach, WrongLinksAreErrorsWithTheirPlace) {
  const Error state = error_of(kSudokucoachFormat, "https://sudoku.coach/en/play/SCv7_32_abcdef");
  EXPECT_EQ(state.code, ErrorCode::kNotReadHere);
  EXPECT_EQ(state.token.view(), "SCv7");
  EXPECT_EQ(state.at, (TextPlace{1, 30}));
  EXPECT_EQ(error_of(kSudokucoachFormat, "https://sudoku.coach/en/campaign").code,
            ErrorCode::kMissingField);
  EXPECT_EQ(error_of(kSudokucoachFormat, "https://sudoku.coach").code, ErrorCode::kMissingField);
  for (std::size_t i = 0; i < kDigits.size(); ++i) {
    EXPECT_FALSE(read_of(kSudokucoachFormat, kCoach + kDigits.substr(0, i)).has_value()) << i;
  }
}

TEST(Weblink, LinksOfAnySiteAsPeopleHaveThem) {
  const std::string full =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  for (const std::string& line :
       {"https://sudoku.secuso.org/" + kDigits, "sudoku.secuso.org/" + kDigits + "/",
        "https://example.org/play?s=" + kDigits,
        "http://example.org/?lang=en&puzzle=" + dots(kDigits),
        "https://example.org/a?bd=" + kDigits + "&x=1#top", "https://example.org/#" + kDigits,
        "https://example.org/#/play/" + kDigits,
        "https://example.org/p?a=" + kDigits + "&b=" + full,
        "www.example.org/g#s=" + kDigits + "\r"}) {
    EXPECT_EQ(describe_all(line), (std::vector<std::string>{"weblink " + dots(kDigits)})) << line;
  }
  std::string other = kDigits;
  other[2] = kDigits[2] == '0' ? '4' : '0';
  for (const std::string& line :
       {"https://example.org/" + kDigits.substr(1), "https://example.org/" + kDigits + "/" + other,
        std::string("https://example.org/"), std::string("https://example.org/1234567812345678")}) {
    EXPECT_EQ(describe_all(line), (std::vector<std::string>{"1:1 web_address"})) << line;
  }
}

TEST(SiteLink, WritesTheSameBytesASecondTime) {
  for (const Format* format : {&kSudokuexchangeFormat, &kSudokucoachFormat, &kWeblinkFormat}) {
    Puzzle puzzle;
    puzzle.givens = grid_of(dots(kDigits));
    const std::string link = written_by(*format, puzzle);
    EXPECT_EQ(written_by(*format, *read_of(*format, link)), link);
  }
  Puzzle puzzle;
  puzzle.givens = grid_of(dots(kDigits));
  EXPECT_EQ(written_by(kSudokuexchangeFormat, puzzle), kExchange + kDigits + "\n");
  EXPECT_EQ(written_by(kSudokucoachFormat, puzzle), kCoach + kDigits + "\n");
}

}  // namespace
}  // namespace shudu::test
