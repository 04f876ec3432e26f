// Squares as characters and as numbers: which letter is which value, and every shared large grid.
#include <gtest/gtest.h>

#include <bit>

#include "formats_variant/variant_files.h"
#include "shudu/formats/variant/variant_formats.h"
#include "support/paths.h"

namespace shudu::variant::test {
namespace {

// 16x16 of blanks with some signs at its beginning.
std::string hex_line(const std::string& head, char blank = '.') {
  return head + std::string(256 - head.size(), blank);
}

// The shown values of the first cells, -1 for an open one.
std::vector<int> first_values(const std::string& text, std::size_t count) {
  const auto read = read_any_variant(text);
  EXPECT_TRUE(read.has_value()) << sentence(read.error(), Language::kEnglish).view();
  std::vector<int> values;
  for (std::size_t i = 0; read && i < count; ++i) {
    const ValueSet set = read->puzzle.candidates[i];
    values.push_back(std::has_single_bit(set) ? std::countr_zero(set) + read->puzzle.low : -1);
  }
  return values;
}

TEST(SquareText, LettersFollowNine) {
  EXPECT_EQ(first_values(hex_line("1.9AG"), 5), (std::vector<int>{1, -1, 9, 10, 16}));
  EXPECT_EQ(first_values(hex_line("109ag", '0'), 5), (std::vector<int>{1, -1, 9, 10, 16}));
  EXPECT_EQ(first_values("1.9AP" + std::string(620, '.'), 5), (std::vector<int>{1, -1, 9, 10, 25}));
}

TEST(SquareText, LettersAloneBeginAtOne) {
  EXPECT_EQ(first_values(hex_line("A.P"), 3), (std::vector<int>{1, -1, 16}));
  EXPECT_EQ(first_values("AY." + std::string(622, '.'), 3), (std::vector<int>{1, 25, -1}));
}

TEST(SquareText, ZeroIsAValueBesideAnotherBlank) {
  EXPECT_EQ(first_values(hex_line("0.9AF"), 5), (std::vector<int>{0, -1, 9, 10, 15}));
  const auto read = read_square_characters(hex_line("0F"));
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->puzzle.low, 0);
  EXPECT_EQ(read->puzzle.high, 15);
  // A full grid of 0 to F: each sixteen times.
  std::string full;
  for (int row = 0; row < 16; ++row) {
    for (int column = 0; column < 16; ++column) {
      full += "0123456789ABCDEF"[(row * 4 + row / 4 + column) % 16];
    }
  }
  EXPECT_EQ(first_values(full, 2), (std::vector<int>{0, 1}));
}

TEST(SquareText, LinesOfARowEach) {
  std::string text;
  for (int row = 0; row < 16; ++row) text += "1..............G\n";
  EXPECT_EQ(first_values(text, 2), (std::vector<int>{1, -1}));
  // Sixteen puzzles of 4x4 have no letters.
  std::string puzzles;
  for (int row = 0; row < 16; ++row) puzzles += "1..............4\n";
  EXPECT_EQ(find_variant_format(puzzles), nullptr);
}

TEST(SquareText, NumbersAndTheirBlanks) {
  std::string text = "16 -1 . 0 1";
  for (int i = 5; i < 256; ++i) text += " -1";
  EXPECT_EQ(first_values(text, 5), (std::vector<int>{16, -1, -1, -1, 1}));
  text.replace(0, 2, "15");
  EXPECT_EQ(first_values(text, 5), (std::vector<int>{15, -1, -1, 0, 1}));
  std::string bordered = "16 0 0 0 | 1 0 0 0 | 0 0 0 0 | 0 0 0 0\n----+----\n";
  for (int row = 1; row < 16; ++row) bordered += "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0\n";
  EXPECT_EQ(first_values(bordered, 5), (std::vector<int>{16, -1, -1, -1, 1}));
}

TEST(SquareText, WrongTextsHaveTheirErrors) {
  struct Wrong {
    std::string text;
    ErrorCode code;
    std::uint64_t column;
  };
  for (const Wrong& wrong : {Wrong{"", ErrorCode::kTooShort, 1},
                             {"12", ErrorCode::kTooShort, 3},
                             {"1!34", ErrorCode::kBadCharacter, 2},
                             {"1225", ErrorCode::kBadNumber, 4},
                             {hex_line("1H"), ErrorCode::kBadNumber, 2},
                             {hex_line("0G"), ErrorCode::kBadNumber, 2},
                             {std::string(676, '.'), ErrorCode::kTooLong, 677}}) {
    const auto read = read_square_characters(wrong.text);
    ASSERT_FALSE(read.has_value()) << wrong.text;
    EXPECT_EQ(error_slug(read.error().code), error_slug(wrong.code)) << wrong.text;
    EXPECT_EQ(read.error().at.column, wrong.column) << wrong.text;
  }
  for (const Wrong& wrong : {Wrong{"", ErrorCode::kTooShort, 1},
                             {"1 2 3", ErrorCode::kTooShort, 6},
                             {"1 x2 3 4", ErrorCode::kBadSyntax, 3},
                             {"1 2 2 5", ErrorCode::kBadNumber, 7},
                             {"1 2 3 99999999999", ErrorCode::kBadSyntax, 7},
                             {"1 2 3 -2", ErrorCode::kBadSyntax, 7}}) {
    const auto read = read_square_numbers(wrong.text);
    ASSERT_FALSE(read.has_value()) << wrong.text;
    EXPECT_EQ(error_slug(read.error().code), error_slug(wrong.code)) << wrong.text;
    EXPECT_EQ(read.error().at.column, wrong.column) << wrong.text;
  }
}

// Every size: written and read, from 1 and from 0.
TEST(SquareText, EverySizeGoesThrough) {
  for (int size = 1; size <= kMostLines; ++size) {
    for (const int low : {0, 1}) {
      VariantText text;
      text.puzzle = open_grid(size, size, low, low + size - 1);
      int box_rows = 1;
      for (int i = 1; i * i <= size; ++i) box_rows = size % i == 0 ? i : box_rows;
      if (box_rows > 1) text.puzzle.regions = boxes_of(text.puzzle, box_rows, size / box_rows);
      for (int i = 0; i < size; ++i) {
        text.puzzle.candidates[static_cast<std::size_t>(i)] = ValueSet{1}
                                                              << static_cast<unsigned>(i);
      }
      for (const auto& [write, read] :
           {std::pair(&write_square_characters, &read_square_characters),
            std::pair(&write_square_numbers, &read_square_numbers)}) {
        const auto written = write(text);
        if (size == 1 && low == 0) continue;  // `0` is a blank
        ASSERT_TRUE(written.has_value()) << size << written.error().token.view();
        EXPECT_TRUE(read(*written)->puzzle == text.puzzle) << *written;
      }
    }
  }
}

TEST(SquareText, SharedLargeGridsAreRead) {
  const auto objects = shared_objects("data/variants/large.jsonl");
  if (objects.empty()) GTEST_SKIP() << shudu::test::no_shared("data/variants/large.jsonl");
  EXPECT_EQ(objects.size(), 41U);
  int large_ones = 0;
  for (const auto& object : objects) {
    const auto givens = object["givens"].get<std::string>();
    const auto name = object["name"].get<std::string>();
    const int size = object["size"].get<int>();
    if (size > kMostLines) {
      ++large_ones;
      EXPECT_TRUE(looks_like_large_numbers(givens)) << name;
      const auto grid = read_large_numbers(givens);
      ASSERT_TRUE(grid.has_value()) << name;
      EXPECT_EQ(grid->order(), size) << name;
      EXPECT_FALSE(large::find_fault(*grid).has_value()) << name;
      EXPECT_EQ(read_large_numbers(write_large_numbers(*grid)).value_or({}), *grid) << name;
      continue;
    }
    const auto read = read_any_variant(givens);
    ASSERT_TRUE(read.has_value()) << name;
    EXPECT_EQ(read->puzzle.rows, size) << name;
    EXPECT_EQ(read->puzzle.low, 1) << name;
    const VariantFormat& row = *find_variant_format(givens);
    EXPECT_TRUE(row.read(row.write(*read).value_or(""))->puzzle == read->puzzle) << name;
  }
  EXPECT_EQ(large_ones, 7);
}

}  // namespace
}  // namespace shudu::variant::test
