// Headings of drawings; see heading_row.h.
#include "formats/heading_row.h"

#include <algorithm>
#include <array>

#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

bool counts_up(const GridRow& row) {
  for (std::size_t i = 0; i < row.count; ++i) {
    const bool is_next = i < 9 && row.cells[i].mark == static_cast<char>('1' + i);
    if (!is_next) return false;
  }
  return row.kind == GridRowKind::kCells;
}

bool may_be_heading(const GridRow& row) {
  return row.kind == GridRowKind::kCells && is_board_size(row.count) &&
         (row.is_all_empty() || counts_up(row));
}

bool repeat_a_digit(std::span<const DrawnRow> rows) {
  std::array<unsigned, kMaxRowCells> columns{};
  for (const DrawnRow& row : rows) {
    unsigned seen = 0;
    for (std::size_t c = 0; c < std::min(row.cells.count, kMaxRowCells); ++c) {
      const char mark = row.cells.cells[c].mark;
      if (!is_digit(mark) || mark == '0') continue;
      const unsigned bit = 1U << static_cast<unsigned>(mark - '0');
      if (((seen | columns[c]) & bit) != 0) return true;
      seen |= bit;
      columns[c] |= bit;
    }
  }
  return false;
}

bool are_certain(std::span<const DrawnRow> rows, std::span<const DrawnRow> with_heading) {
  // An empty row at the end may be one that stands after a board.
  if (rows.back().cells.is_all_empty() || repeat_a_digit(rows)) return false;
  // A first row 1 2 3 4 is a usual one in small boards.
  const bool is_large = rows.size() == static_cast<std::size_t>(kMaxSize);
  const bool is_complete = with_heading.size() == rows.size();
  return is_large || !is_complete || repeat_a_digit(with_heading);
}

}  // namespace shudu
