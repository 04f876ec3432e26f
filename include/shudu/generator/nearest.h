// For somebody who will not wait for a wish: of some puzzles of the same series that no scale has
// judged, the one whose level is nearest to it. Pure and thread-safe.
#pragma once

#include <optional>

#include "shudu/generator/origin.h"
#include "shudu/generator/series.h"
#include "shudu/rating/levels.h"

#pragma GCC visibility push(default)
namespace shudu {

struct NearestPuzzle {
  Origin origin;  ///< its own: without the wish for difficulty, with the number of the item
  SeriesItem item;
  Level level = Level::kEasy;
};

/// The first of those that are nearest; some hundred milliseconds. Nothing where there are no
/// puzzles with such givens. Precondition: the wish is one for difficulty, and find_fault of it is
/// kNone.
[[nodiscard]] std::optional<NearestPuzzle> nearest_to_wish(const Origin& wished);

}  // namespace shudu
#pragma GCC visibility pop
