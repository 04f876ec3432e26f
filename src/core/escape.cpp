// Text from outside, made safe to show: what could drive a terminal or reorder a line is written
// as a visible escape.
//
// UTF-8 is decoded strictly (Unicode 15, table 3-7): overlong forms, surrogates and codes above
// U+10FFFF are not characters but single bad bytes, so nothing can hide in them. Characters are
// kept unless they are controls, invisible marks of direction, joining or line ends, or tags. The
// escapes are for reading, not for undoing: a backslash stays a backslash. Tested in
// tests/core/escape_test.cpp.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "shudu/core/characters.h"
#include "shudu/core/error.h"
#include "shudu/core/escaped.h"

namespace shudu {
namespace {

// A character at the front of a text, or one byte that begins none.
struct Decoded {
  std::uint32_t code = 0;
  std::size_t length = 1;
  bool is_character = false;
};

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

// Characters that are valid but not shown.
constexpr std::array kHidden{
    Range{0x00, 0x1F},        // C0 controls, ESC among them
    Range{0x7F, 0x9F},        // DEL and the C1 controls, CSI among them
    Range{0xAD, 0xAD},        // soft hyphen
    Range{0x61C, 0x61C},      // Arabic letter mark
    Range{0x180E, 0x180E},    // Mongolian vowel separator
    Range{0x200B, 0x200F},    // zero width, left-to-right and right-to-left marks
    Range{0x2028, 0x202E},    // line ends, embeddings and overrides
    Range{0x2060, 0x206F},    // joiners, isolates, deprecated controls
    Range{0xFEFF, 0xFEFF},    // byte order mark
    Range{0xFFF9, 0xFFFB},    // annotations
    Range{0xE0000, 0xE0FFF},  // tags
};

constexpr unsigned byte_at(std::string_view text, std::size_t i) {
  return static_cast<unsigned char>(text[i]);
}

// How many bytes a first byte announces; 0 when none begins with it.
constexpr std::size_t length_of(unsigned first) {
  if (first < 0x80) return 1;
  if (first < 0xC2) return 0;  // a continuation, or an overlong form of ASCII
  if (first < 0xE0) return 2;
  if (first < 0xF0) return 3;
  return first < 0xF5 ? 4 : 0;
}

// The smallest code that needs 2, 3 and 4 bytes: a smaller one is an overlong form.
constexpr std::array<std::uint32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};

constexpr Decoded decode(std::string_view text) {
  const unsigned first = byte_at(text, 0);
  const std::size_t length = length_of(first);
  const Decoded bad{first, 1, false};
  if (length == 0 || length > text.size()) return bad;
  if (length == 1) return {first, 1, true};
  std::uint32_t code = first & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(text[i])) return bad;
    code = (code << 6U) | (byte_at(text, i) & 0x3FU);
  }
  const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < kSmallest[length] || code > 0x10FFFF || is_surrogate) return bad;
  return {code, length, true};
}

constexpr bool is_hidden(std::uint32_t code) {
  return std::any_of(kHidden.begin(), kHidden.end(),
                     [code](Range range) { return code >= range.first && code <= range.last; });
}

constexpr std::string_view kHex = "0123456789abcdef";

// `\x1b`, `\u202e` or `\U000e0001`: the letter and as many hexadecimal digits.
constexpr Token escape_of(char letter, int digits, std::uint32_t code) {
  Token text;
  text.append('\\');
  text.append(letter);
  for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
    text.append(kHex[(code >> shift) & 0xFU]);
  }
  return text;
}

constexpr Token shown(const Decoded& decoded, std::string_view text) {
  if (!decoded.is_character || decoded.code < 0x80) {
    if (decoded.is_character && !is_hidden(decoded.code)) return Token(text.substr(0, 1));
    return escape_of('x', 2, decoded.code);
  }
  if (!is_hidden(decoded.code)) return Token(text.substr(0, decoded.length));
  return decoded.code < 0x10000 ? escape_of('u', 4, decoded.code) : escape_of('U', 8, decoded.code);
}

static_assert(shown(decode("\x1b["), "\x1b[").view() == "\\x1b");

}  // namespace

Token escape_first(std::string_view text) {
  return text.empty() ? Token{} : shown(decode(text), text);
}

Token escape_token(std::string_view text) {
  Token result;
  while (!text.empty()) {
    const Decoded decoded = decode(text);
    const Token next = shown(decoded, text);
    if (result.size() + next.size() > Token::kSize) break;  // an escape is never cut in two
    result.append(next.view());
    text.remove_prefix(decoded.length);
  }
  return result;
}

std::string escaped(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const Decoded decoded = decode(text);
    result += shown(decoded, text).view();
    text.remove_prefix(decoded.length);
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
