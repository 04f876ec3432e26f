// Lines of drawn grids; see grid_row.h.
#include "formats/grid_row.h"

#include <algorithm>
#include <span>
#include <string>

#include "formats/drawn_text.h"
#include "formats/raster_row.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

bool is_hard(char c) { return c == '\t' || c == ',' || c == ';'; }

bool is_row_separator(char c) { return c == ' ' || c == '|' || is_hard(c); }

bool is_dash(char c) { return c == '-' || c == '=' || c == '_'; }

// ---- fields: what stands between two separators is a cell, or nothing is

// A field without blanks and quotes.
Piece bare_field(std::string_view line, std::size_t begin, std::size_t end) {
  Piece piece = trimmed({line, begin, end});
  const std::string_view text = piece.view();
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"') {
    piece = trimmed({line, piece.begin + 1, piece.end - 1});
  }
  return piece;
}

// Adds the cell of a field; false when it holds more than one. Numbers of two digits are kept by
// their first: they only occur in grids that are too large.
bool add_field(GridRow& row, const Piece& field) {
  const std::string_view text = field.view();
  if (text.empty()) {
    row.add(kEmptyCell, field.begin);
    return true;
  }
  const bool is_number = text.size() == 2 && is_digit(text[0]) && is_digit(text[1]);
  if (text.size() > 1 && !is_number) return false;
  if (!is_cell_mark(text[0]) && !is_letter(text[0])) return false;
  row.bad = is_number && row.bad == std::string_view::npos ? field.begin : row.bad;
  row.add(text[0], field.begin);
  return true;
}

// Which of the parts around bars are cells. A bar at the beginning or the end is an outer border
// where that gives a size, else the cell beyond it is blank:
//
//   | 5 |   | 3 |   |    5 bars, 4 cells, or 6 of which the outer ones are blank
//   5|||3                3 bars, 4 cells
struct BarParts {
  bool is_right = false;
  bool has_outer = false;
  bool may_be_wider = false;
};

BarParts parts_around(std::string_view line, std::size_t bars) {
  const std::string_view text = trimmed(line);
  const bool begins = text.front() == '|';
  const bool ends = text.back() == '|';
  const bool is_indented = line.front() != text.front();  // then blank cells stand before the bar
  if (is_indented && (bars == 5 || bars == 7)) return {true, false, false};
  if (bars == 5 || bars == 7) return {true, begins && ends, begins && ends};
  if (bars == 3) return {!begins || !ends, false, false};  // `|1 | 2|` is a frame around two boxes
  if (bars == 8) return {true, false, false};
  const bool is_even = begins == ends;  // a border on one side only is a slip
  return {is_even, begins, false};
}

char separator_of(std::string_view line) {
  for (const char c : {'\t', ';', ',', '|'}) {
    if (line.find(c) != line.npos) return c;
  }
  return '\0';
}

GridRow parse_fields(std::string_view line) {
  GridRow row;
  row.style = RowStyle::kFields;
  row.separator = separator_of(line);
  if (row.separator == '\0') return GridRow{};
  const auto marks = static_cast<std::size_t>(std::count(line.begin(), line.end(), row.separator));
  BarParts parts{true, false, false};
  if (row.separator == '|') parts = parts_around(line, marks);
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= marks; ++i) {
    const std::size_t end = std::min(line.find(row.separator, begin), line.size());
    const bool is_outside = parts.has_outer && (i == 0 || i == marks);
    if (!is_outside && !add_field(row, bare_field(line, begin, end))) return GridRow{};
    begin = end + 1;
  }
  if (!parts.is_right || row.count < 4) return GridRow{};
  // Numbers of two digits stand in grids that are too large; in others they are two cells in one.
  if (row.bad != line.npos && row.count < 10) return GridRow{};
  row.bad = line.npos;
  row.may_be_wider = parts.may_be_wider;
  row.is_spaced = true;
  row.kind = GridRowKind::kCells;
  return row;
}

// ---- marks: every character that is no separator is a cell

// The parts between bars hold equally many cells, at least one: else blank cells have closed up.
bool has_even_parts(std::string_view line) {
  std::size_t first = 0;
  std::size_t begin = 0;
  while (begin <= line.size()) {
    const std::size_t end = std::min(line.find('|', begin), line.size());
    const std::string_view part = line.substr(begin, end - begin);
    const bool is_outside = begin == 0 || end == line.size();
    const auto cells = static_cast<std::size_t>(
        std::count_if(part.begin(), part.end(), [](char c) { return !is_row_separator(c); }));
    if (cells == 0 && !is_outside) return false;
    if (cells != 0 && first == 0) first = cells;
    if (cells != 0 && cells != first) return false;
    begin = end + 1;
  }
  return true;
}

GridRow parse_marks(std::string_view line) {
  GridRow row;
  row.kind = GridRowKind::kCells;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (is_row_separator(line[i])) continue;
    if (!is_cell_mark(line[i]) && !is_letter(line[i]) && row.bad == line.npos) row.bad = i;
    const bool is_next =
        row.count == 0 || row.count > kMaxRowCells || row.cells[row.count - 1].column + 1 == i;
    row.is_spaced = row.is_spaced || !is_next;
    row.add(line[i], i);
  }
  if (row.bad != line.npos || row.count == 0) row.kind = GridRowKind::kOther;
  return row;
}

