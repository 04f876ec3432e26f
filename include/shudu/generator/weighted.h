// Minimal puzzles with weights, for statistics of all minimal puzzles.
//
// Whatever makes puzzles prefers some: reduction meets those of few givens far too often. Two
// methods know by how much, so that sums over their puzzles, each with its weight, are sums over
// all minimal puzzles, without bias:
//
//   controlled bias   top-down from a uniform grid, without repair: givens go in random order; at
//   (Berthier 2009)   the first that cannot, the puzzle is kept if it is minimal, else all is
//                     thrown away. A puzzle of k givens is met with probability 1 / C(81, k) in its
//                     grid, so its weight is C(81, k). One try in 260,000 succeeds.
//   weighted          from a uniform grid and m of its cells that leave it the only solution; while
//   reduction         r > 0 givens are redundant, one of them goes, each as likely, and the weight
//                     is multiplied by r; in the end by C(81, m) / ((m - k)! C(81 - k, m - k)). A
//                     path has the probability 1 / (product of r), and each of (m - k)! orders of
//                     each of C(81 - k, m - k) starts leads to the puzzle: its expected weight
//                     is 1.
//
// So the weights that a try brings add up, on average, to the number of minimal puzzles of a grid
// (weighted reduction: of those with at most m givens). D. Berthier, "Unbiased statistics of a CSP:
// a controlled-bias generator" (2009); weighted reduction is new here, and yields far more, but its
// few heavy weights carry most of what it says about many givens. Tested in
// tests/generator/weighted_test.cpp on 4x4, where all is known.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "shudu/core/function_ref.h"
#include "shudu/core/layout.h"
#include "shudu/core/rng.h"
#include "shudu/generator/minimal.h"
#include "shudu/solver/kernel.h"

#pragma GCC visibility push(default)
namespace shudu {

struct WeightedPuzzle {
  ProperPuzzle puzzle;
  double weight = 0;
  friend bool operator==(const WeightedPuzzle&, const WeightedPuzzle&) = default;
};

/// What one block of a series has come to. Blocks are of fixed numbers of tries, so that where a
/// series ends does not depend on what it has met.
struct WeightedBlock {
  std::vector<WeightedPuzzle> puzzles;  ///< any number, none too
  std::uint64_t tries = 0;              ///< what the sum of the weights is to be divided by
};

enum class WeightedMethod : std::uint8_t { kControlledBias, kWeightedReduction };

struct WeightedOptions {
  WeightedMethod method = WeightedMethod::kWeightedReduction;
  /// How many cells of a grid are drawn at first: m of weighted reduction. Of controlled bias,
  /// puzzles of more givens are lost (with 32 of 81 one in a million).
  int start_cells = 34;
  std::uint64_t tries = 2048;      ///< of a block
  std::uint64_t tries_a_grid = 1;  ///< before the next grid is drawn
  /// Of each grid the unavoidable sets of up to so many cells are found, and starts that miss one
  /// are passed over without a search: for many tries a grid. Results do not depend on it.
  int set_cells = 0;

  /// What has been measured to be fast on the classic layout: 34 cells and 2,048 tries, each of a
  /// grid of its own; controlled bias 32 cells and 100,000 tries, all of one grid, with its sets of
  /// up to 12 cells.
  [[nodiscard]] static WeightedOptions classic(WeightedMethod method);
};

/// Draws a full grid, each as likely as the others.
using GridSource = FunctionRef<Grid(Rng& rng)>;

/// Makes blocks of a series; block i depends on seed, i, options and source alone. One thread at a
/// time.
class WeightedMaker {
 public:
  /// `layout` must live longer. Preconditions: the machine supports the kernel; options.tries >= 1,
  /// 1 <= tries_a_grid, 1 <= start_cells <= cells of the layout.
  WeightedMaker(const Layout& layout, const WeightedOptions& options,
                const Kernel& kernel = best_kernel());
  ~WeightedMaker();
  WeightedMaker(WeightedMaker&&) noexcept;
  WeightedMaker& operator=(WeightedMaker&&) noexcept;
  WeightedMaker(const WeightedMaker&) = delete;
  WeightedMaker& operator=(const WeightedMaker&) = delete;

  /// Makes block `index`; false when `stop` has become true: the block is then worth nothing.
  bool make(std::uint64_t seed, std::uint64_t index, GridSource grids, WeightedBlock& block,
            const std::atomic<bool>* stop = nullptr);

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace shudu
#pragma GCC visibility pop
