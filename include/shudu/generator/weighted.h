// Minimal puzzles with weights, for statistics of all minimal puzzles.
//
// Whatever makes puzzles prefers some: reduction meets those of few givens far too often. Two
// methods know by how much, so that sums over their puzzles, each times its weight, are sums over
// all minimal puzzles, without bias. What the weights of a try bring adds up, on average, to the
// number of minimal puzzles of a grid (weighted reduction: of those with m givens or fewer).
// D. Berthier, "Unbiased statistics of a CSP: a controlled-bias generator" (2009); weighted
// reduction is new here and yields far more, but its few heavy weights carry most of what it says
// about many givens. Tested in tests/generator/weighted_test.cpp on 4x4, where all is known.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "shudu/core/function_ref.h"
#include "shudu/core/layout.h"
#include "shudu/core/rng.h"
#include "shudu/core/stop.h"
#include "shudu/generator/minimal.h"
#include "shudu/solver/kernel.h"
#include "shudu/solver/search.h"

#pragma GCC visibility push(default)
namespace shudu {

struct WeightedPuzzle {
  ProperPuzzle puzzle;
  double weight = 0;
  friend bool operator==(const WeightedPuzzle&, const WeightedPuzzle&) = default;
};

/// One of a series: the first try of an item that comes to a puzzle.
struct WeightedItem {
  std::optional<WeightedPuzzle> made;  ///< nothing: none of the tries did
  std::uint64_t tries = 0;             ///< that it took; sums of weights are divided by theirs
  friend bool operator==(const WeightedItem&, const WeightedItem&) = default;
};

enum class WeightedMethod : std::uint8_t {
  /// Top-down from a uniform grid, without repair: givens go in random order; at the first that
  /// cannot, the puzzle is kept if it is minimal, else all is thrown away. A puzzle of k givens is
  /// met with probability 1 / C(81, k) in its grid: so its weight is C(81, k). One try in 260,000
  /// succeeds.
  kControlledBias,
  /// From a uniform grid and m of its cells that leave it the only solution: while r > 0 givens are
  /// redundant one of them goes, each as likely, and the weight is multiplied by r; in the end by
  /// C(81, m) / ((m - k)! C(81 - k, m - k)). A path has the probability 1 / (product of r), and
  /// each
  /// of (m - k)! orders of each of C(81 - k, m - k) starts leads to the puzzle, so what a puzzle of
  /// the grid adds to a try is 1 on average. One try in 13 has one solution to begin with.
  kWeightedReduction,
};

struct WeightedOptions {
  WeightedMethod method = WeightedMethod::kWeightedReduction;
  /// How many cells of a grid are drawn at first: m of weighted reduction. Of controlled bias,
  /// puzzles of more givens are lost: with 32 of 81 one in a million.
  int start_cells = 34;
  std::uint64_t most_tries = kUnlimited;  ///< of an item

  /// What is fast on the classic layout: 34 cells, for controlled bias 32.
  [[nodiscard]] static WeightedOptions classic(WeightedMethod method);
};

/// Draws a full grid, each as likely as the others.
using GridSource = FunctionRef<Grid(Rng& rng)>;

/// Makes items of a series; item i depends on seed, i, options and source alone. Each try draws a
/// grid of its own, so that tries are independent. One thread at a time.
class WeightedMaker {
 public:
  /// `layout` must live longer. Preconditions: the machine supports the kernel; 1 <= start_cells <=
  /// cells of the layout; most_tries >= 1.
  WeightedMaker(const Layout& layout, const WeightedOptions& options,
                const Kernel& kernel = best_kernel());
  ~WeightedMaker();
  WeightedMaker(WeightedMaker&&) noexcept;
  WeightedMaker& operator=(WeightedMaker&&) noexcept;
  WeightedMaker(const WeightedMaker&) = delete;
  WeightedMaker& operator=(const WeightedMaker&) = delete;

  /// Makes the items `first`, first + 1, ...; with weighted reduction two hundred a call keep all
  /// lanes busy. False when `stop` has become true: items are then complete or not.
  bool make(std::uint64_t seed, std::uint64_t first, GridSource grids,
            std::span<WeightedItem> items, Stop stop = {});

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace shudu
#pragma GCC visibility pop
