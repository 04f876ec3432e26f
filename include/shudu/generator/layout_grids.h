// Full grids of any layout: uniform where that can be had, else found by a search that chooses at
// random.
//
//   classic                        uniform (full_grid.h)
//   other layouts whose grids with a fixed first row are 100,000 or fewer (all of 4x4, 6x6)
//                                  uniform: they are listed once, and digits renamed evenly
//   all others                     by search: a first row at random, then the method `mrv` with a
//                                  random choice among equals; some grids are then likelier
//
// The search's grids are cheap and biased: good for puzzles, wrong for statistics.
#pragma once

#include <memory>
#include <optional>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/rng.h"
#include "shudu/generator/full_grid.h"
#include "shudu/generator/leave.h"

#pragma GCC visibility push(default)
namespace shudu {

enum class GridSpread : std::uint8_t {
  kUniform,   ///< each grid as likely as the others, where that can be had
  kSearched,  ///< by search, whatever the layout
};

/// A grid, or why there is none.
struct DrawnGrid {
  enum class End : std::uint8_t {
    kDrawn,
    kNoneThere,  ///< the layout has no grid: other numbers give none either
    kGivenUp,    ///< not found within the budget
    kOver,       ///< ended from outside
  };
  std::optional<Grid> grid;
  End end = End::kDrawn;
};

/// Draws grids of one layout. Copies share their tables; any number of threads may draw at once,
/// each with an Rng of its own.
class LayoutGrids {
 public:
  /// May take some ten milliseconds, for the tables.
  explicit LayoutGrids(const Layout& layout, GridSpread spread = GridSpread::kUniform);

  [[nodiscard]] const Layout& layout() const;
  /// Is each grid as likely as the others?
  [[nodiscard]] bool is_uniform() const;

  /// The uniform grids of the classic layout, where it is they that are drawn; else nullptr.
  [[nodiscard]] const UniformGrids* classic() const;

  /// A full grid; nothing where the layout has none, or a search did not find one within its budget
  /// (200 times 100,000 nodes). The same numbers from `rng` give the same grid everywhere.
  [[nodiscard]] std::optional<Grid> draw(Rng& rng) const;

  /// The same; `leave` is asked before and after every search, and it is told why there is none.
  [[nodiscard]] DrawnGrid try_to_draw(Rng& rng, Leave& leave) const;

 private:
  struct Tables;
  std::shared_ptr<const Tables> tables_;
};

}  // namespace shudu
#pragma GCC visibility pop
