// Grids and candidates as plain text of one line, as most formats and answers have them. Pure and
// thread-safe. Tested in tests/core/grid_text_test.cpp.
#pragma once

#include <string>

#include "shudu/core/grid.h"
#include "shudu/core/pencilmarks.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Appends a character for each cell, row by row, `blank` for an open one.
void append_grid(const Grid& grid, std::string& out, char blank = '.');

/// Appends `size` characters for each cell, one for each digit: itself, or `.` where it is gone.
void append_marks(const Pencilmarks& marks, std::string& out);

}  // namespace shudu
#pragma GCC visibility pop
