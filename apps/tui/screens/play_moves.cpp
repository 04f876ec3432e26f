// The cursor and what is picked; see play_screen.h. The last cell of the selection is the cursor.
// Picked cells stay picked while the cursor moves on; without picks a move selects one cell alone.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "shudu/game/state.h"
#include "shudu/game/summary.h"
#include "tui/screens/play_screen.h"

namespace shudu::tui {
namespace {

struct Way {
  int rows = 0;
  int columns = 0;
};

/// Of the first eight commands.
constexpr std::array<Way, 4> kWays = {Way{-1, 0}, Way{1, 0}, Way{0, -1}, Way{0, 1}};

struct Place {
  int row;
  int column;
};

Place bounded(Place place, int size, bool wraps) {
  const auto one = [&](int at) {
    return wraps ? ((at % size) + size) % size : std::clamp(at, 0, size - 1);
  };
  return {one(place.row), one(place.column)};
}

/// As far as the next box; in a jigsaw until the region is another.
Cell next_box(const Layout& layout, Cell from, Way way, bool wraps) {
  const int size = layout.size();
  Place at{from.row_in(size), from.column_in(size)};
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

Cell target_of(const Layout& layout, Cell from, Command command, bool wraps) {
  const auto which = static_cast<std::size_t>(command);
  if (which >= 2 * kWays.size()) return far_target(layout, from, command);
  const Way way = kWays[which % kWays.size()];
  if (which >= kWays.size()) return next_box(layout, from, way, wraps);
  const int size = layout.size();
  const Place place =
      bounded({from.row_in(size) + way.rows, from.column_in(size) + way.columns}, size, wraps);
  return Cell::at(place.row, place.column, size);
}

/// Where the cursor is; the first cell where nothing is selected.
Cell cursor_of(const game::Session& session) {
  return session.selection().empty() ? Cell(0) : session.selection().back();
}

}  // namespace

void PlayScreen::go_to(Cell cell, bool grows, Stage& stage) {
  const game::Session& session = stage.desk()->session();
  std::vector<Cell> cells = picks_;
  if (grows) cells.assign(session.selection().begin(), session.selection().end());
  std::erase(cells, cell);
  cells.push_back(cell);
  stage.desk()->select(cells);
}

void PlayScreen::move(const Bound& bound, Stage& stage) {
  const game::Session& session = stage.desk()->session();
  const Cell to =
      target_of(session.layout(), cursor_of(session), bound.command, stage.preferences().wrap);
  go_to(to, bound.grows, stage);
}

/// With a digit chosen first: the next cell that it fits in by the rules.
void PlayScreen::next_empty(const Bound& bound, Stage& stage) {
  const game::Session& session = stage.desk()->session();
  const int count = session.layout().cell_count();
  const int way = bound.command == Command::kNextEmpty ? 1 : count - 1;
  Cell cell = cursor_of(session);
  for (int i = 0; i < count; ++i) {
    cell = Cell((cell.index() + way) % count);
    if (game::digit_at(session.state(), cell)) continue;
    const std::optional<Digit> brush = session.brush();
    const bool fits =
        !brush || game::legal_at(session.layout(), session.state(), cell).contains(*brush);
    if (fits) return go_to(cell, false, stage);
  }
}

void PlayScreen::pick(const Bound& bound, Stage& stage) {
  const game::Session& session = stage.desk()->session();
  const Cell cell = cursor_of(session);
  if (bound.command == Command::kPickEmpty) return pick_all(game::empty_cells(session), stage);
  if (bound.command == Command::kPickSame) {
    const std::optional<Digit> digit = shown_digit(session);
    if (digit) pick_all(game::cells_with(session, *digit), stage);
    return;
  }
  const bool is_picked = std::find(picks_.begin(), picks_.end(), cell) != picks_.end();
  if (is_picked) {
    std::erase(picks_, cell);
  } else {
    picks_.push_back(cell);
  }
  go_to(cell, false, stage);
  stage.say(stage.text(Word::kPicked, {{"n", std::to_string(picks_.size())}}));
}

void PlayScreen::pick_all(CellSet cells, Stage& stage) {
  if (cells.empty()) return;
  picks_.assign(cells.begin(), cells.end());
  const Cell cell = cursor_of(stage.desk()->session());
  go_to(cells.contains(cell) ? cell : picks_.back(), false, stage);
  stage.say(stage.text(Word::kPicked, {{"n", std::to_string(picks_.size())}}));
}

}  // namespace shudu::tui