// Numbers of up to two digits and blank marks, ten places or more: a grid above 9x9.
GridRow parse_numbers(std::string_view line) {
  GridRow row;
  std::size_t i = 0;
  while (i < line.size()) {
    if (is_row_separator(line[i])) {
      ++i;
      continue;
    }
    std::size_t end = i;
    while (end < line.size() && !is_row_separator(line[end])) ++end;
    const std::string_view token = line.substr(i, end - i);
    const bool is_number = token.size() <= 2 && std::all_of(token.begin(), token.end(), is_digit);
    if (!is_number && !(token.size() == 1 && (is_cell_mark(token[0]) || is_letter(token[0])))) {
      return GridRow{};
    }
    row.add(token[0], i);
    i = end;
  }
  row.is_spaced = true;
  row.kind = row.count >= 10 ? GridRowKind::kCells : GridRowKind::kOther;
  return row;
}

// `| 1|2 |  |  |` may be four cells, or four boxes of two: then it is none of both.
bool is_also_raster(const GridRow& fields, std::string_view text) {
  if (!fields.may_be_wider || fields.count != 4) return false;
  return !fields.is_all_empty() && parse_raster(text).kind == GridRowKind::kCells;
}

bool is_drawn_border(std::string_view text) {
  constexpr std::string_view kDrawing = "-=_+|*:.,'` \t";
  std::size_t dashes = 0;
  std::size_t others = 0;
  for (const char c : text) {
    if (kDrawing.find(c) == kDrawing.npos) return false;
    if (is_dash(c)) {
      ++dashes;
    } else if (c != ' ' && c != '\t') {
      ++others;
    }
  }
  const bool is_rule = text.find(':') != text.npos && count_rule_parts(text) >= 4;  // |:-:|:-:|
  return is_rule || (dashes >= 3 && dashes >= others);
}

// A border. The dashes of `---------` and `- - - | - - - | - - -` may be cells and are kept; where
// other marks stand between them, or several of them do, they are none.
GridRow border_of(std::string_view text) {
  GridRow row;
  row.kind = GridRowKind::kBorder;
  const std::string_view inner = trimmed(text);
  const auto are_dashes = [](char a, char b) { return is_dash(a) && is_dash(b); };
  const bool has_run = std::adjacent_find(inner.begin(), inner.end(), are_dashes) != inner.end();
  const bool is_dense = std::all_of(inner.begin(), inner.end(), is_dash);
  const bool is_lone = !has_run && inner.find_first_not_of("-=_| ") == inner.npos;
  if (!is_dense && !is_lone) return row;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_dash(text[i])) row.add('-', i);
  }
  return row;
}

// ` 111|111 `: blanks outside, none at the bar, so these are cells.
bool has_blank_ends(std::string_view line) {
  const std::size_t bar = line.find('|');
  return bar != line.npos && bar != 0 && line[0] == ' ' && line[bar - 1] != ' ';
}

// A row of marks that nobody knows better; nothing may have closed up in it.
GridRow checked_marks(std::string_view text) {
  GridRow single = parse_marks(text);
  if (single.kind == GridRowKind::kCells && single.count >= 10) {
    const GridRow numbers = parse_numbers(text);
    if (numbers.kind == GridRowKind::kCells) return numbers;
  }
  if (single.kind == GridRowKind::kCells &&
      (has_empty_field(text) || !has_even_parts(text) || has_blank_ends(text))) {
    single.kind = GridRowKind::kOther;
    single.bad = std::min(text.find_first_of("\t,;|"), text.size() - 1);
  }
  return single;
}

}  // namespace

void GridRow::add(char mark, std::size_t column) {
  if (count < kMaxRowCells) cells[count] = {mark, column};
  ++count;
  has_dash_cells = has_dash_cells || mark == '-' || mark == '_';
  has_empty = has_empty || mark == kEmptyCell;
}

bool GridRow::is_all_empty() const {
  const auto known = std::span(cells).first(std::min(count, kMaxRowCells));
  return kind == GridRowKind::kCells && style == RowStyle::kFields &&
         std::all_of(known.begin(), known.end(),
                     [](const RowCell& cell) { return cell.mark == kEmptyCell; });
}

bool is_border(std::string_view line) {
  std::string buffer;
  return is_drawn_border(drawn_text(line, buffer));
}

bool is_board_row(std::string_view line) {
  const GridRowKind kind = parse_row(line).kind;
  return kind == GridRowKind::kCells || kind == GridRowKind::kOther;
}

std::size_t count_rule_parts(std::string_view line) {
  if (line.find('|') == line.npos || line.find_first_not_of("|:- \t") != line.npos) return 0;
  std::size_t parts = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '-' && (i == 0 || line[i - 1] != '-')) ++parts;
  }
  return parts;
}

bool has_empty_field(std::string_view line) {
  bool is_empty = true;
  for (const char c : line) {
    if (is_hard(c)) {
      if (is_empty) return true;
      is_empty = true;
    } else if (c != ' ') {
      is_empty = false;
    }
  }
  return false;
}

bool has_empty_end(std::string_view line) {
  const std::size_t last = line.find_last_not_of(' ');
  return last != line.npos && is_hard(line[last]);
}

GridRow parse_row(std::string_view line) {
  std::string buffer;
  const std::string_view text = drawn_text(line, buffer);
  GridRow row;
  constexpr std::ptrdiff_t kFewestTabs = 3;  // between four cells
  if (text.find_first_not_of(" \t") == text.npos &&
      std::count(text.begin(), text.end(), '\t') < kFewestTabs) {
    row.kind = GridRowKind::kBlank;
    return row;
  }
  const GridRow fields = parse_fields(text);
  const bool is_rule = fields.separator == '|' && is_drawn_border(text);  // `|-|-|-|-|`
  if (fields.kind == GridRowKind::kCells && !is_rule && !is_also_raster(fields, text))
    return fields;
  if (is_drawn_border(text)) return border_of(text);
  if (is_also_raster(fields, text)) return row;
  const GridRow raster = parse_raster(text);
  return raster.kind == GridRowKind::kCells ? raster : checked_marks(text);
}

}  // namespace shudu
