// The canvas: wide signs, marks that combine, cutting, escapes, ASCII, pictures.
#include "tui/canvas/canvas.h"
#include "shudu/core/characters.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "text/sign.h"
#include "text/text.h"

namespace shudu::tui {
namespace {

TEST(Canvas, PutsTextAndGivesTheColumnBehind) {
  Canvas canvas({2, 8});
  EXPECT_EQ(canvas.put({0, 1}, "abc"), 4);
  EXPECT_EQ(canvas.put({1, 0}, "数独 7"), 6);
  EXPECT_EQ(picture(canvas), " abc\n数独 7\n");
  EXPECT_EQ(canvas.cell({1, 1}).sign, "");
  EXPECT_EQ(canvas.cell({1, 2}).sign, "独");
}

TEST(Canvas, NothingIsDrawnOutside) {
  Canvas canvas({1, 4});
  canvas.put({-1, 0}, "up");
  canvas.put({1, 0}, "down");
  canvas.put({0, -2}, "abcdefgh");
  EXPECT_EQ(picture(canvas), "cdef\n");
  EXPECT_EQ(canvas.put({0, 4}, "x"), 4);
  EXPECT_EQ(canvas.put({0, 40}, "x"), 40);
  EXPECT_EQ(picture(canvas), "cdef\n");
  Canvas none({0, 0});
  none.put({0, 0}, "x");
  none.tint({0, 0}, 5, Ground::kPeer);
  EXPECT_EQ(picture(none), "");
  EXPECT_EQ(picture(Canvas({-1, -1})), "");
}

TEST(Canvas, AWideSignIsNeverCutInTwo) {
  Canvas canvas({3, 5});
  EXPECT_EQ(canvas.put({0, 0}, "数独数"), 4);
  EXPECT_EQ(canvas.put({1, -1}, "数独"), 3);  // its first half would stand outside
  EXPECT_EQ(canvas.put({2, 0}, "数独", {}, 3), 2);
  EXPECT_EQ(picture(canvas), "数独\n 独\n数\n");
}

TEST(Canvas, WhoeverOverwritesHalfASignBlanksTheOther) {
  Canvas canvas({3, 6});
  for (int row = 0; row < 3; ++row) canvas.put({row, 0}, "数独数");
  canvas.put({0, 1}, "a");
  canvas.put({1, 2}, "b");
  canvas.put({2, 1}, "独");
  EXPECT_EQ(picture(canvas), " a独数\n数b 数\n 独 数\n");
}

TEST(Canvas, MarksCombineAndAtMostThreeStay) {
  Canvas canvas({1, 5});
  EXPECT_EQ(canvas.put({0, 0}, "e\u0301x"), 2);
  EXPECT_EQ(canvas.cell({0, 0}).sign, "e\u0301");
  std::string many = "a";
  for (int i = 0; i < 500; ++i) many += "\u0336";
  EXPECT_EQ(canvas.put({0, 2}, many), 3);
  EXPECT_EQ(canvas.cell({0, 2}).sign, "a\u0336\u0336\u0336");
  EXPECT_EQ(canvas.put({0, 3}, "\u0301z"), 4);  // nothing to combine with: left out
  EXPECT_EQ(canvas.cell({0, 3}).sign, "z");
}

TEST(Canvas, WhatDrivesATerminalIsSeen) {
  Canvas canvas({1, 60});
  canvas.put({0, 0}, "a\x1b[2Jb\n\t\u202ec\x9b\xff");
  EXPECT_EQ(picture(canvas), "a\\x1b[2Jb\\x0a\\x09\\u202ec\\x9b\\xff\n");
}

TEST(Canvas, CutTextSaysSo) {
  Canvas canvas({4, 6});
  EXPECT_EQ(canvas.put_cut({0, 0}, "abcdef", 6), 6);
  EXPECT_EQ(canvas.put_cut({1, 0}, "abcdefg", 6), 6);
  EXPECT_EQ(canvas.put_cut({2, 0}, "数独数独", 6), 5);
  EXPECT_EQ(canvas.put_cut({3, 3}, "abcdef", 20), 6);
  EXPECT_EQ(picture(canvas), "abcdef\nabcde…\n数独…\n   ab…\n");
  EXPECT_EQ(canvas.put_cut({0, 6}, "abc", 5), 6);
  EXPECT_EQ(canvas.put_cut({0, 0}, "abc", 0), 0);
  Canvas ascii({1, 4});
  ascii.set_ascii(true);
  ascii.put_cut({0, 0}, "abcdef", 4);
  EXPECT_EQ(picture(ascii), "abc~\n");
}

TEST(Canvas, AsciiKeepsChineseAndReplacesTheRest) {
  Canvas canvas({3, 20});
  canvas.set_ascii(true);
  canvas.put({0, 0}, "┌─┬─┐");
  canvas.put({1, 0}, "│5│·│ → é 数");
  canvas.put({2, 0}, "e\u0301");
  EXPECT_EQ(picture(canvas), "+-+-+\n|5|.| > ? 数\ne\n");
}

TEST(Canvas, TintKeepsSignsAndBothHalvesAlike) {
  Canvas canvas({1, 6});
  canvas.put({0, 0}, "数独数", {.role = Role::kGiven});
  canvas.tint({0, 1}, 2, Ground::kPeer);
  EXPECT_EQ(canvas.cell({0, 0}).look.ground, Ground::kNone);
  EXPECT_EQ(canvas.cell({0, 1}).look.ground, Ground::kNone);
  EXPECT_EQ(canvas.cell({0, 2}).look.ground, Ground::kPeer);
  EXPECT_EQ(canvas.cell({0, 3}).look.ground, Ground::kPeer);
  EXPECT_EQ(canvas.cell({0, 2}).look.role, Role::kGiven);
  EXPECT_EQ(canvas.cell({0, 4}).look.ground, Ground::kNone);
  EXPECT_EQ(picture(canvas), "数独数\n");
  canvas.tint({0, -3}, 100, Ground::kSame);
  EXPECT_EQ(canvas.cell({0, 5}).look.ground, Ground::kSame);
}

TEST(Canvas, ClearBlanksAndHidesTheCursor) {
  Canvas canvas({1, 3});
  canvas.put({0, 0}, "abc", {.role = Role::kWrong});
  canvas.set_cursor(Point{0, 1});
  canvas.clear();
  EXPECT_EQ(canvas, Canvas({1, 3}));
}

TEST(Canvas, LooksArePicturesToo) {
  Canvas canvas({2, 6});
  canvas.put({0, 0}, "5", {.role = Role::kGiven});
  canvas.put({0, 2}, "plain");
  canvas.put({1, 0}, "7 8", {.role = Role::kOwn, .ground = Ground::kPeer, .underline = true});
  canvas.put({1, 3}, "9", {.role = Role::kGiven});
  EXPECT_EQ(look_picture(canvas), "a ....\nbbba\na: given\nb: own on peer, underlined\n");
}

// Whatever is put wherever: every row keeps its width, and no byte below blank stands in it.
RC_GTEST_PROP(Canvas, RowsKeepTheirWidth, ()) {
  Canvas canvas({3, 12});
  const auto texts = *rc::gen::container<std::vector<std::string>>(
      8, rc::gen::oneOf(rc::gen::string<std::string>(),
                        rc::gen::container<std::string>(rc::gen::elementOf(
                            std::string("a\x1b\xe6\x95\xb0\xe6\x95\xb0\xcc\x81 ┼")))));
  for (const std::string& text : texts) {
    const auto row = *rc::gen::inRange(-1, 4);
    const auto column = *rc::gen::inRange(-4, 14);
    canvas.put({row, column}, text + "数" + text, {}, *rc::gen::inRange(0, 20));
  }
  for (int row = 0; row < 3; ++row) {
    int width = 0;
    for (int column = 0; column < 12; ++column) {
      const std::string& sign = canvas.cell({row, column}).sign;
      if (sign.empty()) {
        RC_ASSERT(column > 0);
        // Right half of the sign before it; marks that combine take no column.
        const std::string& before = canvas.cell({row, column - 1}).sign;
        RC_ASSERT(display_width(utf8_of(first_character(before))) == 2);
        continue;
      }
      for (const char byte : sign) RC_ASSERT(static_cast<unsigned char>(byte) >= 0x20);
      width += static_cast<int>(display_width(utf8_of(first_character(sign))));
    }
    RC_ASSERT(width == 12);
  }
}

}  // namespace
}  // namespace shudu::tui
