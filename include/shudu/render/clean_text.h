// Text from a file made fit to be printed: one line of visible characters.
//
// Controls, bidirectional overrides, invisible and unassigned-for-ever characters go; blanks, tabs
// and line ends become one blank each; bytes that are not UTF-8 become U+FFFD; of a heap of
// combining marks the first few stay. What is longer than asked for ends in an ellipsis. Markup
// needs no escape here: nothing but the SVG writer makes markup of a text, and it escapes what it
// takes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu {

/// Characters of a title or a name at most.
inline constexpr std::size_t kMostTitleCharacters = 200;
/// Characters of a longer text at most.
inline constexpr std::size_t kMostTextCharacters = 1200;

/// Idempotent; the result is valid UTF-8 of at most `most` characters and the ellipsis.
/// Thread-safe.
[[nodiscard]] std::string clean_text(std::string_view text,
                                     std::size_t most = kMostTitleCharacters);

}  // namespace shudu
#pragma GCC visibility pop
