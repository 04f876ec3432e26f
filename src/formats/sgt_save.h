// Saved games of Solo, the Sudoku of Simon Tatham's Portable Puzzle Collection.
//
//   SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
//   VERSION :1:1
//   GAME    :4:Solo
//   CPARAMS :5:3x3db           with DESC the game ID (sgt.h); PARAMS where it is not there
//   DESC    :61:4a5c1a8b9_7c5...
//   NSTATES :1:3               states in the history, the beginning is one of them
//   STATEPOS:1:3               the state on the screen: two moves have been made
//   MOVE    :6:R1,0,2          column, row, digit from 0: a digit (0: none); P: a mark turned over;
//   MOVE    :6:P3,0,7          M: all marks; S1,2,...: the solution. RESTART begins anew
//
// The number is how many bytes the value has, which may hold line ends. A record is read line by
// line: what the lines before said stands in the context's header, so that games of thousands of
// moves are read as well. It is over with the last of NSTATES - 1 moves; those after STATEPOS have
// been taken back. Other keys are passed over. Read only: Solo opens the IDs that `sgt` writes.
// Syntax: the collection's documentation for developers and midend.c, solo.c (MIT). Tested in
// tests/formats/sgt_save_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `sgt-save`. Sizes and layouts as `sgt`.
extern const Format kSgtSaveFormat;

}  // namespace shudu
