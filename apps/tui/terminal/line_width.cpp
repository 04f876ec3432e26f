#include "tui/terminal/line_width.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>

#include "shudu/core/characters.h"

namespace shudu::tui {
namespace {

constexpr std::string_view kQuestion = "\r─\x1b[6n";
constexpr std::string_view kWipe = "\r\x1b[K";

// Takes `ESC [ row ; column R` out of the text and gives the column.
std::optional<int> take_answer(std::string& text) {
  for (std::size_t begin = text.find("\x1b["); begin != std::string::npos;
       begin = text.find("\x1b[", begin + 1)) {
    std::size_t at = begin + 2;
    while (at < text.size() && is_digit(text[at])) ++at;
    if (at == text.size() || text[at] != ';') continue;
    int column = 0;
    for (++at; at < text.size() && is_digit(text[at]) && column < 10'000; ++at) {
      column = column * 10 + (text[at] - '0');
    }
    if (at == text.size() || text[at] != 'R') continue;
    text.erase(begin, at + 1 - begin);
    return column;
  }
  return std::nullopt;
}

}  // namespace

bool may_be_wide(std::string_view locale) {
  constexpr std::array<std::string_view, 3> kWideLanguages{"zh", "ja", "ko"};
  return std::any_of(kWideLanguages.begin(), kWideLanguages.end(),
                     [locale](std::string_view language) {
                       return locale.substr(0, language.size()) == language;
                     });
}

LineWidth ask_line_width(int input, int output, int most_ms) {
  using WaitClock = std::chrono::steady_clock;
  LineWidth result;
  if (::write(output, kQuestion.data(), kQuestion.size()) < 0) return result;
  const auto deadline = WaitClock::now() + std::chrono::milliseconds(most_ms);
  std::optional<int> column;
  while (!column) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - WaitClock::now());
    pollfd source{input, POLLIN, 0};
    if (left.count() <= 0 || ::poll(&source, 1, static_cast<int>(left.count())) <= 0) break;
    std::array<char, 256> buffer{};
    const ssize_t got = ::read(input, buffer.data(), buffer.size());
    if (got <= 0) break;
    result.typed.append(buffer.data(), static_cast<std::size_t>(got));
    column = take_answer(result.typed);
  }
  if (column) result.columns = *column - 1;
  if (::write(output, kWipe.data(), kWipe.size()) < 0) result.columns.reset();
  return result;
}

}  // namespace shudu::tui
