// What the panel of a game says: the hint with the letters of its cells, reasons, what is left; see
// play_screen.h.
#include <algorithm>

#include "shudu/explain/explain.h"
#include "shudu/game/summary.h"
#include "shudu/logic/technique.h"
#include "text/text.h"
#include "tui/screens/hint_letters.h"
#include "tui/screens/page.h"
#include "tui/screens/play_screen.h"

namespace shudu::tui {
HintLook PlayScreen::look_of_hint(const AppState& app) const {
  if (!app.talk().is_open()) return {};
  const game::Session& session = app.desk()->session();
  return hint_look(session.layout(), app.talk().marks(session, app.language()), app.talk().step());
}

/// `XY-Wing            5/5`; the row after it. Stage 6 is the applying.
int PlayScreen::draw_hint_head(Canvas& canvas, Point at, Size size, const AppState& app) const {
  const int number = app.talk().stage();
  const Step* step = app.talk().step();
  const bool is_named = number >= 2 && step != nullptr && step->technique != nullptr;
  const std::string count = number > 0 ? std::to_string(std::min(number, 5)) + "/5" : "";
  const std::string name =
      is_named ? std::string(step->technique->names.in(app.language())) : app.text("menu-hint");
  const Look look{.role = Role::kTitle};
  const int width = static_cast<int>(count.size());
  canvas.put_cut(at, name, size.columns - width - 1, look);
  canvas.put({at.row, at.column + size.columns - width}, count, look);
  return at.row + 1;
}

int PlayScreen::draw_hint(Canvas& canvas, Point at, Size size, const AppState& app) const {
  const game::Session& session = app.desk()->session();
  const int end = at.row + size.rows;
  int row = draw_hint_head(canvas, at, size, app);
  const std::vector<std::string> paragraphs = app.talk().text(session, app.language());
  int text_rows = 0;
  for (const std::string& text : paragraphs) {
    text_rows += static_cast<int>(
        wrapped(escaped(text), static_cast<std::size_t>(std::max(1, size.columns))).size());
  }
  const HintLook look = look_of_hint(app);
  const int spare = end - row - text_rows;  // the words come first where room is short
  if (spare > 0)
    row = draw_letters(canvas, {row, at.column}, {spare, size.columns}, look, session.layout());
  if (row > at.row + 1 && spare > 3) ++row;
  is_cut_ = text_rows > end - row;
  for (const std::string& text : paragraphs) {
    row = draw_text(canvas, {row, at.column}, {std::max(0, end - row), size.columns}, text);
  }
  return row;
}

int PlayScreen::draw_talk(Canvas& canvas, Point at, Size size, const AppState& app) const {
  const int end = at.row + size.rows;
  int row = at.row;
  is_cut_ = false;
  const auto put = [&](std::string_view text, Role role) {
    const Size room{std::max(0, end - row), size.columns};
    row = draw_text(canvas, {row, at.column}, room, text, {.role = role});
  };
  if (app.desk()->session().status() == game::GameStatus::kPaused) {
    put(app.text("paused"), Role::kMessage);
    put(app.text("paused-go-on"), Role::kPlain);
    return row;
  }
  if (is_message_long(canvas, app)) {
    put(app.message().text, app.message().is_alarm ? Role::kAlarm : Role::kMessage);
    if (size.rows > 8) ++row;
  }
  if (!note_.empty()) {
    for (const std::string& text : note_) put(text, Role::kPlain);
    is_cut_ = row >= end;
    if (shown_by_enter_ && row < end) {
      draw_tips(canvas, {row, at.column}, size.columns, {{"Enter", Word("do-show")}}, app);
    }
    return row;
  }
  if (!app.talk().is_open()) return row;
  return draw_hint(canvas, {row, at.column}, {end - row, size.columns}, app);
}

/// `Left   1 2 3`, below it how many.
int PlayScreen::draw_left_lines(Canvas& canvas, Point at, int columns, const AppState& app) const {
  const game::Session& session = app.desk()->session();
  const game::DigitCounts left = game::left_of(session);
  const int width = 2 * session.size();
  const std::string word = app.text("left");
  const int begin = std::clamp(columns - width, 0, 8);
  canvas.put_cut(at, word, std::max(0, begin - 1), {.role = Role::kDim});
  const std::optional<Digit> shown = shown_digit(session);
  for (const Digit digit : session.layout().all_digits()) {
    const int column = at.column + begin + 2 * digit.index();
    const int count = left[static_cast<std::size_t>(digit.index())];
    const Ground ground = shown == digit ? Ground::kSame : Ground::kNone;
    canvas.put({at.row, column}, std::string(1, digit.to_char()),
               {.role = Role::kGiven, .ground = ground});
    canvas.put({at.row + 1, column}, count > 0 ? std::to_string(count) : "-", {.role = Role::kDim});
  }
  return at.row + 2;
}

/// The same from top to bottom beside a compact board, below it the mode.
void PlayScreen::draw_left_list(Canvas& canvas, const AppState& app) const {
  const game::Session& session = app.desk()->session();
  const int column = shape_.size.columns + 2;
  const int columns = canvas.size().columns - column;
  if (columns < 5 || session.status() == game::GameStatus::kPaused) return;
  const game::DigitCounts left = game::left_of(session);
  const std::optional<Digit> shown = shown_digit(session);
  canvas.put_cut({1, column}, app.text("left"), columns, {.role = Role::kDim});
  for (const Digit digit : session.layout().all_digits()) {
    const int row = 2 + digit.index();
    const int count = left[static_cast<std::size_t>(digit.index())];
    const Ground ground = shown == digit ? Ground::kSame : Ground::kNone;
    canvas.put({row, column + 1}, std::string(1, digit.to_char()),
               {.role = Role::kGiven, .ground = ground});
    canvas.put({row, column + 3}, count > 0 ? std::to_string(count) : "-", {.role = Role::kDim});
  }
  static constexpr Word kModes[] = {Word("digit-mode"), Word("corner-mode"), Word("centre-mode"),
                                    Word("colour-mode")};
  canvas.put_cut({3 + session.size(), column}, app.text(kModes[static_cast<int>(session.mode())]),
                 columns, {.role = Role::kTitle});
}

}  // namespace shudu::tui
