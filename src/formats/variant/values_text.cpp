#include "shudu/formats/variant/values_text.h"

#include "shudu/formats/variant/variant_text.h"

namespace shudu::variant {
namespace {

constexpr int kMostCharacters = 35;

char character_of(int value) {
  constexpr int kTen = 10;
  return static_cast<char>(value < kTen ? '0' + value : 'A' + value - kTen);
}

}  // namespace

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
  std::string json = write_variant_json(text);
  // Line ends, and blanks after them, stand between its parts alone: in texts they are escaped.
  std::string line;
  bool is_at_start = false;
  for (const char c : json) {
    is_at_start = c == '\n' || (is_at_start && c == ' ');
    if (!is_at_start) line += c;
  }
  return line;
}

std::string line_of(const VariantPuzzle& puzzle) {
  Result<std::string> line = write_iss(puzzle);
  return line ? *std::move(line) : json_line_of(puzzle);
}

}  // namespace shudu::variant
