// Draws grids for people: box lines that follow the layout, jigsaw regions too, or the regions of a
// variant of any size; givens bold, found digits in colour; or, with --ascii, plain rows of digits.
//
//   ┌───────┬───────┬───────┐      ┌─────┬─┐   a line between two cells stands where they lie
//   │ 5 3 4 │ 6 7 8 │ 9 1 2 │      │ 1 2 │ 3    in different boxes; a corner is chosen by which of
//   │ 6 7 2 │ 1 9 5 │ 3 4 8 │      │   ┌─┘      its four arms are lines
//
// Pure text: nothing here knows of a terminal. Tested in tests/cli/board_test.cpp.
#pragma once

#include <span>
#include <string>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/variant/puzzle.h"

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

/// The values of the cells of a variant, as they are shown; those that are none as dots. Cells that
/// have one candidate in the puzzle are its givens. Lines stand between its regions.
void draw_variant(const variant::VariantPuzzle& puzzle, std::span<const int> values,
                  BoardStyle style, std::string& out);

/// The values that each cell may have, with commas between where some have two digits.
void draw_variant_candidates(const variant::VariantPuzzle& puzzle,
                             std::span<const variant::ValueSet> candidates, BoardStyle style,
                             std::string& out);

}  // namespace shudu::cli
