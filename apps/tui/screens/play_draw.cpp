// Where things of a game stand: the title, the board, beside it a panel where that has room, else
// what matters most below it; see play_screen.h.
#include <algorithm>
#include <array>

#include "text/text.h"
#include "tui/screens/game_lines.h"
#include "tui/screens/page.h"
#include "tui/screens/play_screen.h"

namespace shudu::tui {
namespace {

std::string mode_text(const AppState& app) {
  return app.text(kModeWords[static_cast<std::size_t>(app.desk()->session().mode())]);
}

}  // namespace

/// From the right: save sign, mode, time; the name has what is left.
void PlayScreen::draw_head(Canvas& canvas, const AppState& app, bool is_narrow) const {
  const int columns = canvas.size().columns;
  const SignText sign = sign_text(app.save_sign(), app);
  const auto width = [](std::string_view text) { return static_cast<int>(display_width(text)); };
  int end = columns - 1 - width(sign.text);
  canvas.put({0, end}, sign.text, {.role = sign.role});
  std::string state;
  if (app.preferences().timer == TimerShown::kShown) {
    state = game::clock_text(app.desk()->elapsed());
  }
  if (!is_narrow) state += "  " + app.text("mode-now", mode_text(app));
  end -= 2 + width(state);
  canvas.put({0, end}, state, {.role = Role::kTitle});
  const int begin = canvas.put({0, 1}, "Shudu", {.role = Role::kTitle}) + (is_narrow ? 2 : 3);
  const std::string name = name_of(app.desk()->session(), app, is_narrow);
  if (end - 1 > begin) canvas.put_cut({0, begin}, name, end - 1 - begin, {.role = Role::kTitle});
}

void PlayScreen::draw(Canvas& canvas, AppState& app) {
  if (app.desk() == nullptr) return;
  look_at_board(app);
  const game::Session& session = app.desk()->session();
  const Size size = canvas.size();
  shape_ = choose_shape(session.layout(), size);
  board_at_ = {1, 0};
  const bool is_wide = size.columns >= shape_.size.columns + 1 + kMediumPanel;
  draw_head(canvas, app, !is_wide);
  const HintLook hint = look_of_hint(app);
  BoardGaze gaze;
  gaze.is_hidden = session.status() == game::GameStatus::kPaused;
  gaze.has_bold = app.has_bold();
  gaze.checked = checked_;
  if (app.talk().is_open()) gaze.hint = &hint;
  draw_board(canvas, board_at_, shape_, scene_of(session, gaze));
  if (is_wide) {
    draw_beside(canvas, app);
  } else {
    draw_below(canvas, app);
  }
  draw_last_line(canvas, app);
}

/// From the bottom: the cell, what is left; above them the hint or what else is said.
void PlayScreen::draw_beside(Canvas& canvas, const AppState& app) const {
  const Size size = canvas.size();
  const int column = shape_.size.columns + 1;
  const int columns = std::min(size.columns - column, 60);
  const game::Session& session = app.desk()->session();
  int bottom = size.rows - 1;
  const bool is_hidden = session.status() == game::GameStatus::kPaused;
  if (!is_hidden && !session.selection().empty()) {
    const std::string cell = game::say_cell(app.voice(), session, session.selection().back());
    const auto lines = wrapped(escaped(cell), static_cast<std::size_t>(columns));
    const int rows = std::min(4, static_cast<int>(lines.size()));
    draw_text(canvas, {bottom - rows, column}, {rows, columns}, cell);
    bottom -= rows + 1;
    bottom -= 2;
    draw_left_lines(canvas, {bottom, column}, columns, app);
    --bottom;
  }
  draw_talk(canvas, {1, column}, {bottom - 1, columns}, app);
}

void PlayScreen::draw_below(Canvas& canvas, const AppState& app) const {
  const Size size = canvas.size();
  const game::Session& session = app.desk()->session();
  const bool is_hidden = session.status() == game::GameStatus::kPaused;
  const int below = 1 + shape_.size.rows;
  const int beside = shape_.size.columns + 1;
  const int rows = size.rows - 1 - (below + 1);
  if (!is_hidden && !session.selection().empty() && below < size.rows - 1) {
    const std::string cell = game::say_cell(app.voice(), session, session.selection().back());
    canvas.put_cut({below, 0}, cell, size.columns);
  }
  if (rows >= 3) {
    draw_left_list(canvas, app);
    draw_talk(canvas, {below + 1, 0}, {rows, size.columns}, app);
    return;
  }
  // A jigsaw in the smallest window: all the room that there is lies beside it.
  const bool is_talking =
      app.talk().is_open() || !note_.empty() || is_hidden || is_message_long(canvas, app);
  if (!is_talking) return draw_left_list(canvas, app);
  draw_talk(canvas, {1, beside}, {below - 1, size.columns - beside}, app);
}

void PlayScreen::draw_last_line(Canvas& canvas, const AppState& app) const {
  const Size size = canvas.size();
  const int row = size.rows - 1;
  const Message& message = app.message();
  const bool is_said_beside = message.text == app.text("paused");
  const std::string working = app.work_text();
  if (!working.empty()) {
    canvas.put_cut({row, 1}, working, size.columns - 1, {.role = Role::kMessage});
    return;
  }
  if (message.text.empty() || is_said_beside || is_message_long(canvas, app)) {
    draw_tips(canvas, {row, 1}, size.columns - 1, tips(app), app);
    return;
  }
  const Role role = message.is_alarm ? Role::kAlarm : Role::kMessage;
  canvas.put_cut({row, 1}, message.text, size.columns - 1, {.role = role});
}

bool PlayScreen::is_message_long(const Canvas& canvas, const AppState& app) const {
  const auto width = static_cast<int>(display_width(escaped(app.message().text)));
  return width > canvas.size().columns - 1;
}

}  // namespace shudu::tui
