// Lines of drawings as plain characters; see drawn_text.h.
#include "formats/drawn_text.h"

#include <array>

#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

// A character above ASCII, as drawn; '\x01' when it is none that matters.
constexpr char kNothingSpecial = '\x01';

char drawn_line(char32_t code) {  // above U+2500
  const bool is_bar = code == 0x02 || code == 0x03 || code == 0x06 || code == 0x07 ||
                      code == 0x0A || code == 0x0B || code == 0x51;
  const bool is_line = code == 0x00 || code == 0x01 || code == 0x04 || code == 0x05 ||
                       code == 0x08 || code == 0x09 || code == 0x50;
  return is_bar ? '|' : is_line ? '-' : '+';
}

char drawn(char32_t code) {
  constexpr std::array kLines{CharacterRange{0x2500, 0x257F}};
  constexpr std::array kBlanks{CharacterRange{0xA0, 0xA0},  // of spreadsheets and of &nbsp;
                               CharacterRange{0x2000, 0x200A}, CharacterRange{0x202F, 0x202F},
                               CharacterRange{0x3000, 0x3000}};
  constexpr std::array kNoWidth{CharacterRange{0x200B, 0x200B}, CharacterRange{0xFEFF, 0xFEFF}};
  if (is_in(kLines, code)) return drawn_line(code - 0x2500);
  if (is_in(kBlanks, code)) return ' ';
  return is_in(kNoWidth, code) ? '\0' : kNothingSpecial;
}

bool is_plain(std::string_view line) { return !has_placed_sign(line) && is_ascii(line); }

}  // namespace

bool has_placed_sign(std::string_view line) {
  for (std::size_t i = line.find('+'); i < line.size(); i = line.find('+', i + 1)) {
    if (is_placed_sign(line, i)) return true;
  }
  return false;
}

char drawn_character(std::string_view line, std::size_t offset, std::size_t& length) {
  length = 1;
  if (static_cast<unsigned char>(line[offset]) < 0x80) return line[offset];
  const DecodedCharacter character = decode_character(line.substr(offset));
  const char sign = drawn(character.code);
  if (sign == kNothingSpecial) return line[offset];
  length = character.length;
  return sign;
}

std::string_view drawn_text(std::string_view line, std::string& buffer) {
  if (is_plain(line)) return line;
  buffer.clear();
  std::size_t length = 1;
  for (std::size_t i = 0; i < line.size(); i += length) {
    const char c = drawn_character(line, i, length);
    const bool has_width = !is_placed_sign(line, i) && (c != '\0' || length == 1);
    if (has_width) buffer += c;
  }
  return buffer;
}

std::size_t offset_of_column(std::string_view line, std::size_t column) {
  std::size_t length = 1;
  std::size_t at = 0;
  for (std::size_t i = 0; i < line.size(); i += length) {
    const char c = drawn_character(line, i, length);
    if (is_placed_sign(line, i) || (c == '\0' && length > 1)) continue;
    if (at++ == column) return i;
  }
  return line.size();
}

}  // namespace shudu
