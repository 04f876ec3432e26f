// Which techniques hints may use, as a list with a tick each: five usual choices at the top, apart
// from them what assumes a single solution, below them every technique, easiest first.
#include "tui/screens/techniques_screen.h"

#include <algorithm>
#include <string>
#include <vector>

#include "shudu/game/techniques.h"
#include "tui/desk/technique_ticks.h"
#include "tui/faces.h"
#include "tui/screens/app_state.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"

namespace shudu::tui {
namespace {

/// Lines above those of the techniques: the choices, a heading around them, the switch.
constexpr int kFirstPreset = 1;
constexpr int kOneSolution = kFirstPreset + static_cast<int>(game::kUsualTechniques.size());
constexpr int kFirstTechnique = kOneSolution + 2;

std::string ticked(bool is_on, std::string_view text) {
  return (is_on ? "[x] " : "[ ] ") + std::string(text);
}

class TechniquesScreen final : public Screen {
 public:
  TechniquesScreen() { list_.choose(kFirstPreset); }

  void draw(Canvas& canvas, AppState& app) override {
    const PreferenceRow& row = *find_preference("techniques");
    draw_title(canvas, row.name.in(app.language()), app);
    const Size size = canvas.size();
    list_.draw(canvas, {1, 1}, {size.rows - 2, std::min(size.columns - 2, 70)}, items(app));
  }

  bool take(const Input& input, AppState& app) override {
    if (const auto* mouse = std::get_if<Mouse>(&input)) {
      if (list_.take(*mouse, items(app))) turn(app);
      return true;
    }
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return false;
    if (key->code == KeyCode::kEnter || *key == Key{.character = U' '}) {
      turn(app);
      return true;
    }
    return list_.take(*key, items(app));
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    return {{"Space", Word("do-change")}, {"Esc", Word("do-back")}};
  }

 private:
  static std::vector<ListItem> items(const AppState& app) {
    const TechniqueTicks ticks(app.preferences().game.techniques);
    const std::string_view preset = ticks.preset();
    std::vector<ListItem> items{{app.text("usual-choices"), {}, true}};
    for (const std::string_view word : game::kUsualTechniques) {
      const std::string name = value_words(word, app.language());
      items.push_back({(word == preset ? "(x) " : "( ) ") + name});
    }
    items.push_back({ticked(ticks.assumes_one(), app.text("assume-one"))});
    items.push_back({app.text("each-technique"), {}, true});
    for (const Technique& technique : technique_table()) {
      const bool is_idle = !ticks.assumes_one() && technique.has(Trait::kUniqueness);
      items.push_back({ticked(ticks.has(technique), technique.names.in(app.language())),
                       is_idle ? value_words("off", app.language()) : std::string()});
    }
    return items;
  }

  void turn(AppState& app) const {
    const int chosen = list_.chosen();
    TechniqueTicks ticks(app.preferences().game.techniques);
    if (chosen >= kFirstTechnique) {
      ticks.turn(technique_table()[static_cast<std::size_t>(chosen - kFirstTechnique)]);
    } else if (chosen == kOneSolution) {
      ticks.turn_assumes_one();
    } else {
      ticks.choose(game::kUsualTechniques[static_cast<std::size_t>(chosen - kFirstPreset)]);
    }
    if (!app.set_preference(*find_preference("techniques"), ticks.value())) {
      app.alarm(app.text("too-many-ticks"));
    }
  }

  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_techniques() { return std::make_unique<TechniquesScreen>(); }

}  // namespace shudu::tui
