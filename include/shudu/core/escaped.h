// Text of files as it may be shown: nothing in it drives a terminal, is invisible or turns a line
// around (escape_token in error.h says what is escaped, and how), and nothing is cut. Pure and
// thread-safe. Tested in tests/text/text_test.cpp.
#pragma once

#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu {

[[nodiscard]] std::string escaped(std::string_view text);

/// The same, line by line: line ends and tabs stay.
[[nodiscard]] std::string escaped_lines(std::string_view text);

}  // namespace shudu
#pragma GCC visibility pop
