// Classic puzzles with 17, 18 and 19 givens of our own making: what --clues with so few begins
// with.
#pragma once

#include <vector>

#include "shudu/core/grid.h"
#include "shudu/generator/make.h"

namespace shudu {

/// All with so many givens: minimal, with one solution, each in its canonical form, no two the
/// same, ascending. Precondition: kFewestSparse to kMostSparse.
[[nodiscard]] std::vector<Grid> sparse_puzzles(int givens);

}  // namespace shudu
