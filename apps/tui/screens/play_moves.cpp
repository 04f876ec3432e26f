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
  const Layout& layout = session.layout();
  const Cell from = cursor_or_first(session);
  const game::CursorMove move = cursor_move(bound.command);
  const bool wraps = stage.preferences().wrap;
  if (!bound.grows) return go_to(game::moved(layout, from, move, wraps), false, stage);
  for (const Cell cell : game::passed(layout, from, move, wraps)) go_to(cell, true, stage);
}

void PlayScreen::next_empty(const Bound& bound, Stage& stage) {
  const game::Session& session = stage.desk()->session();
  const bool is_back = bound.command == Command::kPreviousEmpty;
  go_to(game::next_empty(session.layout(), session.state(), cursor_or_first(session), is_back,
                         session.brush()),
        false, stage);
}

void PlayScreen::pick(const Bound& bound, Stage& stage) {
  const game::Session& session = stage.desk()->session();
  const Cell cell = cursor_or_first(session);
  if (bound.command == Command::kPickEmpty) return pick_all(game::empty_cells(session), stage);
  if (bound.command == Command::kPickSame) {
    const std::optional<Digit> held = game::digit_at(session.state(), cell);
    const std::optional<Digit> digit = held ? held : session.brush();
    if (digit) pick_all(game::cells_with(session, *digit), stage);
    return;
  }
  const Layout& layout = session.layout();
  if (bound.command == Command::kPickRow) return pick_all(layout.cells(layout.row_of(cell)), stage);
  if (bound.command == Command::kPickColumn) {
    return pick_all(layout.cells(layout.column_of(cell)), stage);
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
  const Cell cell = cursor_or_first(stage.desk()->session());
  go_to(cells.contains(cell) ? cell : picks_.back(), false, stage);
  stage.say(stage.text(Word::kPicked, {{"n", std::to_string(picks_.size())}}));
}

}  // namespace shudu::tui
