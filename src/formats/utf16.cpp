#include "formats/utf16.h"

#include "shudu/core/characters.h"

namespace shudu {

std::u16string to_utf16(std::string_view text) {
  std::u16string units;
  units.reserve(text.size());
  while (!text.empty()) {
    const auto [point, length] = decode_character(text);
    if (point >= kFirstPair) {
      units += static_cast<char16_t>(0xD800U + ((point - kFirstPair) >> 10U));
      units += static_cast<char16_t>(0xDC00U + (point & 0x3FFU));
    } else {
      units += static_cast<char16_t>(point);
    }
    text.remove_prefix(length);
  }
  return units;
}

std::optional<std::string> to_utf8(std::u16string_view units) {
  std::string text;
  text.reserve(units.size());
  for (std::size_t i = 0; i < units.size(); ++i) {
    char32_t point = units[i];
    if (is_high_surrogate(point)) {
      if (i + 1 == units.size() || !is_low_surrogate(units[i + 1])) return std::nullopt;
      point = character_of_pair(point, units[++i]);
    } else if (is_low_surrogate(point)) {
      return std::nullopt;
    }
    append_utf8(point, text);
  }
  return text;
}

}  // namespace shudu
