// The smallest app that the loop of the screen can run, for tests of the terminal: it shows what it
// was given. `q` leaves, Ctrl+Z stops, Ctrl+L draws anew, `n` lets another thread bring news.
#pragma once

#include <cstdint>
#include <string>
#include <thread>
#include <utility>

#include "shudu/core/characters.h"
#include "tui/screens/app.h"
#include "tui/terminal/screen_loop.h"

namespace shudu::tui::driven {

class SmallApp {
 public:
  SmallApp(Terminal& terminal, int tick_ms) : terminal_(terminal), tick_ms_(tick_ms) {}
  ~SmallApp() {
    if (thread_.joinable()) thread_.join();
  }
  SmallApp(const SmallApp&) = delete;
  SmallApp& operator=(const SmallApp&) = delete;

  AppWish take(const Input& input) {
    ++inputs_;
    if (const auto* mouse = std::get_if<Mouse>(&input)) {
      said_ = "mouse " + std::to_string(mouse->row) + " " + std::to_string(mouse->column);
    } else if (const auto* paste = std::get_if<Paste>(&input)) {
      said_ = "paste " + std::to_string(paste->text.size());
    } else {
      return take_key(std::get<Key>(input));
    }
    return AppWish::kNone;
  }
  static Farewell say_farewell(bool /*is_long*/) { return Farewell::kDone; }
  void tick() { ++ticks_; }
  void collect() { said_ = "news"; }
  void continued() { ++continued_; }
  [[nodiscard]] const Preferences& preferences() const { return preferences_; }
  [[nodiscard]] int next_tick_ms() const { return tick_ms_; }

  void draw(Canvas& canvas) {
    canvas.set_ascii(!terminal_.can_draw_lines());
    // A board's worth of signs in many looks, so that moves and resizes have something to redraw.
    for (int row = 3; row < canvas.size().rows; ++row) {
      for (int column = 0; column + 4 <= canvas.size().columns; column += 4) {
        const auto ground = static_cast<Ground>((row * 5 + column) % 16);
        canvas.put({row, column}, "│5数", {.role = Role::kOwn, .ground = ground});
      }
    }
    const Size size = canvas.size();
    canvas.put({0, 0}, "size " + std::to_string(size.columns) + "x" + std::to_string(size.rows) +
                           (terminal_.can_draw_lines() ? " lines" : " ascii") +
                           (terminal_.has_bold() ? " bold" : " plain"));
    canvas.put({1, 0}, "inputs " + std::to_string(inputs_) + " ticks " + std::to_string(ticks_) +
                           " continued " + std::to_string(continued_) + ".");
    canvas.put_cut({2, 0}, "said " + said_ + ".", size.columns, {.role = Role::kGiven});
    canvas.set_cursor(hidden_ ? std::nullopt
                              : std::optional(Point{2 % std::max(size.rows, 1), inputs_ % 10}));
  }

 private:
  AppWish take_key(const Key& key) {
    said_ = key.code == KeyCode::kCharacter ? utf8_of(key.character)
                                            : "code " + std::to_string(static_cast<int>(key.code));
    if (key.alt) said_ = "alt " + said_;
    if (key.ctrl) said_ = "ctrl " + said_;
    if (key == Key{.character = U'q'}) return AppWish::kLeave;
    if (key == Key{.character = U'z', .ctrl = true}) return AppWish::kStop;
    if (key == Key{.character = U'l', .ctrl = true}) return AppWish::kRedraw;
    if (key == Key{.character = U'h'}) hidden_ = !hidden_;
    if (key == Key{.character = U'o'}) preferences_.mouse = !preferences_.mouse;
    if (key == Key{.character = U'b'}) preferences_.colours = Colours::kNone;
    if (key == Key{.character = U'n'} && !thread_.joinable()) {
      thread_ = std::thread([this] { terminal_.wake(); });
    }
    return AppWish::kNone;
  }

  Terminal& terminal_;
  int tick_ms_;
  Preferences preferences_;
  std::string said_ = "nothing";
  std::thread thread_;
  int inputs_ = 0;
  int ticks_ = 0;
  int continued_ = 0;
  bool hidden_ = false;
};

/// For a process of its own (PtySetup::body): the app until it ends, its exit code.
inline int run_small_app(int tick_ms) {
  const auto terminal = Terminal::open({});
  if (!terminal) return 99;
  SmallApp app(*terminal, tick_ms);
  return ScreenLoop<SmallApp>(app, *terminal).run();
}

}  // namespace shudu::tui::driven
