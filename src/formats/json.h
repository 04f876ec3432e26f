// JSON: a document that is an array of records, or one record.
//
//   {"schema":1,"puzzle":"..5...","placed":"...","marks":"1.3...","solution":"...","title":"..."}
//     puzzle    cells, or rows of strings or numbers (0, null, "" are blank), under any name of
//               field_names.h or wherever else just one grid stands (json_search.h); 729 characters
//               are a sukaku
//     placed    digits that are not givens, a character for each cell
//     marks     candidates: 729 characters, or for each cell a text or list of digits; they are the
//               question with "marks_are_puzzle": true, or without a puzzle
//     layout    as `--layout` takes it (`x`, `jigsaw:...`); the usual one of the size without it
//     left_out  names of what another format stated and these members cannot say
//     solution  as field_names.h calls it; title author description comment date source level url
//
// Read too: the grid alone (a text, or rows of numbers), GNOME Sudoku's saved games (cells with
// position, value, fixed, earmarks), and what `shudu solve --json` prints. Unknown members are
// skipped. Refused: more than eight levels, a key twice, numbers out of range, lone surrogates,
// anything after the value. The reader hands over the elements of an array one by one. Text that
// is not UTF-8 is written with U+FFFD in its place. Tested in tests/formats/json_test.cpp.
#pragma once

#include "shudu/formats/format.h"

namespace shudu {

/// Row `json`: a document. Any size up to 9x9; holds everything a record can have.
extern const Format kJsonFormat;

/// Reads one JSON value as a record; shared with JSON lines.
[[nodiscard]] Result<Puzzle> read_json(std::span<const std::string_view> lines,
                                       ReadContext& context);

/// Appends a record as one JSON object without a line end.
void append_json(const Puzzle& puzzle, std::string& out);

/// What a text that may be the beginning of a JSON record is by its first characters.
enum class JsonStart : std::uint8_t { kNone, kUndecided, kObject, kArray, kText };

/// True when a list has as many numbers, texts or characters in them as the smallest grid has
/// cells: a single row is no record.
[[nodiscard]] bool may_be_grid(std::string_view list);

/// Tells JSON from the array literals of programs, which may begin with the same brackets.
[[nodiscard]] JsonStart json_start(std::string_view text);

}  // namespace shudu
