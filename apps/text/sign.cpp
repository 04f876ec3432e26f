// Marks that combine are those blocks of Unicode 15 that terminals show in no column of their own
// (general category Mn and Me); of the scripts of India and further east only those that titles of
// puzzles have been seen with.
#include "text/sign.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "text/text.h"

namespace shudu {
namespace {

constexpr int kMostMarks = 3;

struct MarkRange {
  char32_t first;
  char32_t last;
};

constexpr std::array kCombining{
    MarkRange{0x300, 0x36F},     MarkRange{0x483, 0x489},     MarkRange{0x591, 0x5BD},
    MarkRange{0x5BF, 0x5BF},     MarkRange{0x5C1, 0x5C2},     MarkRange{0x5C4, 0x5C5},
    MarkRange{0x5C7, 0x5C7},     MarkRange{0x610, 0x61A},     MarkRange{0x64B, 0x65F},
    MarkRange{0x670, 0x670},     MarkRange{0x6D6, 0x6DC},     MarkRange{0x6DF, 0x6E4},
    MarkRange{0x6E7, 0x6E8},     MarkRange{0x6EA, 0x6ED},     MarkRange{0x900, 0x902},
    MarkRange{0x93A, 0x93A},     MarkRange{0x93C, 0x93C},     MarkRange{0x941, 0x948},
    MarkRange{0x94D, 0x94D},     MarkRange{0xE31, 0xE31},     MarkRange{0xE34, 0xE3A},
    MarkRange{0xE47, 0xE4E},     MarkRange{0x1160, 0x11FF},   MarkRange{0x1AB0, 0x1ACE},
    MarkRange{0x1DC0, 0x1DFF},   MarkRange{0x20D0, 0x20F0},   MarkRange{0x302A, 0x302D},
    MarkRange{0x3099, 0x309A},   MarkRange{0xFE00, 0xFE0F},   MarkRange{0xFE20, 0xFE2F},
    MarkRange{0x1F3FB, 0x1F3FF}, MarkRange{0xE0100, 0xE01EF},
};

bool is_combining(char32_t character) {
  return std::any_of(kCombining.begin(), kCombining.end(), [character](MarkRange range) {
    return character >= range.first && character <= range.last;
  });
}

std::size_t length_of(std::string_view text) {
  if (text.empty()) return 0;
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  return std::min(length, text.size());
}

struct StandIn {
  std::string_view signs;  ///< UTF-8, one after the other
  char ascii;
};

constexpr std::array kStandIns{
    StandIn{"─━═┄┅╌╍‐‑‒–—―−", '-'},
    StandIn{"│┃║┆┇╎╏▏▕", '|'},
    StandIn{"┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬┝┞┟┠┥┨┯┰┷┸┿╂╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫╭╮╯╰", '+'},
    StandIn{"…", '~'},
    StandIn{"·•∙●○◦", '.'},
    StandIn{"→▶►›»", '>'},
    StandIn{"←◀◄‹«", '<'},
    StandIn{"↑▲△", '^'},
    StandIn{"↓▼▽", 'v'},
    StandIn{"×✕✗✘", 'x'},
    StandIn{"✓✔", '*'},
    StandIn{"‘’′´", '\''},
    StandIn{"“”″", '"'},
    StandIn{"█▉▊▋▌▓▒■", '#'},
    StandIn{"°", 'o'},
};

}  // namespace

std::string utf8_of(char32_t character) {
  const bool is_surrogate = character >= 0xD800 && character <= 0xDFFF;
  const char32_t code = character > 0x10FFFF || is_surrogate ? 0xFFFD : character;
  const auto part = [code](unsigned shift, unsigned mark, unsigned mask) {
    return static_cast<char>(mark | ((static_cast<std::uint32_t>(code) >> shift) & mask));
  };
  if (code < 0x80) return {part(0, 0, 0x7F)};
  if (code < 0x800) return {part(6, 0xC0, 0x1F), part(0, 0x80, 0x3F)};
  if (code < 0x10000) return {part(12, 0xE0, 0x0F), part(6, 0x80, 0x3F), part(0, 0x80, 0x3F)};
  return {part(18, 0xF0, 0x07), part(12, 0x80, 0x3F), part(6, 0x80, 0x3F), part(0, 0x80, 0x3F)};
}

char32_t first_character(std::string_view text) {
  const std::size_t length = length_of(text);
  const auto first = static_cast<unsigned char>(text.front());
  if (length == 1) return first;
  char32_t code = first & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    code = (code << 6U) | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  return code;
}

std::vector<Sign> signs_of(std::string_view text) {
  const std::string shown = escaped(text);
  std::vector<Sign> signs;
  int marks = kMostMarks;  // nothing to combine with yet
  for (std::string_view rest = shown; !rest.empty();) {
    const std::string_view character = rest.substr(0, length_of(rest));
    rest.remove_prefix(character.size());
    if (!is_combining(first_character(character))) {
      signs.push_back({std::string(character), static_cast<int>(display_width(character))});
      marks = 0;
    } else if (marks < kMostMarks) {
      signs.back().text += character;
      ++marks;
    }
  }
  return signs;
}

Sign ascii_sign(const Sign& sign) {
  if (sign.columns == 2) return sign;
  if (static_cast<unsigned char>(sign.text.front()) < 0x80) return {sign.text.substr(0, 1), 1};
  const std::string_view character = std::string_view(sign.text).substr(0, length_of(sign.text));
  for (const StandIn& row : kStandIns) {
    if (row.signs.find(character) != std::string_view::npos) return {std::string(1, row.ascii), 1};
  }
  return {"?", 1};
}

}  // namespace shudu
