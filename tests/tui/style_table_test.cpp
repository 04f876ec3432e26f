// What roles and grounds look like. Contrasts are computed here a second time, from the definitions
// of xterm's colours and of WCAG 2.2, on all roles on all grounds.
#include "tui/canvas/style_table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <tuple>
#include <vector>

namespace shudu::tui {
namespace {

double channel(int value) {
  const double part = value / 255.0;
  return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(int number) {
  const auto step = [](int n) { return n == 0 ? 0 : 55 + 40 * n; };
  const int cube = number - 16;
  const bool grey = number >= 232;
  const int level = 8 + (number - 232) * 10;
  return 0.2126 * channel(grey ? level : step(cube / 36)) +
         0.7152 * channel(grey ? level : step(cube / 6 % 6)) +
         0.0722 * channel(grey ? level : step(cube % 6));
}

double expected_contrast(int a, int b) {
  const double x = luminance(a) + 0.05;
  const double y = luminance(b) + 0.05;
  return x > y ? x / y : y / x;
}

std::vector<Look> all_looks() {
  std::vector<Look> looks;
  for (int role = 0; role < static_cast<int>(Role::kCount); ++role) {
    for (int ground = 0; ground < static_cast<int>(Ground::kCount); ++ground) {
      looks.push_back({static_cast<Role>(role), static_cast<Ground>(ground)});
    }
  }
  return looks;
}

Ground colour_ground(int n) { return static_cast<Ground>(static_cast<int>(Ground::kColour1) + n); }

TEST(StyleTable, ContrastIsThatOfTheDefinition) {
  EXPECT_NEAR(contrast(16, 231), 21.0, 1e-9);
  EXPECT_NEAR(contrast(231, 231), 1.0, 1e-9);
  for (int ink = 16; ink < 256; ++ink) {
    for (int ground = 16; ground < 256; ground += 7) {
      EXPECT_NEAR(contrast(ink, ground), expected_contrast(ink, ground), 1e-9);
    }
  }
  EXPECT_NEAR(contrast(0, 15), 21.0, 1e-9);
}

TEST(StyleTable, EveryInkCanBeReadOnItsGround) {
  for (const Palette palette : {Palette::kDark256, Palette::kLight256}) {
    const int own = palette == Palette::kDark256 ? 16 : 231;  // the terminal's own, black or white
    for (const Look& look : all_looks()) {
      const Paint paint = paint_of(look, palette);
      if (paint.ink < 0) {
        EXPECT_LT(paint.ground, 0) << "the terminal's own ink on a ground of ours";
        continue;
      }
      const int ground = paint.ground < 0 ? own : paint.ground;
      EXPECT_GE(expected_contrast(paint.ink, ground), 4.5)
          << "role " << static_cast<int>(look.role) << " ground " << static_cast<int>(look.ground);
    }
  }
}

TEST(StyleTable, InksStayReadableOnGroundsThatAreNearlyBlackOrWhite) {
  for (int role = 0; role < static_cast<int>(Role::kCount); ++role) {
    const Look look{static_cast<Role>(role), Ground::kNone};
    if (look.role == Role::kWrong) continue;  // brings its own ground
    for (const auto& [palette, ground] :
         {std::pair{Palette::kDark256, 234}, std::pair{Palette::kLight256, 255}}) {
      const Paint paint = paint_of(look, palette);
      if (paint.ink < 0) continue;
      EXPECT_GE(expected_contrast(paint.ink, ground), 4.5) << role;
    }
  }
}

TEST(StyleTable, CellColoursAreThoseOfTheDesignWithInksOfFourPointNine) {
  const std::vector<int> dark{240, 58, 94, 52, 55, 17, 24, 23, 22};
  const std::vector<int> light{247, 227, 172, 217, 225, 105, 73, 108, 150};
  for (int n = 0; n < 9; ++n) {
    for (const Role role : {Role::kGiven, Role::kOwn, Role::kCentre, Role::kHintOut}) {
      const Paint on_dark = paint_of({role, colour_ground(n)}, Palette::kDark256);
      const Paint on_light = paint_of({role, colour_ground(n)}, Palette::kLight256);
      EXPECT_EQ(on_dark.ground, dark[static_cast<std::size_t>(n)]);
      EXPECT_EQ(on_light.ground, light[static_cast<std::size_t>(n)]);
      EXPECT_EQ(on_dark.ink, 255);
      EXPECT_EQ(on_light.ink, 16);
      EXPECT_GE(expected_contrast(on_dark.ink, on_dark.ground), 4.9);
      EXPECT_GE(expected_contrast(on_light.ink, on_light.ground), 4.9);
    }
  }
}

TEST(StyleTable, GivenAndOwnDigitsDifferOnEveryGround) {
  for (const Palette palette :
       {Palette::kDark256, Palette::kLight256, Palette::k16, Palette::kLight16, Palette::kMono}) {
    for (int ground = 0; ground < static_cast<int>(Ground::kCount); ++ground) {
      EXPECT_NE(paint_of({Role::kGiven, static_cast<Ground>(ground)}, palette),
                paint_of({Role::kOwn, static_cast<Ground>(ground)}, palette));
    }
  }
}

TEST(StyleTable, MonoHasNoColourAndSixteenHaveNoMore) {
  for (const Look& look : all_looks()) {
    const Paint mono = paint_of(look, Palette::kMono);
    EXPECT_EQ(mono.ink, -1);
    EXPECT_EQ(mono.ground, -1);
    for (const Palette palette : {Palette::k16, Palette::kLight16}) {
      EXPECT_LT(paint_of(look, palette).ink, 8);  // 8 and more are bold 0 to 7 on many
      EXPECT_LT(paint_of(look, palette).ground, 8);
    }
  }
}

TEST(StyleTable, MonoCuesAreThoseOfTheDesign) {
  EXPECT_TRUE(paint_of({Role::kGiven}, Palette::kMono).bold);
  EXPECT_TRUE(paint_of({Role::kOwn, Ground::kSame}, Palette::kMono).underline);
  EXPECT_TRUE(paint_of({Role::kWrong}, Palette::kMono).reverse);
  EXPECT_TRUE(paint_of({Role::kOwn, Ground::kWrong}, Palette::kMono).reverse);
  EXPECT_TRUE(paint_of({Role::kOwn, Ground::kCursor}, Palette::k16).reverse);
  EXPECT_TRUE(paint_of({.role = Role::kPlain, .underline = true}, Palette::kMono).underline);
  EXPECT_TRUE(paint_of({.role = Role::kPlain, .reverse = true}, Palette::kDark256).reverse);
}

TEST(StyleTable, HintRolesDifferFromEachOther) {
  for (const Palette palette : {Palette::kDark256, Palette::kLight256, Palette::k16}) {
    std::set<int> inks;
    for (const Role role :
         {Role::kHintMain, Role::kHintSecond, Role::kHintFin, Role::kHintOut, Role::kHintPut}) {
      inks.insert(paint_of({role}, palette).ink);
    }
    EXPECT_EQ(inks.size(), 5U);
  }
}

}  // namespace
}  // namespace shudu::tui
