// Is a line the heading of a puzzle, as books and spreadsheets have them?
//
//   Grid 01      --- Puzzle #7: ---      Level 3 of 10      (1)      Level: hard
//   alpha,beta,gamma,delta,...           words for the columns of a table, as many as a board has
//   id,start,finish              names of columns, of which none is known
//   Grid                         what tables call puzzles (field_names.h), alone
//   sep=;                                tells Excel how the lines below are separated
//
// Before a puzzle such lines are no errors (record_builder.h). A sentence is none.
// Tested in tests/formats/grid_tables_test.cpp.
#pragma once

#include <string_view>

namespace shudu {

[[nodiscard]] bool is_heading(std::string_view text);

/// Are these the names of the columns of a table? In a sentence a blank follows a comma.
[[nodiscard]] bool has_column_names(std::string_view text);

}  // namespace shudu
