// `sudokuexchange`, `sudokucoach` and `weblink`: links to sites whose addresses carry the 81 digits
// as they are.
//
//   https://sudokuexchange.com/play/?s=4..8...&d=2      d: the site's level, 1 to 4, kept as a note
//   https://sudoku.coach/en/solver/4..8...
//   https://sudoku.coach/.../SCv7_32_...                a state with everything a player did: it is
//                                                       deflated and not documented, so it is
//                                                       recognised and not read
//
// `weblink`: a link to any other site whose path, query or fragment holds the cells of one grid.
//
//   https://sudoku.secuso.org/4008...      https://example.org/play?lang=en&puzzle=4..8...#top
//
// Blanks are 0 or dots; written as 0, a `weblink` as that of Secuso's game. Tested in
// tests/formats/site_link_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `sudokuexchange`. Classic 9x9.
extern const Format kSudokuexchangeFormat;

/// Row `sudokucoach`. Classic 9x9.
extern const Format kSudokucoachFormat;

/// Row `weblink`. Any size up to 9x9 is read, classic 9x9 written.
extern const Format kWeblinkFormat;

}  // namespace shudu
