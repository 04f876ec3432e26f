// Places in a text and runs of puzzle characters (src/formats/record_text.h).
#include "formats/record_text.h"

#include <gtest/gtest.h>

#include <string>

#include "formats/direct.h"
#include "shudu/core/grid_text.h"
#include "shudu/formats/reader.h"

namespace shudu {
namespace {

const std::string kRecordTextFull =
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678";

TEST(RecordText, PositionsCountCharactersAndLines) {
  const std::string_view text = "ab\n數獨x\ny";
  EXPECT_EQ(position_in(text, 0), (TextPlace{1, 1}));
  EXPECT_EQ(position_in(text, 2), (TextPlace{1, 3}));
  EXPECT_EQ(position_in(text, 3), (TextPlace{2, 1}));
  EXPECT_EQ(position_in(text, 9), (TextPlace{2, 3}));  // after two characters of three bytes
  EXPECT_EQ(position_in(text, 11), (TextPlace{3, 1}));
}

TEST(RecordText, TrimsBlanksAndTabsOnly) {
  EXPECT_EQ(trimmed(" \ta b\t "), "a b");
  EXPECT_EQ(trimmed(" \t "), "");
}

TEST(RecordText, EveryBlankMarkIsABlank) {
  std::string text = kRecordTextFull;
  text.replace(0, 8, ".0*_-xX1");
  const Result<Grid> grid = read_cells(whole_of(text), nullptr);
  ASSERT_TRUE(grid);
  for (int i = 0; i < 7; ++i) EXPECT_TRUE(grid->is_blank(Cell(i)));
  EXPECT_EQ(grid->value_at(Cell(7)), 1);
  EXPECT_EQ(grid->value_at(Cell(80)), 8);
}

TEST(RecordText, SizesFollowFromTheCount) {
  for (const int size : {4, 6, 8, 9}) {
    const std::string text(static_cast<std::size_t>(size * size), '.');
    const Result<Grid> grid = read_cells(whole_of(text), nullptr);
    ASSERT_TRUE(grid);
    EXPECT_EQ(grid->size(), size);
  }
}

TEST(RecordText, WrongCountsSayWhere) {
  const std::string line = "title " + kRecordTextFull + "77";
  const Piece piece{line, 6, line.size()};
  const Result<Grid> too_long = read_cells(piece, nullptr);
  ASSERT_FALSE(too_long);
  EXPECT_EQ(too_long.error().code, ErrorCode::kTooLong);
  EXPECT_EQ(too_long.error().at, (TextPlace{1, 6 + 81 + 1}));
  EXPECT_EQ(too_long.error().found, 83U);
  EXPECT_EQ(too_long.error().expected, 81U);
  const Result<Grid> too_short = read_cells({line, 6, 6 + 80}, nullptr);
  ASSERT_FALSE(too_short);
  EXPECT_EQ(too_short.error().code, ErrorCode::kTooShort);
  EXPECT_EQ(too_short.error().at.column, 6U + 80 + 1);
}

TEST(RecordText, LargeSquaresAreUnsupported) {
  const std::string text = std::string(255, '.') + "G";
  const Result<Grid> grid = read_cells(whole_of(text), nullptr);
  ASSERT_FALSE(grid);
  EXPECT_EQ(grid.error().code, ErrorCode::kUnsupportedLayout);
  EXPECT_EQ(grid.error().found, 16U);
}

TEST(RecordText, BadCharactersAreShownEscaped) {
  std::string text = kRecordTextFull;
  text.replace(10, 1, std::string(1, '\0'));
  const Result<Grid> grid = read_cells(whole_of(text), nullptr);
  ASSERT_FALSE(grid);
  EXPECT_EQ(grid.error().code, ErrorCode::kBadCharacter);
  EXPECT_EQ(grid.error().at.column, 11U);
  EXPECT_EQ(grid.error().token.view().find('\0'), std::string_view::npos);
}

TEST(RecordText, DigitsAboveTheSizeAreBad) {
  const std::string text = "1234....5.......";
  const Result<Grid> grid = read_cells(whole_of(text), nullptr);
  ASSERT_FALSE(grid);
  EXPECT_EQ(grid.error().code, ErrorCode::kBadNumber);
  EXPECT_EQ(grid.error().at.column, 9U);
  EXPECT_EQ(grid.error().expected, 4U);
}

TEST(RecordText, ALayoutAskedForGivesTheSize) {
  const std::string text(81, '.');
  EXPECT_EQ(size_of_cells(81, &Layout::classic()), 9);
  EXPECT_EQ(size_of_cells(25, &Layout::classic()), 0);
  const Result<Grid> grid = read_cells({text, 0, 80}, &Layout::classic());
  ASSERT_FALSE(grid);
  EXPECT_EQ(grid.error().expected, 81U);
}

TEST(RecordText, SolutionsAreFullAndMayContradictTheGivens) {
  Grid givens;
  givens.place(Cell(1), Digit(2));
  EXPECT_TRUE(read_solution(whole_of(kRecordTextFull), givens));
  givens.place(Cell(3), Digit(9));
  const Result<Grid> contradicts = read_solution(whole_of(kRecordTextFull), givens);
  ASSERT_TRUE(contradicts);
  EXPECT_EQ(contradicts->value_at(Cell(3)), 4);
  std::string gap = kRecordTextFull;
  gap[5] = '0';
  const Result<Grid> open = read_solution(whole_of(gap), Grid());
  ASSERT_FALSE(open);
  EXPECT_EQ(open.error().code, ErrorCode::kBadCharacter);
  EXPECT_EQ(open.error().at.column, 6U);
  EXPECT_FALSE(read_solution(whole_of("12"), Grid()));
  EXPECT_FALSE(read_solution(whole_of("ab"), Grid()));
}

TEST(RecordText, PlacedDigitsLeaveOutTheGivens) {
  Grid givens;
  givens.place(Cell(0), Digit(1));
  const Result<Grid> placed = read_placed(whole_of(kRecordTextFull), givens, "placed");
  ASSERT_TRUE(placed);
  EXPECT_TRUE(placed->is_blank(Cell(0)));
  EXPECT_EQ(placed->filled_count(), 80);
  Grid small(4);
  const Result<Grid> large_digit = read_placed(whole_of("5..............."), small, "placed");
  ASSERT_FALSE(large_digit);
  EXPECT_EQ(large_digit.error().code, ErrorCode::kBadNumber);
}

TEST(RecordText, MarksReadWhatIsWritten) {
  Pencilmarks marks(4);
  marks.set(Cell(3), DigitSet{Digit(2), Digit(4)});
  marks.set(Cell(5), DigitSet());
  std::string text;
  append_marks(marks, text);
  EXPECT_EQ(text.substr(12, 4), ".2.4");
  const Result<Pencilmarks> back = read_marks(whole_of(text), 4);
  ASSERT_TRUE(back);
  EXPECT_EQ(*back, marks);
  text[13] = '3';
  const Result<Pencilmarks> wrong_place = read_marks(whole_of(text), 4);
  ASSERT_FALSE(wrong_place);
  EXPECT_EQ(wrong_place.error().code, ErrorCode::kBadCharacter);
  EXPECT_EQ(wrong_place.error().at.column, 14U);
  EXPECT_FALSE(read_marks(whole_of("1234"), 4));
  EXPECT_FALSE(read_marks(whole_of("?"), 4));
}

TEST(RecordText, ExcerptsEndAtWholeCharacters) {
  EXPECT_EQ(excerpt_of("abcdef", 3), "abc");
  EXPECT_EQ(excerpt_of("abc", 3), "abc");
  EXPECT_EQ(excerpt_of("数独数独", 12), "数独数独");
  EXPECT_EQ(excerpt_of("数独数独", 11), "数独数");
  EXPECT_EQ(excerpt_of("数独数独", 10), "数独数");
  EXPECT_EQ(excerpt_of("数独数独", 2), "");
  EXPECT_EQ(excerpt_of(std::string(9, '\x80'), 5), std::string(5, '\x80'));
  // Every error of a text that is cut at any byte is a text of whole characters.
  const std::string text =
      "a" + std::string("数独") + "①" + std::string("盤面の謎・題目のない文章");
  for (std::size_t first = 0; first < 30; ++first) {
    const Result<Puzzle> puzzle = read_puzzle(std::string(first, 'a') + text, {});
    ASSERT_FALSE(puzzle);
    EXPECT_EQ(puzzle.error().token.view().find("\\x"), std::string_view::npos) << first;
    const Result<Puzzle> open = read_puzzle("{\"" + std::string(first, 'a') + text, {});
    EXPECT_EQ(open.error().token.view().find("\\x"), std::string_view::npos) << first;
  }
}

}  // namespace
}  // namespace shudu
