// Lines of the puzzle bank of Sudoku Exchange.
//
//   0000183b305c 050703060007000800000816...  1.2
//   12 digits    81 cells, 0 for a blank      rating
//
// The number before is the bank's own name for the puzzle, made in a way that is not known, so the
// format is read and not written. Tested in tests/formats/exchange_test.cpp.
#pragma once

#include "shudu/formats/format.h"
#include "shudu/formats/row_cells.h"

namespace shudu {

/// Row `exchange`: the bank's name becomes the title, its rating the level.
extern const Format kExchangeFormat;

/// Finds the cells of a line of the bank, see row_cells.h.
[[nodiscard]] bool find_bank_cells(std::string_view line, RowCells& found);

}  // namespace shudu
