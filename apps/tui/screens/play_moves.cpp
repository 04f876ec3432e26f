// The cursor and what is picked; see play_screen.h. The last cell of the selection is the cursor.
// Picked cells stay picked while the cursor moves on; without picks a move selects one cell alone.
#include <algorithm>

#include "shudu/game/cursor.h"
#include "shudu/game/summary.h"
#include "tui/screens/play_screen.h"

namespace shudu::tui {
namespace {

/// Where the cursor is; the first cell where nothing is selected.
Cell cursor_or_first(const game::Session& session) {
  return session.selection().empty() ? Cell(0) : session.selection().back();
}

}  // namespace

void PlayScreen::go_to(Cell cell, bool grows, AppState& app) {
  const game::Session& session = app.desk()->session();
  std::vector<Cell> cells = picks_;
  if (grows) cells.assign(session.selection().begin(), session.selection().end());
  std::erase(cells, cell);
  cells.push_back(cell);
  app.desk()->select(cells);
}

void PlayScreen::move(const Bound& bound, AppState& app) {
  const game::Session& session = app.desk()->session();
  const Layout& layout = session.layout();
  const Cell from = cursor_or_first(session);
  const game::CursorMove move = cursor_move(bound.command);
  const bool wraps = app.preferences().wrap;
  if (!bound.grows) return go_to(game::moved(layout, from, move, wraps), false, app);
  for (const Cell cell : game::passed(layout, from, move, wraps)) go_to(cell, true, app);
}

void PlayScreen::next_empty(const Bound& bound, AppState& app) {
  const game::Session& session = app.desk()->session();
  const bool is_back = bound.command == Command::kPreviousEmpty;
  go_to(game::next_empty(session.layout(), session.state(), cursor_or_first(session), is_back,
                         session.brush()),
        false, app);
}

void PlayScreen::pick(const Bound& bound, AppState& app) {
  const game::Session& session = app.desk()->session();
  const Cell cell = cursor_or_first(session);
  if (bound.command == Command::kPickEmpty) return pick_all(game::empty_cells(session), app);
  if (bound.command == Command::kPickSame) {
    const std::optional<Digit> held = game::digit_at(session.state(), cell);
    const std::optional<Digit> digit = held ? held : session.brush();
    if (digit) pick_all(game::cells_with(session, *digit), app);
    return;
  }
  const Layout& layout = session.layout();
  if (bound.command == Command::kPickRow) return pick_all(layout.cells(layout.row_of(cell)), app);
  if (bound.command == Command::kPickColumn) {
    return pick_all(layout.cells(layout.column_of(cell)), app);
  }
  const bool is_picked = std::find(picks_.begin(), picks_.end(), cell) != picks_.end();
  if (is_picked) {
    std::erase(picks_, cell);
  } else {
    picks_.push_back(cell);
  }
  go_to(cell, false, app);
  app.say(app.text("picked", picks_.size()));
}

void PlayScreen::pick_all(CellSet cells, AppState& app) {
  if (cells.empty()) return;
  picks_.assign(cells.begin(), cells.end());
  const Cell cell = cursor_or_first(app.desk()->session());
  go_to(cells.contains(cell) ? cell : picks_.back(), false, app);
  app.say(app.text("picked", picks_.size()));
}

}  // namespace shudu::tui
