// UTF-8 and UTF-16: the borders of each length, and what is no text.
#include "formats/utf16.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <string_view>

namespace shudu {
namespace {

TEST(Utf16, BordersOfEachLength) {
  EXPECT_EQ(to_utf16("a\x7F"), u"a\x7F");
  EXPECT_EQ(to_utf16("\xC2\x80\xDF\xBF"), u"\u0080\u07FF");
  EXPECT_EQ(to_utf16("\xE0\xA0\x80\xEF\xBF\xBF"), u"\u0800\uFFFF");
  EXPECT_EQ(to_utf16("\xF0\x90\x80\x80\xF4\x8F\xBF\xBF"), u"\U00010000\U0010FFFF");
  EXPECT_EQ(to_utf8(u"a\u0080\u07FF\u0800\uFFFF\U00010000\U0010FFFF"),
            "a\xC2\x80\xDF\xBF\xE0\xA0\x80\xEF\xBF\xBF\xF0\x90\x80\x80\xF4\x8F\xBF\xBF");
}

// The compiler writes both texts. The low sixteen bits of these are those of a surrogate.
TEST(Utf16, PointsThatEndLikeSurrogatesAreText) {
  constexpr std::u8string_view kText = u8"\U0001D800\U0001DBFF\U0001DC00\U0002DFFF\U0010DFFF";
  const std::string text(kText.begin(), kText.end());
  EXPECT_EQ(to_utf16(text), u"\U0001D800\U0001DBFF\U0001DC00\U0002DFFF\U0010DFFF");
  EXPECT_EQ(to_utf8(to_utf16(text)), text);
}

TEST(Utf16, EveryPointOfAPairGoesBothWays) {
  for (std::uint32_t point = 0x10000; point <= 0x10FFFF; ++point) {
    const std::u16string units{static_cast<char16_t>(0xD7C0U + (point >> 10U)),
                               static_cast<char16_t>(0xDC00U + (point & 0x3FFU))};
    const std::optional<std::string> text = to_utf8(units);
    ASSERT_TRUE(text) << point;
    ASSERT_EQ(to_utf16(*text), units) << point;
  }
}

TEST(Utf16, WhatIsNotUtf8IsReplaced) {
  const std::u16string bad(1, u'\uFFFD');
  EXPECT_EQ(to_utf16("\x80"), bad);
  EXPECT_EQ(to_utf16("\xC0\x80"), bad + bad);                      // overlong
  EXPECT_EQ(to_utf16("\xED\xA0\x80"), bad + bad + bad);            // a surrogate
  EXPECT_EQ(to_utf16("\xF4\x90\x80\x80"), bad + bad + bad + bad);  // above U+10FFFF
  EXPECT_EQ(to_utf16("\xE6\x95"), bad + bad);                      // cut
  EXPECT_EQ(to_utf16("\xFFz"), bad + u"z");
}

TEST(Utf16, LoneSurrogatesAreNoText) {
  const std::u16string high(1, char16_t{0xD800});
  const std::u16string low(1, char16_t{0xDC00});
  EXPECT_EQ(to_utf8(high), std::nullopt);
  EXPECT_EQ(to_utf8(low), std::nullopt);
  EXPECT_EQ(to_utf8(low + high), std::nullopt);
  EXPECT_EQ(to_utf8(high + u"a"), std::nullopt);
  EXPECT_EQ(to_utf8(high + low), "\xF0\x90\x80\x80");
}

RC_GTEST_PROP(Utf16, Property_BytesCountedAreBytesWritten, (const std::string& bytes)) {
  const std::u16string units = to_utf16(bytes);
  std::size_t count = 0;
  for (const char16_t unit : units) count += utf8_bytes(unit);
  const std::optional<std::string> text = to_utf8(units);
  RC_ASSERT(text.has_value());
  RC_ASSERT(text->size() == count);
  RC_ASSERT(to_utf16(*text) == units);
}

}  // namespace
}  // namespace shudu
