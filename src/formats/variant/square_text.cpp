#include "formats/variant/square_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "formats/record_text.h"
#include "formats/variant/plain_parts.h"
#include "formats/variant/rule_error.h"
#include "shudu/core/as_index.h"
#include "shudu/core/characters.h"
#include "shudu/formats/variant/reading.h"
#include "shudu/formats/variant/variant_formats.h"
#include "shudu/large/box_shape.h"

namespace shudu::variant {
namespace {

constexpr int kBlankValue = -1;
constexpr int kPlainDigits = 9;  // 1 to 9
constexpr std::string_view kSeparators = " \t\r\n,;|";

bool is_blank_sign(char c) { return std::string_view(".*_-?").find(c) != std::string_view::npos; }

// 0 to 9, and 1 to 26 for letters.
int rank_of(char c) { return is_digit(c) ? c - '0' : to_lower(c) - 'a' + 1; }

Error error_of_cells(std::string_view text, std::size_t cells, int most) {
  const bool is_long = cells > as_index(most * most);
  Error error = error_in(text, text.size(), is_long ? ErrorCode::kTooLong : ErrorCode::kTooShort);
  int side = 1;
  while (side < most && as_index(side * side) < cells) ++side;
  error.found = cells;
  error.expected = as_index(side * side);
  return error;
}

Error value_error(std::string_view text, std::size_t offset, std::string_view token, int most) {
  Error error = error_in(text, offset, ErrorCode::kBadNumber, token);
  error.expected = as_index(most);
  return error;
}

// The signs of a text without its separators, and where each stood.
struct Signs {
  std::string text;
  std::vector<std::size_t> offsets;
};

Result<Signs> signs_of(std::string_view text) {
  Signs signs;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (kSeparators.find(c) != std::string_view::npos) continue;
    if (!is_digit(c) && !is_letter(c) && !is_blank_sign(c)) {
      Error error = error_in(text, i, ErrorCode::kBadCharacter);
      error.token = escape_first(text.substr(i));
      return error;
    }
    signs.text += c;
    signs.offsets.push_back(i);
  }
  return signs;
}

// A token of a text of numbers, or nothing at its end. A run of `-`, `+` and `=` is a border.
std::string_view take_token(std::string_view& rest) {
  while (true) {
    rest.remove_prefix(std::min(rest.find_first_not_of(kSeparators), rest.size()));
    const std::size_t end = std::min(rest.find_first_of(kSeparators), rest.size());
    const std::string_view token = rest.substr(0, end);
    rest.remove_prefix(end);
    const bool is_border = token.size() > 1 && consists_of(token, "-+=");
    if (!is_border) return token;
  }
}

// A value, kBlankValue, or nothing.
std::optional<int> number_of_token(std::string_view token) {
  if (token == "-1" || (token.size() == 1 && is_blank_sign(token[0]))) return kBlankValue;
  int number = 0;
  const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), number);
  const bool is_whole = error == std::errc() && end == token.data() + token.size();
  return is_whole && is_digit(token[0]) ? std::optional(number) : std::nullopt;
}

// Is it a full grid of values from 0: each as often as there are rows?
bool is_full_from_zero(const std::vector<int>& values, int size) {
  std::vector<int> counts(as_index(size), 0);
  for (const int value : values) {
    if (value < 0 || value >= size || ++counts[as_index(value)] > size) return false;
  }
  return true;
}

void open_zeros(SquareValues& square) {
  std::replace(square.values.begin(), square.values.end(), 0, kBlankValue);
}

Result<VariantText> variant_of(const SquareValues& square) {
  const int low = square.from_zero ? 0 : 1;
  VariantText text;
  text.puzzle = open_grid(square.size, square.size, low, square.size - 1 + low);
  text.puzzle.regions = usual_regions(text.puzzle);
  for (std::size_t i = 0; i < square.values.size(); ++i) {
    if (square.values[i] != kBlankValue) give(text.puzzle, i, square.values[i]);
  }
  const Status sound = check_faults(text.puzzle);
  if (!sound) return sound.error();
  return text;
}

