// Where an array literal begins on its line: what programs write before the bracket.
//
//   int board[9][9] = {       vvint d{       np.array([       vec![       return [
//   int main() {              class Main {                    blocks, which begin none
//
// Used by array_parser.cpp only; tested in tests/formats/array_literal_test.cpp.
#pragma once

#include <cstddef>
#include <string_view>

#include "shudu/core/characters.h"

namespace shudu {

/// Of a number, a name or a mark for a blank.
[[nodiscard]] inline bool is_word(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '.' || c == '*' || c == '-' || c == '+';
}
[[nodiscard]] constexpr bool is_opening(char c) { return c == '[' || c == '{' || c == '('; }
[[nodiscard]] constexpr bool is_closing(char c) { return c == ']' || c == '}' || c == ')'; }

/// The bracket that follows a name or a type at `i`: `vec![`, `np.array(`, `new int[] {`,
/// `[9]int{`; npos where none does.
[[nodiscard]] std::size_t find_constructed(std::string_view line, std::size_t i);

/// Where in a first line that is no bracket the assigned text begins; npos where nothing is.
[[nodiscard]] std::size_t find_assigned(std::string_view line);

/// Where the literal begins in its first line: after `int board[9][9] =`, `vvint d`, `return`,
/// `np.array(`. npos when the line begins no literal; the line's size when only `=` has come so
/// far.
[[nodiscard]] std::size_t find_start(std::string_view line);

}  // namespace shudu
