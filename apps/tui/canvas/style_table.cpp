// Numbers of 256 colours are those of xterm's cube (16 to 231, steps 0 95 135 175 215 255) and
// greys (232 to 255, 8 + 10 n); the 16 below differ from terminal to terminal and are used in the
// 16 colour tables only. Contrast is that of WCAG 2.2, relative luminance of sRGB.
//
// The hint colours began as 146 178 98 161 86 on dark and 67 136 53 131 22 on light ground. 161 has
// 4.05 on black, 67 and 136 have 3.8 and 3.3 on white; 98 and 131 stay just above 4.5 there and
// fall below it on any ground that is not quite black or white. Their neighbours of the same hue
// below have 5.7 or more. Tried: frames in grey (246, 241). 15 % more bytes a move. Not kept.
#include "tui/canvas/style_table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace shudu::tui {
namespace {

// How a role or a ground shows in each of the five palettes.
struct PaintRow {
  Paint dark;
  Paint light;
  Paint dark16;
  Paint light16;
  Paint mono;
};

constexpr Paint ink(int number) { return {.ink = number}; }
constexpr Paint bold(int number = -1) { return {.ink = number, .bold = true}; }
constexpr Paint on(int number) { return {.ground = number}; }
constexpr Paint kNothing{};
constexpr Paint kUnderline{.underline = true};
constexpr Paint kReverse{.reverse = true};
constexpr Paint kBoldReverse{.bold = true, .reverse = true};

constexpr std::array<PaintRow, static_cast<std::size_t>(Role::kCount)> kRoleRows{{
    {kNothing, kNothing, kNothing, kNothing, kNothing},      // kPlain
    {ink(246), ink(241), kNothing, kNothing, kNothing},      // kDim
    {bold(), bold(), bold(), bold(), bold()},                // kTitle
    {kNothing, kNothing, kNothing, kNothing, kNothing},      // kFrame
    {bold(255), bold(16), bold(), bold(), bold()},           // kGiven
    {ink(153), ink(18), ink(6), ink(4), kNothing},           // kOwn
    {ink(252), ink(238), kNothing, kNothing, kNothing},      // kCorner
    {ink(252), ink(238), kNothing, kNothing, kNothing},      // kCentre
    {kNothing, kNothing, kNothing, kNothing, kNothing},      // kMessage
    {bold(210), bold(124), bold(1), bold(1), kBoldReverse},  // kAlarm
    {bold(), bold(), bold(), bold(), bold()},                // kKey
    {kReverse, kReverse, kReverse, kReverse, kReverse},      // kFocus
    {{.ink = 210, .ground = 52, .bold = true},
     {.ink = 124, .ground = 224, .bold = true},
     bold(1),
     bold(1),
     kReverse},                                        // kWrong
    {bold(146), bold(25), bold(4), bold(4), bold()},   // kHintMain
    {bold(178), bold(94), bold(3), bold(3), bold()},   // kHintSecond
    {bold(141), bold(53), bold(5), bold(5), bold()},   // kHintFin
    {bold(204), bold(125), bold(1), bold(1), bold()},  // kHintOut
    {bold(86), bold(22), bold(2), bold(2), bold()},    // kHintPut
}};

// A cell colour has nothing but its tag where there are few colours.
constexpr PaintRow colour(int dark, int light) {
  return {on(dark), on(light), kNothing, kNothing, kNothing};
}

constexpr std::array<PaintRow, static_cast<std::size_t>(Ground::kCount)> kGroundRows{{
    {kNothing, kNothing, kNothing, kNothing, kNothing},     // kNone
    {on(58), on(229), kReverse, kReverse, kNothing},        // kCursor: between [ ]
    {on(58), on(229), kNothing, kNothing, kNothing},        // kPicked: <
    {on(24), on(153), kUnderline, kUnderline, kUnderline},  // kSame
    {on(235), on(255), kNothing, kNothing, kNothing},       // kPeer
    {on(237), on(254), kNothing, kNothing, kNothing},       // kHouse
    {on(52), on(224), ink(1), ink(1), kReverse},            // kWrong: !
    colour(240, 247),
    colour(58, 227),
    colour(94, 172),
    colour(52, 217),
    colour(55, 225),
    colour(17, 105),
    colour(24, 73),
    colour(23, 108),
    colour(22, 150),
}};

const Paint& paint_in(const PaintRow& row, Palette palette) {
  switch (palette) {
    case Palette::kDark256:
      return row.dark;
    case Palette::kLight256:
      return row.light;
    case Palette::k16:
      return row.dark16;
    case Palette::kLight16:
      return row.light16;
    case Palette::kMono:
      return row.mono;
  }
  return row.mono;
}

std::array<int, 3> rgb_of(int number) {
  constexpr std::array kSteps{0, 95, 135, 175, 215, 255};
  if (number >= 232) {
    const int grey = 8 + 10 * (number - 232);
    return {grey, grey, grey};
  }
  if (number >= 16) {
    const auto cube = static_cast<std::size_t>(number - 16);
    return {kSteps[cube / 36], kSteps[cube / 6 % 6], kSteps[cube % 6]};
  }
  const auto bit = [number](int which) { return ((number >> which) & 1) != 0; };
  if (number == 7) return {229, 229, 229};
  if (number == 8) return {127, 127, 127};
  const int full = number > 8 ? 255 : 205;
  return {bit(0) ? full : 0, bit(1) ? full : 0, bit(2) ? full : 0};
}

double luminance(int number) {
  constexpr std::array kWeights{0.2126, 0.7152, 0.0722};
  const std::array<int, 3> rgb = rgb_of(number);
  double sum = 0;
  for (std::size_t i = 0; i < rgb.size(); ++i) {
    const double part = rgb[i] / 255.0;
    sum += kWeights[i] * (part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4));
  }
  return sum;
}

// With 256 colours: an ink that can be read on the ground.
int readable(int wanted, int ground, bool is_light) {
  constexpr double kEnough = 4.5;
  if (ground < 0) return wanted;
  if (wanted >= 0 && contrast(wanted, ground) >= kEnough) return wanted;
  return is_light ? 16 : 255;
}

bool is_colour(Ground ground) { return ground >= Ground::kColour1 && ground <= Ground::kColour9; }

}  // namespace

double contrast(int ink, int ground) {
  const double a = luminance(ink);
  const double b = luminance(ground);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

Paint paint_of(const Look& look, Palette palette) {
  const Paint& ground = paint_in(kGroundRows[static_cast<std::size_t>(look.ground)], palette);
  Paint paint = paint_in(kRoleRows[static_cast<std::size_t>(look.role)], palette);
  if (ground.ground >= 0) paint.ground = ground.ground;
  if (ground.ink >= 0) paint.ink = ground.ink;
  paint.bold = paint.bold || ground.bold;
  paint.underline = paint.underline || ground.underline || look.underline;
  // Twice reversed would be plain again, and a cue lost.
  paint.reverse = paint.reverse || ground.reverse || look.reverse;
  if (palette == Palette::kDark256 || palette == Palette::kLight256) {
    const int wanted = is_colour(look.ground) ? -1 : paint.ink;  // the colour is the message there
    paint.ink = readable(wanted, paint.ground, palette == Palette::kLight256);
  }
  return paint;
}

}  // namespace shudu::tui
