// A position on one line, as HoDoKu and Sudoku Studio write it: the cells, and what has been
// deleted.
//
//   ..1+23...      `+` before a placed digit, 81 cells row by row
//   511 522        candidates deleted after placing: digit, row, column
//
// Candidates are those that the peers of filled cells leave, less the deleted ones; without deleted
// candidates there are no marks. `+drc` is a candidate that is there although a peer rules it out.
// Tested in tests/formats/hodoku_test.cpp and tests/formats/studio_test.cpp.
#pragma once

#include "formats/record_text.h"

namespace shudu {

/// The cells, classic 9x9. Errors: kBadCharacter, kTooShort, kTooLong.
[[nodiscard]] Result<Puzzle> read_position(const Piece& piece);

/// Deletes the candidates of `piece`, which become the marks of `puzzle`. kBadSyntax for a word
/// that names none.
[[nodiscard]] Status read_deleted(const Piece& piece, Puzzle& puzzle);

/// Appends the cells, with that character for a blank.
void append_position(const Puzzle& puzzle, char blank, std::string& out);

/// Appends what makes the marks of `puzzle`, at least one word. Precondition: it has marks, and
/// `out` ends in `:`.
void append_deleted(const Puzzle& puzzle, std::string& out);

}  // namespace shudu
