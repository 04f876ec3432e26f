#include "large/helpers.h"

#include "shudu/core/layout_builder.h"
#include "shudu/solver/solver.h"

namespace shudu::large::test {

LargeGrid grid_of(std::string_view text, int box_rows, int box_columns) {
  LargeGrid grid{box_rows, box_columns, {}};
  for (const char c : text) {
    const bool is_letter = c >= 'A' && c <= 'Z';
    const int value = c == '.' ? 0 : is_letter ? c - 'A' + 10 : c - '0';
    grid.cells.push_back(static_cast<std::uint16_t>(value));
  }
  return grid;
}

LargeGrid random_puzzle(int box_rows, int box_columns, int filled, Rng& rng) {
  LargeGrid grid = open_grid(box_rows, box_columns);
  const auto order = static_cast<std::uint64_t>(grid.order());
  for (int tries = 0; filled > 0 && tries < 10'000; ++tries) {
    std::uint16_t& cell = grid.cells[rng.below(grid.cells.size())];
    if (cell != 0) continue;
    cell = static_cast<std::uint16_t>(1 + rng.below(order));
    if (find_fault(grid)) {
      cell = 0;
    } else {
      --filled;
    }
  }
  return grid;
}

std::uint64_t count_by_solver(const LargeGrid& grid, std::uint64_t limit) {
  const auto layout = make_layout(
      LayoutSpec{.size = grid.order(), .box_rows = grid.box_rows, .box_columns = grid.box_columns});
  std::array<std::uint8_t, kMaxCells> values{};
  for (std::size_t i = 0; i < grid.cells.size(); ++i) {
    values.at(i) = static_cast<std::uint8_t>(grid.cells[i]);
  }
  return count_solutions(*layout, Grid::from_values(values, grid.order()), limit)->count;
}

}  // namespace shudu::large::test
