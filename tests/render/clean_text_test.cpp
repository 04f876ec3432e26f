// What of a text is printed: hostile ones lose their teeth and keep their words.
#include "shudu/render/clean_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace shudu {
namespace {

TEST(CleanText, WordsOfAnyLanguageStay) {
  EXPECT_EQ(clean_text("Easter Monster"), "Easter Monster");
  EXPECT_EQ(clean_text("数独 第 1 题"), "数独 第 1 题");
  EXPECT_EQ(clean_text("Z\xC3\xBCrich \xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D"),
            "Z\xC3\xBCrich \xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D");
  EXPECT_EQ(clean_text("<script>alert(1)</script> ]]> &amp;"),
            "<script>alert(1)</script> ]]> &amp;");
}

TEST(CleanText, ControlsAndOverridesGo) {
  EXPECT_EQ(clean_text("a\x1b[31mb\x07"), "a[31mb");
  EXPECT_EQ(clean_text("a\xE2\x80\xAE"
                       "b\xE2\x81\xA6"
                       "c\xEF\xBB\xBF"),
            "abc");
  EXPECT_EQ(clean_text(std::string("a\0b", 3)), "ab");
  EXPECT_EQ(clean_text("a\xC2\x9B"
                       "b\xE2\x80\x8B"
                       "c\xF3\xA0\x80\x81"),
            "abc");
}

TEST(CleanText, BlanksAreOne) {
  EXPECT_EQ(clean_text("  a \t\r\n  b\xC2\xA0\xE2\x80\xA8"
                       "c  "),
            "a b c");
  EXPECT_EQ(clean_text(" \n "), "");
}

TEST(CleanText, WhatIsNoUtf8IsReplaced) {
  EXPECT_EQ(clean_text("a\xFF"
                       "b"),
            "a\xEF\xBF\xBD"
            "b");
  EXPECT_EQ(clean_text("\xC3"), "\xEF\xBF\xBD");
  EXPECT_EQ(clean_text("\xC0\xAF"), "\xEF\xBF\xBD\xEF\xBF\xBD");              // overlong
  EXPECT_EQ(clean_text("\xED\xA0\x80").find('\xED'), std::string::npos);      // a surrogate
  EXPECT_EQ(clean_text("\xF4\x90\x80\x80").find('\xF4'), std::string::npos);  // above U+10FFFF
}

TEST(CleanText, HeapsOfMarksAreCleared) {
  std::string heap = "a";
  for (int i = 0; i < 100; ++i) heap += "\xCC\x81";
  EXPECT_EQ(clean_text(heap), "a\xCC\x81\xCC\x81\xCC\x81");
}

TEST(CleanText, LongOnesEndInAnEllipsis) {
  EXPECT_EQ(clean_text(std::string(65536, 'x'), 5), "xxxxx\xE2\x80\xA6");
  EXPECT_EQ(clean_text("xxxxx", 5), "xxxxx");
  EXPECT_EQ(clean_text("数数数数", 3), "数数数\xE2\x80\xA6");
}

RC_GTEST_PROP(CleanTextProperty, CleaningTwiceChangesNothing, (const std::string& text)) {
  const std::string once = clean_text(text, 20);
  RC_ASSERT(clean_text(once, 20) == once);
}

RC_GTEST_PROP(CleanTextProperty, NothingBelowABlankIsLeft, (const std::string& text)) {
  for (const char c : clean_text(text)) RC_ASSERT(static_cast<unsigned char>(c) >= 0x20U);
}

}  // namespace
}  // namespace shudu
