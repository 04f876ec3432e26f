// A series of puzzles made by trying: item i of a seed is the first of its tries that gives what is
// wished for, so it is the same whoever makes it, with whatever else and on however many threads.
//
// Tries of an item are numbered and have generators of their own (seeding.h). Many are made at a
// time, some of them in vain, because the kernels want many puzzles at once; the smallest number
// that succeeds counts.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "shudu/core/function_ref.h"
#include "shudu/core/grid.h"
#include "shudu/core/rng.h"

#pragma GCC visibility push(default)
namespace shudu {

struct PuzzleWithSolution {
  Grid puzzle;
  Grid solution;
};

/// An item of a series.
struct SeriesItem {
  std::optional<PuzzleWithSolution> made;  ///< nothing: none of the tries succeeded
  std::uint64_t tries = 0;                 ///< how many it took, the last one included
  double weight = 1;                       ///< of methods that weigh their puzzles (weighted.h)
};

/// One try to be made.
struct SeriesTry {
  std::uint64_t index = 0;   ///< of the item
  std::uint64_t number = 0;  ///< of the try
  Rng item_rng{0};           ///< the item's own, for what all its tries share
  Rng rng{0};                ///< the try's own
};

/// Makes some tries; what fails stays empty. False when it was stopped.
using MakeTries = FunctionRef<bool(std::span<const SeriesTry> tries,
                                   std::span<std::optional<PuzzleWithSolution>>)>;

struct SeriesOptions {
  std::uint64_t seed = 0;
  std::uint64_t first = 0;       ///< index of the first item
  std::uint64_t most_tries = 1;  ///< of each item, at least 1
  std::size_t at_once = 1;       ///< how many tries `make` likes to be given, at least 1
};

/// Makes `items.size()` items from options.first on. False when `make` was stopped; items are
/// complete or not then.
bool make_series(const SeriesOptions& options, MakeTries make, std::span<SeriesItem> items);

}  // namespace shudu
#pragma GCC visibility pop