// The values of a puzzle that is a square with the usual boxes and nothing else; 0 or -1 for a
// blank, below the lowest.
Result<std::vector<int>> square_values_of(const VariantPuzzle& puzzle) {
  VariantPuzzle shifted = puzzle;
  shifted.low = 1;
  shifted.high = puzzle.values();
  auto givens = givens_of(shifted);
  if (!givens) return givens.error();
  if (puzzle.low > 1) return cannot_hold_part("values");
  if (!puzzle.constraints.empty()) return cannot_hold(puzzle.constraints[0].kind);
  if (!has_regions(puzzle, usual_regions(puzzle))) return cannot_hold_part("regions");
  for (int& given : *givens) given += puzzle.low - 1;
  return givens;
}

}  // namespace

std::vector<Variables> usual_regions(const VariantPuzzle& puzzle) {
  const large::BoxShape boxes = large::usual_boxes(puzzle.rows);
  return boxes.rows > 1 ? boxes_of(puzzle, boxes.rows, boxes.columns) : std::vector<Variables>();
}

int side_of_square(std::size_t cells) {
  if (cells > as_index(large::kLargestOrder * large::kLargestOrder)) return 0;
  const auto side = static_cast<int>(std::lround(std::sqrt(static_cast<double>(cells))));
  return as_index(side * side) == cells ? side : 0;
}

std::size_t count_square_characters(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) {
    if (is_space(c)) continue;
    if (!is_digit(c) && !is_letter(c) && !is_blank_sign(c)) return 0;
    ++count;
  }
  return count;
}

std::size_t count_square_numbers(std::string_view text) {
  std::size_t count = 0;
  for (std::string_view token = take_token(text); !token.empty(); token = take_token(text)) {
    if (!number_of_token(token)) return 0;
    ++count;
  }
  return count;
}

Result<SquareValues> square_of_characters(std::string_view text) {
  const auto signs = signs_of(text);
  if (!signs) return signs.error();
  SquareValues square;
  square.size = side_of_square(signs->text.size());
  if (square.size == 0 || square.size > kMostLines) {
    return error_of_cells(text, signs->text.size(), kMostLines);
  }
  const auto has = [&](auto is_it) {
    return std::any_of(signs->text.begin(), signs->text.end(), is_it);
  };
  const bool has_digits = has([](char c) { return is_digit(c) && c != '0'; });
  const bool is_open = has(is_blank_sign);
  const bool has_zeros = has([](char c) { return c == '0'; });
  std::vector<int> ranks;
  for (const char c : signs->text) {
    ranks.push_back(is_blank_sign(c) ? kBlankValue
                    : is_letter(c)   ? rank_of(c) + kPlainDigits
                                     : rank_of(c));
  }
  square.from_zero = has_zeros && (is_open || is_full_from_zero(ranks, square.size));
  const bool has_low = has_digits || square.from_zero;
  const int most = square.from_zero ? square.size - 1 : square.size;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    const char sign = signs->text[i];
    const int value = is_letter(sign) && !has_low ? rank_of(sign) : ranks[i];
    if (value > most) return value_error(text, signs->offsets[i], {&signs->text[i], 1}, most);
    square.values.push_back(value);
  }
  if (!square.from_zero) open_zeros(square);
  return square;
}

Result<SquareValues> square_of_numbers(std::string_view text, int most) {
  SquareValues square;
  std::vector<std::string_view> tokens;
  bool is_open = false;
  std::string_view rest = text;
  const auto most_cells = as_index(most * most);
  for (std::string_view token = take_token(rest); !token.empty(); token = take_token(rest)) {
    const auto number = number_of_token(token);
    const auto offset = static_cast<std::size_t>(token.data() - text.data());
    if (!number) return error_in(text, offset, ErrorCode::kBadSyntax, excerpt_of(token, 20));
    if (tokens.size() == most_cells) return error_of_cells(text, most_cells + 1, most);
    tokens.push_back(token);
    is_open = is_open || *number == kBlankValue;
    square.values.push_back(*number);
  }
  square.size = side_of_square(tokens.size());
  if (square.size == 0) return error_of_cells(text, tokens.size(), most);
  const auto& values = square.values;
  const int largest = *std::max_element(values.begin(), values.end());
  const bool has_zeros = std::find(values.begin(), values.end(), 0) != values.end();
  square.from_zero =
      has_zeros && largest < square.size && (is_open || is_full_from_zero(values, square.size));
  const int most_value = square.from_zero ? square.size - 1 : square.size;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (square.values[i] <= most_value) continue;
    const auto offset = static_cast<std::size_t>(tokens[i].data() - text.data());
    return value_error(text, offset, excerpt_of(tokens[i], 20), most_value);
  }
  if (!square.from_zero) open_zeros(square);
  return square;
}

