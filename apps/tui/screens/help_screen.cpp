// The keys: of the screen that help was asked from first, then all of the board, from the one table
// of keys.
#include <utility>

#include "tui/faces.h"
#include "tui/screens/app_state.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

class HelpScreen final : public Screen {
 public:
  explicit HelpScreen(std::vector<KeyTip> tips) : tips_(std::move(tips)) {}

  void draw(Canvas& canvas, AppState& app) override {
    look(app);
    draw_title(canvas, app.text("help"), app);
    const Size size = canvas.size();
    list_.set_value_column(size.columns < 60 ? 16 : 24);
    list_.draw(canvas, {1, 0}, {size.rows - 2, size.columns}, items_);
  }

  bool take(const Input& input, AppState&) override {
    const auto* key = std::get_if<Key>(&input);
    const bool is_question =
        key != nullptr && key->code == KeyCode::kCharacter && key->character == U'?';
    return is_question || list_.take(input, items_);
  }

  std::vector<KeyTip> tips(const AppState&) const override { return {{"Esc", Word("do-back")}}; }

 private:
  void look(const AppState& app) {
    if (!items_.empty()) return;
    items_.push_back({app.text("keys-here"), {}, true});
    for (const KeyTip& tip : tips_) {
      items_.push_back({std::string(tip.keys), app.text(tip.does)});
    }
    items_.push_back({"", {}, true});
    items_.push_back({app.text("all-keys"), {}, true});
    for (const KeyGroupRow& group : key_groups()) add_group(group, app);
  }

  void add_group(const KeyGroupRow& group, const AppState& app) {
    const Language language = app.language();
    const KeySettings settings{app.preferences().keyboard, app.preferences().letters};
    items_.push_back({std::string(group.words.in(language)), {}, true});
    for (const KeyRow& row : key_table()) {
      const std::string keys = keys_of(row, settings);
      if (row.group != group.group || keys.empty()) continue;
      items_.push_back({keys, std::string(row.does.in(language))});
    }
    for (const KeyNote& note : key_notes()) {
      if (note.group != group.group) continue;
      items_.push_back({std::string(note.keys.in(language)), std::string(note.does.in(language))});
    }
  }

  std::vector<KeyTip> tips_;
  std::vector<ListItem> items_;
  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_help(std::vector<KeyTip> tips) {
  return std::make_unique<HelpScreen>(std::move(tips));
}

}  // namespace shudu::tui
