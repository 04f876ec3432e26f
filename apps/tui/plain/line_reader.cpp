#include "tui/plain/line_reader.h"

#include <array>
#include <charconv>

#include "shudu/core/characters.h"

namespace shudu::tui {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// U+FF01 to U+FF5E are ASCII made wide, U+3000 is a wide blank, U+3001 a comma of lists.
std::string narrow(std::string_view text) {
  constexpr std::array kWideAscii{CharacterRange{0xFF01, 0xFF5E}};
  std::string line;
  line.reserve(text.size());
  while (!text.empty()) {
    const auto [code, length] = decode_character(text);
    if (code == U'\u3000' || code == U'\u3001') {
      line += code == U'\u3000' ? ' ' : ',';
    } else if (is_in(kWideAscii, code)) {
      line += static_cast<char>(code - 0xFF00 + ' ');
    } else {
      line += text.substr(0, length);
    }
    text.remove_prefix(length);
  }
  return line;
}

}  // namespace

LineReader::LineReader(std::string_view line, int size) : line_(narrow(line)), size_(size) {
  for (std::size_t i = 0; i < line_.size();) {
    if (is_blank(line_[i])) {
      ++i;
      continue;
    }
    const std::size_t begin = i;
    while (i < line_.size() && !is_blank(line_[i])) ++i;
    words_.push_back({line_.substr(begin, i - begin), begin});
  }
}

std::string_view LineReader::peek() const {
  return is_done() ? std::string_view() : std::string_view(words_[next_].text);
}

std::string_view LineReader::take() {
  const std::string_view word = peek();
  if (!is_done()) ++next_;
  return word;
}

bool LineReader::take_if(std::string_view word) {
  const std::string_view next = peek();
  if (next.size() != word.size()) return false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (to_lower(next[i]) != word[i]) return false;
  }
  ++next_;
  return true;
}

std::string_view LineReader::rest() const {
  if (is_done()) return {};
  std::string_view rest = std::string_view(line_).substr(words_[next_].begin);
  while (!rest.empty() && is_blank(rest.back())) rest.remove_suffix(1);
  return rest;
}

// `27` or `r2c7`.
std::optional<Cell> LineReader::cell_of(std::string_view text) const {
  char row = '0';
  char column = '0';
  if (text.size() == 2) {
    row = text[0];
    column = text[1];
  } else if (text.size() == 4 && to_lower(text[0]) == 'r' && to_lower(text[2]) == 'c') {
    row = text[1];
    column = text[3];
  }
  const char most = static_cast<char>('0' + size_);
  if (row < '1' || row > most || column < '1' || column > most) return std::nullopt;
  return Cell::at(row - '1', column - '1', size_);
}

std::optional<std::vector<Cell>> LineReader::take_cells() {
  const std::size_t before = next_;
  std::string text(take());
  // `2 7`: a digit alone is a row, and its column follows.
  if (text.size() == 1 && is_digit(text[0]) && peek().size() == 1) text += take();
  std::vector<Cell> cells;
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::size_t comma = rest.find(',');
    const std::optional<Cell> cell = cell_of(rest.substr(0, comma));
    if (!cell) {
      next_ = before;
      return std::nullopt;
    }
    cells.push_back(*cell);
    rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
  }
  if (cells.empty()) {
    next_ = before;
    return std::nullopt;
  }
  return cells;
}

std::optional<Cell> LineReader::take_cell() {
  const std::size_t before = next_;
  const std::optional<std::vector<Cell>> cells = take_cells();
  if (cells && cells->size() == 1) return cells->front();
  next_ = before;
  return std::nullopt;
}

std::optional<DigitSet> LineReader::take_digits(int most) {
  DigitSet digits;
  for (const char c : peek()) {
    if (c == ',') continue;
    if (c < '1' || c > static_cast<char>('0' + most)) return std::nullopt;
    digits.insert(Digit(c - '0'));
  }
  if (digits.empty()) return std::nullopt;
  take();
  return digits;
}

std::optional<Digit> LineReader::take_digit(int most) {
  if (peek().size() != 1) return std::nullopt;
  const std::optional<DigitSet> digits = take_digits(most);
  return digits ? std::optional(digits->first()) : std::nullopt;
}

std::optional<std::uint64_t> LineReader::take_number() {
  const std::string_view word = peek();
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (word.empty() || error != std::errc() || end != word.data() + word.size()) {
    return std::nullopt;
  }
  take();
  return number;
}

}  // namespace shudu::tui
