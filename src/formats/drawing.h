// Lines as one drawn grid: which of them are its rows, and is it complete?
//
// The size is what the first row says: so many cells, so many rows. Cells that are left blank count
// where separators or bars show them (grid_row.h). Where only blanks stand between the cells, those
// of all rows must stand in the same columns: blank cells that close up would make a smaller grid
// of a part of a larger one. Nine cells are the most there are, so nine in a row need no such care.
// Blank rows after a table are an empty line.
//
// A row that went wrong inside a grid does not end it: the grid is claimed. And where the line
// after a grid shows that its lines may be a part of something else, all of it is in doubt:
//
//   1,2,3,4,5,6,7,8,9     names of columns above nine rows, or the first row of a grid of nine, and
//   5,3,,,7,,,,           a tenth line that begins another one
//   ...
//
// Ten rows are read as names and a board where no digit of the lower nine stands twice in a row or
// column; more rows than that are an error.
//
// Tested in tests/formats/grid_text_test.cpp and tests/formats/grid_tables_test.cpp.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/grid_row.h"
#include "shudu/core/layout.h"
#include "shudu/formats/format.h"

namespace shudu {

struct DrawnRow {
  std::size_t line = 0;    ///< index among the lines
  std::size_t column = 0;  ///< where the row begins in it, after a name
  GridRow cells;
};

struct Drawing {
  Fit fit = Fit::kNo;
  std::size_t size = 0;
  std::vector<DrawnRow> rows;
  std::size_t broken = std::string_view::npos;  ///< a row (index) that is none of `size` cells
  std::size_t lines_after = 0;                  ///< lines after the last row that bring doubt
  bool is_named = false;                        ///< columns or rows have names, which count them
};

/// `layout`: the one asked for, or nullptr.
[[nodiscard]] Drawing drawing_of(std::span<const std::string_view> lines, const Layout* layout);

/// The size of a smaller grid that could stand in a table of `drawing.size`, with blank cells
/// around it; 0 when there is none, or when names say how large it is.
[[nodiscard]] std::size_t size_within(const Drawing& drawing);

}  // namespace shudu
