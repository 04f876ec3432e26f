// GNOME Sudoku's old lists of puzzles: 81 numbers with a blank after each, a tab, a difficulty.
//
//   4 0 0 0 0 0 8 0 5 0 3 0 0 ... 0 4 0 0 0 0 0 0<TAB>0.3125
//
// Blanks are 0; the difficulty is a number from 0 to 1 and becomes the note `level`. Without one
// the line is `numbers`. Saved games of the program are JSON (json_gnome.h). Read only: the
// difficulty is the program's own measure. Tested in tests/formats/gnome_list_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `gnome-list`. Classic 9x9 only.
extern const Format kGnomeListFormat;

/// Reads a whole line as the format does; false, and `puzzle` as it may be, where it is none.
[[nodiscard]] bool read_listed_line(std::string_view line, Puzzle& puzzle);

}  // namespace shudu
