// The loop of a screen, whatever is shown on it: tests run it with a small app of their own.
//
// It waits, gives the app what came, and shows what the app drew: at once where nothing was shown
// for a sixtieth of a second, else when that time is over. While nothing happens it wakes only when
// the app has something to do by itself.
#pragma once

#include <algorithm>
#include <chrono>
#include <csignal>
#include <optional>

#include "tui/screens/app.h"
#include "tui/terminal/terminal.h"

namespace shudu::tui {

inline constexpr int kExitTerminalLost = 3;
inline constexpr int kFrameMs = 16;
/// A program that ends says so when the disk keeps it longer.
inline constexpr std::chrono::seconds kPatienceWithDisk{1};

/// The exit code of a program that ended because of a signal; 0 is a lost terminal.
[[nodiscard]] constexpr int exit_code_of(int signal) {
  return signal == 0 ? kExitTerminalLost : 128 + signal;
}

[[nodiscard]] inline TerminalStyle style_of(const Preferences& preferences) {
  return {preferences.colours, preferences.light_ground, preferences.mouse};
}

template <typename SomeApp>
class ScreenLoop {
 public:
  ScreenLoop(SomeApp& app, Terminal& terminal) : app_(app), terminal_(terminal) {}

  [[nodiscard]] int run() {
    show();
    while (true) {
      const Woken woken = terminal_.wait(most_wait());
      const bool leaves = take(woken);  // also what came before the end
      if (woken.signal) return exit_code_of(*woken.signal);
      if (leaves) {
        if (const std::optional<int> code = see_off()) return *code;
      }
      const bool is_due = Clock::now() >= next_tick_;
      if (is_due) app_.tick();
      needs_showing_ = needs_showing_ || is_due || woken.has_news || !woken.inputs.empty() ||
                       woken.is_resized || woken.is_continued;
      plan_tick();
      if (needs_showing_ && Clock::now() >= next_frame_) show();
    }
  }

 private:
  using Clock = std::chrono::steady_clock;

  // Gives the app what came. True where the player leaves.
  bool take(const Woken& woken) {
    if (woken.is_continued) app_.continued();
    if (woken.has_news) app_.collect();
    for (const Input& input : woken.inputs) {
      switch (app_.take(input)) {
        case AppWish::kNone:
          break;
        case AppWish::kLeave:
          return true;
        case AppWish::kStop:
          if (woken.signal) break;
          terminal_.stop();
          app_.continued();
          break;
        case AppWish::kRedraw:
          terminal_.redraw();
          break;
      }
    }
    return false;
  }

  // Waits until the app may end, or its exit code where a signal came; nothing where it stays.
  [[nodiscard]] std::optional<int> see_off() {
    const Clock::time_point patience = Clock::now() + kPatienceWithDisk;
    while (true) {
      const bool is_long = Clock::now() >= patience;
      const Farewell farewell = app_.say_farewell(is_long);
      needs_showing_ = true;
      if (farewell == Farewell::kDone) return 0;
      if (farewell == Farewell::kRefused) return std::nullopt;
      if (is_long) show();
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(patience - Clock::now());
      const Woken woken =
          terminal_.wait(is_long ? 1000 : std::max(0, static_cast<int>(left.count())));
      if (woken.signal) return exit_code_of(*woken.signal);
      if (woken.has_news) app_.collect();
    }
  }

  void show() {
    terminal_.set_style(style_of(app_.preferences()));
    Canvas canvas(terminal_.size());
    app_.draw(canvas);
    terminal_.show(canvas);
    next_frame_ = Clock::now() + std::chrono::milliseconds(kFrameMs);
    needs_showing_ = false;
    plan_tick();
  }

  // The app says how long it can wait from now on.
  void plan_tick() {
    const int wait = app_.next_tick_ms();
    next_tick_ =
        wait < 0 ? Clock::time_point::max() : Clock::now() + std::chrono::milliseconds(wait);
  }

  [[nodiscard]] int most_wait() const {
    Clock::time_point until = next_tick_;
    if (needs_showing_) until = std::min(until, next_frame_);
    if (until == Clock::time_point::max()) return -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
  }

  SomeApp& app_;
  Terminal& terminal_;
  Clock::time_point next_frame_ = Clock::time_point::min();
  Clock::time_point next_tick_ = Clock::time_point::max();
  bool needs_showing_ = false;
};

}  // namespace shudu::tui
