// Do the numbers of an array count from 1, with 0 for a blank, or from 0, with null for one?
//
//   [5,3,0,0,7,...]          1 to 9, as nearly everywhere
//   [4,2,null,null,6,0,...]  0 to 8, as one much used package writes them; or 1 to 9 and two marks
//                            for a blank
//
// Nothing is guessed. An array counts from 1 unless it can be read both ways; then it is an error
// until the caller says which. Read both ways can be:
//   - 0 beside another mark for a blank (null, -1, "", ".");
//   - null or -1 for blanks and just the numbers 1 to N-1, all of them: without its N, or without
//     its 0, it may be a proper puzzle;
//   - each of 0 to N-1 N times and nothing else: a full grid from 0, or one without its N's.
// Used by json_record.cpp, array_literal.cpp and numbers.cpp. Tested in
// tests/formats/digit_base_test.cpp.
#pragma once

#include <optional>
#include <span>

#include "shudu/core/result.h"

namespace shudu {

/// What stands in a cell besides numbers, of which 0 is one.
inline constexpr int kMissingNumber = -2;  ///< null, None, -1
inline constexpr int kBlankMark = -3;      ///< a character, an empty text, false

/// The lowest digit of the cells, 0 or 1: `asked` where that is said, else what they say, else
/// kAmbiguousDigits without a place; its token is a row in both readings. `size`: of a row.
[[nodiscard]] Result<int> lowest_digit(std::span<const int> cells, int size,
                                       std::optional<int> asked);

/// The digit from 1 that a cell holds; 0 for a blank.
[[nodiscard]] constexpr int digit_of_number(int cell, int lowest) {
  return cell < 0 ? 0 : cell + 1 - lowest;
}

}  // namespace shudu
