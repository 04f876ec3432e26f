// Random puzzles with one solution, and positions on the way to it.
#pragma once

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/rng.h"

namespace shudu::test {

struct RandomPuzzle {
  Grid givens;
  Grid solution;
};

/// A puzzle with one solution; `extra` givens more than a minimal one has. Classic 9x9.
RandomPuzzle random_puzzle(Rng& rng, int extra = 0);

/// The same grid with its digits renamed at random.
Grid renamed(const Grid& grid, Rng& rng);

/// A minimal puzzle of any layout; of the layout's first solution, its digits renamed at random.
RandomPuzzle random_puzzle(const Layout& layout, Rng& rng);

}  // namespace shudu::test
