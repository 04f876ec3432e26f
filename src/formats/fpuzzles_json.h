// f-puzzles' JSON: what its links, and SudokuPad's `fpuz` links, carry packed.
//
//   {"size":9,"title":"...","author":"...","ruleset":"...",
//    "grid":[[{"value":5,"given":true},{"centerPencilMarks":[1,2],"region":0},...],...],
//    "diagonal+":true,"diagonal-":true,"antiknight":true,"antiking":true,"disjointgroups":true,
//    "extraregion":[{"cells":["R1C1",...]}],"solution":[5,3,...],
//    "killercage":[{"cells":[...],"value":"15"}],...}
//
// A value that is not given was placed; center marks are a player's candidates; given marks
// (`givenPencilMarks`) are candidates that are the puzzle. `diagonal+` rises to the right. A region
// is a number from 0, the usual box where a cell has none. What is a layout becomes one; everything
// else that is stated (cages, arrows, corner marks, colors, members that nobody knows) is named in
// Puzzle::left_out. Notes that f-puzzles has no member for are written under our own names, which
// it skips. The members are those that f-puzzles, SudokuPad and the solvers of both have in common.
// Tested in tests/formats/fpuzzles_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "shudu/core/result.h"
#include "shudu/formats/puzzle.h"

namespace shudu {

/// Reads the JSON text. Errors have no place that means anything to a person. kBadSyntax, kTooDeep,
/// kMissingField, kBadNumber, kUnsupportedLayout, kMismatch (solution), those of make_layout.
[[nodiscard]] Result<Puzzle> read_fpuzzles_json(std::string_view text);

/// Appends the JSON text of a record of any size and layout.
void append_fpuzzles_json(const Puzzle& puzzle, std::string& out);

}  // namespace shudu
