// See puzzles.h. Three boxes on a diagonal are filled at random, the rest by search; then givens
// are taken away, in random order, as long as the solution stays the only one.
#include "logic/puzzles.h"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "shudu/solver/solver.h"

namespace shudu::test {
namespace {

template <typename T>
void shuffle(std::vector<T>& list, Rng& rng) {
  for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[rng.below(i)]);
}

Grid random_solution(Rng& rng) {
  Grid grid(9);
  const std::array<std::array<int, 3>, 6> orders = {
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  const auto& order = orders[rng.below(6)];
  for (int band = 0; band < 3; ++band) {
    std::vector<int> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    shuffle(digits, rng);
    const int stack = order[static_cast<std::size_t>(band)];
    for (int i = 0; i < 9; ++i) {
      const Cell cell((3 * band + i / 3) * 9 + 3 * stack + i % 3);
      grid.place(cell, Digit(digits[static_cast<std::size_t>(i)]));
    }
  }
  return solve(Layout::classic(), grid).value().first;
}

Grid without(const Grid& grid, Cell cell) {
  auto values = grid.values();
  values[static_cast<std::size_t>(cell.index())] = 0;
  return Grid::from_values(values, 9);
}

}  // namespace

RandomPuzzle random_puzzle(Rng& rng, int extra) {
  const Grid solution = random_solution(rng);
  Grid givens = solution;
  std::vector<int> cells;
  for (int cell = 0; cell < 81; ++cell) cells.push_back(cell);
  shuffle(cells, rng);
  std::vector<int> taken;
  for (const int cell : cells) {
    const Grid fewer = without(givens, Cell(cell));
    if (!is_unique(Layout::classic(), fewer).value()) continue;
    givens = fewer;
    taken.push_back(cell);
  }
  shuffle(taken, rng);
  for (int i = 0; i < extra && !taken.empty(); ++i, taken.pop_back()) {
    givens.place(Cell(taken.back()), *solution[Cell(taken.back())]);
  }
  return {givens, solution};
}

}  // namespace shudu::test
