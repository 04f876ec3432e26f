// `sudokupad` and `scf`: links to SudokuPad, where Cracking the Cryptic's puzzles are played.
//
//   https://sudokupad.app/scfo0BsUqoFERchBnNOWFpKIa       classic, windoku, diagonals   (scf.h)
//   https://sudokupad.app/fpuz... or fpuzzles...          f-puzzles' JSON, packed (fpuzzles.h)
//   https://sudokupad.app/scl... or ctc...                SudokuPad's JSON, packed (ctc_json.h)
//   https://sudokupad.app/abc123                          a short link: an error
//
// also after `/sudoku/` and in `?puzzleid=`, at app.crackingthecryptic.com and its kin, and the
// data alone. `sudokupad` writes `fpuz`, which holds everything, `scf` the short form.
// Tested in tests/formats/sudokupad_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `sudokupad`. Any size from 4 to 9 and any layout.
extern const Format kSudokupadFormat;

/// Row `scf`: the same read, classic 9x9 with windows or diagonals written.
extern const Format kScfFormat;

}  // namespace shudu
