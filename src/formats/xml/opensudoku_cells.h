// The cells of an OpenSudoku game, as the attribute `data` or `cells_data` has them: 81 digits, or
// a line with a version and then the fields of each cell, with a bar after each.
//
//   version: 1   5|-|0|     0|1,4,|1|      value, notes as digits, 0 for a given
//   version: 2   5|0|0|     0|9||1|        notes as a number, bit n-1 for digit n; sometimes two
//   bars version: 3   5|0|0|     0|9|1|         without them; also as version 4 version: 4 5|0|0|0|
//   0|1|8|1|       notes in the corners and in the middle of a cell version: 5   5|0|0|2|0|
//   0|1|8|0|1|     and a colour
//
// Notes of both kinds are read as one; colours are named in left_out. Tested in
// tests/formats_xml/opensudoku_test.cpp.
#pragma once

#include <string>

#include "formats/record_text.h"

namespace shudu {

/// The puzzle; errors point into the piece.
[[nodiscard]] Result<Puzzle> read_opensudoku_cells(Piece data);

/// Appends the cells with what has been entered and noted, as version 1.
void append_opensudoku_cells(const Puzzle& puzzle, std::string& out);

}  // namespace shudu
