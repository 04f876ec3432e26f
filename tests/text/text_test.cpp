// Widths, wrapping, escaping, suggestions.
#include "text/text.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

namespace shudu {
namespace {

TEST(Text, WidthCountsChineseTwice) {
  EXPECT_EQ(display_width("abc"), 3U);
  EXPECT_EQ(display_width("数独"), 4U);
  EXPECT_EQ(display_width("a数。"), 5U);
  EXPECT_EQ(display_width(""), 0U);
}

TEST(Text, LinesBreakAtBlanksAndBetweenChineseCharacters) {
  EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("一二三四五", 4), (std::vector<std::string>{"一二", "三四", "五"}));
  EXPECT_EQ(wrapped("a-very-long-word b", 5), (std::vector<std::string>{"a-very-long-word", "b"}));
  EXPECT_EQ(wrapped("", 5), std::vector<std::string>{""});
}

TEST(Text, ClosingMarksDoNotBeginALine) {
  EXPECT_EQ(wrapped("一二。三", 4), (std::vector<std::string>{"一", "二。", "三"}));
  EXPECT_EQ(wrapped("一「二」", 4), (std::vector<std::string>{"一", "「二」"}));
}

TEST(Text, AnEchoIsCutBehindTwoHundredCharacters) {
  const std::string most(200, 'x');
  EXPECT_EQ(echoed(most), most);
  EXPECT_EQ(echoed(most + "y"), most + "…");
  std::string wide;
  for (int i = 0; i < 200; ++i) wide += "数";
  EXPECT_EQ(echoed(wide), wide);
  EXPECT_EQ(echoed(wide + "独"), wide + "…");
  EXPECT_EQ(echoed("\x1b[2J"), escaped("\x1b[2J"));
  EXPECT_EQ(echoed(echoed("\x1b[2J")), escaped("\x1b[2J"));
  // An escape is shown whole or not at all.
  EXPECT_EQ(echoed(std::string(196, 'x') + "\n"), escaped(std::string(196, 'x') + "\n"));
  EXPECT_EQ(echoed(std::string(197, 'x') + "\n"), std::string(197, 'x') + "…");
}

RC_GTEST_PROP(Text, WrappingKeepsEverythingButBlanksAndTheWidth, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab ")));
  std::string kept;
  for (const std::string& line : wrapped(text, 6)) {
    RC_ASSERT(line.size() <= 6 || line.find(' ') == std::string::npos);
    kept += line;
  }
  std::string all = text;
  std::erase(all, ' ');
  std::erase(kept, ' ');
  RC_ASSERT(kept == all);
}

TEST(Text, EscapingKeepsLongTextWhole) {
  const std::string text = std::string(300, 'a') + "数\x1b" + std::string(300, '\xff');
  const std::string shown = escaped(text);
  EXPECT_EQ(shown.size(), 300 + 3 + 4 + 300 * 4);
  EXPECT_EQ(shown.find('\x1b'), std::string::npos);
  EXPECT_EQ(escaped("plain"), "plain");
  EXPECT_EQ(escaped("\x9b"), "\\x9b");
  EXPECT_EQ(escaped("\u202e"), "\\u202e");
  EXPECT_EQ(escaped_lines("a\tb\n\x07"), "a\tb\n\\x07");
}

TEST(Text, NumbersAreGrouped) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
}

TEST(Text, OnlyNearWordsAreSuggested) {
  const std::vector<std::string> verbs{"solve", "count", "check"};
  EXPECT_EQ(nearest("slove", verbs), "solve");
  EXPECT_EQ(nearest("solv", verbs), "solve");
  EXPECT_EQ(nearest("chekc", verbs), "check");
  EXPECT_EQ(nearest("cont", verbs), "count");
  EXPECT_EQ(nearest("xyzzy", verbs), "");
  EXPECT_EQ(nearest("", verbs), "");
  EXPECT_EQ(nearest(std::string(1000, 's'), verbs), "");
}

}  // namespace
}  // namespace shudu
