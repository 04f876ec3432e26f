// UTF-8 and UTF-16, for what other programs pack as JavaScript strings.
//
// What is not UTF-8 (overlong forms, surrogates, bytes that belong to nothing) becomes U+FFFD, one
// for each byte; a lone surrogate in UTF-16 has no UTF-8 and is an error of the caller's text.
// Unicode 15, section 3.9. Tested in tests/formats/utf16_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace shudu {

// Characters above U+FFFF are pairs: the first surrogate has the high bits. Of wider units all bits
// are looked at: U+1D800 and its like end as a surrogate does.
[[nodiscard]] constexpr bool is_high_surrogate(char32_t unit) {
  return (unit & ~0x3FFU) == 0xD800U;
}
[[nodiscard]] constexpr bool is_low_surrogate(char32_t unit) { return (unit & ~0x3FFU) == 0xDC00U; }
inline constexpr char32_t kFirstPair = 0x10000;
[[nodiscard]] constexpr char32_t character_of_pair(char32_t high, char32_t low) {
  return kFirstPair + ((high & 0x3FFU) << 10U) + (low & 0x3FFU);
}

/// The code units of a text.
[[nodiscard]] std::u16string to_utf16(std::string_view text);

/// The text of code units; nothing where a surrogate stands alone.
[[nodiscard]] std::optional<std::string> to_utf8(std::u16string_view units);

/// Bytes that a unit takes as UTF-8; two for either half of a pair.
[[nodiscard]] constexpr std::size_t utf8_bytes(char16_t unit) {
  if (unit < 0x80) return 1;
  const bool is_surrogate = (unit & 0xF800U) == 0xD800U;
  return unit < 0x800 || is_surrogate ? 2 : 3;
}

}  // namespace shudu
