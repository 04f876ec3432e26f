// Random puzzles by reduction: a random grid, then givens taken away in random order while the
// solution stays the only one.
//
// Puzzle i of a seed is the same whatever else is made with it: seed and i decide grid and order
// (seeding.h), and these decide what is left. Not every minimal puzzle is as likely as the others:
// those of few clues are met too seldom; see weighted reduction for statistics. On the classic grid
// the kernels do it, a grid a lane (solver/reduction.h); on other layouts the method `fast`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/rng.h"
#include "shudu/core/stop.h"
#include "shudu/generator/full_grid.h"
#include "shudu/generator/layout_grids.h"
#include "shudu/generator/leave.h"
#include "shudu/generator/mask_symmetry.h"
#include "shudu/generator/seeding.h"
#include "shudu/generator/series.h"
#include "shudu/solver/reduction.h"

#pragma GCC visibility push(default)
namespace shudu {

/// All 81 cells in random order.
using CellOrder = std::array<Cell, kMaxCells>;

/// Each order as likely as the others.
[[nodiscard]] CellOrder random_cell_order(Rng& rng);

/// The digits of `solution` in these cells.
[[nodiscard]] Grid givens_of(const Grid& solution, CellSet cells);

/// Makes minimal classic puzzles, any stretch of the series of a seed at a time. To be used by one
/// thread at a time; `grids` may be shared.
class MinimalPuzzles {
 public:
  /// Precondition: the machine supports the kernel.
  explicit MinimalPuzzles(UniformGrids grids, const Kernel& kernel = best_kernel());

  /// Puzzles `first`, first + 1, ... of the series. A thousand a call keep the kernel busy. When
  /// `stop` becomes true, false comes back soon and the puzzles, each with one solution, need not
  /// be minimal.
  bool make(std::uint64_t seed, std::uint64_t first, std::span<PuzzleWithSolution> to,
            Stop stop = {});

 private:
  UniformGrids grids_;
  ReductionSolver solver_;
  std::vector<CellOrder> orders_;
  std::vector<ReductionTask> tasks_;
  std::vector<CellSet> left_;
};

/// From `low` to `high`, both included.
struct ClueRange {
  int low = 0;
  int high = kMaxCells;
};

/// `25` or `24-26`, numbers to `most`; which of two is the greater is not looked at. Nothing: it is
/// written in another way. Thread-safe.
[[nodiscard]] std::optional<ClueRange> parse_clues(std::string_view text, int most = kMaxCells);

struct ReduceWish {
  MaskSymmetry symmetry = MaskSymmetry::kNone;
  /// Nothing: as many as are left when none can go.
  std::optional<ClueRange> clues = std::nullopt;
  /// Without clues always so. With them, puzzles are reduced to the end and those of the wanted
  /// number of clues kept; else reduction stops at a number drawn evenly from the range. Under a
  /// symmetry minimal means that no unit can go as a whole. Puzzles of a wanted level (make.h) may
  /// also have more givens than they need; ReducedPuzzles makes none of these.
  bool is_minimal = true;
};

/// Makes puzzles on any layout as wished. To be used by one thread at a time; `grids` may be
/// shared.
class ReducedPuzzles {
 public:
  /// Precondition: the machine supports the kernel.
  ReducedPuzzles(LayoutGrids grids, const ReduceWish& wish, const Kernel& kernel = best_kernel());

  /// Items `first`, first + 1, ... of the series; one that has not succeeded after `most_tries`
  /// grids is left empty. False when `leave` was over, which is asked between some hundred tries on
  /// the classic grid and within them on others. On the classic grid without wishes the items are
  /// those of MinimalPuzzles. Where a layout has no grid, which the first try mostly finds out, all
  /// items are left empty after that.
  bool make(std::uint64_t seed, std::uint64_t first, std::uint64_t most_tries,
            std::span<SeriesItem> to, Leave leave = {});

  /// Some tries of a series; what fails stays empty. False when `leave` was over, or a layout has
  /// no grid.
  bool make_tries(std::span<const SeriesTry> tries,
                  std::span<std::optional<PuzzleWithSolution>> made, Leave& leave);

  /// Has a try found out that the layout has no grid?
  [[nodiscard]] bool has_no_grid() const { return has_no_grid_; }

 private:
  struct Draft;  // a try that has its grid and order

  [[nodiscard]] std::vector<Draft> draw_drafts(std::span<const SeriesTry> tries, Leave& leave);
  std::vector<std::optional<CellSet>> reduce_drafts(std::span<const Draft> drafts, Leave& leave);

  LayoutGrids grids_;
  ReduceWish wish_;
  CellUnits units_;
  std::vector<Cell> first_cells_;  // of each unit
  ReductionSolver solver_;
  std::optional<MinimalPuzzles> minimal_;  // where nothing else is wished for
  bool has_no_grid_ = false;
};

}  // namespace shudu
#pragma GCC visibility pop
