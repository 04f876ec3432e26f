// Lines of drawn grids; see grid_row.h.
#include "formats/grid_row.h"

#include <algorithm>

#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

bool is_row_separator(char c) { return c == ' ' || c == '\t' || c == ',' || c == ';' || c == '|'; }

bool is_dash(char c) { return c == '-' || c == '=' || c == '_'; }

void add(GridRow& row, char mark, std::size_t offset) {
  if (row.count < kMaxRowCells) row.cells[row.count] = {mark, offset};
  ++row.count;
  row.has_dash_cells = row.has_dash_cells || mark == '-' || mark == '_';
}

// Every character that is no separator is a cell.
GridRow parse_single(std::string_view line) {
  GridRow row;
  row.kind = RowKind::kCells;
  std::size_t length = 1;
  for (std::size_t i = 0; i < line.size(); i += length) {
    const char c = drawn_character(line, i, length);
    if (is_row_separator(c)) continue;
    if (!is_cell_mark(c) && !is_letter(c) && row.bad == line.npos) row.bad = i;
    add(row, c, i);
  }
  if (row.bad != line.npos || row.count == 0) row.kind = RowKind::kOther;
  return row;
}

// The cells of a segment between two bars, when blank cells are blanks: ` 5   3 ` or `5 3`.
struct Raster {
  std::size_t cells = 0;  // in a segment
  std::size_t first = 0;  // offset of the first cell
  std::size_t step = 1;
};

// From the number of segments and their width: a bar around each cell, or around each box.
Raster find_raster(std::size_t segments, std::size_t width) {
  if (segments >= 4) return width % 2 == 1 ? Raster{1, width / 2, 1} : Raster{};
  if (segments == 2 || segments == 3) {
    for (std::size_t cells = 2; cells <= 4; ++cells) {
      if (segments == 3 && cells == 4) break;
      if (width == cells) return {cells, 0, 1};
      if (width == 2 * cells + 1) return {cells, 1, 2};
    }
  }
  return {};
}

// The text between the outermost bars of a line, ASCII only; empty when there are none.
std::string_view between_bars(std::string_view line) {
  const std::size_t first = line.find('|');
  const std::size_t last = line.rfind('|');
  if (first == line.npos || first == last) return {};
  if (line.substr(0, first).find_first_not_of(" \t") != line.npos) return {};
  if (line.substr(last + 1).find_first_not_of(" \t") != line.npos) return {};
  return line.substr(first, last - first + 1);
}

// A row whose blank cells are blanks, told by its bars; kOther when it is none.
GridRow parse_raster(std::string_view line) {
  GridRow row;
  const std::string_view bars = between_bars(line);
  if (bars.empty()) return row;
  const auto base = static_cast<std::size_t>(bars.data() - line.data());
  const std::size_t width = bars.find('|', 1) - 1;
  const auto segments = static_cast<std::size_t>(std::count(bars.begin(), bars.end(), '|')) - 1;
  if (bars.size() != segments * (width + 1) + 1) return row;
  const Raster raster = find_raster(segments, width);
  if (raster.cells == 0) return row;
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const std::size_t place = i % (width + 1);
    if (place == 0) {
      if (bars[i] != '|') return GridRow{};
      continue;
    }
    const std::size_t inner = place - 1;
    const bool is_cell = inner >= raster.first && (inner - raster.first) % raster.step == 0 &&
                         (inner - raster.first) / raster.step < raster.cells;
    if (is_cell && (bars[i] == ' ' || is_cell_mark(bars[i]))) {
      add(row, bars[i] == ' ' ? '.' : bars[i], base + i);
    } else if (bars[i] != ' ') {
      return GridRow{};
    }
  }
  row.kind = RowKind::kCells;
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
    add(row, token[0], i);
    i = end;
  }
  row.kind = row.count >= 10 ? RowKind::kCells : RowKind::kOther;
  return row;
}

}  // namespace

char drawn_character(std::string_view line, std::size_t offset, std::size_t& length) {
  length = 1;
  const std::string_view three = line.substr(offset, 3);
  if (three.size() < 3 || three[0] != '\xE2') return line[offset];
  if (three[1] != '\x94' && three[1] != '\x95') return line[offset];
  length = 3;
  const auto low = static_cast<unsigned>(static_cast<unsigned char>(three[2]) & 0x3FU);
  const unsigned code = (three[1] == '\x94' ? 0U : 0x40U) | low;  // above U+2500
  const bool is_bar = code == 0x02 || code == 0x03 || code == 0x06 || code == 0x07 ||
                      code == 0x0A || code == 0x0B || code == 0x51;
  const bool is_line = code == 0x00 || code == 0x01 || code == 0x04 || code == 0x05 ||
                       code == 0x08 || code == 0x09 || code == 0x50;
  return is_bar ? '|' : is_line ? '-' : '+';
}

bool is_border(std::string_view line) {
  constexpr std::string_view kDrawing = "-=_+|*:.,'` \t";
  std::size_t dashes = 0;
  std::size_t others = 0;
  std::size_t length = 1;
  for (std::size_t i = 0; i < line.size(); i += length) {
    const char c = drawn_character(line, i, length);
    if (kDrawing.find(c) == kDrawing.npos) return false;
    if (is_dash(c)) {
      ++dashes;
    } else if (c != ' ' && c != '\t') {
      ++others;
    }
  }
  return dashes >= 3 && dashes >= others;
}

GridRow parse_row(std::string_view line) {
  GridRow row;
  if (line.find_first_not_of(" \t") == line.npos) {
    row.kind = RowKind::kBlank;
    return row;
  }
  if (is_border(line)) {
    row.kind = RowKind::kBorder;
    const std::string_view dashes = trimmed(line);
    if (std::all_of(dashes.begin(), dashes.end(), is_dash)) row.count = dashes.size();
    return row;
  }
  const GridRow single = parse_single(line);
  const GridRow raster = parse_raster(line);
  if (raster.kind == RowKind::kCells && raster.count >= single.count) return raster;
  if (single.kind == RowKind::kCells && single.count >= 10) {
    const GridRow numbers = parse_numbers(line);
    if (numbers.kind == RowKind::kCells) return numbers;
  }
  return single;
}

}  // namespace shudu
