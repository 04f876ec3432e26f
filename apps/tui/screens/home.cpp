// The first screen. Numbers and `q` choose at once, so that all of it is one key away.
// The shelf is read again whenever another screen has lain over this one, or what is under way to
// it has changed.
#include <fmt/format.h>

#include <optional>

#include "tui/screens/app_state.h"
#include "tui/screens/game_lines.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

struct HomeRow {
  char key;
  Word word;
  void (*open)(AppState& app);
};

template <std::unique_ptr<Screen> (*kMake)()>
void open_screen(AppState& app) {
  app.push(kMake());
}

constexpr HomeRow kHomeRows[] = {
    {'1', Word("continue"), nullptr},
    {'2', Word("new-game"), open_screen<make_new_game>},
    {'3', Word("import"), [](AppState& app) { app.push(make_import({})); }},
    {'4', Word("saved-games"), open_screen<make_saved_games>},
    {'5', Word("learn"), [](AppState& app) { app.push(make_learn()); }},
    {'6', Word("statistics"), open_screen<make_statistics>},
    {'7', Word("settings"), open_screen<make_settings>},
    {'8', Word("help"), [](AppState& app) { app.push(make_help(app.top().tips(app))); }},
    {'q', Word("leave"), [](AppState& app) { app.leave(); }},
};

class Home final : public Screen {
 public:
  void draw(Canvas& canvas, AppState& app) override {
    look(app);
    draw_title(canvas, "数独", app);
    const Size size = canvas.size();
    if (last_ && !items_.empty()) {
      const bool is_narrow = size.columns < 60;
      const std::string level = level_text(last_->level, app);
      const std::string name = is_narrow ? level : name_of(*last_, app);
      items_.front().value = (name.empty() ? "" : name + "  ") + progress_of(*last_, app);
    }
    list_.draw(canvas, {2, 2}, {size.rows - 4, std::min(size.columns - 4, 70)}, items_);
  }

  bool take(const Input& input, AppState& app) override {
    look(app);
    if (const auto* mouse = std::get_if<Mouse>(&input)) {
      if (const std::optional<int> hit = list_.take(*mouse, items_)) open(*hit, app);
      return true;
    }
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return false;
    if (key->code == KeyCode::kEnter) {
      open(list_.chosen(), app);
      return true;
    }
    if (key->code == KeyCode::kEscape) return true;
    if (key->code == KeyCode::kCharacter && !key->ctrl && !key->alt) {
      for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (key->character != static_cast<unsigned char>(rows_[i]->key)) continue;
        open(static_cast<int>(i), app);
        return true;
      }
    }
    return list_.take(*key, items_);
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    return {{"1-8", Word("do-choose")}, {"Enter", Word("do-select")}, {"?", Word("do-help")}};
  }

  void come_back(AppState&) override { is_fresh_ = false; }

 private:
  /// Reads the shelf again where it may have changed.
  void look(AppState& app) {
    const std::uint64_t version = app.underway().version();
    if (is_fresh_ && language_ == app.language() && version_ == version) return;
    is_fresh_ = true;
    version_ = version;
    language_ = app.language();
    const std::vector<storage::GameHead> heads = app.underway().games();
    last_ = {};
    for (const storage::GameHead& head : heads) {
      if (!last_ && head.notes.status == "playing") last_ = head;
    }
    items_.clear();
    rows_.clear();
    for (const HomeRow& row : kHomeRows) {
      if (row.word == Word("continue") && !last_) continue;
      const std::string text = app.text_by_name(row.word, {{"n", std::to_string(heads.size())}});
      rows_.push_back(&row);
      items_.push_back({fmt::format("{} {}", row.key, text)});
    }
  }

  void open(int index, AppState& app) {
    const HomeRow& row = *rows_[static_cast<std::size_t>(index)];
    if (row.open != nullptr) return row.open(app);
    app.play_saved(std::string(last_->uid));
  }

  bool is_fresh_ = false;
  std::uint64_t version_ = 0;
  Language language_ = Language::kEnglish;
  std::optional<storage::GameHead> last_;
  std::vector<const HomeRow*> rows_;
  std::vector<ListItem> items_;
  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_home() { return std::make_unique<Home>(); }

}  // namespace shudu::tui
