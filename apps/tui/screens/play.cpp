// Inputs of a game to commands; see play_screen.h. A key that completes what was begun (`g 3 5`,
// `e 5`, `V 4 2`) is taken for that; any other key ends it and means itself.
#include "tui/screens/play_screen.h"
#include "tui/screens/screens.h"

namespace shudu::tui {

KeySettings PlayScreen::key_settings(const AppState& app) {
  return {app.preferences().keyboard, app.preferences().letters};
}

void PlayScreen::look_at_board(const AppState& app) {
  const std::uint32_t node = app.desk()->session().cursor_id();
  if (node == seen_node_) return;
  seen_node_ = node;
  checked_ = {};
  found_wrong_ = {};
  note_.clear();
  shown_by_enter_.reset();
}

bool PlayScreen::take(const Input& input, AppState& app) {
  if (app.desk() == nullptr) return false;
  app.desk()->touch();
  look_at_board(app);
  bool is_taken = true;
  if (const auto* mouse = std::get_if<Mouse>(&input)) {
    take_mouse(*mouse, app);
  } else if (const auto* key = std::get_if<Key>(&input)) {
    is_taken = take_begun(*key, app) || take_key(*key, app);
  } else {
    for (const char c : std::get<Paste>(input).text) {  // a short one is typed
      if (c >= '1' && c <= '9') take_key({.character = static_cast<unsigned char>(c)}, app);
    }
  }
  if (app.desk() != nullptr) look_at_board(app);
  return is_taken;
}

bool PlayScreen::take_key(const Key& key, AppState& app) {
  const std::optional<Bound> bound = bound_of(key, key_settings(app));
  if (!bound) return false;
  const Handler handler = handler_of(bound->command);
  if (handler == nullptr) return false;
  (this->*handler)(*bound, app);
  return true;
}

void PlayScreen::begin(Begun begun, Word asked, AppState& app) {
  begun_ = begun;
  app.say(asked);
}

bool PlayScreen::take_begun(const Key& key, AppState& app) {
  if (begun_ == Begun::kNothing) return false;
  const Begun begun = begun_;
  begun_ = Begun::kNothing;
  const bool is_plain = !key.ctrl && !key.alt;
  if (key.code == KeyCode::kEscape) return true;
  if (begun == Begun::kWhy && key.code == KeyCode::kEnter) {
    list_excluded(app);
    return true;
  }
  int digit = -1;
  const bool is_zero = key.code == KeyCode::kCharacter && key.character == U'0';
  const std::optional<Bound> bound = bound_of(key, key_settings(app));
  if (bound && bound->command == Command::kDigit) digit = bound->digit;
  if (is_zero && begun == Begun::kTintColour) digit = 0;
  if (digit < 0 || !is_plain) return false;
  begun_ = begun;
  take_begun_digit(digit, app);
  return true;
}

void PlayScreen::take_begun_digit(int digit, AppState& app) {
  const Begun begun = begun_;
  begun_ = Begun::kNothing;
  const int size = app.desk()->session().size();
  const bool is_colour = begun == Begun::kTintColour;
  if (digit > size && !is_colour) return;
  if (begun == Begun::kWhy) return why(Digit(digit), app);
  if (begun == Begun::kColumn)
    return go_to(Cell::at(begun_digit_ - 1, digit - 1, size), false, app);
  if (is_colour) {
    act({.kind = game::IntentKind::kTint,
         .digit = Digit(begun_digit_),
         .number = static_cast<std::uint32_t>(digit)},
        app);
    return;
  }
  begun_digit_ = digit;
  const bool is_row = begun == Begun::kRow;
  begin(is_row ? Begun::kColumn : Begun::kTintColour, is_row ? Word("go-to-ask") : Word("tint-ask"),
        app);
}

std::vector<KeyTip> PlayScreen::tips(const AppState& app) const {
  const Desk* desk = app.desk();
  const bool is_paused = desk != nullptr && desk->session().status() == game::GameStatus::kPaused;
  if (is_paused) return {{"p", Word("do-go-on")}, {"q", Word("do-home")}, {"?", Word("do-help")}};
  if (app.talk().is_open()) {
    if (is_cut_) {
      return {{"Enter", Word("do-apply")}, {";", Word("do-read-on")}, {"T", Word("do-less")},
              {"t", Word("do-more")},      {"Esc", Word("do-close")}, {"Tab", Word("do-another")}};
    }
    return {{"Enter", Word("do-apply")}, {"T", Word("do-less")},    {"t", Word("do-more")},
            {"e", Word("do-why")},       {"Esc", Word("do-close")}, {"Tab", Word("do-another")}};
  }
  return {{"1-9", Word("do-place")}, {"x", Word("do-corner")}, {"c", Word("do-centre")},
          {"v", Word("do-colour")},  {"u", Word("do-undo")},   {"t", Word("do-hint")},
          {"p", Word("do-pause")},   {"?", Word("do-help")},   {":", Word("do-command")},
          {"i", Word("do-check")}};
}

std::unique_ptr<Screen> make_play() { return std::make_unique<PlayScreen>(); }

}  // namespace shudu::tui
