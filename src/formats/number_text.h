// Texts of numbers alone, which may be longer than other records: a grid of 400 x 400 is half a
// megabyte of them. So may a value of JSON that is little besides.
#pragma once

#include <cstddef>
#include <string_view>

#include "shudu/formats/reader.h"

namespace shudu {

/// Lines of such a record.
inline constexpr std::size_t kMaxNumberLines = 400;

/// Characters of a value of JSON that are no numbers, where it may be so long: names, brackets.
inline constexpr std::size_t kMostOtherSigns = 4096;

[[nodiscard]] constexpr bool is_sign_of_value(char c) {
  return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
}
[[nodiscard]] constexpr bool is_sign_of_gap(char c) {
  return c == ' ' || c == '\t' || c == ',' || c == '|' || c == '\r';
}

/// How many characters of a text are of no number.
[[nodiscard]] constexpr std::size_t count_other_signs(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += is_sign_of_value(c) || is_sign_of_gap(c) ? 0U : 1U;
  return count;
}

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
    const bool is_value = is_sign_of_value(c);
    const bool is_gap = is_sign_of_gap(c);
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
