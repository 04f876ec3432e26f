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

/// What parts the columns of a table; of several in a line the first counts.
inline constexpr std::string_view kColumnSeparators = ",;\t|";

/// What parts the names of the columns of a table; '\0' where the line is no such names. In a
/// sentence a blank follows a comma.
[[nodiscard]] char separator_of_names(std::string_view text);

}  // namespace shudu
