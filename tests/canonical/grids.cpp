// Random full grids come from a randomised search with nothing given.
#include "canonical/grids.h"

#include <cmath>

#include "shudu/core/layout.h"
#include "shudu/core/symmetry.h"
#include "shudu/solver/method.h"

namespace shudu::test {

Grid grid_from(std::string_view text) {
  const auto size = static_cast<int>(std::lround(std::sqrt(static_cast<double>(text.size()))));
  Grid grid(size);
  for (int i = 0; i < grid.cell_count(); ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c >= '1' && c <= '9') grid.place(Cell(i), Digit(c - '0'));
  }
  return grid;
}

std::string text_from(const Grid& grid) {
  std::string text;
  for (int i = 0; i < grid.cell_count(); ++i) {
    const int value = grid.value_at(Cell(i));
    text += value == 0 ? '.' : static_cast<char>('0' + value);
  }
  return text;
}

Grid random_grid(Rng& rng) {
  SearchOptions options;
  options.limit = 1;
  options.seed = rng.next();
  const auto found = find_method("mrv")->count(Layout::classic(), Pencilmarks(kMaxSize), options);
  return random_symmetry({}, rng).apply(found.first);
}

Grid some_givens(const Grid& grid, int count, Rng& rng) {
  std::vector<Cell> cells;
  for (const Cell cell : grid.filled()) cells.push_back(cell);
  rng.shuffle(std::span(cells));
  Grid result = grid;
  for (auto i = static_cast<std::size_t>(count); i < cells.size(); ++i) {
    result.clear(cells[i]);
  }
  return result;
}

std::vector<Grid> mixed_grids(int count, Rng& rng) {
  std::vector<Grid> grids;
  Grid full;
  for (int i = 0; i < count; ++i) {
    if (i % 8 == 0) full = random_grid(rng);
    Grid grid = full;
    if (i % 4 == 1) grid = some_givens(full, 1 + static_cast<int>(rng.below(80)), rng);
    if (i % 4 == 2) grid = some_givens(full, 17 + static_cast<int>(rng.below(10)), rng);
    if (i % 4 == 3) {
      // Few digits, or few houses, and some of them gone.
      const auto digits = DigitSet::from_bits(static_cast<unsigned>(rng.below(512)));
      const auto boxes = static_cast<unsigned>(rng.below(512));
      for (const Cell cell : full.filled()) {
        const int box = cell.row_in(9) / 3 * 3 + cell.column_in(9) / 3;
        const bool keep = i % 8 == 3 ? digits.contains(*full[cell])
                                     : (boxes >> static_cast<unsigned>(box) & 1U) != 0;
        if (!keep || rng.below(12) == 0) grid.clear(cell);
      }
    }
    grids.push_back(grid);
  }
  return grids;
}

}  // namespace shudu::test
