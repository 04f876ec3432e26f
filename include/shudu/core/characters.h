// What a byte of a text is, whatever the locale says: digits and letters of ASCII, and where the
// characters of UTF-8 begin.
//
// Bytes above 0x7F are no digit and no letter, and no change of case touches them, so that all of
// this is right in the middle of Chinese text too. Tested in tests/core/characters_test.cpp.
#pragma once

#include <cstddef>
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

}  // namespace shudu
#pragma GCC visibility pop
