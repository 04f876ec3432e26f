// Small helpers for text that goes to a person: escaping, joining, widths on a terminal, wrapping.
//
// A Chinese character takes two columns and a line may break after almost each of them, but not
// before a closing mark such as 。 or 」. Tested in tests/text/text_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/escaped.h"

namespace shudu {

/// A word of the user's as an error message echoes it: escaped, and cut with an ellipsis where that
/// takes more than 200 characters. What is escaped already stays as it is.
[[nodiscard]] std::string echoed(std::string_view word);

[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::string_view between);

/// Columns that UTF-8 text takes on a terminal: 2 for wide characters, else 1.
[[nodiscard]] std::size_t display_width(std::string_view text);

/// Lines of at most `width` columns (a single longer word keeps a line of its own).
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width);

/// `1234567` as `1,234,567`.
[[nodiscard]] std::string grouped(unsigned long long number);

/// The candidate most like `word`, or empty when none is near enough to suggest.
[[nodiscard]] std::string nearest(std::string_view word,
                                  const std::vector<std::string>& candidates);

}  // namespace shudu
