// The mouse on a board, and the menu of a cell; see play_screen.h. A click selects, a drag grows
// the selection, a double click on a digit picks its equals, the right button opens the menu.
#include <algorithm>

#include "shudu/game/state.h"
#include "shudu/game/summary.h"
#include "tui/screens/play_screen.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

/// Two clicks within are one double click, milliseconds.
constexpr std::uint64_t kDoubleClick = 400;

}  // namespace

void PlayScreen::take_mouse(const Mouse& mouse, AppState& app) {
  if (mouse.action == MouseAction::kRelease) return;
  const std::optional<Cell> cell =
      cell_at(shape_, {mouse.row - board_at_.row, mouse.column - board_at_.column});
  const bool is_hidden = app.desk()->session().status() == game::GameStatus::kPaused;
  if (!cell || is_hidden) return;
  if (mouse.action == MouseAction::kDrag && pressed_ && mouse.button == MouseButton::kLeft) {
    if (*cell != app.desk()->session().selection().back()) go_to(*cell, true, app);
    return;
  }
  if (mouse.action == MouseAction::kPress) press(*cell, mouse, app);
}

void PlayScreen::press(Cell cell, const Mouse& mouse, AppState& app) {
  const std::uint64_t now = app.world().monotonic_ms();
  const bool is_double = pressed_ == cell && now < pressed_ms_ + kDoubleClick;
  pressed_ = cell;
  pressed_ms_ = now;
  if (mouse.button == MouseButton::kRight) {
    go_to(cell, false, app);
    return open_menu(app);
  }
  if (mouse.button != MouseButton::kLeft) return;
  go_to(cell, mouse.shift, app);
  if (mouse.ctrl) return pick({.command = Command::kPick}, app);
  const game::Session& session = app.desk()->session();
  const std::optional<Digit> digit = game::digit_at(session.state(), cell);
  if (is_double && digit) return pick_all(game::cells_with(session, *digit), app);
  const std::optional<Digit> brush = session.brush();
  if (brush) act({.kind = game::IntentKind::kDigit, .digit = *brush}, app);
}

/// What can be done with a cell, for those who do not know the keys.
void PlayScreen::open_menu(AppState& app) {
  const game::Session& session = app.desk()->session();
  if (session.selection().empty()) return;
  struct MenuRow {
    Word word;
    Command command;
  };
  static constexpr MenuRow kMenuRows[] = {
      {Word("menu-pick"), Command::kPick},          {Word("menu-same"), Command::kPickSame},
      {Word("menu-read"), Command::kReadCell},      {Word("menu-why"), Command::kWhy},
      {Word("menu-fill"), Command::kFillSelection}, {Word("menu-erase-all"), Command::kEraseAll},
      {Word("menu-colour"), Command::kColourMode},  {Word("menu-hint"), Command::kHintMore},
  };
  std::vector<ChoiceItem> items;
  for (const MenuRow& row : kMenuRows) {
    items.push_back({app.text(row.word), 0, [this, life = life(), row](AppState& on) {
                       if (life.expired() || on.desk() == nullptr) return;
                       const Handler handler = handler_of(row.command);
                       if (handler != nullptr) (this->*handler)({.command = row.command}, on);
                     }});
  }
  items.push_back({app.text("menu-excluded"), 0, [this, life = life()](AppState& on) {
                     if (!life.expired()) list_excluded(on);
                   }});
  items.push_back({app.text("menu-reveal"), '0', [](AppState& on) { run_command("reveal", on); }});
  const std::string title = game::say_cell(app.voice(), session, session.selection().back());
  app.push(make_choice(title, std::move(items)));
}

}  // namespace shudu::tui
