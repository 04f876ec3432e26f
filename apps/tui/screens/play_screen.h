// The game on the screen: board, panel, keys and mouse. One class in several files:
//
//   play.cpp           inputs to commands, what is open before a key means itself (`e 5`)
//   play_commands.cpp  the table of commands, and those that write, ask or read
//   play_moves.cpp     the cursor and what is picked
//   play_help.cpp      hints, reasons, checks
//   play_mouse.cpp     click, drag, double click, the menu of a cell
//   play_draw.cpp      where things stand; play_panel.cpp: what the panel says
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "tui/faces.h"
#include "tui/screens/app_state.h"
#include "tui/screens/board_view.h"
#include "tui/screens/screen.h"

namespace shudu::tui {

class PlayScreen final : public Screen {
 public:
  void draw(Canvas& canvas, AppState& app) override;
  bool take(const Input& input, AppState& app) override;
  [[nodiscard]] std::vector<KeyTip> tips(const AppState& app) const override;
  [[nodiscard]] bool draws_last_line() const override { return true; }
  [[nodiscard]] bool knows_keyboards() const override { return true; }

 private:
  /// What the next key completes.
  enum class Begun : std::uint8_t { kNothing, kRow, kColumn, kWhy, kTintDigit, kTintColour };
  using Handler = void (PlayScreen::*)(const Bound& bound, AppState& app);
  static Handler handler_of(Command command);

  // play.cpp
  bool take_key(const Key& key, AppState& app);
  bool take_begun(const Key& key, AppState& app);
  void take_begun_digit(int digit, AppState& app);
  void begin(Begun begun, Word asked, AppState& app);
  /// Drops what belonged to a board that is no more.
  void look_at_board(const AppState& app);
  [[nodiscard]] static KeySettings key_settings(const AppState& app);

  // play_commands.cpp
  std::optional<Performed> act(game::Intent intent, AppState& app);
  void write(const Bound& bound, AppState& app);
  void erase(const Bound& bound, AppState& app);
  void set_mode(const Bound& bound, AppState& app);
  void begin_prefix(const Bound& bound, AppState& app);
  void number_first(const Bound& bound, AppState& app);
  void enter(const Bound& bound, AppState& app);
  void fill(const Bound& bound, AppState& app);
  void go_in_history(const Bound& bound, AppState& app);
  void go_back(const Bound& bound, AppState& app);
  void savepoint(const Bound& bound, AppState& app);
  void open_history(const Bound& bound, AppState& app);
  void read(const Bound& bound, AppState& app);
  void pause(const Bound& bound, AppState& app);
  void command_line(const Bound& bound, AppState& app);
  void cancel(const Bound& bound, AppState& app);
  void go_home(const Bound& bound, AppState& app);
  void next_region(const Bound& bound, AppState& app);
  void ask_full_wrong(AppState& app);

  // play_moves.cpp
  void move(const Bound& bound, AppState& app);
  void next_empty(const Bound& bound, AppState& app);
  void pick(const Bound& bound, AppState& app);
  void pick_all(CellSet cells, AppState& app);
  void go_to(Cell cell, bool grows, AppState& app);

  // play_help.cpp
  void hint_more(const Bound& bound, AppState& app);
  void hint_less(const Bound& bound, AppState& app);
  void look_for_hint(AppState& app);
  void apply_hint(AppState& app);
  void check(const Bound& bound, AppState& app);
  void why(Digit digit, AppState& app);
  void list_excluded(AppState& app);

  // play_mouse.cpp
  void take_mouse(const Mouse& mouse, AppState& app);
  void press(Cell cell, const Mouse& mouse, AppState& app);
  void open_menu(AppState& app);

  // play_draw.cpp, play_panel.cpp
  void draw_head(Canvas& canvas, const AppState& app, bool is_narrow) const;
  void draw_beside(Canvas& canvas, const AppState& app) const;
  void draw_below(Canvas& canvas, const AppState& app) const;
  void draw_left_list(Canvas& canvas, const AppState& app) const;
  void draw_last_line(Canvas& canvas, const AppState& app) const;
  int draw_left_lines(Canvas& canvas, Point at, int columns, const AppState& app) const;
  /// Hint, reason, pause or a message that is too long for the last line.
  int draw_talk(Canvas& canvas, Point at, Size size, const AppState& app) const;
  int draw_hint(Canvas& canvas, Point at, Size size, const AppState& app) const;
  int draw_hint_head(Canvas& canvas, Point at, Size size, const AppState& app) const;
  [[nodiscard]] HintLook look_of_hint(const AppState& app) const;
  [[nodiscard]] bool is_message_long(const Canvas& canvas, const AppState& app) const;

  Begun begun_ = Begun::kNothing;
  int begun_digit_ = 0;
  bool is_number_first_ = false;
  int hints_wanted_ = 0;  ///< presses while a hint is looked for
  std::vector<Cell> picks_;
  std::vector<std::string> note_;            ///< an answer that stays until Esc or a move
  std::optional<FoundHelp> shown_by_enter_;  ///< the step that a reason speaks of
  CellSet checked_;
  CellSet found_wrong_;  ///< by a check that has said only how many
  std::uint32_t seen_node_ = 0;
  BoardShape shape_;
  Point board_at_{1, 0};
  mutable bool is_cut_ = false;  ///< hint or answer had no room; `;` shows all of it
  std::optional<Cell> pressed_;
  std::uint64_t pressed_ms_ = 0;
};

}  // namespace shudu::tui
