// A terminal without a screen: what a program writes to it goes in, cells with their looks, the
// cursor and the modes come out.
//
// It knows what xterm, the Linux console, the VT100 and "ansi" are sent by curses, and no more:
// what it does not know is a fault that the test sees, never silently skipped. Sources: ECMA-48,
// xterm's control sequences. Widths are those of wcwidth in a UTF-8 locale, not the program's own
// table.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tui/canvas/canvas.h"

namespace shudu::tui::driven {

struct ScreenCell {
  std::string sign = " ";  ///< empty: right half of a wide one
  int ink = -1;
  int ground = -1;
  bool bold = false;
  bool underline = false;
  bool reverse = false;
  friend bool operator==(const ScreenCell&, const ScreenCell&) = default;
};

class ScreenParser {
 public:
  /// `lines_are_wide`: line signs take two columns, as on some terminals in East Asia.
  explicit ScreenParser(Size size, bool lines_are_wide = false);
  void feed(std::string_view bytes);
  /// As a terminal's window: what fits at the top left stays.
  void resize(Size size);

  [[nodiscard]] Size size() const { return size_; }
  [[nodiscard]] const ScreenCell& cell(Point at) const;
  [[nodiscard]] Point cursor() const { return cursor_; }
  /// Rows as text, blanks at their ends left out.
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::string row_text(int row) const;
  [[nodiscard]] bool holds(std::string_view words) const;

  [[nodiscard]] bool is_cursor_shown() const { return modes_.contains(25); }
  [[nodiscard]] bool is_alternate() const { return modes_.contains(1049); }
  /// A private mode: 2004 paste, 1000 1002 1006 mouse.
  [[nodiscard]] bool has_mode(int mode) const { return modes_.contains(mode); }
  /// How often everything was cleared.
  [[nodiscard]] int clears() const { return clears_; }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  /// What the terminal answers to questions; taken by whoever asks.
  [[nodiscard]] std::string take_answers();
  /// Sequences that it does not know, and other mistakes.
  [[nodiscard]] const std::vector<std::string>& faults() const { return faults_; }

 private:
  void take(char byte);
  void take_colour_reset(char byte);
  void control(char byte);
  void escape(char byte);
  void end_csi(char final);
  bool move_by_csi(char final);
  bool edit_by_csi(char final);
  void erase_screen(int how);
  void erase(Point from, Point to);
  void looks();
  std::size_t colour_at(std::size_t i, int& to);
  void set_modes(bool on);
  void put(const std::string& character);
  void put_wide(const std::string& character, int width);
  void line_down();
  void line_up();
  void insert_lines(int row, int count);
  void delete_lines(int row, int count);
  void fault(const std::string& what);
  [[nodiscard]] ScreenCell& at(int row, int column);
  [[nodiscard]] ScreenCell blank() const;
  [[nodiscard]] int parameter(std::size_t i, int otherwise) const;
  void read_parameters();

  Size size_;
  std::vector<ScreenCell> cells_;
  Point cursor_;
  Point saved_;
  bool wrap_pending_ = false;
  ScreenCell pen_;
  std::set<int> modes_{25, 7};
  int top_ = 0;
  int bottom_ = 0;
  std::string last_;  ///< character put last, for REP
  std::string begun_;
  std::vector<int> numbers_;
  int clears_ = 0;
  std::size_t bytes_ = 0;
  bool lines_are_wide_;
  std::string answers_;
  std::vector<std::string> faults_;
};

}  // namespace shudu::tui::driven
