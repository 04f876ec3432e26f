// The ranges are those of the Unicode Character Database 15 (general categories Cc, Cf, Zl, Zp,
// noncharacters; blocks of combining marks).
#include "shudu/render/clean_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace shudu {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

constexpr std::array kBlanks{Range{0x09, 0x0D},     Range{0x20, 0x20},     Range{0x85, 0x85},
                             Range{0xA0, 0xA0},     Range{0x2000, 0x200A}, Range{0x2028, 0x2029},
                             Range{0x202F, 0x202F}, Range{0x205F, 0x205F}};
constexpr std::array kDropped{
    Range{0x00, 0x1F},      Range{0x7F, 0x9F},     Range{0xAD, 0xAD},     Range{0x61C, 0x61C},
    Range{0x115F, 0x1160},  Range{0x180B, 0x180F}, Range{0x200B, 0x200F}, Range{0x202A, 0x202E},
    Range{0x2060, 0x206F},  Range{0x3164, 0x3164}, Range{0xFDD0, 0xFDEF}, Range{0xFE00, 0xFE0F},
    Range{0xFEFF, 0xFEFF},  Range{0xFFA0, 0xFFA0}, Range{0xFFF0, 0xFFFB}, Range{0x1D173, 0x1D17A},
    Range{0xE0000, 0xE0FFF}};
constexpr std::array kCombining{Range{0x300, 0x36F},   Range{0x483, 0x489},
                                Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF},
                                Range{0x20D0, 0x20FF}, Range{0xFE20, 0xFE2F}};
constexpr char32_t kReplacement = 0xFFFD;
constexpr std::string_view kEllipsis = "\xE2\x80\xA6";
constexpr int kMostCombining = 3;

template <std::size_t kSize>
constexpr bool is_in(const std::array<Range, kSize>& ranges, char32_t code) {
  return std::any_of(ranges.begin(), ranges.end(), [code](const Range& range) {
    return code >= range.first && code <= range.last;
  });
}

constexpr bool is_noncharacter(char32_t code) { return (code & 0xFFFEU) == 0xFFFEU; }

// The next character of `text`, which loses it; kReplacement for a byte that begins none.
char32_t take_character(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xC2 ? 0
                             : first < 0xE0 ? 2
                             : first < 0xF0 ? 3
                             : first < 0xF5 ? 4
                                            : 0;
  char32_t code = length < 2 ? first : first & (0xFFU >> (length + 1));
  bool is_whole = length > 0 && length <= text.size();
  for (std::size_t i = 1; is_whole && i < length; ++i) {
    is_whole = (byte(i) & 0xC0U) == 0x80U;
    code = code << 6U | (byte(i) & 0x3FU);
  }
  constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
  const bool is_valid = is_whole && code >= kSmallest[length] && code <= 0x10FFFF &&
                        !(code >= 0xD800 && code <= 0xDFFF);
  text.remove_prefix(is_valid ? length : 1);
  return is_valid ? code : kReplacement;
}

void append_character(char32_t code, std::string& out) {
  const auto byte = [&out](char32_t bits) { out += static_cast<char>(bits); };
  if (code < 0x80) {
    byte(code);
    return;
  }
  if (code < 0x800) {
    byte(0xC0U | code >> 6U);
  } else {
    if (code < 0x10000) {
      byte(0xE0U | code >> 12U);
    } else {
      byte(0xF0U | code >> 18U);
      byte(0x80U | (code >> 12U & 0x3FU));
    }
    byte(0x80U | (code >> 6U & 0x3FU));
  }
  byte(0x80U | (code & 0x3FU));
}

}  // namespace

std::string clean_text(std::string_view text, std::size_t most) {
  std::string out;
  std::size_t count = 0;
  int combining = 0;
  bool is_blank_due = false;
  while (!text.empty()) {
    const char32_t code = take_character(text);
    if (is_in(kBlanks, code)) {
      is_blank_due = !out.empty();
      continue;
    }
    if (is_in(kDropped, code) || is_noncharacter(code)) continue;
    combining = is_in(kCombining, code) ? combining + 1 : 0;
    if (combining > kMostCombining) continue;
    const std::size_t needed = is_blank_due ? 2 : 1;
    if (count + needed > most) {
      out += kEllipsis;  // also for what was cut to this length before and ends in one
      return out;
    }
    if (is_blank_due) out += ' ';
    is_blank_due = false;
    append_character(code, out);
    count += needed;
  }
  return out;
}

}  // namespace shudu
