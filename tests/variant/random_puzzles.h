// Random small puzzles of a kind, made from what its row says that it takes: cells, lists, numbers
// that fit a random grid half of the time, so that neither every grid nor none keeps the rule.
#pragma once

#include <vector>

#include "shudu/core/rng.h"
#include "shudu/variant/puzzle.h"

namespace shudu::variant::test {

using FullGrids = std::vector<std::vector<int>>;

/// A grid without rules of its own, and full grids of it: all of them, or many at random.
struct SmallGrid {
  VariantPuzzle puzzle;
  FullGrids grids;
};

/// 4 x 4 with boxes (288 grids); 4 x 4 from 0 on (576); 2 x 3 of three values where nothing need
/// differ and one variable lies behind the grid (3^7); 2 x 2 from 0 to 4 where nothing need differ
/// (5^4); 2 x 3 of four values where rows alone differ (24^2); 6 x 6 with boxes (some at random).
const std::vector<SmallGrid>& small_grids();

/// Does the grid have what the kind speaks of?
bool suits(Kind kind, const VariantPuzzle& puzzle);

/// A rule of the kind that has no fault in the puzzle.
Constraint random_rule(Kind kind, const SmallGrid& grid, Rng& rng);

/// The puzzle of the grid with such a rule, and with what the kind looks at beside itself.
VariantPuzzle random_puzzle(Kind kind, const SmallGrid& grid, Rng& rng);

}  // namespace shudu::variant::test
