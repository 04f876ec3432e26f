// How wide does this terminal show a line sign? Some of those made for Chinese, Japanese or Korean
// give `─` two columns (Unicode's East Asian Width calls it ambiguous), and no locale tells.
//
// So it is asked: one sign is written, then where the cursor stands now (ECMA-48, DSR 6). Only
// where the locale is one of those languages: others would wait for nothing. Tested in
// tests/tui/terminal_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shudu::tui {

struct LineWidth {
  std::optional<int> columns;  ///< none: no answer
  std::string typed;           ///< what else came meanwhile: keys
};

/// Has the locale, as its environment names it, signs whose width is open?
[[nodiscard]] bool may_be_wide(std::string_view locale);
/// Asks the terminal, in raw mode; waits at most so long.
[[nodiscard]] LineWidth ask_line_width(int input, int output, int most_ms);

}  // namespace shudu::tui
