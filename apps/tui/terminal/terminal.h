// The real terminal: curses copies the canvas, bytes come in raw, signals become values.
//
// One loop, in one thread, waits for bytes, signals and news of other threads, and for the next
// second; nothing else ever waits. The modes of the terminal are restored on every way out, SIGTSTP
// included. Only what changed is sent (curses' doupdate), at most 60 times a second.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "tui/canvas/canvas.h"
#include "tui/faces.h"
#include "tui/input/input.h"

namespace shudu::tui {

/// Why the loop woke.
struct Woken {
  std::vector<Input> inputs;
  bool has_news = false;  ///< Terminal::wake was called
  bool is_resized = false;
  bool is_continued = false;  ///< after a stop (SIGCONT)
  std::optional<int> signal;  ///< that ends the program: INT, TERM, HUP; or 0: the terminal is gone
};

struct TerminalStyle {
  Colours colours = Colours::kAuto;
  bool light_ground = false;
  bool mouse = true;
};

class Terminal {
 public:
  /// Takes over the terminal of standard input and output; null where there is none that curses
  /// can use.
  [[nodiscard]] static std::unique_ptr<Terminal> open(const TerminalStyle& style);
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  /// Restores the terminal.
  ~Terminal();

  [[nodiscard]] Size size() const;
  /// Are box drawing signs one column wide here, in UTF-8?
  [[nodiscard]] bool can_draw_lines() const;
  /// May bold be told from normal? Else own digits carry `'`.
  [[nodiscard]] bool has_bold() const;
  void set_style(const TerminalStyle& style);
  /// Copies the canvas.
  void show(const Canvas& canvas);
  /// Everything anew (Ctrl+L).
  void redraw();
  /// Waits for something, at most `most_ms` (negative: as long as it takes).
  [[nodiscard]] Woken wait(int most_ms);
  /// Gives the terminal back and stops the process, as Ctrl+Z asks; returns when it goes on.
  void stop();
  /// Ends a wait from any thread.
  void wake();

 private:
  struct Inside;
  explicit Terminal(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace shudu::tui
