// Three boxes on a diagonal are filled at random, the rest by search; then givens are taken away,
// in random order, as long as the solution stays the only one. On other layouts random givens can
// take long to complete (seconds for an anti-knight grid), so there the first solution serves,
// renamed.
#include "logic/puzzles.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "shudu/solver/solver.h"

namespace shudu::test {
namespace {

Grid random_solution(Rng& rng) {
  Grid grid(9);
  const std::array<std::array<int, 3>, 6> orders = {
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  const auto& order = orders[rng.below(6)];
  for (int band = 0; band < 3; ++band) {
    std::vector<int> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    rng.shuffle(std::span<int>(digits));
    const int stack = order[static_cast<std::size_t>(band)];
    for (int i = 0; i < 9; ++i) {
      const Cell cell((3 * band + i / 3) * 9 + 3 * stack + i % 3);
      grid.place(cell, Digit(digits[static_cast<std::size_t>(i)]));
    }
  }
  return solve(Layout::classic(), grid).value().first;
}

Grid without(const Grid& grid, Cell cell) {
  Grid fewer = grid;
  fewer.clear(cell);
  return fewer;
}

std::vector<int> cells_in_random_order(const Layout& layout, Rng& rng) {
  std::vector<int> cells(static_cast<std::size_t>(layout.cell_count()));
  std::iota(cells.begin(), cells.end(), 0);
  rng.shuffle(std::span<int>(cells));
  return cells;
}

// Takes givens away until none can go; the cells that were taken.
std::vector<int> reduce(const Layout& layout, Grid& givens, Rng& rng) {
  std::vector<int> taken;
  for (const int cell : cells_in_random_order(layout, rng)) {
    const Grid fewer = without(givens, Cell(cell));
    if (!is_unique(layout, fewer).value()) continue;
    givens = fewer;
    taken.push_back(cell);
  }
  return taken;
}

}  // namespace

Grid renamed(const Grid& grid, Rng& rng) {
  std::vector<int> names(static_cast<std::size_t>(grid.size()));
  std::iota(names.begin(), names.end(), 1);
  rng.shuffle(std::span<int>(names));
  auto values = grid.values();
  for (auto& value : values) {
    if (value != 0) value = static_cast<std::uint8_t>(names[value - 1U]);
  }
  return Grid::from_values(values, grid.size());
}

RandomPuzzle random_puzzle(Rng& rng, int extra) {
  const Grid solution = random_solution(rng);
  Grid givens = solution;
  std::vector<int> taken = reduce(Layout::classic(), givens, rng);
  rng.shuffle(std::span<int>(taken));
  for (int i = 0; i < extra && !taken.empty(); ++i, taken.pop_back()) {
    givens.place(Cell(taken.back()), *solution[Cell(taken.back())]);
  }
  return {givens, solution};
}

RandomPuzzle random_puzzle(const Layout& layout, Rng& rng) {
  const Grid solution = renamed(solve(layout, Grid(layout.size())).value().first, rng);
  Grid givens = solution;
  reduce(layout, givens, rng);
  return {givens, solution};
}

}  // namespace shudu::test
