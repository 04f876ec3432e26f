// Headings before puzzles; see heading_text.h.
#include "formats/heading_text.h"

#include <algorithm>
#include <optional>

#include "formats/field_names.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"
#include "shudu/core/layout.h"

namespace shudu {

namespace {

// Of a word in any script.
bool is_word_letter(char c) { return is_letter(c) || static_cast<unsigned char>(c) >= 0x80; }

// The names of the columns of a table, in words: `alpha,beta,gamma,...` as many as a board has.
bool is_heading_row(std::string_view text) {
  constexpr std::size_t kLongest = 160;
  const std::size_t at = text.find_first_of(kColumnSeparators);
  if (at == text.npos || text.size() > kLongest) return false;
  const bool is_framed = text.front() == '|' && text.back() == '|';
  const auto separators = static_cast<std::size_t>(std::count(text.begin(), text.end(), text[at]));
  const bool is_plain = std::all_of(text.begin(), text.end(), [at, text](char c) {
    return is_word_letter(c) || c == ' ' || c == '"' || c == text[at];
  });
  return is_plain && is_board_size(is_framed ? separators - 1 : separators + 1);
}

// Without what is drawn around a heading: `--- Puzzle 1 ---`, `**7**`.
std::string_view without_drawing(std::string_view text) {
  constexpr std::string_view kDrawing = " \t-=*_#>~";
  const std::size_t begin = text.find_first_not_of(kDrawing);
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(kDrawing) + 1 - begin);
}

// What a heading is made of; nothing where it holds what none does.
struct HeadingParts {
  std::size_t letters = 0;
  std::size_t numbers = 0;
  std::size_t marks = 0;  // that stand after a number or between a word and what it says
};

std::optional<HeadingParts> parts_of_heading(std::string_view text) {
  constexpr std::string_view kMarks = " #.:-()[],/&'";
  constexpr std::size_t kLongestNumber = 4;
  HeadingParts parts;
  std::size_t length = 0;  // of the number so far
  for (const char c : text) {
    const bool is_number = is_digit(c);
    if (!is_number && !is_word_letter(c) && kMarks.find(c) == kMarks.npos) return std::nullopt;
    parts.letters += is_word_letter(c) ? 1U : 0U;
    parts.numbers += is_number && length == 0 ? 1U : 0U;
    parts.marks += c == '.' || c == ':' || c == ')' || c == ']' ? 1U : 0U;
    length = is_number ? length + 1 : 0U;
    if (length > kLongestNumber) return std::nullopt;
  }
  return parts;
}

// Words and a number or some: `Grid 01`, `Puzzle #7:`, `Level 3 of 10`, `第 12 题`; a number alone
// with its mark, `1.`, `(1)`; and what a word says, `Level: hard`.
bool is_heading_line(std::string_view text) {
  constexpr std::size_t kLongest = 48;
  constexpr std::size_t kMostNumbers = 3;
  text = trimmed(text);
  const std::string_view inner = without_drawing(text);
  if (text.size() > kLongest || inner.empty()) return false;
  const std::optional<HeadingParts> parts = parts_of_heading(inner);
  if (!parts) return false;
  if (parts->letters == 0) {
    const bool is_drawn = inner.size() + 2 <= text.size();
    return parts->numbers == 1 && (parts->marks != 0 || is_drawn);
  }
  if (parts->letters < 2 || !is_word_letter(inner[0])) return false;
  if (parts->numbers == 0) return inner.find(':') != inner.npos;
  return parts->numbers <= kMostNumbers;
}

}  // namespace

char separator_of_names(std::string_view text) {
  constexpr std::size_t kLongest = 400;
  constexpr std::string_view kInNames = "_-.()%#\"";
  const std::size_t at = text.find_first_of(kColumnSeparators);
  if (at == text.npos || text.size() > kLongest) return '\0';
  bool begins = true;  // a name
  for (const char c : text) {
    if (c == text[at]) {
      if (begins) return '\0';
      begins = true;
    } else {
      const bool is_in_name = is_word_letter(c) || kInNames.find(c) != kInNames.npos ||
                              (!begins && (is_digit(c) || c == ' '));
      if (!is_in_name) return '\0';
      begins = false;
    }
  }
  return begins ? '\0' : text[at];
}

bool is_heading(std::string_view text) {
  const bool is_hint = text.size() == 5 && lower_case(text).starts_with("sep=");  // for Excel
  const bool is_name = field_role(trimmed(text)) == kPuzzleField;
  return is_hint || is_name || is_heading_line(text) || is_heading_row(text) ||
         separator_of_names(text) != '\0';
}

}  // namespace shudu
