// Puzzles of a wanted level of the scale `shudu` on other layouts than the classic one.
//
// What nearly every minimal puzzle of a layout is differs widely: all of 4x4 are easy, nearly all
// with knight's moves or diagonals extreme. So none is waited for. A puzzle is reduced first; where
// it is harder than wanted, givens of its solution come back in an order of chance, no more of them
// than it takes; then each goes that neither the level nor the one solution needs. Where it is
// easier, or leads past the level, the next grid has its turn.
//
// One try, one grid: the first that succeeds is the item (series.h). No walk from hit to hit and no
// screens as on the classic layout (wanted.h), whose bitboards know no other. Tested in
// tests/generator/wanted/leveled_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "generator/item_maker.h"
#include "shudu/rating/shudu_scale.h"

namespace shudu::wanted {

class LeveledPuzzles final : public ItemMaker {
 public:
  /// Preconditions: the wish asks for nothing but level, steps and bottlenecks; the machine
  /// supports the kernel.
  LeveledPuzzles(LayoutGrids grids, const PuzzleWish& wish, const Kernel& kernel);

  bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) override;
  [[nodiscard]] bool has_no_grid() const override { return reduced_.has_no_grid(); }
  [[nodiscard]] WantedTally tally() const override { return tally_; }

 private:
  /// A puzzle beside the wish.
  enum class Fit : std::uint8_t { kEasier, kWanted, kHarder, kOther };

  bool make_tries(std::span<const SeriesTry> tries,
                  std::span<std::optional<PuzzleWithSolution>> made, std::uint64_t first,
                  Leave& leave);
  bool take(const SeriesTry& at, std::optional<PuzzleWithSolution>& made, WantedTally& tally,
            Leave& leave);
  [[nodiscard]] Fit fit_of(const Grid& puzzle, Leave& leave) const;
  [[nodiscard]] CellSet ease(const Grid& solution, CellSet givens, Rng& rng, Leave& leave) const;
  [[nodiscard]] bool has_one_solution(const Grid& solution, CellSet cells, Leave& leave) const;
  [[nodiscard]] std::vector<CellSet> units_in(CellSet cells) const;

  Layout layout_;
  Wish wish_;
  ReduceWish givens_;
  CellUnits units_;
  ReducedPuzzles reduced_;
  ShuduOptions options_;
  bool is_extreme_enough_ = false;    // the level is all that the scale is asked for
  std::vector<WantedTally> tallies_;  // of each item
  WantedTally tally_;                 // of the first that was not made
};

}  // namespace shudu::wanted
