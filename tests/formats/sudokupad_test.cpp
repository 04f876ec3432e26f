// SudokuPad's links: all its codings, wherever they stand in a link.
#include "formats/sudokupad.h"

#include <gtest/gtest.h>

#include "formats/direct.h"
#include "formats/lz_string.h"
#include "formats/record_list.h"
#include "formats/scf.h"

namespace shudu::test {
namespace {

// 17 givens, as SudokuPad itself writes them.
const std::string kCode = "scfo0BsUqoFERchBnNOWFpKIa";

// Digit by digit from the table in scf.h.
std::string spread(std::string_view code) {
  const std::string_view characters =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
  std::string cells;
  for (const char c : code) {
    const std::size_t value = characters.find(c);
    cells += value % 10 == 0 ? '.' : static_cast<char>('0' + value % 10);
    cells += std::string(value / 10, '.');
  }
  return cells;
}

std::vector<std::string> read_line(const std::string& line) { return describe_all(line); }

TEST(Scf, ReadsAndWritesAPublishedCode) {
  const Result<Puzzle> puzzle = read_scf(std::string_view(kCode).substr(3));
  ASSERT_TRUE(puzzle.has_value());
  EXPECT_EQ(cells_of(puzzle->givens), spread(std::string_view(kCode).substr(3)));
  EXPECT_EQ(puzzle->givens.filled_count(), 17);
  std::string out = "scf";
  append_scf(*puzzle, out);
  EXPECT_EQ(out, kCode);
}

TEST(Scf, LettersBehindTheStar) {
  const std::string blank = "oooooooooooooK";
  EXPECT_EQ(read_scf(blank)->layout, "");
  EXPECT_EQ(read_scf(blank)->givens.filled_count(), 0);
  EXPECT_EQ(read_scf(blank + "*")->layout, "");
  EXPECT_EQ(read_scf(blank + "*w")->layout, "windoku");
  EXPECT_EQ(read_scf(blank + "*x")->layout, "x");
  EXPECT_EQ(read_scf(blank + "*xw")->layout, "x+windoku");
  const Result<Puzzle> noted = read_scf(blank + "*tA ** star*xaSomebody");
  ASSERT_TRUE(noted.has_value());
  EXPECT_EQ(noted->notes.title, "A * star");
  EXPECT_EQ(noted->notes.author, "Somebody");
  EXPECT_EQ(noted->layout, "x");
}

TEST(Scf, WrongCodesAreErrorsWithTheirPlace) {
  const auto error = [](std::string_view code) {
    const Result<Puzzle> puzzle = read_scf(code);
    EXPECT_FALSE(puzzle.has_value()) << code;
    return puzzle ? Error{} : puzzle.error();
  };
  EXPECT_EQ(error("oooy").code, ErrorCode::kBadCharacter);
  EXPECT_EQ(error("oooy").at, (TextPlace{1, 4}));
  EXPECT_EQ(error("ooooooooooooo").code, ErrorCode::kTooShort);
  EXPECT_EQ(error("ooooooooooooo").found, 78U);
  EXPECT_EQ(error("oooooooooooooK0").code, ErrorCode::kTooLong);
  EXPECT_EQ(error(std::string(60000, 'o')).code, ErrorCode::kTooLong);
  EXPECT_EQ(error("oooooooooooooK*k").code, ErrorCode::kBadSyntax);
  EXPECT_EQ(error("oooooooooooooK*k").at, (TextPlace{1, 16}));
  EXPECT_EQ(error("").code, ErrorCode::kTooShort);
}

TEST(Sudokupad, LinksAsPeopleHaveThem) {
  const std::string want = "sudokupad " + spread(std::string_view(kCode).substr(3));
  for (const std::string& line :
       {"https://sudokupad.app/" + kCode, "http://sudokupad.app/" + kCode,
        "SudokuPad.app/" + kCode + "?setting-nogrid=1", "https://www.sudokupad.app/sudoku/" + kCode,
        "https://beta.sudokupad.app/" + kCode,
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=" + kCode,
        "https://app.crackingthecryptic.com/" + kCode + "#x",
        "sudokupad.svencodes.com/?a=b&puzzleid=" + kCode, kCode, "  " + kCode}) {
    EXPECT_EQ(read_line(line), (std::vector<std::string>{want})) << line;
  }
}

TEST(Sudokupad, OtherLinesAreNotItsBusiness) {
  for (const std::string_view line :
       {"https://sudokupad.app.evil.com/scfoo", "https://example.com/", "scfoo", "scf", "sclerosis",
        "scfo0BsUqoFERchBn NOWFpKIa"}) {
    EXPECT_EQ(fit_of(kSudokupadFormat, line), Fit::kNo) << line;
  }
}

TEST(Sudokupad, ReadsFpuzzlesData) {
  const std::string json = R"({"size":4,"grid":[[{"value":1,"given":true},{},{},{}],)"
                           R"([{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"antiking":true})";
  const std::string data = pack_lz(json, LzAlphabet::kBase64);
  for (const std::string prefix : {"fpuz", "fpuzzles"}) {
    for (const std::string& line : {"https://sudokupad.app/" + prefix + data,
                                    "sudokupad.app/?puzzleid=" + prefix + data, prefix + data}) {
      const Puzzle puzzle = puzzle_of(kSudokupadFormat, line);
      EXPECT_EQ(cells_of(puzzle.givens), "1...............");
      EXPECT_EQ(puzzle.layout, "4x4+anti-king");
    }
  }
}

TEST(Sudokupad, ReadsItsOwnData) {
  const std::string data =
      pack_lz("{ce:[[{v:1},,,],[,,,],[,,,],[,,,]],l:[{}],metadata:{t:'T'}}", LzAlphabet::kBase64);
  for (const std::string prefix : {"scl", "ctc"}) {
    const Puzzle puzzle = puzzle_of(kSudokupadFormat, "https://sudokupad.app/" + prefix + data);
    EXPECT_EQ(cells_of(puzzle.givens), "1...............");
    EXPECT_EQ(puzzle.notes.title, "T");
    EXPECT_EQ(puzzle.left_out, "drawn-line, no-regions");
  }
}

TEST(Sudokupad, AShortLinkIsAnErrorOfItsOwn) {
  const Error error = error_of(kSudokupadFormat, "https://sudokupad.app/sudoku/hb4q1rxzzq");
  EXPECT_EQ(error.code, ErrorCode::kShortLink);
  EXPECT_EQ(error.token.view(), "hb4q1rxzzq");
  EXPECT_EQ(error.at, (TextPlace{1, 30}));
  EXPECT_EQ(error_of(kSudokupadFormat, "https://sudokupad.app/clover/one-room").code,
            ErrorCode::kShortLink);
  EXPECT_EQ(error_of(kSudokupadFormat, "https://sudokupad.app/").code, ErrorCode::kMissingField);
  EXPECT_EQ(error_of(kSudokupadFormat, "https://sudokupad.app/sudoku").code,
            ErrorCode::kMissingField);
}

TEST(Sudokupad, WrongDataAreErrorsWithTheirPlace) {
  EXPECT_EQ(error_of(kSudokupadFormat, "https://sudokupad.app/scfooy").at, (TextPlace{1, 28}));
  EXPECT_EQ(error_of(kSudokupadFormat, "https://sudokupad.app/scf%6fy").at, (TextPlace{1, 26}));
  EXPECT_EQ(error_of(kSudokupadFormat, "https://sudokupad.app/fpuz!").code,
            ErrorCode::kBadCharacter);
  EXPECT_EQ(error_of(kSudokupadFormat, "https://sudokupad.app/scl").code, ErrorCode::kUnfinished);
  EXPECT_EQ(error_of(kSudokupadFormat, "https://sudokupad.app/sclN4Ig").code,
            ErrorCode::kUnfinished);
  const std::string bomb = pack_lz(std::string(2'000'000, ','), LzAlphabet::kBase64);
  EXPECT_EQ(error_of(kSudokupadFormat, "https://sudokupad.app/scl" + bomb).code,
            ErrorCode::kTooLarge);
}

TEST(Sudokupad, EveryCutIsAnError) {
  const std::string link = "https://sudokupad.app/" + kCode;
  for (std::size_t i = std::string_view("https://sudokupad.app").size(); i < link.size(); ++i) {
    EXPECT_FALSE(read_of(kSudokupadFormat, link.substr(0, i)).has_value()) << i;
  }
}

TEST(Sudokupad, WritesTheSameBytesASecondTime) {
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    for (const Format* format : {&kSudokupadFormat, &kScfFormat}) {
      Puzzle puzzle = random_puzzle(seed, 9, format->writes);
      if (seed % 2 == 0) puzzle.layout = "x+windoku";
      const std::string link = written_by(*format, puzzle);
      EXPECT_EQ(written_by(*format, puzzle_of(kSudokupadFormat, link.substr(0, link.size() - 1))),
                link);
    }
  }
}

}  // namespace
}  // namespace shudu::test
