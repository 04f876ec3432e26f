// The keyboard is learnt: the player presses Shift and 1 to 9, then Alt and 1 to 9 where a terminal
// does not send those as they are. What comes is kept as the setting `keyboard`.
#include <vector>

#include "shudu/core/characters.h"
#include "tui/faces.h"
#include "tui/screens/app_state.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

class LearnKeys final : public Screen {
 public:
  void draw(Canvas& canvas, AppState& app) override {
    draw_title(canvas, app.text("learn-keys"), app);
    const Size size = canvas.size();
    const bool is_shift = signs_.size() < kDigits;
    const std::size_t next = (is_shift ? signs_.size() : alt_signs_.size()) + 1;
    const Word asked = is_shift ? Word("press-shift") : Word("press-alt");
    int row = draw_text(canvas, {2, 2}, {3, size.columns - 4}, app.text(asked, next));
    std::string seen;
    for (const char32_t sign : signs_) seen += utf8_of(sign) + " ";
    canvas.put_cut({++row, 2}, seen, size.columns - 4, {.role = Role::kGiven});
    seen.clear();
    for (const char32_t sign : alt_signs_) seen += utf8_of(sign) + " ";
    canvas.put_cut({++row, 2}, seen, size.columns - 4, {.role = Role::kGiven});
  }

  bool take(const Input& input, AppState& app) override {
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return true;
    if (key->code == KeyCode::kEscape) {
      app.close();
      return true;
    }
    const bool has_shift_signs = signs_.size() == kDigits;
    if (key->code == KeyCode::kEnter && has_shift_signs) {
      alt_signs_.clear();
      finish(app);
      return true;
    }
    if (key->code != KeyCode::kCharacter || key->ctrl) return !key->ctrl;
    // A terminal that tells Alt apart needs no signs for it.
    if (key->alt) {
      if (has_shift_signs) {
        alt_signs_.clear();
        finish(app);
      }
      return true;
    }
    (has_shift_signs ? alt_signs_ : signs_).push_back(key->character);
    if (alt_signs_.size() == kDigits) finish(app);
    return true;
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    if (signs_.size() < kDigits) return {{"Esc", Word("do-cancel")}};
    return {{"Enter", Word("do-ok")}, {"Esc", Word("do-cancel")}};
  }
  bool takes_text(const AppState&) const override { return true; }

 private:
  static constexpr std::size_t kDigits = 9;

  void finish(AppState& app) {
    const std::optional<std::string> setting = learnt_keyboard(signs_, alt_signs_);
    const PreferenceRow* row = find_preference("keyboard");
    app.close();
    const bool is_kept = setting && row != nullptr && app.set_preference(*row, *setting);
    app.say(is_kept ? Word("keys-learnt") : Word("keys-not-learnt"));
  }

  std::vector<char32_t> signs_;
  std::vector<char32_t> alt_signs_;
};

}  // namespace

std::unique_ptr<Screen> make_learn_keys() { return std::make_unique<LearnKeys>(); }

}  // namespace shudu::tui
