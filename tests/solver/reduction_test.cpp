// Taking givens away, on every kernel, against the definition: cell after cell, or unit after unit,
// with another solver asked each time.
#include "shudu/solver/reduction.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "shudu/core/rng.h"
#include "solver/helpers.h"
#include "solver/kernels.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

class Reductions : public KernelTest {};

Grid random_solution(Rng& rng) {
  const SearchOptions any{.limit = 1, .seed = rng.below(1'000'000)};
  return method_named("mrv").count(Layout::classic(), Pencilmarks(9), any).first;
}

std::vector<Cell> all_cells(Rng& rng) {
  std::vector<Cell> cells;
  for (int i = 0; i < 81; ++i) cells.emplace_back(i);
  rng.shuffle(std::span<Cell>(cells));
  return cells;
}

Grid shown(const Grid& solution, CellSet cells) {
  Grid puzzle(9);
  for (const Cell cell : cells) puzzle.place(cell, *solution[cell]);
  return puzzle;
}

// By exact cover, as the slow judge.
bool is_proper(const Grid& solution, CellSet givens) {
  const Pencilmarks marks = Pencilmarks::from_grid(shown(solution, givens));
  return count(method_named("dlx"), Layout::classic(), marks, 2) == 1;
}

CellSet reduced_slowly(const ReductionTask& task, const CellUnits* units) {
  CellSet left = task.givens;
  for (const Cell cell : task.order) {
    const CellSet own = CellSet::only(cell);
    const CellSet unit =
        left & (units == nullptr ? own : (*units)[static_cast<std::size_t>(cell.index())]);
    if (unit.empty() || left.size() - unit.size() < task.stop_at) continue;
    if (is_proper(*task.solution, left - unit)) left -= unit;
  }
  return left;
}

// Each cell with the one that a half-turn takes it to.
CellUnits half_turn_units() {
  CellUnits units;
  for (int i = 0; i < 81; ++i) units[static_cast<std::size_t>(i)] = {Cell(i), Cell(80 - i)};
  return units;
}

// Tasks that differ in everything that a task can ask for.
struct Tasks {
  std::vector<Grid> grids;
  std::vector<std::vector<Cell>> orders;
  std::vector<ReductionTask> tasks;

  Tasks(std::size_t count, Rng& rng, bool with_units) {
    for (std::size_t i = 0; i < count; ++i) {
      grids.push_back(random_solution(rng));
      orders.push_back(all_cells(rng));
      if (with_units) std::erase_if(orders.back(), [](Cell cell) { return cell.index() > 40; });
    }
    for (std::size_t i = 0; i < count; ++i) {
      tasks.push_back({.solution = &grids[i], .order = orders[i]});
      if (i % 3 == 1) tasks.back().stop_at = static_cast<int>(20 + rng.below(30));
      if (i % 4 == 2) tasks.back().order = std::span(orders[i]).first(rng.below(orders[i].size()));
      if (i % 5 == 3) tasks.back().givens = some_givens(grids[i], rng);
    }
  }

  // A proper puzzle of the grid: twenty cells less, one by one where that leaves one solution.
  static CellSet some_givens(const Grid& grid, Rng& rng) {
    CellSet givens = CellSet::first_n(81);
    const std::vector<Cell> cells = all_cells(rng);
    for (std::size_t i = 0; i < 40; ++i) {
      if (is_proper(grid, givens - CellSet::only(cells[i]))) givens.erase(cells[i]);
    }
    return givens;
  }
};

void expect_as_defined(const Tasks& made, const ReductionOptions& options, const Kernel& kernel) {
  std::vector<CellSet> left(made.tasks.size());
  ReductionSolver solver(kernel);
  const ReductionTotals totals = solver.reduce(made.tasks, options, left);
  EXPECT_TRUE(totals.is_complete);
  for (std::size_t i = 0; i < left.size(); ++i) {
    ASSERT_EQ(left[i], reduced_slowly(made.tasks[i], options.units))
        << i << " " << text_of(shown(made.grids[i], left[i]));
  }
}

TEST_P(Reductions, LeaveWhatTheDefinitionLeaves) {
  Rng rng(20'261'122);
  const Tasks made(by_build<std::size_t>(200, 5), rng, false);
  expect_as_defined(made, {}, kernel());
}

TEST_P(Reductions, TakeUnitsAsAWhole) {
  Rng rng(20'261'123);
  const Tasks made(by_build<std::size_t>(120, 5), rng, true);
  const CellUnits units = half_turn_units();
  expect_as_defined(made, {.units = &units}, kernel());
}

TEST_P(Reductions, TakeOneTaskOrNone) {
  Rng rng(7);
  const Tasks one(1, rng, false);
  expect_as_defined(one, {}, kernel());
  const Tasks none(0, rng, false);
  expect_as_defined(none, {}, kernel());
}

// The grid of most automorphisms has more unavoidable sets than any is likely to have.
TEST_P(Reductions, OfTheMostSymmetricGrid) {
  Rng rng(8);
  Tasks made(12, rng, false);
  for (Grid& grid : made.grids) grid = grid_of(kFull);
  for (ReductionTask& task : made.tasks) task.givens = CellSet::first_n(81);
  expect_as_defined(made, {}, kernel());
}

TEST_P(Reductions, StopWhenAsked) {
  Rng rng(9);
  const Tasks made(50, rng, false);
  std::vector<CellSet> left(50);
  const std::atomic<bool> stop = true;
  ReductionSolver solver(kernel());
  EXPECT_FALSE(solver.reduce(made.tasks, {.stop = &stop}, left).is_complete);
  for (std::size_t i = 0; i < left.size(); ++i) EXPECT_EQ(left[i], made.tasks[i].givens);
}

INSTANTIATE_TEST_SUITE_P(Kernels, Reductions, testing::ValuesIn(kernel_names()),
                         [](const auto& kernel) { return std::string(kernel.param); });

}  // namespace
}  // namespace shudu::test
