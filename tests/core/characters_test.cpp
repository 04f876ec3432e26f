// Every byte is held to the sets of digits, letters and continuing bytes, written out by hand; what
// is decoded, to table 3-7 of Unicode 15, row by row.
#include "shudu/core/characters.h"

#include <gtest/gtest.h>

#include <array>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace shudu {
namespace {

constexpr std::string_view kCapitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kSmall = "abcdefghijklmnopqrstuvwxyz";

TEST(Characters, digits_and_letters_are_those_of_ascii) {
  for (int code = 0; code < 256; ++code) {
    const char c = static_cast<char>(code);
    const bool is_capital = kCapitals.find(c) != std::string_view::npos;
    EXPECT_EQ(is_digit(c), std::string_view("0123456789").find(c) != std::string_view::npos)
        << code;
    EXPECT_EQ(is_letter(c), is_capital || kSmall.find(c) != std::string_view::npos) << code;
    EXPECT_EQ(to_lower(c), is_capital ? kSmall[kCapitals.find(c)] : c) << code;
  }
}

TEST(Characters, lower_case_leaves_chinese_alone) {
  EXPECT_EQ(lower_case(""), "");
  EXPECT_EQ(lower_case("XY-Wing Ä 數獨 9X9"), "xy-wing Ä 數獨 9x9");
}

TEST(Characters, a_character_is_its_first_byte_and_those_that_go_on_with_it) {
  for (int code = 0; code < 256; ++code) {
    EXPECT_EQ(is_continuation(static_cast<char>(code)), code >= 128 && code < 192) << code;
  }
  EXPECT_EQ(length_of_character("ab"), 1U);
  EXPECT_EQ(length_of_character("\xC3\xA9x"), 2U);
  EXPECT_EQ(length_of_character("\xE6\x95\xB0\xE7\x8B\xAC"), 3U);
  EXPECT_EQ(length_of_character("\xF0\x9F\x98\x80"), 4U);
  // Torn texts: what stands there is taken, at least one byte.
  EXPECT_EQ(length_of_character("\xE6\x95"), 2U);
  EXPECT_EQ(length_of_character("\x95\x95z"), 2U);
  EXPECT_EQ(count_characters(""), 0U);
  EXPECT_EQ(count_characters("a\xC3\xA9\xE6\x95\xB0\xF0\x9F\x98\x80"), 4U);
}

struct ByteRange {
  unsigned first;
  unsigned last;
};

// A row of the table: its first code, and what each byte of its sequences may be.
struct Utf8Row {
  char32_t first;
  std::vector<ByteRange> bytes;
};

const std::vector<Utf8Row>& utf8_rows() {
  static const std::vector<Utf8Row> kRows{
      {0x0, {{0x00, 0x7F}}},
      {0x80, {{0xC2, 0xDF}, {0x80, 0xBF}}},
      {0x800, {{0xE0, 0xE0}, {0xA0, 0xBF}, {0x80, 0xBF}}},
      {0x1000, {{0xE1, 0xEC}, {0x80, 0xBF}, {0x80, 0xBF}}},
      {0xD000, {{0xED, 0xED}, {0x80, 0x9F}, {0x80, 0xBF}}},
      {0xE000, {{0xEE, 0xEF}, {0x80, 0xBF}, {0x80, 0xBF}}},
      {0x10000, {{0xF0, 0xF0}, {0x90, 0xBF}, {0x80, 0xBF}, {0x80, 0xBF}}},
      {0x40000, {{0xF1, 0xF3}, {0x80, 0xBF}, {0x80, 0xBF}, {0x80, 0xBF}}},
      {0x100000, {{0xF4, 0xF4}, {0x80, 0x8F}, {0x80, 0xBF}, {0x80, 0xBF}}}};
  return kRows;
}

unsigned byte_at(std::string_view text, std::size_t i) {
  return static_cast<unsigned char>(text[i]);
}

bool begins_with(const Utf8Row& row, std::string_view text) {
  if (text.size() < row.bytes.size()) return false;
  for (std::size_t i = 0; i < row.bytes.size(); ++i) {
    if (byte_at(text, i) < row.bytes[i].first || byte_at(text, i) > row.bytes[i].last) return false;
  }
  return true;
}

void expect_as_in_the_table(std::string_view text) {
  const DecodedCharacter character = decode_character(text);
  for (const Utf8Row& row : utf8_rows()) {
    if (!begins_with(row, text)) continue;
    // Counted from the row's first sequence, as digits that each have their own number of values.
    char32_t code = 0;
    for (std::size_t i = 0; i < row.bytes.size(); ++i) {
      const auto [first, last] = row.bytes[i];
      code = code * (last - first + 1) + (byte_at(text, i) - first);
    }
    ASSERT_EQ(character.length, row.bytes.size());
    ASSERT_EQ(character.code, row.first + code);
    ASSERT_TRUE(character.is_valid());
    ASSERT_EQ(utf8_of(character.code), text.substr(0, character.length));
    return;
  }
  ASSERT_EQ(character.length, 1U);
  ASSERT_EQ(character.code, kNoCharacter);
  ASSERT_FALSE(character.is_valid());
}

TEST(Characters, one_is_decoded_as_the_table_of_unicode_says) {
  // Every three bytes, each followed by what goes on with nearly all characters.
  for (unsigned bytes = 0; bytes < 1U << 24U; ++bytes) {
    const std::array text{static_cast<char>(bytes >> 16U), static_cast<char>(bytes >> 8U),
                          static_cast<char>(bytes), '\xBF'};
    expect_as_in_the_table({text.data(), text.size()});
    if (HasFatalFailure()) FAIL() << std::hex << bytes;
  }
  // And cut short.
  for (unsigned bytes = 0; bytes < 1U << 16U; ++bytes) {
    const std::array text{static_cast<char>(bytes >> 8U), static_cast<char>(bytes)};
    expect_as_in_the_table({text.data(), 1});
    expect_as_in_the_table({text.data(), 2});
    expect_as_in_the_table(std::string("\xF0") + text[0] + text[1]);
    if (HasFatalFailure()) FAIL() << std::hex << bytes;
  }
  std::mt19937 random(1);
  for (int round = 0; round < 100'000; ++round) {
    std::string text(4, ' ');
    for (char& c : text) c = static_cast<char>(random());
    expect_as_in_the_table(text);
    if (HasFatalFailure()) FAIL() << round;
  }
}

TEST(Characters, every_code_is_encoded_and_decoded) {
  int characters = 0;
  for (char32_t code = 0; code <= 0x110010; ++code) {
    const std::string text = utf8_of(code);
    const bool is_character = code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
    ASSERT_EQ(first_character(text), is_character ? code : kNoCharacter);
    ASSERT_EQ(decode_character(text).length, text.size());
    characters += is_character ? 1 : 0;
  }
  EXPECT_EQ(characters, 1'112'064);  // of Unicode 15: 17 planes without the surrogates
  EXPECT_EQ(utf8_of(U'数'), "\xE6\x95\xB0");
  EXPECT_TRUE(decode_character("\uFFFD").is_valid());
  std::string text = "a";
  append_utf8(U'\U0001F600', text);
  EXPECT_EQ(text, "a\xF0\x9F\x98\x80");
}

TEST(Characters, ranges_have_both_their_ends) {
  constexpr std::array kRanges{CharacterRange{0x41, 0x43}, CharacterRange{0x10FFFF, 0x10FFFF}};
  for (const char32_t in : {0x41U, 0x42U, 0x43U, 0x10FFFFU}) EXPECT_TRUE(is_in(kRanges, in));
  for (const char32_t out : {0x0U, 0x40U, 0x44U, 0x10FFFEU}) EXPECT_FALSE(is_in(kRanges, out));
  EXPECT_FALSE(is_in({}, U'A'));
}

}  // namespace
}  // namespace shudu
