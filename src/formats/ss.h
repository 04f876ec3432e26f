// Simple Sudoku's .ss files: one to three boxes that belong together.
//
//   *-----------*        1  the givens
//   |.2.|81.|74.|        2  givens and placed digits: every given again and at least one more
//   |7..|.31|...|        3  candidates, groups of digits with blanks between:
//   ...                       | 356  2    356 | 8    1    569 | ...
//   |---+---+---|
//   ...                     2 or 3 or both may be missing. A blank line between them is allowed,
//   *-----------*           two end the record: so boxes of different puzzles stay apart.
//
// A box that contradicts the one before begins a new record. In the third box a filled cell holds
// its digit; `.` is a cell without any candidate. Tested in tests/formats/ss_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `ss`. Classic 9x9 only.
extern const Format kSsFormat;

}  // namespace shudu
