// A row whose blank cells are blanks: the places between its bars are the cells.
//
//   |   4 3 | 5     |     2 |      a place between two blanks each
//   | 43|5  |  2|                  or side by side
//
// Tested in tests/formats/grid_tables_test.cpp.
#pragma once

#include <string_view>

#include "formats/grid_row.h"

namespace shudu {

/// A line as drawn (drawn_text.h); kOther when its bars do not stand as those of a board.
[[nodiscard]] GridRow parse_raster(std::string_view line);

}  // namespace shudu
