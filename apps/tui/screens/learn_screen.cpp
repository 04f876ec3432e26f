// The techniques, easiest first, with a filter: each has a page of its names and of what it
// assumes; Enter on it makes a puzzle that needs it, `p` positions to practise it on. The same list
// is where a new game's technique is chosen from.
#include <algorithm>
#include <utility>

#include "tui/desk/making.h"
#include "tui/desk/practice.h"
#include "tui/faces.h"
#include "tui/screens/app_state.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"
#include "tui/screens/text_line.h"

namespace shudu::tui {
namespace {

class TechniquePage final : public Screen {
 public:
  explicit TechniquePage(const Technique& technique) : technique_(technique) {}

  void draw(Canvas& canvas, AppState& app) override {
    const Size size = canvas.size();
    draw_title(canvas, technique_.names.in(app.language()), app);
    const int columns = std::min(size.columns - 4, 76);
    int row = 2;
    const auto put = [&](std::string_view text, Role role) {
      row = draw_text(canvas, {row, 2}, {size.rows - row - 1, columns}, text, {.role = role});
    };
    put(technique_.names.en, Role::kPlain);
    if (technique_.names.zh_cn != technique_.names.en) put(technique_.names.zh_cn, Role::kPlain);
    if (technique_.names.zh_tw != technique_.names.zh_cn) put(technique_.names.zh_tw, Role::kPlain);
    put(technique_.slug, Role::kDim);
    ++row;
    if (technique_.has(Trait::kUniqueness)) put(app.text("needs-unique"), Role::kPlain);
    if (technique_.has(Trait::kGivens)) put(app.text("needs-givens"), Role::kPlain);
    if (technique_.has(Trait::kOnRequest)) put(app.text("on-request"), Role::kPlain);
    ++row;
    if (!practised_) practised_ = practised(app);
    if (!practised_->empty()) put(*practised_, Role::kPlain);
    if (is_making_) put(app.work_text(), Role::kMessage);
  }

  bool take(const Input& input, AppState& app) override {
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return false;
    if (key->code == KeyCode::kEscape && is_making_) {
      is_making_ = false;
      app.stop_work();
      return true;
    }
    if (is_making_) return false;
    if (*key == Key{.character = U'p'}) {
      practise(app);
      return true;
    }
    if (key->code != KeyCode::kEnter) return false;
    make(app);
    return true;
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    if (is_making_) return {{"Esc", Word("do-stop")}};
    return {{"Enter", Word("do-puzzle")}, {"p", Word("do-practise")}, {"Esc", Word("do-back")}};
  }

  void come_back(AppState&) override { practised_.reset(); }

 private:
  void practise(AppState& app) const {
    const std::string why_not = why_not_practised(technique_, app.language());
    if (!why_not.empty()) return app.say(why_not);
    app.pause();  // a game that lies below
    app.push(make_practice_screen(technique_, app));
  }

  /// What has been practised of it; empty: nothing.
  std::string practised(AppState& app) const {
    std::uint64_t tries = 0;
    std::uint64_t solved = 0;
    for (const storage::PracticeRow& row : app.underway().practice()) {
      if (row.technique != technique_.slug) continue;
      tries += row.tries;
      solved += row.solved;
    }
    if (tries == 0) return {};
    return tui::say(app.language(), "practice-kept", solved, tries);
  }

  /// A puzzle that must need the technique, to be played.
  void make(AppState& app) {
    is_making_ = true;
    MakeWish wish;
    wish.technique = &technique_;
    app.begin_work(
        *this, Word("making"),
        [this, &app, wish, world = app.world(), language = app.language()](JobDesk desk) {
          const Made made = make_puzzle(wish, world, language, desk.stop, desk.tried);
          return std::function<void()>([this, &app, made] {
            is_making_ = false;
            if (!made.game) return app.alarm(made.trouble);
            if (app.play_new(*made.game)) app.say(made.remark);
          });
        });
  }

  const Technique& technique_;
  std::optional<std::string> practised_;  ///< what is said of it; none: not looked at yet
  bool is_making_ = false;
};

class LearnScreen final : public Screen {
 public:
  explicit LearnScreen(TakeTechnique chosen) : chosen_(std::move(chosen)) {}

  void draw(Canvas& canvas, AppState& app) override {
    look(app);
    draw_title(canvas, app.text(chosen_ ? Word("technique") : Word("learn")), app);
    const Size size = canvas.size();
    const int end = canvas.put_cut({1, 2}, app.text("filter", filter_.text()), size.columns - 4,
                                   {.role = Role::kDim});
    list_.draw(canvas, {2, 0}, {size.rows - 3, size.columns}, items_);
    canvas.set_cursor(Point{1, std::min(end, size.columns - 1)});
  }

  bool take(const Input& input, AppState& app) override {
    look(app);
    if (const auto* mouse = std::get_if<Mouse>(&input)) {
      if (list_.take(*mouse, items_)) open(app);
      return true;
    }
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return true;
    if (key->code == KeyCode::kEnter) {
      open(app);
      return true;
    }
    if (key->code == KeyCode::kEscape && !filter_.text().empty()) {
      filter_.set({});
      items_.clear();
      return true;
    }
    if (filter_.take(*key)) {
      items_.clear();
      list_.choose(0);
      return true;
    }
    return list_.take(*key, items_, false);
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    return {{"Enter", Word("do-choose")}, {"A-Z", Word("do-filter")}, {"Esc", Word("do-back")}};
  }
  bool takes_text(const AppState&) const override { return true; }

 private:
  bool fits(const Technique& technique) const {
    const auto lower = [](std::string_view text) {
      std::string out(text);
      std::transform(out.begin(), out.end(), out.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
      });
      return out;
    };
    const std::string wanted = lower(filter_.text());
    for (const std::string_view name :
         {technique.slug, technique.names.en, technique.names.zh_cn, technique.names.zh_tw}) {
      if (lower(name).find(wanted) != std::string::npos) return true;
    }
    return false;
  }

  void look(const AppState& app) {
    if (!items_.empty()) return;
    shown_.clear();
    if (chosen_) {
      items_.push_back({app.text("any")});
      shown_.push_back(nullptr);
    }
    for (const Technique& technique : technique_table()) {
      if (!fits(technique)) continue;
      items_.push_back({std::string(technique.names.in(app.language()))});
      shown_.push_back(&technique);
    }
    if (!items_.empty()) return;
    items_.push_back({app.text("nothing-found"), {}, true});
  }

  void open(AppState& app) {
    const auto index = static_cast<std::size_t>(list_.chosen());
    if (index >= shown_.size()) return;
    const Technique* technique = shown_[index];
    if (!chosen_) return app.push(std::make_unique<TechniquePage>(*technique));
    const TakeTechnique chosen = chosen_;
    app.close();
    chosen(technique);
  }

  TakeTechnique chosen_;
  TextLine filter_{{}, 60};
  std::vector<const Technique*> shown_;
  std::vector<ListItem> items_;
  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_learn(TakeTechnique chosen) {
  return std::make_unique<LearnScreen>(std::move(chosen));
}

}  // namespace shudu::tui
