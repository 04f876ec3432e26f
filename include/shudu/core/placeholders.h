// The walk over a sentence with placeholders: "{n} digits are wrong." is the field "{n}", then
// text.
//
// Every catalogue of sentences fills its own fields; what it means to be a field is said here once.
#pragma once

#include <cstddef>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu {

/// Calls `text(part)` for the words between and `field(part)` for each placeholder with its braces,
/// in the order of the sentence. A brace that is never closed is text, as is everything after it.
template <typename OnText, typename OnField>
constexpr void for_each_part(std::string_view sentence, OnText&& text, OnField&& field) {
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    const std::size_t close = sentence.find('}', open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    if (open != 0) text(sentence.substr(0, open));
    field(sentence.substr(open, close + 1 - open));
    sentence.remove_prefix(close + 1);
  }
  if (!sentence.empty()) text(sentence);
}

}  // namespace shudu
#pragma GCC visibility pop
