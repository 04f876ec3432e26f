// All settings by group. A change acts at once, on the running game too; `?` explains the line.
// The lines are those of the table of preferences, so a new setting needs nothing here. Two have a
// screen of their own: the keyboard's signs can be learnt, the techniques ticked one by one.
#include <charconv>
#include <string>
#include <vector>

#include "tui/desk/technique_ticks.h"
#include "tui/faces.h"
#include "tui/screens/app_state.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"
#include "tui/screens/techniques_screen.h"

namespace shudu::tui {
namespace {

/// The value that follows, round and round; of a range one more or less.
std::string turned(const PreferenceRow& row, const std::string& now, int by) {
  if (const std::optional<ValueRange> range = range_of(row)) {
    int value = 0;
    std::from_chars(now.data(), now.data() + now.size(), value);
    value += by;
    if (value < range->least) value = range->most;
    return std::to_string(value > range->most ? range->least : value);
  }
  const std::vector<std::string> choices = choices_of(row);
  const int count = static_cast<int>(choices.size());
  if (count == 0) return now;
  int at = by > 0 ? -1 : 0;  // a value of none of them goes to the first or the last
  for (int i = 0; i < count; ++i) {
    if (choices[static_cast<std::size_t>(i)] == now) at = i;
  }
  return choices[static_cast<std::size_t>(((at + by) % count + count) % count)];
}

/// Ticks that no word of the setting says are counted.
std::string shown_value(const PreferenceRow& row, const AppState& app) {
  const std::string value = row.get(app.preferences());
  const bool is_list = value.find(',') != std::string::npos || find_technique(value) != nullptr;
  if (row.slug != "techniques" || !is_list) return value_words(value, app.language());
  return tui::say(app.language(), "ticked", TechniqueTicks(value).count());
}

class SettingsScreen final : public Screen {
 public:
  void draw(Canvas& canvas, AppState& app) override {
    draw_title(canvas, app.text("settings"), app);
    const Size size = canvas.size();
    list_.draw(canvas, {1, 1}, {size.rows - 2, std::min(size.columns - 2, 70)}, items(app));
  }

  bool take(const Input& input, AppState& app) override {
    if (const auto* mouse = std::get_if<Mouse>(&input)) {
      if (list_.take(*mouse, items(app))) change(1, app);
      return true;
    }
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return false;
    const PreferenceRow* row = chosen(app);
    if (key->code == KeyCode::kEnter && row != nullptr && row->slug == "techniques") {
      app.push(make_techniques());
      return true;
    }
    const bool is_back = key->code == KeyCode::kLeft;
    const bool is_on = key->code == KeyCode::kRight || key->code == KeyCode::kEnter ||
                       (key->code == KeyCode::kCharacter && key->character == U' ');
    if (is_back || is_on) {
      change(is_back ? -1 : 1, app);
      return true;
    }
    const bool is_question = key->code == KeyCode::kCharacter && key->character == U'?';
    if (is_question) {
      if (row != nullptr) app.say(std::string(row->about.in(app.language())));
      return true;
    }
    const bool is_learn = key->code == KeyCode::kCharacter && key->character == U'l' && !key->ctrl;
    if (is_learn && row != nullptr && row->slug == "keyboard") {
      app.push(make_learn_keys());
      return true;
    }
    return list_.take(*key, items(app));
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    const auto index = static_cast<std::size_t>(list_.chosen());
    const bool is_keyboard =
        index < rows_.size() && rows_[index] != nullptr && rows_[index]->slug == "keyboard";
    if (is_keyboard) {
      return {{"Enter", Word("do-change")},
              {"l", Word("do-learn")},
              {"?", Word("do-explain")},
              {"Esc", Word("do-back")}};
    }
    return {{"Enter", Word("do-change")}, {"?", Word("do-explain")}, {"Esc", Word("do-back")}};
  }

 private:
  /// With a heading in front of each group; `rows_` holds the row of each item, null for headings.
  const std::vector<ListItem>& items(const AppState& app) {
    items_.clear();
    rows_.clear();
    PreferenceGroup group = PreferenceGroup::kCount;
    for (const PreferenceRow& row : preference_table()) {
      if (row.group != group) {
        group = row.group;
        items_.push_back({app.text(row_of(group).name), {}, true});
        rows_.push_back(nullptr);
      }
      items_.push_back({std::string(row.name.in(app.language())), shown_value(row, app)});
      rows_.push_back(&row);
    }
    return items_;
  }

  const PreferenceRow* chosen(const AppState& app) {
    items(app);
    const auto index = static_cast<std::size_t>(list_.chosen());
    return index < rows_.size() ? rows_[index] : nullptr;
  }

  void change(int by, AppState& app) {
    const PreferenceRow* row = chosen(app);
    if (row == nullptr) return;
    app.set_preference(*row, turned(*row, row->get(app.preferences()), by));
  }

  std::vector<ListItem> items_;
  std::vector<const PreferenceRow*> rows_;
  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_settings() { return std::make_unique<SettingsScreen>(); }

}  // namespace shudu::tui
