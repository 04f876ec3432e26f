// `sgt`: game IDs of Solo, the Sudoku of Simon Tatham's Portable Puzzle Collection.
//
//   3x3:4a5c1a8b9_7c5...          blocks across x blocks down: then digits, a to z for 1 to 26
//   blanks,
//                                 `_` between two digits that have no blank between them
//   2x3:...  9jx:...,fb__a...     6x6 with blocks 3 wide and 2 high; jigsaw with its lines,
//   diagonals 3x3k:...,...,...              killer: its cages are named in left_out
//   https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3:...
//
// The lines of a jigsaw: first the lines between cells side by side, row by row, then those between
// cells one above the other, column by column. `_` is a line, a to y are 1 to 25 places without one
// and then a line, z is 25 places without one. There is one line more at the very end.
// Symmetry and difficulty in the parameters say how a puzzle was made and are skipped. An ID with
// `#` is a seed for Solo's own generator and is not read. Syntax: the collection's documentation
// and solo.c (Simon Tatham and others, MIT). Tested in tests/formats/sgt_test.cpp.
#pragma once

#include "formats/record_text.h"
#include "shudu/formats/format.h"

namespace shudu {

/// Row `sgt`. Sizes 4 to 9, boxes of any shape or connected regions, with or without diagonals.
extern const Format kSgtFormat;

/// The puzzle of a game ID, which is the whole piece.
[[nodiscard]] Result<Puzzle> read_sgt_id(const Piece& piece);

}  // namespace shudu
