#include "formats/sgt_id.h"

#include <algorithm>
#include <array>

#include "formats/link.h"
#include "formats/sgt_lines.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr std::array<std::string_view, 1> kSgtSites = {"chiark.greenend.org.uk"};
constexpr std::string_view kPage = "solo";
constexpr int kSizeDigits = 2;
constexpr int kNumberDigits = 5;  // the largest sum of a 25x25 cage has three

// Takes a number off the front; 0 where there is none.
int take_number(std::string_view text, std::size_t& at, int most_digits) {
  constexpr int kBase = 10;
  int number = 0;
  for (int digits = 0; digits < most_digits && at < text.size() && is_digit(text[at]); ++digits) {
    number = number * kBase + (text[at++] - '0');
  }
  return number;
}

// Letters after the sizes; false at one that means nothing.
bool take_flags(std::string_view text, std::size_t& at, SgtParameters& parameters) {
  constexpr std::string_view kDifficulties = "tbiaeu";
  while (at < text.size() && text[at] != ':' && text[at] != '#') {
    const char flag = text[at++];
    if (flag == 'j') {
      parameters.across *= parameters.down;
      parameters.down = 1;
    } else if (flag == 'x') {
      parameters.has_diagonals = true;
    } else if (flag == 'k') {
      parameters.is_killer = true;
    } else if (flag == 'd') {
      if (at < text.size() && kDifficulties.find(text[at]) != kDifficulties.npos) ++at;
    } else if (flag == 'r' || flag == 'm') {
      (void)take_number(text, at, kSizeDigits);
    } else if (flag != 'a') {
      return false;
    }
  }
  return at < text.size();
}

}  // namespace

std::optional<SgtParameters> sgt_parameters_of(std::string_view text) {
  SgtParameters parameters;
  std::size_t at = 0;
  parameters.across = take_number(text, at, kSizeDigits);
  if (parameters.across == 0 || at >= text.size()) return std::nullopt;
  parameters.down = 1;
  const bool has_two = text[at] == 'x' && at + 1 < text.size() && is_digit(text[at + 1]);
  if (has_two) {
    parameters.down = take_number(text, ++at, kSizeDigits);
  } else if (text[at] != 'j') {
    return std::nullopt;  // a time of day, a score
  }
  if (parameters.down == 0 || !take_flags(text, at, parameters)) return std::nullopt;
  parameters.is_seed = text[at] == '#';
  parameters.length = at;
  return parameters;
}

std::optional<Piece> sgt_id_of(std::span<const std::string_view> lines) {
  if (lines.size() != 1) return std::nullopt;
  const std::optional<Link> link = link_at(lines, kSgtSites);
  if (!link) return trimmed(whole_of(lines[0]));
  const bool is_ours = link->path.view().find(kPage) != std::string_view::npos;
  return is_ours ? std::optional(link->fragment) : std::nullopt;
}

bool is_sgt_link(std::span<const std::string_view> lines) {
  return link_at(lines, kSgtSites).has_value();
}

std::optional<Piece> take_sgt_part(Piece& rest) {
  if (rest.begin > rest.end) return std::nullopt;
  Piece part = rest;
  part.end = std::min(rest.text.find(',', rest.begin), rest.end);
  rest.begin = part.end + 1;
  return part;
}

Result<std::vector<int>> read_sgt_numbers(const Piece& piece, int cells, int most) {
  const std::string_view text = piece.view();
  std::vector<int> numbers(static_cast<std::size_t>(cells), 0);
  int cell = 0;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    const std::size_t begin = at;
    if (c >= 'a' && c <= 'z') {
      cell += c - 'a' + 1;
      ++at;
    } else if (c == '_') {
      ++at;
    } else if (is_digit(c) && c != '0') {
      const int number = take_number(text, at, kNumberDigits);
      if (number > most) {
        Error error = piece.error(begin, ErrorCode::kBadNumber, text.substr(begin, at - begin));
        error.expected = static_cast<std::uint64_t>(most);
        return error;
      }
      if (cell < cells) numbers[static_cast<std::size_t>(cell)] = number;
      ++cell;
    } else {
      Error error = piece.error(at, ErrorCode::kBadCharacter);
      error.token = escape_first(text.substr(at));
      return error;
    }
    if (cell > cells) return error_of_count(piece, begin, cell, cells);
  }
  if (cell == cells) return numbers;
  return error_of_count(piece, text.size(), cell, cells);
}

void append_sgt_numbers(const std::vector<int>& numbers, std::string& out) {
  constexpr int kMostBlanks = 26;
  int blanks = 0;
  const auto append_blanks = [&] {
    for (; blanks > 0; blanks -= std::min(blanks, kMostBlanks)) {
      out += static_cast<char>('a' - 1 + std::min(blanks, kMostBlanks));
    }
  };
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] == 0) {
      ++blanks;
      continue;
    }
    if (blanks == 0 && i > 0) out += '_';
    append_blanks();
    out += std::to_string(numbers[i]);
  }
  append_blanks();
}

}  // namespace shudu
