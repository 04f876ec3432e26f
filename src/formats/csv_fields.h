// The fields of a row of a table, as they stand in the text: parted by one character, each perhaps
// in double quotes, with `""` for a quote and line breaks inside. Tested in
// tests/formats/csv_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "formats/record_text.h"

namespace shudu {

/// One field of a row, as it stands in the text.
struct CsvField {
  Piece piece;             ///< inside its quotes, if any
  bool is_quoted = false;  ///< then `""` stands for a quote
};

struct CsvRow {
  std::vector<CsvField> fields;
  bool is_open = false;  ///< a quote has not been closed
  /// Text after a closing quote, or a line end outside quotes; npos when there is none.
  std::size_t stray = std::string_view::npos;

  void note_stray(std::size_t at) { stray = std::min(stray, at); }
};

[[nodiscard]] CsvRow split_row(std::string_view text, char separator);

/// True where an apostrophe was, or must be, put before the text: a spreadsheet would take it for a
/// formula.
[[nodiscard]] bool is_guarded(std::string_view text);

/// What a field says.
[[nodiscard]] std::string text_of(const CsvField& field);

/// The field without blanks and without the apostrophe: for grids.
[[nodiscard]] Piece cells_of(const CsvField& field);

/// Appends a field, in quotes where it needs them, with an apostrophe where it is guarded.
void append_field(std::string_view text, char separator, std::string& out);

}  // namespace shudu
