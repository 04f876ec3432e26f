// Grids and candidates as the texts that stand in JSON: 81 characters, `.` for an open cell, and
// for candidates as many characters a cell as there are digits, `.` for those that are gone.
#pragma once

#include <string>

#include "shudu/core/grid.h"
#include "shudu/core/pencilmarks.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// Appends a character for each cell.
void append_grid(const Grid& grid, std::string& out);
/// Appends `size` characters for each cell.
void append_marks(const Pencilmarks& marks, std::string& out);

}  // namespace shudu::service
#pragma GCC visibility pop
