#include "shudu/generator/reduce.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "generator/layout_reduction.h"
#include "shudu/core/stop.h"

namespace shudu {
namespace {

constexpr std::size_t kChunk = 1024;
// Tries that are made at once: a kernel wants many; where a try takes milliseconds, none in vain.
constexpr std::size_t kClassicTries = 512;
constexpr std::size_t kLayoutTries = 1;

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
                          Stop stop) {
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

ReducedPuzzles::ReducedPuzzles(LayoutGrids grids, const ReduceWish& wish, const Kernel& kernel)
    : grids_(std::move(grids)),
      wish_(wish),
      units_(mask_units(wish.symmetry, grids_.layout().size())),
      solver_(kernel) {
  for (int i = 0; i < grids_.layout().cell_count(); ++i) {
    if (units_[static_cast<std::size_t>(i)].first() == Cell(i)) first_cells_.emplace_back(i);
  }
  const bool has_wishes = wish.symmetry != MaskSymmetry::kNone || wish.clues.has_value();
  if (!has_wishes && grids_.classic() != nullptr) minimal_.emplace(*grids_.classic(), kernel);
}

// A try with its grid and the order of its units.
struct ReducedPuzzles::Draft {
  std::size_t number;
  Grid solution;
  std::vector<Cell> order;
  int stop_at;
};

std::vector<ReducedPuzzles::Draft> ReducedPuzzles::draw_drafts(std::span<const SeriesTry> tries,
                                                               Leave& leave) {
  std::vector<Draft> drafts;
  drafts.reserve(tries.size());
  for (std::size_t t = 0; t < tries.size(); ++t) {
    Rng rng = tries[t].rng;
    const DrawnGrid drawn = grids_.try_to_draw(rng, leave);
    has_no_grid_ = drawn.end == DrawnGrid::End::kNoneThere;
    if (has_no_grid_ || drawn.end == DrawnGrid::End::kOver) return {};
    if (!drawn.grid) continue;
    drafts.push_back({t, *drawn.grid, first_cells_, 0});
    rng.shuffle(std::span<Cell>(drafts.back().order));
    if (wish_.clues && !wish_.is_minimal) {
      const auto numbers = static_cast<std::uint64_t>(wish_.clues->high - wish_.clues->low + 1);
      drafts.back().stop_at = wish_.clues->low + static_cast<int>(rng.below(numbers));
    }
  }
  return drafts;
}

// What is left of each; nothing where a layout's search was too long, or for all when it was over.
std::vector<std::optional<CellSet>> ReducedPuzzles::reduce_drafts(std::span<const Draft> drafts,
                                                                  Leave& leave) {
  const Layout& layout = grids_.layout();
  std::vector<ReductionTask> tasks;
  for (const Draft& draft : drafts) {
    tasks.push_back({&draft.solution, draft.order, layout.all_cells(), draft.stop_at});
  }
  const ReductionOptions options{.units = wish_.symmetry == MaskSymmetry::kNone ? nullptr : &units_,
                                 .stop = leave.stop()};
  std::vector<std::optional<CellSet>> left(tasks.size());
  if (layout.is_classic()) {
    std::vector<CellSet> cells(tasks.size());
    if (solver_.reduce(tasks, options, cells).is_complete) {
      std::copy(cells.begin(), cells.end(), left.begin());
    }
    return left;
  }
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    left[i] = reduce_on_layout(layout, tasks[i], options, leave);
  }
  return left;
}

bool ReducedPuzzles::make_tries(std::span<const SeriesTry> tries,
                                std::span<std::optional<PuzzleWithSolution>> made, Leave& leave) {
  leave.set_tries(tries.front().number);
  if (leave.is_over()) return false;
  const std::vector<Draft> drafts = draw_drafts(tries, leave);
  if (has_no_grid_) return false;
  const std::vector<std::optional<CellSet>> left = reduce_drafts(drafts, leave);
  if (leave.has_ended()) return false;
  for (std::size_t i = 0; i < drafts.size(); ++i) {
    if (!left[i]) continue;
    const int clues = left[i]->size();
    if (wish_.clues && (clues < wish_.clues->low || clues > wish_.clues->high)) continue;
    made[drafts[i].number] = {givens_of(drafts[i].solution, *left[i]), drafts[i].solution};
  }
  return true;
}

bool ReducedPuzzles::make(std::uint64_t seed, std::uint64_t first, std::uint64_t most_tries,
                          std::span<SeriesItem> to, Leave leave) {
  if (minimal_) {
    std::vector<PuzzleWithSolution> puzzles(to.size());
    if (!minimal_->make(seed, first, puzzles, leave.stop())) return false;
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = {puzzles[i], 1};
    return true;
  }
  const std::size_t at_once = grids_.layout().is_classic() ? kClassicTries : kLayoutTries;
  has_no_grid_ = false;
  const bool is_whole = make_series(
      {seed, first, most_tries, at_once},
      [&](std::span<const SeriesTry> tries, std::span<std::optional<PuzzleWithSolution>> made) {
        return make_tries(tries, made, leave);
      },
      to);
  if (has_no_grid_) std::fill(to.begin(), to.end(), SeriesItem{std::nullopt, 1});
  return is_whole || has_no_grid_;
}

}  // namespace shudu
