// One puzzle on one line: 81 characters row by row, or 64, 36, 16 of the smaller grids.
// The bulk of all files; see line.cpp. Tested in tests/formats/line_test.cpp.
#pragma once

#include <string_view>

#include "shudu/formats/format.h"
#include "shudu/formats/row_cells.h"

namespace shudu {

/// `line`: blanks are written as `.`.
extern const Format kLineFormat;
/// `sdm`: the same lines, blanks written as `0`, which SudoCue and its relatives want.
extern const Format kSdmFormat;

/// The short path of the reader: exactly 81 puzzle characters into `grid`. False when `text` is
/// anything else (also what only `fit` can judge); then `grid` is untouched.
[[nodiscard]] bool read_classic_line(std::string_view text, Grid& grid);

/// Finds the cells of a line that has more than them; false where they are to be read.
[[nodiscard]] bool find_line_cells(std::string_view line, RowCells& found);

}  // namespace shudu
