// What the numbers of an array count from (src/formats/digit_base.h), alone and through the formats
// that read arrays.
#include "formats/digit_base.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/record_list.h"

namespace shudu {
namespace {

// A proper puzzle of each size, as digits from 1; its solutions were made by hand from cyclic rows.
const std::string kBaseNine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::vector<int> numbers_of(const std::string& digits, int lowest, int blank) {
  std::vector<int> numbers;
  for (const char c : digits) numbers.push_back(c == '.' ? blank : c - '1' + lowest);
  return numbers;
}

std::string array_of(const std::string& digits, int lowest, const std::string& blank,
                     bool is_nested) {
  const auto size = static_cast<std::size_t>(digits.size() == 81   ? 9
                                             : digits.size() == 64 ? 8
                                             : digits.size() == 36 ? 6
                                                                   : 4);
  std::string text = is_nested ? "[[" : "[";
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0) text += is_nested && i % size == 0 ? "],[" : ",";
    text += digits[i] == '.' ? blank : std::to_string(digits[i] - '1' + lowest);
  }
  return text + (is_nested ? "]]" : "]");
}

std::string read_as(const std::string& text, std::optional<int> digits_from) {
  ReadOptions options;
  options.digits_from = digits_from;
  const Result<Puzzle> puzzle = read_puzzle(text, options);
  return puzzle ? test::cells_of(puzzle->givens) : std::string(error_slug(puzzle.error().code));
}

TEST(DigitBase, ZeroBesideAnotherBlankIsNotGuessed) {
  for (const int blank : {kMissingNumber, kBlankMark}) {
    const std::vector<int> from_zero = numbers_of(kBaseNine, 0, blank);
    const Result<int> lowest = lowest_digit(from_zero, 9, std::nullopt);
    ASSERT_FALSE(lowest);
    EXPECT_EQ(lowest.error().code, ErrorCode::kAmbiguousDigits);
    EXPECT_EQ(lowest.error().token.view(), "0: 53..7...., 1: 42..6....");
    EXPECT_EQ(*lowest_digit(from_zero, 9, 0), 0);
    EXPECT_EQ(*lowest_digit(from_zero, 9, 1), 1);
    EXPECT_EQ(*lowest_digit(numbers_of(kBaseNine, 1, blank), 9, std::nullopt), 1);
  }
  EXPECT_EQ(*lowest_digit(numbers_of(kBaseNine, 1, 0), 9, std::nullopt), 1);
  std::vector<int> both = numbers_of(kBaseNine, 1, kMissingNumber);
  both[80] = 9;
  both[2] = 0;  // a second mark for a blank, or a digit
  EXPECT_FALSE(lowest_digit(both, 9, std::nullopt));
}

// 1 to 8 and null: a puzzle without 9s, or one from 0 without its 0s.
TEST(DigitBase, AllInnerNumbersAndNullCanBeReadBothWays) {
  std::string inner = kBaseNine;
  for (char& c : inner) {
    if (c == '9') c = '.';
  }
  EXPECT_FALSE(lowest_digit(numbers_of(inner, 1, kMissingNumber), 9, std::nullopt));
  EXPECT_EQ(*lowest_digit(numbers_of(inner, 1, kBlankMark), 9, std::nullopt), 1);
  EXPECT_EQ(*lowest_digit(numbers_of(inner, 1, 0), 9, std::nullopt), 1);
  // Fewer numbers are no proper puzzle either way.
  for (char& c : inner) {
    if (c == '8') c = '.';
  }
  EXPECT_EQ(*lowest_digit(numbers_of(inner, 1, kMissingNumber), 9, std::nullopt), 1);
}

TEST(DigitBase, AFullGridFromZeroIsNoPuzzleWithNineBlanks) {
  const std::string full =
      "123456789456789123789123456234567891567891234891234567345678912678912345912345678";
  EXPECT_FALSE(lowest_digit(numbers_of(full, 0, kBlankMark), 9, std::nullopt));
  EXPECT_EQ(*lowest_digit(numbers_of(full, 1, kBlankMark), 9, std::nullopt), 1);
  EXPECT_EQ(read_as(array_of(full, 0, "null", true), std::nullopt), "ambiguous_digits");
  EXPECT_EQ(read_as(array_of(full, 0, "null", true), 0), full);
}

// Every size, flat and nested, JSON and literals of other languages, every mark for a blank.
TEST(DigitBase, ArraysOfEveryShapeSaySoAndAreReadAsAsked) {
  const std::vector<std::string> puzzles = {kBaseNine, "12..34......21.4",
                                            "123456......4561235......6.........1",
                                            "12345678" + std::string(48, '.') + "21436587"};
  for (const std::string& puzzle : puzzles) {
    for (const bool is_nested : {false, true}) {
      for (const std::string blank : {"null", "-1", "None", "\"\"", "\".\"", "\" \""}) {
        const std::string from_zero = array_of(puzzle, 0, blank, is_nested);
        EXPECT_EQ(read_as(from_zero, std::nullopt), "ambiguous_digits") << from_zero;
        EXPECT_EQ(read_as(from_zero, 0), puzzle) << from_zero;
        const std::string from_one = array_of(puzzle, 1, blank, is_nested);
        EXPECT_EQ(read_as(from_one, std::nullopt), puzzle) << from_one;
        EXPECT_EQ(read_as(from_one, 1), puzzle) << from_one;
        EXPECT_EQ(read_as(from_one, 0), "bad_number") << from_one;
      }
      const std::string usual = array_of(puzzle, 1, "0", is_nested);
      EXPECT_EQ(read_as(usual, std::nullopt), puzzle) << usual;
    }
  }
}

TEST(DigitBase, ObjectsThatHoldArraysToo) {
  const std::string full =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const std::string array = array_of(kBaseNine, 0, "null", true);
  for (const std::string key : {"puzzle", "grid", "board", "sudoku"}) {
    const std::string text = R"({")" + key + R"(":)" + array + "}";
    EXPECT_EQ(read_as(text, std::nullopt), "ambiguous_digits") << text;
    EXPECT_EQ(read_as(text, 0), kBaseNine) << text;
  }
  ReadOptions options;
  options.digits_from = 0;
  const Result<Puzzle> puzzle = read_puzzle(
      R"({"puzzle":)" + array + R"(,"solution":)" + array_of(full, 0, "null", false) + "}",
      options);
  ASSERT_TRUE(puzzle);
  ASSERT_TRUE(puzzle->solution);
  EXPECT_EQ(test::cells_of(*puzzle->solution), full);
  EXPECT_EQ(read_as(R"({"puzzle":")" + kBaseNine + R"(","solution":)" +
                        array_of(full, 0, "null", false) + "}",
                    std::nullopt),
            "ambiguous_digits");
}

TEST(DigitBase, NumbersWithMinusOneForABlank) {
  std::string text;
  for (const char c : kBaseNine)
    text += (c == '.' ? "-1" : std::string(1, static_cast<char>(c - 1))) + " ";
  EXPECT_EQ(read_as(text, std::nullopt), "ambiguous_digits");
  EXPECT_EQ(read_as(text, 0), kBaseNine);
}

TEST(DigitBase, RowsOfCharactersAreNoNumbers) {
  std::string rows = "[";
  for (std::size_t i = 0; i < 81; i += 9) {
    std::string row = kBaseNine.substr(i, 9);
    if (i == 0) row[2] = '0';
    rows += (i == 0 ? "\"" : ",\"") + row + "\"";
  }
  EXPECT_EQ(read_as(rows + "]", std::nullopt), kBaseNine);
}

}  // namespace
}  // namespace shudu
