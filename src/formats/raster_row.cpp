// Rows whose bars say where the cells of a box are; see raster_row.h.
#include "formats/raster_row.h"

#include <string>

#include "formats/record_text.h"

namespace shudu {

namespace {

void keep_bars(GridRow& row, std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '|') continue;
    if (row.bar_count < kMaxRowBars) row.bars[row.bar_count] = i;
    ++row.bar_count;
  }
}

struct Raster {
  std::size_t cells = 0;  // of a box
  std::size_t first = 0;  // column of the first one after the bar
  std::size_t step = 1;
  std::size_t begin = 0;  // column of the first bar, less than 0 as a wrapped number
  std::size_t boxes = 0;
  bool is_closed = false;  // by a bar at the end
};

bool is_raster_width(std::size_t width, std::size_t cells) {
  return width == cells || width == 2 * cells + 1;
}

// Cells beside each other in a box of that width, when there are so many boxes in a row.
std::size_t cells_of_box(std::size_t boxes, std::size_t width) {
  for (std::size_t cells = 2; cells <= 4; ++cells) {
    const std::size_t size = cells * boxes;
    if (is_board_size(size) && is_raster_width(width, cells)) return cells;
  }
  return 0;
}

Raster raster_of(std::size_t boxes, std::size_t width, std::size_t begin, bool is_closed) {
  Raster raster;
  raster.cells = boxes >= 2 && boxes <= 4 ? cells_of_box(boxes, width) : 0;
  const bool is_dense = raster.cells == width;
  raster.first = is_dense ? 0 : 1;
  raster.step = is_dense ? 1 : 2;
  raster.begin = begin;
  raster.boxes = boxes;
  raster.is_closed = is_closed;
  return raster;
}

// One bar in a row, so nothing tells the width of a box but what stands before it: 2c + 1 columns,
// 2c without the one at the beginning, c when nothing stands between the cells.
Raster one_bar_raster(std::size_t before) {
  switch (before) {
    case 2:
    case 3:
    case 5:
    case 7:
    case 9:
      return raster_of(2, before, std::size_t{0} - 1, false);
    case 6:
    case 8:
      return raster_of(2, before + 1, std::size_t{0} - 2, false);
    default:
      return {};  // 4: two cells with blanks, or four without
  }
}

bool is_blank_text(std::string_view text) { return text.find_first_not_of(' ') == text.npos; }

Raster find_raster(std::string_view line, const GridRow& bars) {
  if (bars.bar_count == 0 || bars.bar_count > 5) return {};
  const std::size_t first = bars.bars[0];
  const std::size_t last = bars.bars[bars.bar_count - 1];
  if (bars.bar_count == 1) {
    // `12 | 34`: the blanks belong to the bar.
    const bool is_padded = first == 3 && line.substr(2, 3) == " | ";
    return is_padded ? Raster{} : one_bar_raster(first);
  }
  const std::size_t width = bars.bars[1] - first - 1;
  for (std::size_t i = 1; i < bars.bar_count; ++i) {
    if (bars.bars[i] - bars.bars[i - 1] - 1 != width) return {};
  }
  if (bars.bar_count == 2) {
    const Raster open = raster_of(3, width, first - width - 1, false);
    const std::size_t least = open.step == 1 ? width : width - 1;
    return first >= least ? open : Raster{};
  }
  if (!is_blank_text(line.substr(0, first)) || !is_blank_text(line.substr(last + 1))) return {};
  return raster_of(bars.bar_count - 1, width, first, true);
}

}  // namespace

GridRow parse_raster(std::string_view line) {
  GridRow row;
  row.style = RowStyle::kRaster;
  keep_bars(row, line);
  const Raster raster = find_raster(line, row);
  if (raster.cells == 0) return GridRow{};
  const std::size_t width = raster.step == 1 ? raster.cells : 2 * raster.cells + 1;
  std::string taken(line);  // what is left in the end is no cell
  for (std::size_t i = 0; i < raster.boxes * raster.cells; ++i) {
    const std::size_t column = raster.begin + 1 + i / raster.cells * (width + 1) + raster.first +
                               i % raster.cells * raster.step;
    // Blanks at the end may have been lost; where cells stand side by side one that went missing
    // inside looks the same.
    if (column >= line.size() && raster.step == 1) return GridRow{};
    const char c = column < line.size() ? line[column] : ' ';
    if (c != ' ' && !is_cell_mark(c)) return GridRow{};
    row.add(c == ' ' ? kEmptyCell : c, column);
    if (column < line.size()) taken[column] = ' ';
  }
  if (taken.find_first_not_of(" |") != taken.npos) return GridRow{};
  row.is_spaced = true;
  row.kind = GridRowKind::kCells;
  return row;
}

}  // namespace shudu
