// A line of a drawn grid: border, row of cells, or neither.
//
//   +-------+-------+-------+     border: nothing but line-drawing characters, half of them dashes
//   | . 4 3 | 5 . . | . . 2 |     row of 9, marks: one character a cell, blanks and bars between
//   5,3,,,7,,,,                   row of 9, fields: the separators say how many cells there are
//   |   4 3 | 5     |     2 |     row of 9, raster: the places between the bars are the cells
//   ---6--8--                     row of 9: dashes for blanks
//   10 . 3 16 ...                 row of 16: numbers that fill a place each (no grid we support)
//
// Blank cells never close up: a row in which a separator or a bar shows a cell without a character
// is fields or raster, or no row. Only blanks between characters say nothing by themselves; there
// the columns have to agree with those of the other rows (grid_text.cpp). Shared by `grid`,
// `numbers` and `candidates`. Tested in tests/formats/grid_text_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shudu {

/// Cells of a row that are kept; longer rows are only counted.
inline constexpr std::size_t kMaxRowCells = 40;
/// Bars of a row that are kept.
inline constexpr std::size_t kMaxRowBars = 12;

enum class GridRowKind : std::uint8_t { kBlank, kBorder, kCells, kOther };
enum class RowStyle : std::uint8_t { kMarks, kFields, kRaster };

/// One cell of a row: its character (kEmptyCell for a place left blank) and its column.
struct RowCell {
  char mark = '.';
  std::size_t column = 0;
};
inline constexpr char kEmptyCell = ' ';

struct GridRow {
  GridRowKind kind = GridRowKind::kOther;
  RowStyle style = RowStyle::kMarks;
  char separator = '\0';  ///< of kFields
  std::size_t count = 0;  ///< cells of kCells; for kBorder the dashes that may be cells
  std::array<RowCell, kMaxRowCells> cells{};
  std::array<std::size_t, kMaxRowBars> bars{};  ///< columns of bars, as far as they are kept
  std::size_t bar_count = 0;
  bool has_empty = false;       ///< a cell is left blank
  bool is_spaced = false;       ///< something stands between two cells
  bool may_be_wider = false;    ///< its outer bars may be inner ones beside blank cells
  bool has_dash_cells = false;  ///< a cell is `-`: then a line of dashes may be a row as well
  std::size_t bad = std::string_view::npos;  ///< of kOther: column of the first odd character

  /// One more cell; beyond kMaxRowCells it is only counted.
  void add(char mark, std::size_t column);
  /// Fields with nothing in them.
  [[nodiscard]] bool is_all_empty() const;
};

/// What a line is, by itself. Columns are those of the drawn text (drawn_text.h).
[[nodiscard]] GridRow parse_row(std::string_view line);

/// Neither blank nor a border.
[[nodiscard]] bool is_board_row(std::string_view line);

/// True for a line of line-drawing characters, at least half of them (and three) dashes.
[[nodiscard]] bool is_border(std::string_view line);

/// The parts that the line below a heading of a Markdown table has dashes for: 9 of `|---|:-:|...`;
/// 0 when it is no such line.
[[nodiscard]] std::size_t count_rule_parts(std::string_view line);

/// True when two tabs, commas or semicolons have nothing but blanks between them, or one stands at
/// the beginning: a cell is there without a character.
[[nodiscard]] bool has_empty_field(std::string_view line);
/// True when one of them ends the line: it may be the end of a row, or a blank cell follows it.
[[nodiscard]] bool has_empty_end(std::string_view line);

}  // namespace shudu
