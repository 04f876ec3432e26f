// Which of SudokuPad's drawings are rules: by what SudokuPad itself makes of them when it checks
// for conflicts, and by how it draws f-puzzles' rules.
//
//   arrow         an arrow that begins in a round shape of 0.6 cells or more with a border; a shape
//                 that is longer is a pill
//   thermometer   a line with a round shape of its colour, 0.6 to 0.9 cells, at one end alone;
//   lines
//                 of that colour that begin on one are its branches
//   dots          round, 0.25 to 0.35, on the border of two cells, with a black border: white or
//                 black, a number in it
//   X, V, XV, < > ^ v   texts of shapes of 0.25 there
//   quadruple     round, 0.7, where four cells meet, black on white: its digits
//   little killer a short slanting arrow outside the grid, and the number where it begins
//   palindrome    a line of #cfcfcf, 11, 12 or 16 thick; between line: 2 thick, with white circles
//   odd, even     a round or square underlay of #cfcfcf, 0.7
//   diagonals     lines of #34bbe6 from corner to corner; windoku: four underlays of #cfcfcf, 3x3
//
// Whatever else is drawn is left to the caller to name. Tested in
// tests/formats_variant/sudokupad_variant_test.cpp.
#pragma once

#include <vector>

#include "formats/variant/ctc_drawing.h"
#include "shudu/variant/puzzle.h"

namespace shudu::variant {

/// Rules of the drawing, whose parts are marked as used. Cages are not looked at.
[[nodiscard]] std::vector<Constraint> rules_of_drawing(Drawing& drawing, int size);

}  // namespace shudu::variant
