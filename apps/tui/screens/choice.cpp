// A few things to choose from, over what lies below: questions, the menu of a cell.
// A number, a letter of the item or Enter chooses; Esc leaves all as it was. The screen closes
// before what was chosen is done, so that this may open others.
#include <algorithm>
#include <utility>

#include "text/text.h"
#include "tui/screens/app_state.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

class ChoiceScreen final : public Screen {
 public:
  ChoiceScreen(std::string asked, std::vector<ChoiceItem> items)
      : asked_(std::move(asked)), items_(std::move(items)) {
    for (std::size_t i = 0; i < items_.size(); ++i) {
      std::string text = items_[i].text;
      if (items_[i].key != 0) {
        text.insert(0, {items_[i].key, ' '});
      } else if (i < 9) {
        text.insert(0, std::to_string(i + 1) + " ");
      }
      lines_.push_back({std::move(text)});
    }
  }

  void draw(Canvas& canvas, AppState&) override {
    const Size screen = canvas.size();
    std::size_t widest = std::min<std::size_t>(display_width(escaped(asked_)), 56);
    for (const ListItem& line : lines_) widest = std::max(widest, display_width(line.text) + 2);
    const int width = std::min(screen.columns - 2, static_cast<int>(widest) + 4);
    const auto text_width = static_cast<std::size_t>(width - 4);
    const int text_rows = static_cast<int>(wrapped(escaped(asked_), text_width).size());
    const int count = static_cast<int>(lines_.size());
    const int height = std::min(screen.rows - 2, text_rows + count + 2);
    const Point at{(screen.rows - height) / 2, (screen.columns - width) / 2};
    draw_box(canvas, at, {height, width});
    const int row = draw_text(canvas, {at.row + 1, at.column + 2}, {height - 2, width - 4}, asked_,
                              {.role = Role::kTitle});
    list_.draw(canvas, {row, at.column + 2}, {at.row + height - 1 - row, width - 4}, lines_);
  }

  bool take(const Input& input, AppState& app) override {
    if (const auto* mouse = std::get_if<Mouse>(&input)) {
      if (const std::optional<int> hit = list_.take(*mouse, lines_)) choose(*hit, app);
      return true;
    }
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return true;
    if (key->code == KeyCode::kEscape) {
      app.close();
      return true;
    }
    if (key->code == KeyCode::kEnter) {
      choose(list_.chosen(), app);
      return true;
    }
    if (const int index = item_of(*key); index >= 0) {
      choose(index, app);
      return true;
    }
    if (key->code == KeyCode::kTab) return list_.take({.code = KeyCode::kDown}, lines_);
    return list_.take(*key, lines_) || !key->ctrl;
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    return {{"Enter", Word("do-choose")}, {"Esc", Word("do-cancel")}};
  }
  bool is_popup() const override { return true; }

 private:
  int item_of(const Key& key) const {
    if (key.code != KeyCode::kCharacter || key.ctrl || key.alt) return -1;
    for (std::size_t i = 0; i < items_.size(); ++i) {
      const bool is_number = i < 9 && key.character == U'1' + i;
      const bool is_letter =
          items_[i].key != 0 && key.character == static_cast<unsigned char>(items_[i].key);
      if (is_number || is_letter) return static_cast<int>(i);
    }
    return -1;
  }

  void choose(int index, AppState& app) {
    const auto then = items_[static_cast<std::size_t>(index)].then;
    app.close();
    if (then) then(app);
  }

  std::string asked_;
  std::vector<ChoiceItem> items_;
  std::vector<ListItem> lines_;
  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_choice(std::string asked, std::vector<ChoiceItem> items) {
  return std::make_unique<ChoiceScreen>(std::move(asked), std::move(items));
}

std::unique_ptr<Screen> make_question(std::string asked, const AppState& app,
                                      std::function<void(AppState& app)> then) {
  std::vector<ChoiceItem> items;
  items.push_back({app.text("no"), 'n', {}});
  items.push_back({app.text("yes"), 'y', std::move(then)});
  return make_choice(std::move(asked), std::move(items));
}

}  // namespace shudu::tui
