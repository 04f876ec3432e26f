// Draws grids for people: box lines that follow the layout, jigsaw regions too, givens bold, found
// digits in colour; or, with --ascii, plain rows of digits.
//
//   ┌───────┬───────┬───────┐      ┌─────┬─┐   a line between two cells stands where they lie
//   │ 5 3 4 │ 6 7 8 │ 9 1 2 │      │ 1 2 │ 3    in different boxes; a corner is chosen by which of
//   │ 6 7 2 │ 1 9 5 │ 3 4 8 │      │   ┌─┘      its four arms are lines
//
// Pure text: nothing here knows of a terminal. Tested in tests/cli/board_test.cpp.
#pragma once

#include <string>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"

namespace shudu::cli {

struct BoardStyle {
  bool ascii = false;
  bool color = false;
};

/// The digits of `shown` (blank cells as dots); those that are in `givens` are bold, the others
/// coloured. Appends whole lines. Precondition: all sizes agree.
void draw_board(const Layout& layout, const Grid& givens, const Grid& shown, BoardStyle style,
                std::string& out);

/// The candidates of every cell, cells as wide as the longest of them.
void draw_candidates(const Layout& layout, const Pencilmarks& marks, BoardStyle style,
                     std::string& out);

}  // namespace shudu::cli
