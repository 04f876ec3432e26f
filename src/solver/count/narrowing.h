// Strikes fillings of boxes that can be part of no solution, before anything is counted: there are
// fewer skeletons then. Tested in tests/solver/box_fillings_test.cpp and skeleton_test.cpp.
#pragma once

#include <array>
#include <vector>

#include "shudu/core/stop.h"
#include "solver/count/box_fillings.h"
#include "solver/cpu/digit_bands.h"

namespace shudu {

/// The fillings of all nine boxes.
using GridFillings = std::array<std::vector<BoxFilling>, 9>;

/// The fillings that remain: every solution's boxes are among them. None where it was stopped.
[[nodiscard]] GridFillings narrowed_fillings(const DigitBands& bands, Stop stop = {});

/// Stack by stack, how many triples of column splits the fillings allow.
[[nodiscard]] std::array<double, 3> count_stack_triples(const GridFillings& fillings);

/// Exchanges rows and columns of the grid.
void transpose(GridFillings& fillings);

}  // namespace shudu
