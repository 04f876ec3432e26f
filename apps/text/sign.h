// Text cut into signs: what a terminal shows in one place, with the columns that it takes.
//
// A sign is a character with the marks that combine with it, at most three of them: a title may
// stack hundreds. Text is escaped before it is cut, so every sign is valid UTF-8 and shows
// something. Widths are those of text/text.h. Tested in tests/text/sign_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shudu {

struct Sign {
  std::string text;
  int columns = 1;
};

/// The signs of a text, escaped.
[[nodiscard]] std::vector<Sign> signs_of(std::string_view text);
/// What stands for the sign where only ASCII can be shown, `?` where nothing is like it. Signs of
/// two columns stay as they are.
[[nodiscard]] Sign ascii_sign(const Sign& sign);

}  // namespace shudu
