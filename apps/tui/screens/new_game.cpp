// A new puzzle to a wish: size, level, a technique that it must need, symmetry, seed. It is made by
// the worker; Esc stops that and offers the nearest that was found. The kinds of marks stand here
// too, where they are first thought of: the same setting as on the screen of settings.
#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "shudu/core/layout_table.h"
#include "shudu/generator/mask_symmetry.h"
#include "tui/desk/making.h"
#include "tui/faces.h"
#include "tui/screens/app_state.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"
#include "tui/screens/text_line.h"

namespace shudu::tui {
namespace {

enum Row : int { kSizeRow, kLevelRow, kTechniqueRow, kSymmetryRow, kSeedRow, kMarksRow, kStartRow };

/// The place that comes `by` later, round and round.
int turned(int place, int by, int count) { return ((place + by) % count + count) % count; }

class NewGameScreen final : public Screen {
 public:
  void draw(Canvas& canvas, AppState& app) override {
    draw_title(canvas, app.text("new-game"), app);
    const Size size = canvas.size();
    list_.set_value_column(14);
    list_.draw(canvas, {2, 2}, {7, size.columns - 4}, items(app));
    const std::string working = is_making_ ? app.work_text() : std::string();
    draw_text(canvas, {10, 2}, {4, size.columns - 4}, working, {.role = Role::kMessage});
  }

  bool take(const Input& input, AppState& app) override {
    if (const auto* mouse = std::get_if<Mouse>(&input)) {
      const std::optional<int> hit = list_.take(*mouse, items(app));
      if (hit == kStartRow) make(app);
      if (hit && *hit != kStartRow) change(1, app);
      return true;
    }
    const auto* key = std::get_if<Key>(&input);
    return key != nullptr && take_key(*key, app);
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    if (is_making_) return {{"Esc", Word("do-stop")}};
    return {{"Enter", Word("do-play")},
            {"Tab", Word("do-next")},
            {"< >", Word("do-change")},
            {"Esc", Word("do-back")}};
  }

 private:
  std::vector<ListItem> items(const AppState& app) const {
    const Language language = app.language();
    const auto levels = level_table();
    const std::string level =
        level_ < 0 ? app.text("any")
                   : std::string(levels[static_cast<std::size_t>(level_)].names.in(language));
    const auto chosen = [](const std::string& text) { return "< " + text + " >"; };
    const std::string technique =
        technique_ == nullptr ? app.text("any") : std::string(technique_->names.in(language));
    const std::string seed =
        seed_.text().empty() ? "< " + app.text("by-chance") + " >" : seed_.text();
    const std::string marks =
        value_words(find_preference("marks")->get(app.preferences()), language);
    const auto& layout = layout_table()[static_cast<std::size_t>(layout_)];
    const auto& symmetry = mask_symmetry_table()[static_cast<std::size_t>(symmetry_)];
    return {{app.text("size"), chosen(std::string(layout.words.in(language)))},
            {app.text("level"), chosen(level)},
            {app.text("technique"), chosen(technique)},
            {app.text("symmetry"), chosen(std::string(symmetry.words.in(language)))},
            {app.text("seed"), seed},
            {app.text("marks"), chosen(marks)},
            {app.text("start")}};
  }

  bool take_key(const Key& key, AppState& app) {
    if (key.code == KeyCode::kEscape && is_making_) {
      app.worker().finish_early();
      return true;
    }
    if (is_making_) return false;
    const bool is_seed = list_.chosen() == kSeedRow;
    const bool is_digit = key.code == KeyCode::kCharacter && !key.ctrl && !key.alt &&
                          key.character >= U'0' && key.character <= U'9';
    if (is_seed && (is_digit || key.code == KeyCode::kBackspace)) return seed_.take(key);
    if (key.code == KeyCode::kEnter && list_.chosen() == kTechniqueRow) {
      choose_technique(app);
      return true;
    }
    if (key.code == KeyCode::kEnter) {
      make(app);
      return true;
    }
    if (key.code == KeyCode::kLeft || key.code == KeyCode::kRight) {
      change(key.code == KeyCode::kLeft ? -1 : 1, app);
      return true;
    }
    if (key.code == KeyCode::kTab) {
      list_.choose(turned(list_.chosen(), key.shift ? -1 : 1, kStartRow + 1));
      return true;
    }
    return list_.take(key, items(app));
  }

  void choose_technique(AppState& app) {
    app.push(make_learn([this, life = life()](const Technique* technique) {
      if (!life.expired()) technique_ = technique;
    }));
  }

  void change(int by, AppState& app) {
    switch (list_.chosen()) {
      case kSizeRow:
        layout_ = turned(layout_, by, static_cast<int>(layout_table().size()));
        return;
      case kLevelRow:
        level_ = turned(level_ + 1, by, static_cast<int>(level_table().size()) + 1) - 1;
        return;
      case kTechniqueRow:
        return choose_technique(app);
      case kSymmetryRow:
        symmetry_ = turned(symmetry_, by, static_cast<int>(mask_symmetry_table().size()));
        return;
      case kSeedRow:
        return seed_.set({});
      case kMarksRow:
        app.set_preference(*find_preference("marks"),
                           app.preferences().one_kind_marks ? "two" : "one");
        return;
      default:
        return;
    }
  }

  MakeWish wish() const {
    MakeWish wish;
    wish.layout = layout_table()[static_cast<std::size_t>(layout_)].slug;
    if (level_ >= 0) wish.level = static_cast<Level>(level_);
    if (layout_ == 0) wish.technique = technique_;  // the classic one
    wish.symmetry = mask_symmetry_table()[static_cast<std::size_t>(symmetry_)].slug;
    std::uint64_t seed = 0;
    const std::string& text = seed_.text();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error == std::errc() && end == text.data() + text.size()) wish.seed = seed;
    return wish;
  }

  void make(AppState& app) {
    is_making_ = true;
    app.begin_work(
        *this, Word("making"),
        [this, &app, wish = wish(), world = app.world(), language = app.language()](JobDesk desk) {
          Made made = make_puzzle(wish, world, language, desk.stop, desk.tried);
          return std::function<void()>([this, &app, made = std::move(made)] {
            is_making_ = false;
            take_made(made, app);
          });
        });
  }

  static void take_made(const Made& made, AppState& app) {
    if (!made.game) return app.alarm(made.trouble);
    const auto play = [game = *made.game, remark = made.remark](AppState& on) {
      if (on.play_new(game)) on.say(remark);
    };
    if (!made.was_stopped) return play(app);
    app.push(make_question(made.remark + " " + app.text("nearest"), app, play));
  }

  int layout_ = 0;
  int level_ = static_cast<int>(Level::kMedium);
  const Technique* technique_ = nullptr;
  int symmetry_ = static_cast<int>(MaskSymmetry::kRotate180);
  TextLine seed_{{}, 19};
  bool is_making_ = false;
  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_new_game() { return std::make_unique<NewGameScreen>(); }

}  // namespace shudu::tui
