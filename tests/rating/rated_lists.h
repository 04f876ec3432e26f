// Puzzles of published lists with what other programs say of them; see data/ratings of the shared
// folder.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/grid.h"
#include "support/grids.h"

namespace shudu::test {

struct RatedPuzzle {
  Grid givens;
  int er = 0;  ///< Sudoku Explainer's, in tenths
  std::string hodoku_level;
  int hodoku_score = 0;
};

/// The puzzles of a list of the shared folder; none where it is not there.
std::vector<RatedPuzzle> rated_puzzles(std::string_view file);

}  // namespace shudu::test
