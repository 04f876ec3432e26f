// The screen before any terminal: a grid of signs with their looks, a value that tests compare with
// pictures. curses only copies it.
//
// Whatever is put on it is escaped first: a control sign, an escape or a bidirectional mark in a
// title is seen, never sent. A wide sign takes two cells, the second of which holds nothing; one
// that would be cut in two is left out. Nothing is ever drawn outside. Tested in
// tests/tui/canvas_test.cpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tui/canvas/look.h"

namespace shudu::tui {

struct Point {
  int row = 0;
  int column = 0;
  friend constexpr bool operator==(const Point&, const Point&) = default;
};

struct Size {
  int rows = 0;
  int columns = 0;
  friend constexpr bool operator==(const Size&, const Size&) = default;
};

struct CanvasCell {
  std::string sign = " ";  ///< one character with what combines with it; empty: right half of one
  Look look;
  friend bool operator==(const CanvasCell&, const CanvasCell&) = default;
};

class Canvas {
 public:
  explicit Canvas(Size size);
  [[nodiscard]] Size size() const { return size_; }
  /// All blank, no cursor.
  void clear();
  /// Puts text of one line, at most `most` columns of it, and gives the column after what was put.
  /// What lies outside is not seen: to the left it is counted, at the right edge the text ends.
  int put(Point at, std::string_view text, Look look = {}, int most = 1 << 20);
  /// The same, with a sign at the end that says so where text was cut (`…`, in ASCII `~`).
  int put_cut(Point at, std::string_view text, int most, Look look = {});
  /// Changes only the ground, of `columns` cells.
  void tint(Point at, int columns, Ground ground);
  /// Where the terminal's own cursor stands; speech and braille follow it. None: hidden.
  void set_cursor(std::optional<Point> at) { cursor_ = at; }
  [[nodiscard]] std::optional<Point> cursor() const { return cursor_; }
  /// No sign whose width terminals disagree about may be put from now on: lines become `+ - |`,
  /// other signs a stand-in that sign.cpp lists or `?`. Signs of two columns (Chinese) stay: they
  /// are two columns everywhere.
  void set_ascii(bool is_ascii) { is_ascii_ = is_ascii; }
  [[nodiscard]] bool is_ascii() const { return is_ascii_; }
  [[nodiscard]] const CanvasCell& cell(Point at) const;
  friend bool operator==(const Canvas&, const Canvas&) = default;

 private:
  [[nodiscard]] std::size_t index(Point at) const;
  /// Before something is put at or after: a wide sign whose right half stands there becomes blank.
  void split(Point at);

  Size size_;
  std::vector<CanvasCell> cells_;
  std::optional<Point> cursor_;
  bool is_ascii_ = false;
};

/// The rows as text, blanks at their ends left out, each with a line end.
[[nodiscard]] std::string picture(const Canvas& canvas);
/// The rows with a letter for the look of each sign, for tests of looks; a legend follows.
[[nodiscard]] std::string look_picture(const Canvas& canvas);

}  // namespace shudu::tui
