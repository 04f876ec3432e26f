// Squares as characters or numbers, of any size from 1 to 25, and numbers from 26 to 400.
//
//   5.PC..7..J..I...3..H.M.2L...     25x25: 1 to 9, then A for 10 to P for 25
//   EC.DAKHEMI.I.EK...               16x16: letters alone, A for 1 to P for 16
//   ..3a.0F..                        16x16 in hexadecimal: values from 0 to 15, blanks `.`
//   0 15 0 1 0 2 10 14 12 ...        numbers; blanks 0, -1, `.` and other signs of a blank
//
// What letters stand for follows from the text, which is why the rules are few: with a digit from 1
// to 9 anywhere, A is 10; without one it is 1. A 0 is a blank, but where the text has another sign
// for blanks, or none is left open, it is a digit: then the values go from 0 to n - 1, and A is 10
// still. A number text with another sign for blanks and a 0 has values from 0 as well. Letters may
// be small ones. This agrees with the 16x16 and 25x25 of gecode's examples (A for 10), with
// KSudoku's and ISS's letters alone (A for 1), and with hexadecimal grids of many programs.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "shudu/core/result.h"

namespace shudu::variant {

/// A square as its text has it.
struct SquareValues {
  int size = 0;
  bool from_zero = false;   ///< values from 0 to size - 1
  std::vector<int> values;  ///< row by row; -1 for a blank
};

/// Characters. Errors: kBadCharacter, kBadNumber (a value over the size), kTooShort (no square),
/// kTooLong (over 25x25).
[[nodiscard]] Result<SquareValues> square_of_characters(std::string_view text);

/// Numbers, up to `most` rows. Errors as above.
[[nodiscard]] Result<SquareValues> square_of_numbers(std::string_view text, int most);

/// Cells that the text has, by a quick look: a character each, or numbers; 0 where it is neither.
[[nodiscard]] std::size_t count_square_characters(std::string_view text);
[[nodiscard]] std::size_t count_square_numbers(std::string_view text);
/// The numbers of a row of a grid over 25x25; 0 where they are none, or a puzzle of their own: 36
/// of which none is over 6.
[[nodiscard]] std::size_t size_of_large_row(std::string_view line);
/// n for n * n cells, up to 400; else 0.
[[nodiscard]] int side_of_square(std::size_t cells);

}  // namespace shudu::variant
