// The lines of one drawing, one after the other, without names around it: which of them are rows,
// how many cells these have, and whether that is certain. See drawing.h, which finds the names.
#pragma once

#include <span>
#include <string_view>

#include "formats/drawing.h"
#include "formats/grid_row.h"
#include "shudu/core/layout.h"

namespace shudu {

/// `is_named`: names of rows or columns stood around these lines.
[[nodiscard]] Drawing walk_drawing(std::span<const std::string_view> lines, const Layout* layout,
                                   bool is_named);

/// Those of the cells of a row that have a place in it.
[[nodiscard]] std::span<const RowCell> cells_of(const GridRow& row);

}  // namespace shudu
