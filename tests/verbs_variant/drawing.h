// A small variant as text: the grid with its givens, each rule by a letter in its cells or a sign
// between them, and what the letters and signs are. For the pages of the kinds.
//
//   +-------+-------+
//   | a   a | .   . |
//   | .   4 o .   . |
//   +-------+-------+
//   a: killer cage, sum 3
//   o: difference dot, difference 1
//
// Where the order of cells counts, they are numbered along it: a1, a2, ...
#pragma once

#include <string>

#include "shudu/variant/puzzle.h"

namespace shudu::verbs::test {

/// Lines with their ends. Precondition: no fault, at most 9 values, no variables behind the grid.
std::string drawing_of(const variant::VariantPuzzle& puzzle);

}  // namespace shudu::verbs::test
