// A list of lines of which one is chosen and which scrolls: menus, saved games, settings, history.
// It holds only which line is chosen and where the list is scrolled to; the lines come from whoever
// draws it. Headings cannot be chosen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/canvas/canvas.h"
#include "tui/input/input.h"

namespace shudu::tui {

struct ListItem {
  std::string text;
  std::string value{};      ///< stands at the right end, or at `value_column`
  bool is_heading = false;  ///< cannot be chosen
};

class ListBox {
 public:
  [[nodiscard]] int chosen() const { return chosen_; }
  void choose(int index) { chosen_ = index; }
  /// Where values begin; 0: they end at the right end.
  void set_value_column(int column) { value_column_ = column; }
  /// Moves by arrows, Home, End, pages, `j k`; `has_letters` false leaves letters alone.
  bool take(const Key& key, const std::vector<ListItem>& items, bool has_letters = true);
  /// The item that a press hits; it is chosen then. The wheel scrolls.
  std::optional<int> take(const Mouse& mouse, const std::vector<ListItem>& items);
  /// For a list that is only read: every press, and keys that move. Was it for the list?
  bool take(const Input& input, const std::vector<ListItem>& items);
  void draw(Canvas& canvas, Point at, Size size, const std::vector<ListItem>& items);

 private:
  void move(int by, const std::vector<ListItem>& items);
  void settle(const std::vector<ListItem>& items, int direction);

  int chosen_ = 0;
  int top_ = 0;
  int value_column_ = 0;
  Point at_;
  Size size_;
};

}  // namespace shudu::tui
