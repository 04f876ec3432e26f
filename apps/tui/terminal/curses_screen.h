// The only file that speaks to curses: it copies a canvas, and takes and gives back the terminal's
// modes.
//
// Colour pairs are made when they are first needed. Nothing is cleared after the first frame:
// where the screen cannot be trusted (a resize, a stop) every cell is written anew. A sign that the
// locale measures otherwise than the canvas is shown as `?`, so a row can never shift.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "tui/canvas/canvas.h"
#include "tui/canvas/style_table.h"
#include "tui/terminal/line_width.h"
#include "tui/terminal/terminal.h"

struct screen;  // curses' own

namespace shudu::tui {

class CursesScreen {
 public:
  /// Null where curses knows no such terminal or the terminal cannot move its cursor.
  [[nodiscard]] static std::unique_ptr<CursesScreen> open(const TerminalStyle& style);
  CursesScreen(const CursesScreen&) = delete;
  CursesScreen& operator=(const CursesScreen&) = delete;
  ~CursesScreen();

  [[nodiscard]] Size size() const { return size_; }
  [[nodiscard]] bool can_draw_lines() const;
  [[nodiscard]] bool has_bold() const;
  /// Bytes that came before anybody waited for them.
  [[nodiscard]] const std::string& typed_early() const { return line_width_.typed; }
  void set_style(const TerminalStyle& style);
  void show(const Canvas& canvas);
  /// Writes every cell anew with the next show.
  void distrust();
  /// Asks the terminal for its size.
  void measure();
  /// Gives the modes back; `take_back` after it.
  void give_back();
  /// Takes the modes, after give_back or after something else may have changed them.
  void take_back();

 private:
  explicit CursesScreen(screen* handle) : handle_(handle) {}
  void choose_palette();
  void switch_extras(bool on);
  void show_row(const Canvas& canvas, int row);
  [[nodiscard]] int pair_of(int ink, int ground);

  screen* handle_;
  TerminalStyle style_;
  Palette palette_ = Palette::kMono;
  Size size_;
  LineWidth line_width_;
  std::map<std::pair<int, int>, int> pairs_;
  std::optional<Canvas> shown_;
  bool knows_mouse_ = false;
  bool has_own_colours_ = false;  ///< the terminal's own ink and ground can be asked for
  bool is_cursor_shown_ = true;
  bool is_mouse_on_ = false;
};

}  // namespace shudu::tui
