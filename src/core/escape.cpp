// Text from outside, made safe to show: what could drive a terminal or reorder a line is written
// as a visible escape.
//
// Characters are kept unless they are controls, invisible marks of direction, joining or line ends,
// or tags; a byte that is no character is escaped. The escapes are for reading, not for undoing: a
// backslash stays a backslash. Tested in tests/core/escape_test.cpp.
#include <array>
#include <cstddef>

#include "shudu/core/characters.h"
#include "shudu/core/error.h"
#include "shudu/core/escaped.h"

namespace shudu {
namespace {

// Characters that are valid but not shown.
constexpr auto kHidden = std::to_array<CharacterRange>({
    {0x00, 0x1F},        // C0 controls, ESC among them
    {0x7F, 0x9F},        // DEL and the C1 controls, CSI among them
    {0xAD, 0xAD},        // soft hyphen
    {0x61C, 0x61C},      // Arabic letter mark
    {0x180E, 0x180E},    // Mongolian vowel separator
    {0x200B, 0x200F},    // zero width, left-to-right and right-to-left marks
    {0x2028, 0x202E},    // line ends, embeddings and overrides
    {0x2060, 0x206F},    // joiners, isolates, deprecated controls
    {0xFEFF, 0xFEFF},    // byte order mark
    {0xFFF9, 0xFFFB},    // annotations
    {0xE0000, 0xE0FFF},  // tags
});

constexpr std::string_view kHex = "0123456789abcdef";

// `\x1b`, `\u202e` or `\U000e0001`: the letter and as many hexadecimal digits.
Token escape_of(char letter, int digits, char32_t code) {
  Token text;
  text.append('\\');
  text.append(letter);
  for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
    text.append(kHex[(code >> shift) & 0xFU]);
  }
  return text;
}

// ASCII that is shown as it is.
constexpr bool is_usual(char c) { return c >= ' ' && c < '\x7F'; }

// The character that begins `text`, as it is shown.
Token shown(DecodedCharacter character, std::string_view text) {
  const auto [code, length] = character;
  if (character.is_valid() && !is_in(kHidden, code)) return Token(text.substr(0, length));
  if (length == 1) return escape_of('x', 2, static_cast<unsigned char>(text.front()));
  return code < 0x10000 ? escape_of('u', 4, code) : escape_of('U', 8, code);
}

}  // namespace

Token escape_first(std::string_view text) {
  return text.empty() ? Token{} : shown(decode_character(text), text);
}

Token escape_token(std::string_view text) {
  Token result;
  while (!text.empty()) {
    const DecodedCharacter character = decode_character(text);
    const Token next = shown(character, text);
    if (result.size() + next.size() > Token::kSize) break;  // an escape is never cut in two
    result.append(next.view());
    text.remove_prefix(character.length);
  }
  return result;
}

std::string escaped(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    std::size_t usual = 0;
    while (usual < text.size() && is_usual(text[usual])) ++usual;
    result += text.substr(0, usual);
    text.remove_prefix(usual);
    if (text.empty()) break;
    const DecodedCharacter character = decode_character(text);
    result += shown(character, text).view();
    text.remove_prefix(character.length);
  }
  return result;
}

std::string escaped_lines(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = text.find_first_of("\n\t");
    result += escaped(text.substr(0, end));
    if (end == std::string_view::npos) break;
    result += text[end];
    text.remove_prefix(end + 1);
  }
  return result;
}

}  // namespace shudu
