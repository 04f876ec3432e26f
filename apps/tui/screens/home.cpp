// The first screen. Numbers and `q` choose at once, so that all of it is one key away.
// The shelf is read again whenever another screen has lain over this one, or what is under way to
// it has changed.
#include <fmt/format.h>

#include <optional>

#include "tui/screens/game_lines.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"
#include "tui/screens/stage.h"

namespace shudu::tui {
namespace {

struct HomeRow {
  char key;
  Word word;
  void (*open)(Stage& stage);
};

template <std::unique_ptr<Screen> (*kMake)()>
void open_screen(Stage& stage) {
  stage.push(kMake());
}

constexpr HomeRow kHomeRows[] = {
    {'1', Word::kContinue, nullptr},
    {'2', Word::kNewGame, open_screen<make_new_game>},
    {'3', Word::kImport, [](Stage& stage) { stage.push(make_import({})); }},
    {'4', Word::kSavedGames, open_screen<make_saved_games>},
    {'5', Word::kLearn, [](Stage& stage) { stage.push(make_learn()); }},
    {'6', Word::kStatistics, open_screen<make_statistics>},
    {'7', Word::kSettings, open_screen<make_settings>},
    {'8', Word::kHelp, [](Stage& stage) { stage.push(make_help(stage.top().tips(stage))); }},
    {'q', Word::kLeave, [](Stage& stage) { stage.leave(); }},
};

class Home final : public Screen {
 public:
  void draw(Canvas& canvas, Stage& stage) override {
    look(stage);
    draw_title(canvas, "数独", stage);
    const Size size = canvas.size();
    if (last_ && !items_.empty()) {
      const bool is_narrow = size.columns < 60;
      const std::string level = level_text(last_->level, stage);
      const std::string name = is_narrow ? level : name_of(*last_, stage);
      items_.front().value = (name.empty() ? "" : name + "  ") + progress_of(*last_, stage);
    }
    list_.draw(canvas, {2, 2}, {size.rows - 4, std::min(size.columns - 4, 70)}, items_);
  }

  bool take(const Input& input, Stage& stage) override {
    look(stage);
    if (const auto* mouse = std::get_if<Mouse>(&input)) {
      if (const std::optional<int> hit = list_.take(*mouse, items_)) open(*hit, stage);
      return true;
    }
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return false;
    if (key->code == KeyCode::kEnter) {
      open(list_.chosen(), stage);
      return true;
    }
    if (key->code == KeyCode::kEscape) return true;
    if (key->code == KeyCode::kCharacter && !key->ctrl && !key->alt) {
      for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (key->character != static_cast<unsigned char>(rows_[i]->key)) continue;
        open(static_cast<int>(i), stage);
        return true;
      }
    }
    return list_.take(*key, items_);
  }

  std::vector<KeyTip> tips(const Stage&) const override {
    return {{"1-8", Word::kDoChoose}, {"Enter", Word::kDoSelect}, {"?", Word::kDoHelp}};
  }

  void come_back(Stage&) override { is_fresh_ = false; }

 private:
  /// Reads the shelf again where it may have changed.
  void look(Stage& stage) {
    const std::uint64_t version = stage.underway().version();
    if (is_fresh_ && language_ == stage.language() && version_ == version) return;
    is_fresh_ = true;
    version_ = version;
    language_ = stage.language();
    const std::vector<storage::GameHead> heads = stage.underway().games();
    last_ = {};
    for (const storage::GameHead& head : heads) {
      if (!last_ && head.notes.status == "playing") last_ = head;
    }
    items_.clear();
    rows_.clear();
    for (const HomeRow& row : kHomeRows) {
      if (row.word == Word::kContinue && !last_) continue;
      const std::string text = stage.text(row.word, {{"n", fmt::format("{}", heads.size())}});
      rows_.push_back(&row);
      items_.push_back({fmt::format("{} {}", row.key, text)});
    }
  }

  void open(int index, Stage& stage) {
    const HomeRow& row = *rows_[static_cast<std::size_t>(index)];
    if (row.open != nullptr) return row.open(stage);
    stage.play_saved(std::string(last_->uid));
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
