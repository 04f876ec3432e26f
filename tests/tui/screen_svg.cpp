#include "tui/screen_svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "tui/canvas/style_table.h"

namespace shudu::tui {
namespace {

constexpr int kWidth = 9;    // of a cell, in pixels
constexpr int kHeight = 19;  // of a row
constexpr int kMargin = 12;
constexpr int kBaseline = 14;
constexpr std::string_view kTerminalInk = "#d0d0d0";
constexpr std::string_view kTerminalGround = "#121212";

// xterm's colours: 16 of the system, a cube of 6 x 6 x 6, 24 greys.
std::string hex_of(int colour) {
  constexpr std::array<std::string_view, 16> kSystem{
      "#000000", "#cd0000", "#00cd00", "#cdcd00", "#5c5cff", "#cd00cd", "#00cdcd", "#e5e5e5",
      "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff"};
  constexpr std::array<int, 6> kLevels{0, 95, 135, 175, 215, 255};
  if (colour < 16) return std::string(kSystem[static_cast<std::size_t>(colour)]);
  if (colour >= 232) {
    const int grey = 8 + 10 * (colour - 232);
    return fmt::format("#{0:02x}{0:02x}{0:02x}", grey);
  }
  const auto level = [&](int index) { return kLevels[static_cast<std::size_t>(index)]; };
  const int cube = colour - 16;
  return fmt::format("#{:02x}{:02x}{:02x}", level(cube / 36), level(cube / 6 % 6), level(cube % 6));
}

struct SvgColours {
  std::string ink;
  std::string ground;
};

SvgColours colours_of(const Paint& paint) {
  SvgColours colours{paint.ink < 0 ? std::string(kTerminalInk) : hex_of(paint.ink),
                     paint.ground < 0 ? std::string(kTerminalGround) : hex_of(paint.ground)};
  if (paint.reverse) std::swap(colours.ink, colours.ground);
  return colours;
}

std::string escaped_xml(std::string_view text) {
  std::string out;
  for (const char sign : text) {
    if (sign == '&') {
      out += "&amp;";
    } else if (sign == '<') {
      out += "&lt;";
    } else if (sign == '>') {
      out += "&gt;";
    } else {
      out += sign;
    }
  }
  return out;
}

// Cells of a row that look alike, from one column to before another.
struct Stretch {
  int from = 0;
  int to = 0;
  Paint paint;
};

std::vector<Stretch> stretches_of(const Canvas& canvas, int row) {
  std::vector<Stretch> stretches;
  for (int column = 0; column < canvas.size().columns; ++column) {
    const Paint paint = paint_of(canvas.cell({row, column}).look, Palette::kDark256);
    if (stretches.empty() || !(stretches.back().paint == paint)) {
      stretches.push_back({column, column, paint});
    }
    stretches.back().to = column + 1;
  }
  return stretches;
}

// Signs without a blank between them: each word begins on its place of the grid.
struct SvgWord {
  Stretch stretch;
  std::string_view text;
  int row = 0;
  std::string_view ink;
};

void append_word(const SvgWord& word, std::string& out) {
  fmt::format_to(std::back_inserter(out),
                 "<text x=\"{}\" y=\"{}\" textLength=\"{}\" fill=\"{}\"{}{}>{}</text>\n",
                 kMargin + word.stretch.from * kWidth, kMargin + word.row * kHeight + kBaseline,
                 (word.stretch.to - word.stretch.from) * kWidth, word.ink,
                 word.stretch.paint.bold ? " font-weight=\"bold\"" : "",
                 word.stretch.paint.underline ? " text-decoration=\"underline\"" : "", word.text);
}

void append_stretch(const Canvas& canvas, int row, const Stretch& stretch, std::string& out) {
  const SvgColours colours = colours_of(stretch.paint);
  const int top = kMargin + row * kHeight;
  if (colours.ground != kTerminalGround) {
    fmt::format_to(std::back_inserter(out),
                   "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n",
                   kMargin + stretch.from * kWidth, top, (stretch.to - stretch.from) * kWidth,
                   kHeight, colours.ground);
  }
  int from = stretch.from;
  std::string word;
  for (int column = stretch.from; column <= stretch.to; ++column) {
    const bool is_end = column == stretch.to || canvas.cell({row, column}).sign == " ";
    if (!is_end) {
      if (word.empty()) from = column;
      word += escaped_xml(canvas.cell({row, column}).sign);
    } else if (!word.empty()) {
      append_word({{from, column, stretch.paint}, word, row, colours.ink}, out);
      word.clear();
    }
  }
}

}  // namespace

std::string svg_of(const Canvas& canvas) {
  const int width = 2 * kMargin + canvas.size().columns * kWidth;
  const int height = 2 * kMargin + canvas.size().rows * kHeight;
  std::string out = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
      "viewBox=\"0 0 {0} {1}\" font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" "
      "font-size=\"15\">\n<rect width=\"{0}\" height=\"{1}\" rx=\"8\" fill=\"{2}\"/>\n",
      width, height, kTerminalGround);
  for (int row = 0; row < canvas.size().rows; ++row) {
    for (const Stretch& stretch : stretches_of(canvas, row)) {
      append_stretch(canvas, row, stretch, out);
    }
  }
  return out + "</svg>\n";
}

}  // namespace shudu::tui
