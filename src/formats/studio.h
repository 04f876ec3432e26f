// Lines of Sudoku Studio: a position, then the candidates that have been removed.
//
//   4+80002306310009070097000080...                      `+` before placed digits, blanks 0 or `.`
//   4+80002306310009070097000080...:723 823 147          digit, row, column of removed candidates
//
// Without removed candidates the colon may be there or not; a line without `+` and colon is a plain
// one as well (line.h). What position and candidates mean stands in position_line.h; a `+` before a
// candidate is ours. Boards: studio_board.h. Tested in tests/formats/studio_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `studio`. Classic 9x9 only.
extern const Format kStudioFormat;

}  // namespace shudu
