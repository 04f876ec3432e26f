// The terminal that tests see with: that it shows what a terminal shows, and complains.
#include "screen_parser.h"

#include <gtest/gtest.h>

namespace shudu::tui::driven {
namespace {

TEST(ScreenParser, TextWrapsOnlyWithTheNextCharacter) {
  ScreenParser screen({2, 4});
  screen.feed("abcd");
  EXPECT_EQ(screen.cursor(), (Point{0, 3}));
  screen.feed("e");
  EXPECT_EQ(screen.text(), "abcd\ne\n");
  screen.feed("fgh\r\ni");
  EXPECT_EQ(screen.text(), "efgh\ni\n");  // scrolled
}

TEST(ScreenParser, WideAndCombiningSigns) {
  ScreenParser screen({2, 5});
  screen.feed("数独e\xcc\x81");
  EXPECT_EQ(screen.text(), "数独e\xcc\x81\n\n");
  EXPECT_EQ(screen.cell({0, 1}).sign, "");
  screen.feed("\x1b[1;2Hx");  // half of a wide sign is overwritten
  EXPECT_EQ(screen.row_text(0), " x独e\xcc\x81");
}

TEST(ScreenParser, MovesAndErases) {
  ScreenParser screen({3, 6});
  screen.feed("\x1b[2;3Hab\x1b[3;1Hcdefgh\x1b[1G\x1b[2X\x1b[A\x1b[1K");
  EXPECT_EQ(screen.text(), "\n  ab\n  efgh\n");
  screen.feed("\x1b[3;1H\x1b[3P\x1b[2;3H\x1b[2@");
  EXPECT_EQ(screen.text(), "\n    ab\nfgh\n");
  screen.feed("\x1b[1;1H\x1b[M\x1b[2;2H\x1b[K");
  EXPECT_EQ(screen.text(), "    ab\nf\n\n");
  screen.feed("\x1b[2;1H\x1b[Lz\x1b[3b\x1b[J");
  EXPECT_EQ(screen.text(), "    ab\nzzzz\n\n");
  EXPECT_EQ(screen.clears(), 0);
  screen.feed("\x1b[H\x1b[2J");
  EXPECT_EQ(screen.text(), "\n\n\n");
  EXPECT_EQ(screen.clears(), 1);
  EXPECT_TRUE(screen.faults().empty());
}

TEST(ScreenParser, ScrollsInItsRegion) {
  ScreenParser screen({4, 2});
  screen.feed("a\r\nb\r\nc\r\nd\x1b[2;3r\x1b[3;1H\n");
  EXPECT_EQ(screen.text(), "a\nc\n\nd\n");
  screen.feed("\x1b[2;1H\x1bM");
  EXPECT_EQ(screen.text(), "a\n\nc\nd\n");
}

TEST(ScreenParser, Looks) {
  ScreenParser screen({1, 8});
  screen.feed("\x1b[1;4;38;5;146;48;5;235ma\x1b[0;7mb\x1b[27;31;42mc\x1b[39;49;93md\x1b[me");
  EXPECT_EQ(screen.cell({0, 0}), (ScreenCell{"a", 146, 235, true, true, false}));
  EXPECT_EQ(screen.cell({0, 1}), (ScreenCell{"b", -1, -1, false, false, true}));
  EXPECT_EQ(screen.cell({0, 2}), (ScreenCell{"c", 1, 2, false, false, false}));
  EXPECT_EQ(screen.cell({0, 3}), (ScreenCell{"d", 11, -1, false, false, false}));
  EXPECT_EQ(screen.cell({0, 4}), (ScreenCell{"e"}));
  screen.feed("\x1b[41m\x1b[K");
  EXPECT_EQ(screen.cell({0, 7}).ground, 1);
}

TEST(ScreenParser, Modes) {
  ScreenParser screen({2, 2});
  EXPECT_TRUE(screen.is_cursor_shown());
  screen.feed("ab\x1b[?1049h\x1b[?25l\x1b[?1000;1006h\x1b[?2004h");
  EXPECT_TRUE(screen.is_alternate());
  EXPECT_FALSE(screen.is_cursor_shown());
  EXPECT_TRUE(screen.has_mode(1006));
  EXPECT_EQ(screen.text(), "\n\n");
  screen.feed("\x1b[?1006l\x1b[?1049l\x1b[?25h");
  EXPECT_FALSE(screen.has_mode(1006));
  EXPECT_FALSE(screen.is_alternate());
}

TEST(ScreenParser, WhatItDoesNotKnowIsAFault) {
  for (const char* bytes :
       {"\x1b[5z", "\x1b[?9999h",
        "\x1b"
        "c",
        "\xff", "\x01", "\x1b[38;2;1;2;3m", "\x1b]0;title\x07", "\xc2\x9b", "\x1b[58m"}) {
    ScreenParser screen({2, 10});
    screen.feed(bytes);
    EXPECT_FALSE(screen.faults().empty()) << (bytes + 1);
  }
}

TEST(ScreenParser, CutAnywhereItShowsTheSame) {
  const std::string bytes = "\x1b[2;3H\x1b[1;38;5;146m数\x1b[0m独e\xcc\x81\x1b(B\x1b[K\x1b[3b";
  ScreenParser whole({3, 20});
  whole.feed(bytes);
  ScreenParser slow({3, 20});
  for (const char& byte : bytes) slow.feed({&byte, 1});
  EXPECT_EQ(whole.text(), slow.text());
  EXPECT_EQ(whole.cursor(), slow.cursor());
  EXPECT_EQ(whole.cell({1, 2}), slow.cell({1, 2}));
}

TEST(ScreenParser, AWindowThatShrinksKeepsWhatFits) {
  ScreenParser screen({3, 4});
  screen.feed("abcd\r\nefgh\r\nijkl");
  screen.resize({2, 3});
  EXPECT_EQ(screen.text(), "abc\nefg\n");
  EXPECT_EQ(screen.cursor(), (Point{1, 2}));
  screen.resize({3, 5});
  EXPECT_EQ(screen.text(), "abc\nefg\n\n");
}

}  // namespace
}  // namespace shudu::tui::driven
