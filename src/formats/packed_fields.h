// Texts packed into one, each with its length before it: what a format that reads line by line or
// tag by tag keeps in the context's header.
//
//   4:Easy0:7:R 1,2,3
//
// Whoever unpacks takes the fields in the order in which they were put. A packed text that is cut
// gives what there is of a field, and empty ones after it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "shudu/core/characters.h"

namespace shudu {

inline void put_field(std::string_view text, std::string& packed) {
  packed.append(std::to_string(text.size())).append(1, ':').append(text);
}

[[nodiscard]] inline std::string_view take_field(std::string_view& packed) {
  constexpr std::size_t kBase = 10;
  std::size_t length = 0;
  std::size_t i = 0;
  while (i < packed.size() && is_digit(packed[i])) {
    length = length * kBase + static_cast<std::size_t>(packed[i++] - '0');
  }
  packed.remove_prefix(std::min(i + 1, packed.size()));
  const std::string_view text = packed.substr(0, length);
  packed.remove_prefix(text.size());
  return text;
}

}  // namespace shudu
