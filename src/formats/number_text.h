// Texts of numbers alone, which may be longer than other records: a grid of 400 x 400 is half a
// megabyte of them.
#pragma once

#include <cstddef>
#include <string_view>

#include "shudu/formats/reader.h"

namespace shudu {

/// Lines of such a record.
inline constexpr std::size_t kMaxNumberLines = 400;

/// What stands in a text: digits and signs of blanks, or what separates them, and nothing else.
struct NumberSigns {
  bool has_values = false;
  bool has_gaps = false;
  bool has_others = false;

  [[nodiscard]] constexpr bool are_numbers() const { return has_values && has_gaps && !has_others; }
};

/// Looks at a further part of the text. A nanosecond a character, for this is asked of long texts.
constexpr void look_at(std::string_view part, NumberSigns& signs) {
  for (const char c : part) {
    const bool is_value = (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
    const bool is_gap = c == ' ' || c == '\t' || c == ',' || c == '|' || c == '\r';
    signs.has_values |= is_value;
    signs.has_gaps |= is_gap;
    signs.has_others |= !is_value && !is_gap;
  }
}

[[nodiscard]] constexpr bool is_number_text(std::string_view text) {
  NumberSigns signs;
  look_at(text, signs);
  return signs.are_numbers();
}

/// Is a line too long for a record? What its first kMaxRecordBytes are decides about the limit, so
/// that it is known when the line comes to it.
[[nodiscard]] constexpr bool is_over_limit(std::string_view line) {
  if (line.size() <= kMaxRecordBytes) return false;
  NumberSigns signs;
  look_at(line.substr(0, kMaxRecordBytes), signs);
  const bool begins_well = signs.are_numbers();
  look_at(line.substr(kMaxRecordBytes), signs);
  return !begins_well || signs.has_others || line.size() > kMaxNumberBytes;
}

}  // namespace shudu
