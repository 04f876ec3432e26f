// Every byte is held to the sets of digits, letters and continuing bytes, written out by hand.
#include "shudu/core/characters.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

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

}  // namespace
}  // namespace shudu
