// What a byte of a text is, whatever the locale says: digits and letters of ASCII, and the
// characters of UTF-8, decoded and encoded.
//
// Bytes above 0x7F are no digit and no letter, and no change of case touches them, so that all of
// this is right in the middle of Chinese text too. UTF-8 is decoded strictly (Unicode 15, table
// 3-7): overlong forms, surrogates and codes above U+10FFFF are not characters but single bad
// bytes, so nothing can hide in them. Pure and thread-safe. Tested in
// tests/core/characters_test.cpp.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu {

/// Is `c` one of '0' to '9'?
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Is `c` one of 'a' to 'z' and 'A' to 'Z'?
[[nodiscard]] constexpr bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The small letter of a capital; any other byte as it is.
[[nodiscard]] constexpr char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// `text` with small letters for capitals.
[[nodiscard]] inline std::string lower_case(std::string_view text) {
  std::string low(text);
  for (char& c : low) c = to_lower(c);
  return low;
}

/// Does this byte of UTF-8 go on with a character that began before it?
[[nodiscard]] constexpr bool is_continuation(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// The bytes of the first character of `text`, which is not empty: its first byte and all that go
/// on with it.
[[nodiscard]] constexpr std::size_t length_of_character(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && is_continuation(text[length])) ++length;
  return length;
}

/// The characters of a text that is UTF-8, as SQLite's length() counts them.
[[nodiscard]] constexpr std::size_t count_characters(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) {
    if (!is_continuation(c)) ++count;
  }
  return count;
}

/// The bytes of a character that begins with this byte, 1 to 4; 0: none does.
[[nodiscard]] constexpr std::size_t length_begun_by(char first) {
  const auto byte = static_cast<unsigned char>(first);
  if (byte < 0x80) return 1;
  if (byte < 0xC2 || byte > 0xF4) return 0;  // 0xC0 and 0xC1 would begin long forms of ASCII
  return byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

/// May `second` follow `first`, which begins a character of several bytes? Keeps out overlong
/// forms, surrogates and codes beyond the last.
[[nodiscard]] constexpr bool may_follow(char first, char second) {
  const auto lead = static_cast<unsigned char>(first);
  const auto next = static_cast<unsigned char>(second);
  const unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  return next >= low && next <= high;
}

/// What stands for bytes that are no character: U+FFFD.
inline constexpr char32_t kNoCharacter = 0xFFFD;

/// A character at the front of a text: its code point, and how many bytes of the text it takes.
/// One byte that begins none is `kNoCharacter`.
struct DecodedCharacter {
  char32_t code = kNoCharacter;
  std::size_t length = 1;

  /// U+FFFD itself takes three bytes.
  [[nodiscard]] constexpr bool is_valid() const { return length > 1 || code != kNoCharacter; }
};

/// The first character of `text`, which is not empty.
[[nodiscard]] DecodedCharacter decode_character(std::string_view text);

/// Its code point alone; `kNoCharacter` where none begins.
[[nodiscard]] inline char32_t first_character(std::string_view text) {
  return decode_character(text).code;
}

/// Adds a character as UTF-8; `kNoCharacter` for a surrogate or a code above U+10FFFF.
void append_utf8(char32_t character, std::string& out);

/// The character as a text of its own.
[[nodiscard]] std::string utf8_of(char32_t character);

/// Code points from `first` to `last`, both included.
struct CharacterRange {
  char32_t first;
  char32_t last;
};

[[nodiscard]] constexpr bool is_in(std::span<const CharacterRange> ranges, char32_t character) {
  for (const CharacterRange& range : ranges) {
    if (character >= range.first && character <= range.last) return true;
  }
  return false;
}

}  // namespace shudu
#pragma GCC visibility pop
