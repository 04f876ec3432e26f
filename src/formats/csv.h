// Tables: CSV with a header line that says which column is the puzzle.
//
//   quizzes,solutions                           Kaggle
//   puzzle,solution,clues,difficulty            and its kin; also `;` or tabs between the columns
//   source,question,answer,rating
//   Puzzle,Solution,Time (milliseconds),Givens,...,Difficulty,     QQwing
//   puzzle,solution,title,author,...            written here: `0` for a blank, all notes
//
// Fields may stand in double quotes, with `""` for a quote and line breaks inside. A field that a
// spreadsheet would take for a formula (beginning with = + - @, a tab or a CR) is written with an
// apostrophe before it, and so is one that already begins with apostrophes and one of these;
// reading drops one apostrophe there, so nothing is changed on the way. A line break in a note
// survives only as LF and without blanks before it. Tested in tests/formats/csv_test.cpp.
#pragma once

#include <string_view>

#include "shudu/formats/format.h"
#include "shudu/formats/row_cells.h"

namespace shudu {

/// Row `csv`. Any size up to 9x9.
extern const Format kCsvFormat;

/// Finds the cells of a row of the table whose header line left `header` in the context; false
/// where they are to be read.
[[nodiscard]] bool find_table_row(std::string_view line, std::string_view header, RowCells& found);

}  // namespace shudu
