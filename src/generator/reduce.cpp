// See shudu/generator/reduce.h.
#include "shudu/generator/reduce.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace shudu {
namespace {

constexpr std::size_t kChunk = 1024;

}  // namespace

CellOrder random_cell_order(Rng& rng) {
  CellOrder order;
  for (int i = 0; i < kMaxCells; ++i) order[static_cast<std::size_t>(i)] = Cell(i);
  rng.shuffle(std::span<Cell>(order));
  return order;
}

Grid givens_of(const Grid& solution, CellSet cells) {
  Grid puzzle(solution.size());
  for (const Cell cell : cells) puzzle.place(cell, *solution[cell]);
  return puzzle;
}

MinimalPuzzles::MinimalPuzzles(UniformGrids grids, const Kernel& kernel)
    : grids_(std::move(grids)), solver_(kernel) {}

bool MinimalPuzzles::make(std::uint64_t seed, std::uint64_t first, std::span<PuzzleWithSolution> to,
                          const std::atomic<bool>* stop) {
  bool is_complete = true;
  for (std::size_t at = 0; at < to.size(); at += kChunk) {
    const auto part = to.subspan(at, std::min(kChunk, to.size() - at));
    orders_.resize(part.size());
    tasks_.resize(part.size());
    left_.resize(part.size());
    for (std::size_t i = 0; i < part.size(); ++i) {
      Rng rng = item_rng(seed, first + at + i);
      part[i].solution = grids_.draw(rng);
      orders_[i] = random_cell_order(rng);
      tasks_[i].solution = &part[i].solution;
      tasks_[i].order = orders_[i];
    }
    is_complete &= solver_.reduce(tasks_, {.stop = stop}, left_).is_complete;
    for (std::size_t i = 0; i < part.size(); ++i) {
      part[i].puzzle = givens_of(part[i].solution, left_[i]);
    }
  }
  return is_complete;
}

}  // namespace shudu
