// Are the candidates of a puzzle just those that its givens leave? In a sukaku others are missing
// besides. Then two digits that could be swapped do not make a second solution: one of them may be
// missing where it would go, and patterns that rest on it are no longer sound.
#pragma once

#include <algorithm>

#include "shudu/logic/view.h"

namespace shudu {

/// Precondition: nothing is entered.
inline bool has_candidates_of_givens(const View& puzzle) {
  const CellSet open = puzzle.open_cells();
  return std::all_of(open.begin(), open.end(), [&puzzle](Cell cell) {
    return puzzle.candidates(cell) == puzzle.allowed(cell);
  });
}

}  // namespace shudu
