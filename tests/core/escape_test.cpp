// Text from a file never drives the terminal: what escape_token lets through and what it does not.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "shudu/core/error.h"

namespace shudu {
namespace {

using namespace std::string_view_literals;

TEST(EscapeToken, printable_text_stays) {
  for (const std::string_view text :
       {"abc 123"sv, "１２３"sv, "数獨 é ß"sv, R"(a\b)"sv, "😀"sv, ""sv}) {
    EXPECT_EQ(escape_token(text).view(), text);
  }
}

TEST(EscapeToken, controls_are_shown) {
  EXPECT_EQ(escape_token("\x1b[2J").view(), "\\x1b[2J");
  EXPECT_EQ(escape_token("\x1b]0;x\x07").view(), "\\x1b]0;x\\x07");
  EXPECT_EQ(escape_token("a\0b"sv).view(), "a\\x00b");
  EXPECT_EQ(escape_token("a\tb\r\n").view(), "a\\x09b\\x0d\\x0a");
  EXPECT_EQ(escape_token("\x7f").view(), "\\x7f");
  EXPECT_EQ(escape_token("\xC2\x9B").view(), "\\u009b");  // C1: the one-character CSI
}

TEST(EscapeToken, invisible_marks_are_shown) {
  // In pieces: a literal that turns the rest of its line around would mislead readers of this file.
  const std::string right_to_left = std::string("\xE2\x80") + "\xAE";
  EXPECT_EQ(escape_token("a" + right_to_left + "b").view(), "a\\u202eb");
  EXPECT_EQ(escape_token("\u2066\u2069").view(), "\\u2066\\u2069");
  EXPECT_EQ(escape_token("\u200f\u200b").view(), "\\u200f\\u200b");
  EXPECT_EQ(escape_token("\ufeff").view(), "\\ufeff");
  EXPECT_EQ(escape_token("\u2028").view(), "\\u2028");
  EXPECT_EQ(escape_token("\U000E0041").view(), "\\U000e0041");
}

TEST(EscapeToken, bytes_that_are_not_utf8) {
  EXPECT_EQ(escape_token("\xff").view(), "\\xff");
  EXPECT_EQ(escape_token("\x9b"
                         "2J")
                .view(),
            "\\x9b2J");
  EXPECT_EQ(escape_token("\xC0\x80").view(), "\\xc0\\x80");           // overlong NUL
  EXPECT_EQ(escape_token("\xE0\x80\x9B").view(), "\\xe0\\x80\\x9b");  // overlong CSI
  EXPECT_EQ(escape_token("\xF0\x80\x80\x9B").view(), "\\xf0\\x80\\x80\\x9b");
  EXPECT_EQ(escape_token("\xED\xA0\x80").view(), "\\xed\\xa0\\x80");           // a surrogate
  EXPECT_EQ(escape_token("\xF4\x90\x80\x80").view(), "\\xf4\\x90\\x80\\x80");  // over U+10FFFF
  EXPECT_EQ(escape_token("\xF5\x80\x80\x80").view(), "\\xf5\\x80\\x80\\x80");
  EXPECT_EQ(escape_token("\xE5\xAE").view(), "\\xe5\\xae");  // cut short
  EXPECT_EQ(escape_token("\xE5\xAEz").view(), "\\xe5\\xaez");
}

TEST(EscapeToken, the_ends_of_utf8) {
  for (const std::string_view text :
       {"\xC3\x80"sv, "\xDF\xBF"sv, "\xE0\xA0\x80"sv, "\xED\x9F\xBB"sv, "\xEE\x80\x80"sv,
        "\xF0\x90\x80\x80"sv, "\xF4\x8F\xBF\xBD"sv}) {
    EXPECT_EQ(escape_token(text).view(), text);
  }
}

TEST(EscapeToken, cuts_between_characters_and_escapes) {
  const std::string x59(59, 'x');
  EXPECT_EQ(escape_token(x59 + "yz").view(), x59 + "y");
  EXPECT_EQ(escape_token(x59 + "\x1bz").view(), x59);
  EXPECT_EQ(escape_token(x59 + "宫z").view(), x59);
}

TEST(EscapeFirst, one_character_only) {
  EXPECT_EQ(escape_first("").view(), "");
  EXPECT_EQ(escape_first("abc").view(), "a");
  EXPECT_EQ(escape_first("宫x").view(), "宫");
  EXPECT_EQ(escape_first("\x1b[").view(), "\\x1b");
  EXPECT_EQ(escape_first("\xff\xff").view(), "\\xff");
}

// Whatever goes in, what comes out has no control byte and a second escaping changes nothing.
RC_GTEST_PROP(EscapeToken, random_bytes_come_out_harmless, (const std::string& text)) {
  const Token token = escape_token(text);
  RC_ASSERT(token.size() <= 60U);
  for (const char c : token.view()) RC_ASSERT(static_cast<unsigned char>(c) >= 0x20);
  RC_ASSERT(token.view().find('\x7f') == std::string_view::npos);
  RC_ASSERT(escape_token(token.view()) == token);
}

}  // namespace
}  // namespace shudu
