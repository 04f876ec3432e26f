// Makes killers of random cages over random grids, keeps those with one solution, and then proves
// that of all of them, in this thread:
//
//   shudu_easy_killers [COUNT [SEED]]
//
// Prints how many were made for them, milliseconds of processor time for all proofs (from the
// puzzle to the answer) and for the longest. Cages grow from cell to cell, two to five of them, and
// hold no value twice; a cell with no free neighbour is a cage of its own.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "processor_time.h"
#include "shudu/core/rng.h"
#include "shudu/generator/full_grid.h"
#include "shudu/propagation/solve.h"
#include "shudu/variant/lower.h"
#include "shudu/variant/puzzle.h"

namespace {

using shudu::Cell;
using shudu::Grid;
using shudu::Rng;
using shudu::bench::processor_ms;
using shudu::variant::Constraint;
using shudu::variant::Variable;
using shudu::variant::Variables;
using shudu::variant::VariantPuzzle;

constexpr int kSide = 9;
constexpr std::size_t kCells = 81;

std::vector<int> neighbours_of(int cell) {
  std::vector<int> near;
  if (cell >= kSide) near.push_back(cell - kSide);
  if (cell % kSide > 0) near.push_back(cell - 1);
  if (cell % kSide < kSide - 1) near.push_back(cell + 1);
  if (cell < static_cast<int>(kCells) - kSide) near.push_back(cell + kSide);
  return near;
}

class Cages {
 public:
  Cages(const Grid& grid, Rng& rng) : grid_(grid), rng_(rng) {}

  // Cell by cell in random order: what is free begins a cage.
  VariantPuzzle cover() {
    VariantPuzzle puzzle = shudu::variant::open_grid(kSide, kSide, 1, kSide);
    puzzle.regions = shudu::variant::boxes_of(puzzle, 3, 3);
    std::array<int, kCells> order{};
    for (std::size_t i = 0; i < kCells; ++i) order[i] = static_cast<int>(i);
    for (std::size_t i = kCells; i > 1; --i) std::swap(order[i - 1], order[rng_.below(i)]);
    for (const int cell : order) {
      if (!is_taken_[static_cast<std::size_t>(cell)]) puzzle.constraints.push_back(grow_from(cell));
    }
    return puzzle;
  }

 private:
  [[nodiscard]] int value(int cell) const { return grid_[Cell(cell)]->value(); }

  Constraint grow_from(int cell) {
    constexpr std::uint64_t kSizes = 4;  // 2 to 5 cells
    const std::size_t most = 2 + rng_.below(kSizes);
    std::vector<int> cage;
    unsigned values = 0;
    std::vector<int> border{cell};
    while (cage.size() < most && !border.empty()) {
      const std::size_t at = rng_.below(border.size());
      const int next = border[at];
      border.erase(border.begin() + static_cast<std::ptrdiff_t>(at));
      const unsigned bit = 1U << static_cast<unsigned>(value(next));
      if (is_taken_[static_cast<std::size_t>(next)] || (values & bit) != 0) continue;
      is_taken_[static_cast<std::size_t>(next)] = true;
      values |= bit;
      cage.push_back(next);
      for (const int near : neighbours_of(next)) border.push_back(near);
    }
    Constraint rule;
    rule.kind = shudu::variant::Kind::kCage;
    int sum = 0;
    for (const int each : cage) {
      rule.cells.push_back(static_cast<Variable>(each));
      sum += value(each);
    }
    rule.numbers.push_back(sum);
    return rule;
  }

  const Grid& grid_;
  Rng& rng_;
  std::array<bool, kCells> is_taken_{};
};

bool is_unique(const VariantPuzzle& puzzle) {
  const auto found = shudu::propagation::count(shudu::variant::lower(puzzle), {2, 20'000, {}});
  return found && found->is_exact() && found->solutions == 1;
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): no memory ends the program
int main(int argc, char** argv) {
  const std::size_t count = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10'000;
  Rng rng(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0);
  const shudu::UniformGrids grids;
  std::vector<VariantPuzzle> killers;
  std::size_t made = 0;
  while (killers.size() < count) {
    const Grid grid = grids.draw(rng);
    ++made;
    VariantPuzzle puzzle = Cages(grid, rng).cover();
    if (is_unique(puzzle)) killers.push_back(std::move(puzzle));
  }
  double longest = 0;
  const double start = processor_ms();
  for (const VariantPuzzle& killer : killers) {
    const double begin = processor_ms();
    if (!is_unique(killer)) return 1;
    longest = std::max(longest, processor_ms() - begin);
  }
  std::printf("%zu of %zu\t%.1f ms\tlongest %.2f ms\n", killers.size(), made,
              processor_ms() - start, longest);
  return 0;
}
