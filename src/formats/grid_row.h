// A line of a drawn grid: border, row of cells, or neither.
//
//   +-------+-------+-------+     border: nothing but line-drawing characters, half of them dashes
//   | . 4 3 | 5 . . | . . 2 |     row of 9: one character a cell, blanks , ; | and tabs between
//   |   4 3 | 5     |     2 |     row of 9: the places between the bars say which cells are blank
//   ---6--8--                     row of 9: dashes for blanks
//   10 . 3 16 ...                 row of 16: numbers that fill a place each (no grid we support)
//
// Line-drawing characters of Unicode (U+2500 to U+257F) count as bars and dashes. Shared by `grid`
// and `candidates`. Tested in tests/formats/grid_text_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace shudu {

/// Cells of a row that are kept; longer rows are only counted.
inline constexpr std::size_t kMaxRowCells = 40;

enum class RowKind : std::uint8_t { kBlank, kBorder, kCells, kOther };

/// One cell of a row: its character ('.' for a place left blank) and its byte offset.
struct RowCell {
  char mark = '.';
  std::size_t offset = 0;
};

struct GridRow {
  RowKind kind = RowKind::kOther;
  std::size_t count = 0;  ///< cells of kCells; for kBorder its dashes when it has nothing else
  std::array<RowCell, kMaxRowCells> cells{};
  bool has_dash_cells = false;  ///< a cell is `-`: then a line of dashes may be a row as well
  std::size_t bad = std::string_view::npos;  ///< of kOther: offset of the first odd character
};

/// What a line is, by itself.
[[nodiscard]] GridRow parse_row(std::string_view line);

/// The character at `offset` as drawn: bars as `|`, dashes as `-`, all else as its first byte.
/// `length` is set to its bytes.
[[nodiscard]] char drawn_character(std::string_view line, std::size_t offset, std::size_t& length);

/// True for a line of line-drawing characters, at least half of them (and three) dashes.
[[nodiscard]] bool is_border(std::string_view line);

}  // namespace shudu
