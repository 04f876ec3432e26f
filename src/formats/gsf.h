// The lines of gsf's sudoku program and of the lists of hardest puzzles made with it.
//
//   99480,99408,114,1895,98.7..6....,Easter-Monster,20.00s    q2: four ratings, puzzle, name, more
//   98.7..6....  ED=11.9/1.2/1.2                              a puzzle and its ratings
//   98.7..6....;11.9;1.2;1.2;name                             the same as a list
//   98.7..6....;9827...;11.9;1.2      the same with a solution after the puzzle
//
// The ratings become the level, the sixth q2 field the title, what follows the comment. A q2 line
// is written with zeros where there are no such ratings; notes that it has no field for go before
// it as
// `#A` lines. Tested in tests/formats/gsf_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `gsf`. Classic 9x9 only.
extern const Format kGsfFormat;

}  // namespace shudu
