// Of puzzles that are there, the one whose level is nearest to a wish: for somebody who will not
// wait for the wish itself. Pure and thread-safe.
#pragma once

#include <cstddef>
#include <span>

#include "shudu/core/layout.h"
#include "shudu/generator/series.h"
#include "shudu/rating/levels.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Puzzles to choose among: a few hundred milliseconds to make and to rate.
inline constexpr std::size_t kNearCount = 64;

struct NearestPuzzle {
  const SeriesItem* item = nullptr;  ///< nullptr: nothing was made
  Level level = Level::kEasy;        ///< the item's own
};

/// The first of those items that are nearest to the level. It lives as long as `items`.
[[nodiscard]] NearestPuzzle nearest_puzzle(const Layout& layout, std::span<const SeriesItem> items,
                                           Level wanted);

}  // namespace shudu
#pragma GCC visibility pop
