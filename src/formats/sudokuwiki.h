// `sudokuwiki`: links to Andrew Stuart's solver, and the strings that it shares.
//
//   https://www.sudokuwiki.org/sudoku.htm?bd=DATA       sudokux.htm, windoku.htm: with those rules
//   S9B4s010g0918...                                    the string alone
//
// Three kinds of data, told apart by their length:
//   81    digits, 0 or . for a blank
//   165   `S9B` and a number of two base-36 digits for each cell: 1 to 9 a given, 10 to 18 a placed
//         digit (less 9), 19 to 529 candidates (less 18, a bit each); 0 here: no candidate at all.
//         `X9B` and `W9B` are the same with diagonals and windows; other first letters are other
//         games.
//   162   two base-32 digits for each cell: candidates in the upper bits, 1 in the lowest for a
//         clue (the form of early 2023). It does not say what was placed: a lone candidate is,
//         unless a cell that it sees still has that candidate.
//
// When every open cell has all candidates there are none. Written as S9B, all candidates where the
// record has none. Tested in tests/formats/sudokuwiki_test.cpp with links that the site published.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `sudokuwiki`. 9x9 only.
extern const Format kSudokuwikiFormat;

}  // namespace shudu
