// Unavoidable sets: the cells in which a full grid can be changed into another one.
//
// A set of cells of a full grid is *unavoidable* when emptying it leaves more than one solution, so
// every puzzle of this grid has a given in each of them. Listed are the *minimal* ones, of which no
// proper part is unavoidable. They are what proofs about numbers of givens rest on: G. McGuire, B.
// Tugemann, G. Civario, "There is no 16-clue Sudoku" (2012), found some 360 of up to 12 cells in a
// grid by comparing it with 525 known shapes. Here nothing is compared: the search is exact on any
// layout. Tested in tests/generator/unavoidable_test.cpp.
#pragma once

#include <optional>
#include <vector>

#include "shudu/core/cell_set.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/stop.h"

#pragma GCC visibility push(default)
namespace shudu {

/// All minimal unavoidable sets of `full` with at most `most_cells` cells, each once: fewer cells
/// first, then in ascending order of their cells. Nothing when the flag has stopped it.
/// On the classic layout some 15 ms for 12 cells, and 2.3 times as long for each cell more.
/// Precondition: `full` is a solution of the layout; most_cells >= 0. Thread-safe.
[[nodiscard]] std::optional<std::vector<CellSet>> unavoidable_sets(const Layout& layout,
                                                                   const Grid& full, int most_cells,
                                                                   Stop stop = {});

}  // namespace shudu
#pragma GCC visibility pop
