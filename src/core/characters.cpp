#include "shudu/core/characters.h"

namespace shudu {

DecodedCharacter decode_character(std::string_view text) {
  const char first = text.front();
  const std::size_t length = length_begun_by(first);
  if (length == 0 || length > text.size()) return {};
  auto code = static_cast<char32_t>(static_cast<unsigned char>(first));
  if (length == 1) return {code, 1};
  if (!may_follow(first, text[1])) return {};
  code &= 0x7FU >> length;
  for (const char next : text.substr(1, length - 1)) {
    if (!is_continuation(next)) return {};
    code = code << 6U | (static_cast<unsigned char>(next) & 0x3FU);
  }
  return {code, length};
}

void append_utf8(char32_t character, std::string& out) {
  const bool is_surrogate = character >= 0xD800 && character <= 0xDFFF;
  const char32_t code = character > 0x10FFFF || is_surrogate ? kNoCharacter : character;
  const auto tail = [&](unsigned shift) {
    out += static_cast<char>(0x80U | (code >> shift & 0x3FU));
  };
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += static_cast<char>(0xC0U | code >> 6U);
  } else if (code < 0x10000) {
    out += static_cast<char>(0xE0U | code >> 12U);
  } else {
    out += static_cast<char>(0xF0U | code >> 18U);
    tail(12);
  }
  if (code >= 0x800) tail(6);
  if (code >= 0x80) tail(0);
}

std::string utf8_of(char32_t character) {
  std::string text;
  append_utf8(character, text);
  return text;
}

}  // namespace shudu
