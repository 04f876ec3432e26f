#include "solver/positions.h"

#include <array>
#include <cstdlib>
#include <utility>

#include "support/build_kind.h"

namespace shudu::test {

namespace {

constexpr std::uint64_t kGrids = by_build<std::uint64_t>(8, 1);

}  // namespace

PositionMaker::PositionMaker(NamedLayout layout) : layout_(std::move(layout)) {
  const Pencilmarks blank(layout_.layout.size());
  for (std::uint64_t seed = 0; seed < kGrids; ++seed) {
    const Answer answer = ask(method_named("mrv"), layout_.layout, blank,
                              {.limit = 1, .node_budget = 2'000, .seed = seed});
    if (answer.result.count == 0) continue;
    if (!is_solution(layout_.layout, blank, answer.result.first)) std::abort();
    grids_.push_back(answer.result.first);
  }
}

Grid PositionMaker::full_grid(Rng& rng) const {
  const Grid& grid = grids_[rng.below(grids_.size())];
  std::array<int, kMaxSize> labels{};
  for (int i = 0; i < grid.size(); ++i) {
    const auto j = static_cast<std::size_t>(rng.below(static_cast<std::uint64_t>(i) + 1));
    labels[static_cast<std::size_t>(i)] = labels[j];
    labels[j] = i;
  }
  Grid relabelled(grid.size());
  for (const Cell cell : grid.filled()) {
    const int label = labels[static_cast<std::size_t>(grid[cell]->index())];
    relabelled.place(cell, Digit::from_index(label));
  }
  return relabelled;
}

Pencilmarks PositionMaker::thinned(Rng& rng, std::uint64_t keep) const {
  Grid grid = full_grid(rng);
  for (const Cell cell : grid.filled()) {
    if (rng.below(100) >= keep) grid.clear(cell);
  }
  return Pencilmarks::from_grid(grid);
}

Pencilmarks PositionMaker::damaged(Rng& rng) const {
  Pencilmarks marks = thinned(rng, 30 + rng.below(40));
  const auto size = static_cast<std::uint64_t>(layout().size());
  for (std::uint64_t i = 0; i <= rng.below(2); ++i) {
    const Cell cell(static_cast<int>(rng.below(size * size)));
    marks.set(cell, DigitSet::only(Digit::from_index(static_cast<int>(rng.below(size)))));
  }
  return marks;
}

Pencilmarks PositionMaker::marked(Rng& rng, std::uint64_t keep, bool sound) const {
  Pencilmarks marks(layout().size());
  const Grid grid = sound ? full_grid(rng) : Grid(layout().size());
  for (const Cell cell : layout().all_cells()) {
    for (const Digit digit : layout().all_digits()) {
      if (rng.below(100) >= keep && grid[cell] != digit) marks.erase(cell, digit);
    }
  }
  return marks;
}

Pencilmarks PositionMaker::make(Rng& rng) const {
  const std::uint64_t kind = rng.below(10);
  if (grids_.empty() || kind == 9) return marked(rng, 60 + rng.below(40), false);
  if (kind < 3) return thinned(rng, 30 + rng.below(40));
  if (kind < 5) return damaged(rng);
  if (kind < 6) return thinned(rng, rng.below(25));
  return marked(rng, 10 + rng.below(60), true);
}

}  // namespace shudu::test
