// Cells by the names that people give them: cell_name, backwards. Read strictly, so that what is
// taken for a name is what would be printed.
#pragma once

#include <optional>
#include <string_view>

#include "shudu/core/cell.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The cell of that name, `r1c1`, in a grid of that size; nothing where it has none of the name.
[[nodiscard]] constexpr std::optional<Cell> cell_named(std::string_view name, int size) {
  if (name.size() != 4 || name[0] != 'r' || name[2] != 'c') return std::nullopt;
  const int row = name[1] - '1';
  const int column = name[3] - '1';
  if (row < 0 || row >= size || column < 0 || column >= size) return std::nullopt;
  return Cell::at(row, column, size);
}

static_assert(cell_named("r9c9", 9) == Cell(80));
static_assert(!cell_named("r1c5", 4) && !cell_named("r0c1", 9) && !cell_named("R1c1", 9));

}  // namespace shudu
#pragma GCC visibility pop
