// Candidates by digit, and the rules of `DirectRules` on them until none does anything.
//
// The rules are monotone: more digits never lead to fewer. So where they end does not depend on
// their order, and a board that has come to rest can be gone on with. (The lane kernels' rounds are
// much the same rules, but a lane may count as stuck one round early, and now and then counts
// mini-lines as well; so whether a kernel gets through without a guess is no answer here.)
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "shudu/core/cell_set.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/generator/backdoor.h"

namespace shudu {

/// What the rules need to know of a layout: made once, then read only.
struct DirectHouses {
  DirectHouses(const Layout& on, DirectRules rules);

  const Layout* layout;
  std::vector<CellSet> houses;
  /// Two houses with two cells or more in common: the cells of each that the other lacks. Empty for
  /// singles alone.
  std::vector<std::pair<CellSet, CellSet>> crossings;
};

class DirectBoard {
 public:
  /// The givens of a grid, nothing worked out.
  DirectBoard(const DirectHouses& houses, const Grid& givens);

  /// Puts the digit into the cell, and strikes it from the cells that see it.
  void place(Cell cell, Digit digit);
  /// Applies the rules until none does anything.
  void settle();
  /// The cells with a digit.
  [[nodiscard]] CellSet placed() const { return placed_; }
  [[nodiscard]] bool is_solved() const { return placed_ == houses_->layout->all_cells(); }

 private:
  bool place_naked();
  bool place_hidden();
  bool strike_locked();

  const DirectHouses* houses_;
  std::array<CellSet, kMaxSize> places_{};  // of each digit
  CellSet placed_;
};

}  // namespace shudu
