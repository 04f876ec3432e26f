// SudokuPad's compact form of classic puzzles: the `scf` of its links.
//
//   scf o0BsUqoFERchBnNOWFpKIa *x tTITLE* aAUTHOR*
//       '- a character for a digit and the zeros after it: value = 10 * zeros + digit, up to 59,
//          0-9 A-Z a-x        o = 0 and five zeros, B = 1 and one, a = 6 and three
//                              '- after a `*`: w windoku, x both diagonals, t and a texts that a
//                                 `*` ends, `**` in them for one
//
// Written as SudokuPad writes it: as many zeros as fit (five) go with the digit before them.
// Syntax: SudokuPad's own coder (Sven Neumann, ISC) and Ewen McNeill's notes on it (MIT). Tested in
// tests/formats/sudokupad_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "shudu/formats/puzzle.h"

namespace shudu {

/// Reads what follows `scf`, percent-encoding gone. The column of an error counts in `text`,
/// from 1. Errors: kBadCharacter, kTooShort, kTooLong; kBadSyntax (a letter after the `*` that
/// means nothing).
[[nodiscard]] Result<Puzzle> read_scf(std::string_view text);

/// Appends givens and layout (the usual one, x, windoku, both), without `scf`.
void append_scf(const Puzzle& puzzle, std::string& out);

}  // namespace shudu
