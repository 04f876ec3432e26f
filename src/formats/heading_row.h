// May the first row of a drawing be a heading, and are rows those of a board?
//
//   1 2 3 4 5 6 7 8 9      the names of the columns, or the first row of a board
//   5 3 . . 7 . . . .
//
// Tested in tests/formats/grid_headings_test.cpp.
#pragma once

#include <span>

#include "formats/drawing.h"

namespace shudu {

/// 1, 2, 3 and so on.
[[nodiscard]] bool counts_up(const GridRow& row);

/// Numbers that count up, or nothing at all.
[[nodiscard]] bool may_be_heading(const GridRow& row);

/// Does a digit stand twice in a row or a column? Then they are no rows of one board.
[[nodiscard]] bool repeat_a_digit(std::span<const DrawnRow> rows);

/// Rows below a heading: is it certain that they are the board, when `with_heading` are the first
/// rows of all, the heading among them?
[[nodiscard]] bool are_certain(std::span<const DrawnRow> rows,
                               std::span<const DrawnRow> with_heading);

}  // namespace shudu
