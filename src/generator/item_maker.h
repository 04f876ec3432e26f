// What makes the items of one method, behind PuzzleMaker (make.h).
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "shudu/generator/full_grid.h"
#include "shudu/generator/make.h"

namespace shudu {

/// A wish and what its grids are drawn from.
struct MakeTables {
  PuzzleWish wish;
  // Of full grids and reductions, but for those of a difficulty on the classic layout.
  std::optional<LayoutGrids> grids = std::nullopt;
  std::optional<UniformGrids> uniform = std::nullopt;  // of all others that draw some
};

class ItemMaker {
 public:
  ItemMaker() = default;
  ItemMaker(const ItemMaker&) = delete;
  ItemMaker& operator=(const ItemMaker&) = delete;
  virtual ~ItemMaker() = default;

  /// As PuzzleMaker::make, has_no_grid, tally.
  virtual bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) = 0;
  [[nodiscard]] virtual bool has_no_grid() const { return false; }
  [[nodiscard]] virtual WantedTally tally() const { return {}; }
};

/// Of the methods that only the program offers, in a file of their own: transform, those with
/// weights and sparse. A build that none of its doors ask for them (WebAssembly) has another in its
/// place.
[[nodiscard]] std::unique_ptr<ItemMaker> make_research_maker(const MakeTables& tables,
                                                             const Kernel& kernel);

}  // namespace shudu
