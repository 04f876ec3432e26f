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

#include "tui/keys/key_table.h"
#include "tui/screens/board_view.h"
#include "tui/screens/screen.h"
#include "tui/screens/stage.h"

namespace shudu::tui {

/// What the modes are called, by game::Mode.
inline constexpr std::array<Word, 4> kModeWords = {Word::kDigitMode, Word::kCornerMode,
                                                   Word::kCentreMode, Word::kColourMode};

class PlayScreen final : public Screen {
 public:
  void draw(Canvas& canvas, Stage& stage) override;
  bool take(const Input& input, Stage& stage) override;
  [[nodiscard]] std::vector<KeyTip> tips(const Stage& stage) const override;
  [[nodiscard]] bool draws_last_line() const override { return true; }
  [[nodiscard]] bool knows_keyboards() const override { return true; }

 private:
  /// What the next key completes.
  enum class Begun : std::uint8_t { kNothing, kRow, kColumn, kWhy, kTintDigit, kTintColour };
  using Handler = void (PlayScreen::*)(const Bound& bound, Stage& stage);
  static Handler handler_of(Command command);

  // play.cpp
  bool take_key(const Key& key, Stage& stage);
  bool take_begun(const Key& key, Stage& stage);
  void take_begun_digit(int digit, Stage& stage);
  void begin(Begun begun, Word asked, Stage& stage);
  /// Drops what belonged to a board that is no more.
  void look_at_board(const Stage& stage);
  [[nodiscard]] static KeySettings key_settings(const Stage& stage);

  // play_commands.cpp
  std::optional<Done> act(game::Intent intent, Stage& stage);
  void write(const Bound& bound, Stage& stage);
  void erase(const Bound& bound, Stage& stage);
  void set_mode(const Bound& bound, Stage& stage);
  void begin_prefix(const Bound& bound, Stage& stage);
  void number_first(const Bound& bound, Stage& stage);
  void enter(const Bound& bound, Stage& stage);
  void fill(const Bound& bound, Stage& stage);
  void go_in_history(const Bound& bound, Stage& stage);
  void go_back(const Bound& bound, Stage& stage);
  void savepoint(const Bound& bound, Stage& stage);
  void open_history(const Bound& bound, Stage& stage);
  void read(const Bound& bound, Stage& stage);
  void pause(const Bound& bound, Stage& stage);
  void command_line(const Bound& bound, Stage& stage);
  void cancel(const Bound& bound, Stage& stage);
  void go_home(const Bound& bound, Stage& stage);
  void next_region(const Bound& bound, Stage& stage);
  void ask_full_wrong(Stage& stage);

  // play_moves.cpp
  void move(const Bound& bound, Stage& stage);
  void next_empty(const Bound& bound, Stage& stage);
  void pick(const Bound& bound, Stage& stage);
  void pick_all(CellSet cells, Stage& stage);
  void go_to(Cell cell, bool grows, Stage& stage);

  // play_help.cpp
  void hint_more(const Bound& bound, Stage& stage);
  void hint_less(const Bound& bound, Stage& stage);
  void look_for_hint(Stage& stage);
  void apply_hint(Stage& stage);
  void check(const Bound& bound, Stage& stage);
  void why(Digit digit, Stage& stage);
  void list_excluded(Stage& stage);

  // play_mouse.cpp
  void take_mouse(const Mouse& mouse, Stage& stage);
  void press(Cell cell, const Mouse& mouse, Stage& stage);
  void open_menu(Stage& stage);

  // play_draw.cpp, play_panel.cpp
  void draw_head(Canvas& canvas, const Stage& stage, bool is_narrow) const;
  void draw_beside(Canvas& canvas, const Stage& stage) const;
  void draw_below(Canvas& canvas, const Stage& stage) const;
  void draw_left_list(Canvas& canvas, const Stage& stage) const;
  void draw_last_line(Canvas& canvas, const Stage& stage) const;
  int draw_left_lines(Canvas& canvas, Point at, int columns, const Stage& stage) const;
  /// Hint, reason, pause or a message that is too long for the last line.
  int draw_talk(Canvas& canvas, Point at, Size size, const Stage& stage) const;
  int draw_hint(Canvas& canvas, Point at, Size size, const Stage& stage) const;
  int draw_hint_head(Canvas& canvas, Point at, Size size, const Stage& stage) const;
  [[nodiscard]] HintLook look_of_hint(const Stage& stage) const;
  [[nodiscard]] bool is_message_long(const Canvas& canvas, const Stage& stage) const;

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
