// Lines of the tests of tdoku and its kin: a puzzle, how many solutions it has, and the solution.
//
//   4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........:1:4127...
//   <------------------------------ 81 cells ------------------------------->:count:solution
//
// The solution is there where the count is 1. How many solutions a puzzle has is no part of a
// record, so the count is not kept and the format is read, not written. Tested in
// tests/formats/tdoku_test.cpp.
#pragma once

#include "shudu/formats/format.h"
#include "shudu/formats/row_cells.h"

namespace shudu {

/// Row `tdoku`.
extern const Format kTdokuFormat;

/// Finds the cells of a test line and its solution, see row_cells.h.
[[nodiscard]] bool find_test_cells(std::string_view line, RowCells& found);

}  // namespace shudu
