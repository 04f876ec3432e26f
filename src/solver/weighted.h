// A search that learns where the trouble is: every failure adds to the weight of the cell, or of
// the digit in a house, that has no room left, and the next choice is made where most weight meets
// the fewest possibilities. A contradiction that lies in one corner of the grid draws the search
// there after a few dozen nodes, wherever it began; that is where a kernel, whose choice looks only
// at the board, may need millions. Slower by far on every other puzzle. Classic grids only.
//
// Source: "dom/wdeg", Boussemart, Hemery, Lecoutre & Sais, "Boosting systematic search by weighting
// constraints", ECAI 2004; growing increments as in "VSIDS", Moskewicz et al., "Chaff", DAC 2001.
// Tested in tests/solver/weighted_test.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "shudu/solver/search.h"

namespace shudu {

/// How failures are weighed. Puzzles that are bad for one way are seldom so for another.
struct Weighing {
  double growth = 1.3;         ///< each failure adds so many times what the last one did
  bool counts_touched = true;  ///< a choice has the weight of all that it touches, not its own only
};

/// What failures leave behind. Kept from one call to the next, a search that has used up its budget
/// begins again where it has learned to.
struct FailureWeights {
  Weighing weighing{};
  std::array<double, 81> cell{};
  std::array<std::array<double, 9>, 27> digit{};  ///< of each house: rows, columns, boxes
  double next = 1;  ///< what the next failure adds: more each time, for the latest tell most
};

/// As Method::count on the classic grid; adds to `weights` what it meets.
[[nodiscard]] SearchResult search_by_weights(const Pencilmarks& marks, const SearchOptions& options,
                                             FailureWeights& weights);

}  // namespace shudu
