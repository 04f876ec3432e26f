// Digits, numbers and clean text, read strictly: what is not printed so is not read.
#include "game/text_parts.h"

#include "shudu/core/characters.h"
#include "shudu/core/error.h"
#include "shudu/game/event.h"

namespace shudu::game {

std::optional<DigitSet> parse_digits(std::string_view text, int most) {
  DigitSet digits;
  int last = 0;
  for (const char c : text) {
    const int value = c - '0';
    if (value <= last || value > most) return std::nullopt;
    digits.insert(Digit(value));
    last = value;
  }
  if (digits.empty()) return std::nullopt;
  return digits;
}

std::optional<std::uint64_t> parse_number(std::string_view text) {
  if (text.empty() || text.size() > 18 || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    if (!is_digit(c)) return std::nullopt;
    number = 10 * number + static_cast<std::uint64_t>(c - '0');
  }
  return number;
}

void print_cell(Cell cell, int size, std::string& out) { out += cell_name(cell, size).view(); }

void print_digits(DigitSet digits, std::string& out) {
  for (const Digit digit : digits) out += digit.to_char();
}

std::string_view cut_item(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  const std::string_view item = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return item;
}

bool is_clean_name(std::string_view text, std::size_t most) {
  if (text.empty() || text.front() == ' ' || text.back() == ' ') return false;
  std::size_t count = 0;
  while (!text.empty()) {
    // What is shown as itself is a whole character that does nothing to a terminal or to its line.
    const Token shown = escape_first(text);
    if (!text.starts_with(shown.view()) || ++count > most) return false;
    text.remove_prefix(shown.size());
  }
  return true;
}

}  // namespace shudu::game
