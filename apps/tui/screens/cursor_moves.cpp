// Ways are those of the first eight commands of the table of keys: four steps, four boxes.
#include "tui/screens/cursor_moves.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace shudu::tui {
namespace {

struct Way {
  int rows = 0;
  int columns = 0;
};

/// Of the first eight commands.
constexpr std::array<Way, 4> kWays = {Way{-1, 0}, Way{1, 0}, Way{0, -1}, Way{0, 1}};

struct RowAndColumn {
  int row;
  int column;
};

RowAndColumn bounded(RowAndColumn place, int size, bool wraps) {
  const auto one = [&](int at) {
    return wraps ? ((at % size) + size) % size : std::clamp(at, 0, size - 1);
  };
  return {one(place.row), one(place.column)};
}

/// As far as the next box; in a jigsaw until the region is another.
Cell next_box(const Layout& layout, Cell from, Way way, bool wraps) {
  const int size = layout.size();
  RowAndColumn at{from.row_in(size), from.column_in(size)};
  const int steps = layout.is_jigsaw() ? size
                                       : std::abs(way.rows) * layout.box_rows() +
                                             std::abs(way.columns) * layout.box_columns();
  for (int i = 0; i < steps; ++i) {
    at = bounded({at.row + way.rows, at.column + way.columns}, size, wraps);
    const Cell here = Cell::at(at.row, at.column, size);
    if (layout.is_jigsaw() && layout.box_of(here) != layout.box_of(from)) return here;
  }
  return Cell::at(at.row, at.column, size);
}

Cell far_target(const Layout& layout, Cell from, Command command) {
  const int size = layout.size();
  const int row = from.row_in(size);
  const int column = from.column_in(size);
  switch (command) {
    case Command::kRowStart:
      return Cell::at(row, 0, size);
    case Command::kRowEnd:
      return Cell::at(row, size - 1, size);
    case Command::kFirstCell:
      return Cell(0);
    case Command::kLastCell:
      return Cell(layout.cell_count() - 1);
    case Command::kThreeUp:
      return Cell::at(std::max(0, row - 3), column, size);
    default:
      return Cell::at(std::min(size - 1, row + 3), column, size);
  }
}

}  // namespace

Cell moved(const Layout& layout, Cell from, Command command, bool wraps) {
  const auto which = static_cast<std::size_t>(command);
  if (which >= 2 * kWays.size()) return far_target(layout, from, command);
  const Way way = kWays[which % kWays.size()];
  if (which >= kWays.size()) return next_box(layout, from, way, wraps);
  const int size = layout.size();
  const RowAndColumn place =
      bounded({from.row_in(size) + way.rows, from.column_in(size) + way.columns}, size, wraps);
  return Cell::at(place.row, place.column, size);
}

}  // namespace shudu::tui
