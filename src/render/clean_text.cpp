// The ranges are those of the Unicode Character Database 15 (general categories Cc, Cf, Zl, Zp,
// noncharacters; blocks of combining marks).
#include "shudu/render/clean_text.h"

#include <array>

#include "shudu/core/characters.h"

namespace shudu {
namespace {

constexpr std::array kBlanks{CharacterRange{0x09, 0x0D},     CharacterRange{0x20, 0x20},
                             CharacterRange{0x85, 0x85},     CharacterRange{0xA0, 0xA0},
                             CharacterRange{0x2000, 0x200A}, CharacterRange{0x2028, 0x2029},
                             CharacterRange{0x202F, 0x202F}, CharacterRange{0x205F, 0x205F}};
constexpr std::array kDropped{CharacterRange{0x00, 0x1F},      CharacterRange{0x7F, 0x9F},
                              CharacterRange{0xAD, 0xAD},      CharacterRange{0x61C, 0x61C},
                              CharacterRange{0x115F, 0x1160},  CharacterRange{0x180B, 0x180F},
                              CharacterRange{0x200B, 0x200F},  CharacterRange{0x202A, 0x202E},
                              CharacterRange{0x2060, 0x206F},  CharacterRange{0x3164, 0x3164},
                              CharacterRange{0xFDD0, 0xFDEF},  CharacterRange{0xFE00, 0xFE0F},
                              CharacterRange{0xFEFF, 0xFEFF},  CharacterRange{0xFFA0, 0xFFA0},
                              CharacterRange{0xFFF0, 0xFFFB},  CharacterRange{0x1D173, 0x1D17A},
                              CharacterRange{0xE0000, 0xE0FFF}};
constexpr std::array kCombining{CharacterRange{0x300, 0x36F},   CharacterRange{0x483, 0x489},
                                CharacterRange{0x1AB0, 0x1AFF}, CharacterRange{0x1DC0, 0x1DFF},
                                CharacterRange{0x20D0, 0x20FF}, CharacterRange{0xFE20, 0xFE2F}};
constexpr std::string_view kEllipsis = "\xE2\x80\xA6";
constexpr int kMostCombining = 3;

constexpr bool is_noncharacter(char32_t code) { return (code & 0xFFFEU) == 0xFFFEU; }

}  // namespace

std::string clean_text(std::string_view text, std::size_t most) {
  std::string out;
  std::size_t count = 0;
  int combining = 0;
  bool is_blank_due = false;
  while (!text.empty()) {
    const auto [code, length] = decode_character(text);
    text.remove_prefix(length);
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
    append_utf8(code, out);
    count += needed;
  }
  return out;
}

}  // namespace shudu
