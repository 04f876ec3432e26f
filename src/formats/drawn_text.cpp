// Lines of drawings as plain characters; see drawn_text.h.
#include "formats/drawn_text.h"

#include <algorithm>

namespace shudu {

namespace {

// A character of two or three bytes above ASCII, as drawn; '\x01' when it is none that matters.
constexpr char kNothingSpecial = '\x01';

char drawn_line(unsigned code) {  // above U+2500
  const bool is_bar = code == 0x02 || code == 0x03 || code == 0x06 || code == 0x07 ||
                      code == 0x0A || code == 0x0B || code == 0x51;
  const bool is_line = code == 0x00 || code == 0x01 || code == 0x04 || code == 0x05 ||
                       code == 0x08 || code == 0x09 || code == 0x50;
  return is_bar ? '|' : is_line ? '-' : '+';
}

char drawn_three(std::string_view three) {
  const auto low = static_cast<unsigned>(static_cast<unsigned char>(three[2]) & 0x3FU);
  if (three[0] == '\xE2' && (three[1] == '\x94' || three[1] == '\x95')) {
    return drawn_line((three[1] == '\x94' ? 0U : 0x40U) | low);
  }
  if (three == "\xE3\x80\x80" || three == "\xE2\x80\xAF") return ' ';       // U+3000, U+202F
  if (three[0] == '\xE2' && three[1] == '\x80' && low <= 0x0A) return ' ';  // U+2000 to U+200A
  if (three == "\xE2\x80\x8B" || three == "\xEF\xBB\xBF") return '\0';      // no width
  return kNothingSpecial;
}

bool is_plain(std::string_view line) {
  return std::all_of(line.begin(), line.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

char drawn_character(std::string_view line, std::size_t offset, std::size_t& length) {
  length = 1;
  if (static_cast<unsigned char>(line[offset]) < 0x80) return line[offset];
  if (line.substr(offset, 2) == "\xC2\xA0") {  // the blank of spreadsheets and of &nbsp;
    length = 2;
    return ' ';
  }
  const std::string_view three = line.substr(offset, 3);
  const char drawn = three.size() == 3 ? drawn_three(three) : kNothingSpecial;
  if (drawn == kNothingSpecial) return line[offset];
  length = 3;
  return drawn;
}

std::string_view drawn_text(std::string_view line, std::string& buffer) {
  if (is_plain(line)) return line;
  buffer.clear();
  std::size_t length = 1;
  for (std::size_t i = 0; i < line.size(); i += length) {
    const char c = drawn_character(line, i, length);
    if (c != '\0' || length == 1) buffer += c;
  }
  return buffer;
}

std::size_t offset_of_column(std::string_view line, std::size_t column) {
  std::size_t length = 1;
  std::size_t at = 0;
  for (std::size_t i = 0; i < line.size(); i += length) {
    const char c = drawn_character(line, i, length);
    if (c == '\0' && length > 1) continue;
    if (at++ == column) return i;
  }
  return line.size();
}

}  // namespace shudu
