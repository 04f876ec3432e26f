// A line of a drawing as plain characters, each in its column.
//
//   │ 5 3   ║   7   │      ->     | 5 3   |   7   |       line-drawing characters of Unicode
//   5<NBSP><NBSP>3         ->     5  3                    blanks of all kinds, none of no width
//
//   5 3+4 | . 7 .          ->     5 34 | . 7 .            without the sign of a placed digit
//
// Columns, not bytes, say where a cell stands, so whoever looks for cells looks at this text. Bytes
// that are nothing of the kind stay as they are. Tested in tests/formats/drawn_text_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shudu {

/// The character at `offset` as drawn: bars as `|`, dashes as `-`, other line-drawing characters
/// (U+2500 to U+257F) as `+`, blanks as a blank, '\0' for what has no width, all else as its first
/// byte. `length` is set to its bytes.
[[nodiscard]] char drawn_character(std::string_view line, std::size_t offset, std::size_t& length);

/// Is this the `+` before a digit that Sudoku Studio draws where the digit has been placed?
[[nodiscard]] inline bool is_placed_sign(std::string_view line, std::size_t offset) {
  if (line[offset] != '+' || offset + 1 == line.size()) return false;
  return line[offset + 1] >= '1' && line[offset + 1] <= '9';
}
[[nodiscard]] bool has_placed_sign(std::string_view line);

/// The line as drawn. Views of lines of ASCII without such signs stay views: `buffer`
/// is only used for others.
[[nodiscard]] std::string_view drawn_text(std::string_view line, std::string& buffer);

/// Where the character in a column of the drawn text begins in the line itself.
[[nodiscard]] std::size_t offset_of_column(std::string_view line, std::size_t column);

}  // namespace shudu