Result<VariantText> read_square_characters(std::string_view text) {
  const Status length = check_length(text);
  if (!length) return length.error();
  const auto square = square_of_characters(text);
  if (!square) return square.error();
  return variant_of(*square);
}

Result<VariantText> read_square_numbers(std::string_view text) {
  const Status length = check_length(text);
  if (!length) return length.error();
  const auto square = square_of_numbers(text, kMostLines);
  if (!square) return square.error();
  return variant_of(*square);
}

// With a digit from 1 to 9 or a 0 that is a digit, A is 10; where neither is there, letters would
// be read as from 1, so such a grid, of large values alone, is not written.
Result<std::string> write_square_characters(const VariantText& text) {
  const auto values = square_values_of(text.puzzle);
  if (!values) return values.error();
  const int low = text.puzzle.low;
  std::string out;
  for (const int value : *values) {
    if (value < low) {
      out += '.';
    } else {
      const int over = value - kPlainDigits - 1;
      out += static_cast<char>(over < 0 ? '0' + value : 'A' + over);
    }
  }
  const auto back = square_of_characters(out);
  const bool is_same =
      back && back->from_zero == (low == 0) &&
      std::equal(values->begin(), values->end(), back->values.begin(), [low](int one, int other) {
        return one < low ? other == kBlankValue : one == other;
      });
  if (!is_same) return cannot_hold_part("values");
  return out;
}

Result<std::string> write_square_numbers(const VariantText& text) {
  const auto values = square_values_of(text.puzzle);
  if (!values) return values.error();
  const int low = text.puzzle.low;
  const bool has_zero = std::find(values->begin(), values->end(), 0) != values->end();
  if (low == 0 && !has_zero) return cannot_hold_part("values");
  std::string out;
  const auto columns = as_index(text.puzzle.columns);
  for (std::size_t i = 0; i < values->size(); ++i) {
    if (i > 0) out += i % columns == 0 ? '\n' : ' ';
    out += (*values)[i] < low ? "." : std::to_string((*values)[i]);
  }
  const auto back = square_of_numbers(out, kMostLines);
  if (!back || back->from_zero != (low == 0)) return cannot_hold_part("values");
  return out;
}

std::size_t size_of_large_row(std::string_view line) {
  const std::size_t cells = count_square_numbers(line);
  if (cells <= as_index(kMostLines) || cells > as_index(large::kLargestOrder)) return 0;
  const int side = side_of_square(cells);
  return side > 0 && square_of_numbers(line, side) ? 0 : cells;
}

bool looks_like_large_numbers(std::string_view text) {
  return side_of_square(count_square_numbers(text)) > kMostLines;
}

Result<large::LargeGrid> read_large_numbers(std::string_view text) {
  const Status length = check_length(text);
  if (!length) return length.error();
  const auto square = square_of_numbers(text, large::kLargestOrder);
  if (!square) return square.error();
  const large::BoxShape boxes = large::usual_boxes(square->size);
  large::LargeGrid grid{boxes.rows, boxes.columns, {}};
  grid.cells.reserve(square->values.size());
  for (const int value : square->values) {
    const int shown = square->from_zero ? value + 1 : std::max(value, 0);
    grid.cells.push_back(static_cast<std::uint16_t>(shown));
  }
  return grid;
}

std::string write_large_numbers(const large::LargeGrid& grid) {
  std::string out;
  const auto order = as_index(grid.order());
  for (std::size_t i = 0; i < grid.cells.size(); ++i) {
    if (i > 0) out += i % order == 0 ? '\n' : ' ';
    out += grid.cells[i] == 0 ? "." : std::to_string(grid.cells[i]);
  }
  return out;
}

}  // namespace shudu::variant
