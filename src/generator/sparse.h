// Puzzles with 17 to 19 givens, which reduction hardly ever leaves.
//
// A try begins with one of our own (sparse_table.h), drawn evenly; some steps of {-1+1} (vary.h)
// lead from it to minimal puzzles with as many givens, each step to one of those that a given,
// drawn, may be exchanged for; then a symmetry, drawn evenly, moves and renames it all. So what
// comes out lies near the table, and is no even sample of what there is. Tested in
// tests/generator/sparse_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "generator/item_maker.h"
#include "generator/sparse_table.h"
#include "shudu/generator/minimal.h"
#include "shudu/generator/vary.h"

namespace shudu {

class SparseMaker final : public ItemMaker {
 public:
  /// Precondition: find_fault of the wish is kNone; the machine supports the kernel.
  SparseMaker(const PuzzleWish& wish, const Kernel& kernel);

  bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave& leave) override;
  [[nodiscard]] WantedTally tally() const override { return tally_; }

 private:
  [[nodiscard]] std::optional<PuzzleWithSolution> make_try(const SeriesTry& at, Stop stop);
  void step(Grid& puzzle, Rng& rng, Stop stop);

  Layout layout_ = Layout::classic();
  Wish difficulty_;
  ClueRange clues_;
  std::array<std::vector<Grid>, kMostSparse - kFewestSparse + 1> starts_;
  Variations variations_;
  Minimizer minimizer_;
  std::vector<Grid> near_;
  WantedTally tally_;
};

}  // namespace shudu
