#include "shudu/formats/variant/values_text.h"

#include "shudu/formats/variant/variant_formats.h"
#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant {
namespace {

constexpr int kMostCharacters = 35;

char character_of(int value) {
  constexpr int kTen = 10;
  return static_cast<char>(value < kTen ? '0' + value : 'A' + value - kTen);
}

}  // namespace

std::vector<int> shown_givens(const VariantRecord& record) {
  if (record.large) return {record.large->cells.begin(), record.large->cells.end()};
  const VariantPuzzle& puzzle = record.puzzle;
  std::vector<int> givens;
  for (std::size_t i = 0; i < static_cast<std::size_t>(puzzle.cells()); ++i) {
    givens.push_back(puzzle.given(i).value_or(puzzle.low - 1));
  }
  return givens;
}

void append_values(std::span<const int> values, const VariantPuzzle& puzzle, std::string& out) {
  const bool has_characters = puzzle.high <= kMostCharacters;
  bool is_first = true;
  for (const int value : values) {
    if (!has_characters && !is_first) out += ' ';
    is_first = false;
    if (value < puzzle.low || value > puzzle.high) {
      out += '.';
    } else if (has_characters) {
      out += character_of(value);
    } else {
      out += std::to_string(value);
    }
  }
}

std::string json_line_of(const VariantPuzzle& puzzle) {
  VariantText text;
  text.puzzle = puzzle;
  const std::string written = write_variant_json(text);
  // Line ends, and blanks after them, stand between its parts alone: in texts they are escaped.
  std::string line;
  bool is_at_start = false;
  for (const char c : written) {
    is_at_start = c == '\n' || (is_at_start && c == ' ');
    if (!is_at_start) line += c;
  }
  return line;
}

std::string line_of(const VariantPuzzle& puzzle) {
  constexpr int kLargestLayout = 9;  // what is no larger and has no rules is no variant
  VariantText text;
  text.puzzle = puzzle;
  if (puzzle.rows > kLargestLayout) {
    Result<std::string> characters = write_square_characters(text);
    if (characters) return *std::move(characters);
  }
  Result<std::string> line = write_iss(puzzle);
  return line ? *std::move(line) : json_line_of(puzzle);
}

}  // namespace shudu::variant
