// Which column of a table is which: by its heading, by what the caller says, or by looking at a row
// that has no heading.
//
//   id,quizzes,solutions            a heading: known names, any capitals
//   id,start,finish                 --column start
//   17,004300209...,864371259...    no heading: one field is a puzzle, and a full grid that has its
//                                   givens is the solution that the file claims
//
// A row in which several fields are puzzles is no row: nothing is guessed. Tested in
// tests/formats/csv_test.cpp and tests/formats/csv_columns_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "formats/csv_fields.h"
#include "formats/field_names.h"
#include "shudu/formats/row_cells.h"

namespace shudu {

/// The header in force, as the context keeps it, taken apart.
struct CsvColumns {
  char separator = ',';
  /// A character for each column: the role of its name (field_names.h), or the letter of a note.
  /// Empty: no header of a table is in force.
  std::string_view roles;

  explicit CsvColumns(std::string_view header);
  /// No column is the one that the caller wants.
  [[nodiscard]] bool lack_puzzle() const;
  /// True when a row has a field for each column. An empty last one may be missing or too many, as
  /// a comma at the end of the header or of the rows makes it; of tabs any number at the end.
  [[nodiscard]] bool hold(const std::vector<CsvField>& fields) const;
};

/// What the context keeps of a heading; empty when the line is none. `wanted` is the column that
/// the caller wants, its name or its number from 1; empty: known names say which. A number makes
/// any line a heading that has so many fields and no puzzle.
[[nodiscard]] std::string header_of(std::string_view line, std::string_view wanted);

/// What it keeps where no heading has the wanted name.
[[nodiscard]] std::string header_without_puzzle();

/// The number of a column from 0, where `wanted` is one.
[[nodiscard]] std::optional<std::size_t> column_number(std::string_view wanted);

/// The names of the columns in a line, parted by `, `; empty where it has no names.
[[nodiscard]] std::string column_names(std::string_view line);

/// The numbers from 1 of the columns of a row without a heading that may be the puzzle, parted by
/// `, `; empty where they are not several.
[[nodiscard]] std::string columns_in_doubt(std::string_view line);

/// A row without a heading, and which of its fields are grids.
struct LookedRow {
  CsvRow row;
  std::size_t puzzle = 0;
  std::optional<std::size_t> solution;
};

/// Nothing where the line is no such row. A puzzle in the first field is a line of puzzle
/// characters, which others read, unless `column` wants it.
[[nodiscard]] std::optional<LookedRow> look_at_row(std::string_view line,
                                                   std::optional<std::size_t> column);

/// Finds the cells of such a row; false where they are to be read.
[[nodiscard]] bool find_looked_row(std::string_view line, RowCells& found);

}  // namespace shudu
