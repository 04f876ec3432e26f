#include "tui/screens/list_box.h"

#include <algorithm>

#include "text/text.h"

namespace shudu::tui {
namespace {

int count_of(const std::vector<ListItem>& items) { return static_cast<int>(items.size()); }

/// How far a key moves; 0: it is none of a list.
int way_of(const Key& key, int page, int count, bool has_letters) {
  if (key.ctrl || key.alt) return 0;
  switch (key.code) {
    case KeyCode::kUp:
      return -1;
    case KeyCode::kDown:
      return 1;
    case KeyCode::kPageUp:
      return -page;
    case KeyCode::kPageDown:
      return page;
    case KeyCode::kHome:
      return -count;
    case KeyCode::kEnd:
      return count;
    default:
      break;
  }
  if (key.code != KeyCode::kCharacter || !has_letters) return 0;
  if (key.character == U'k') return -1;
  return key.character == U'j' ? 1 : 0;
}

}  // namespace

/// Off headings, in the direction of the move, else back.
void ListBox::settle(const std::vector<ListItem>& items, int direction) {
  const int count = count_of(items);
  chosen_ = std::clamp(chosen_, 0, std::max(0, count - 1));
  const int from = chosen_;
  for (const int way : {direction < 0 ? -1 : 1, direction < 0 ? 1 : -1}) {
    int at = from;
    while (at >= 0 && at < count && items[static_cast<std::size_t>(at)].is_heading) at += way;
    if (at < 0 || at >= count) continue;
    chosen_ = at;
    return;
  }
}

void ListBox::move(int by, const std::vector<ListItem>& items) {
  chosen_ += by;
  settle(items, by);
}

bool ListBox::take(const Key& key, const std::vector<ListItem>& items, bool has_letters) {
  const int way = way_of(key, std::max(1, size_.rows - 1), count_of(items), has_letters);
  if (way == 0) return false;
  move(way, items);
  return true;
}

std::optional<int> ListBox::take(const Mouse& mouse, const std::vector<ListItem>& items) {
  if (mouse.action == MouseAction::kWheelUp) move(-1, items);
  if (mouse.action == MouseAction::kWheelDown) move(1, items);
  const bool is_press = mouse.action == MouseAction::kPress && mouse.button == MouseButton::kLeft;
  const bool is_inside = mouse.row >= at_.row && mouse.row < at_.row + size_.rows &&
                         mouse.column >= at_.column && mouse.column < at_.column + size_.columns;
  if (!is_press || !is_inside) return std::nullopt;
  const int index = top_ + mouse.row - at_.row;
  if (index >= count_of(items) || items[static_cast<std::size_t>(index)].is_heading) {
    return std::nullopt;
  }
  chosen_ = index;
  return index;
}

bool ListBox::take(const Input& input, const std::vector<ListItem>& items) {
  if (const auto* mouse = std::get_if<Mouse>(&input)) {
    take(*mouse, items);
    return true;
  }
  const auto* key = std::get_if<Key>(&input);
  return key != nullptr && take(*key, items);
}

void ListBox::draw(Canvas& canvas, Point at, Size size, const std::vector<ListItem>& items) {
  at_ = at;
  size_ = size;
  settle(items, 1);
  const int count = count_of(items);
  const int margin = std::min(2, (size.rows - 1) / 2);  // what lies around it is seen too
  top_ = std::clamp(top_, chosen_ - size.rows + 1 + margin, chosen_ - margin);
  top_ = std::clamp(top_, 0, std::max(0, count - size.rows));
  for (int i = 0; i < size.rows && top_ + i < count; ++i) {
    const ListItem& item = items[static_cast<std::size_t>(top_ + i)];
    const bool is_chosen = top_ + i == chosen_ && !item.is_heading;
    const Look look{.role =
                        item.is_heading ? Role::kTitle : (is_chosen ? Role::kFocus : Role::kPlain)};
    const int row = at.row + i;
    if (is_chosen) {
      canvas.put({row, at.column}, ">", look, size.columns);
      canvas.set_cursor(Point{row, at.column});
    }
    const int width = static_cast<int>(display_width(escaped(item.value)));
    const int text_end =
        std::min(2 + static_cast<int>(display_width(escaped(item.text))) + 1, size.columns / 2);
    const int right = std::max(size.columns - width, text_end);  // the text keeps half of the line
    const int column = value_column_ > 0 ? std::min(value_column_, size.columns) : right;
    const int room = item.value.empty() ? size.columns : column - 1;
    canvas.put_cut({row, at.column + 2}, item.text, room - 2, look);
    if (item.value.empty()) continue;
    canvas.put_cut({row, at.column + column}, item.value, size.columns - column, look);
  }
}

}  // namespace shudu::tui
