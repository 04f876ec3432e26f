// One line of text that is asked for, over what lies below: names, commands, files.
// Only the end of a text that has no room is shown, for that is where letters are added.
#include <algorithm>
#include <utility>

#include "shudu/core/characters.h"
#include "text/text.h"
#include "tui/screens/app_state.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"
#include "tui/screens/text_line.h"

namespace shudu::tui {
namespace {

/// The end of a text that has room, for what is being typed is at its end.
std::string end_of(const std::string& text, int columns) {
  std::string shown = escaped(text);
  while (!shown.empty() && static_cast<int>(display_width(shown)) > columns) {
    shown.erase(0, length_of_character(shown));
  }
  return shown;
}

class Prompt final : public Screen {
 public:
  Prompt(std::string asked, std::string text, TakeText then)
      : asked_(std::move(asked)), line_(std::move(text)), then_(std::move(then)) {}

  void draw(Canvas& canvas, AppState&) override {
    const Size screen = canvas.size();
    const int width = std::min(screen.columns - 2, 60);
    const Point at{screen.rows / 2 - 2, (screen.columns - width) / 2};
    draw_box(canvas, at, {3, width});
    int column = canvas.put({at.row + 1, at.column + 2}, asked_, {.role = Role::kTitle}, width - 8);
    if (asked_ != ":") ++column;
    const int room = at.column + width - 3 - column;
    column = canvas.put({at.row + 1, column}, end_of(line_.text(), room), {}, room);
    canvas.set_cursor(Point{at.row + 1, column});
  }

  bool take(const Input& input, AppState& app) override {
    if (const auto* paste = std::get_if<Paste>(&input)) line_.take(*paste);
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return true;
    if (key->code == KeyCode::kEscape) {
      app.close();
    } else if (key->code == KeyCode::kEnter) {
      const TakeText then = then_;
      const std::string text = line_.text();
      app.close();
      then(text, app);
    } else if (!line_.take(*key)) {
      return !key->ctrl;
    }
    return true;
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    return {{"Enter", Word("do-ok")}, {"Esc", Word("do-cancel")}};
  }
  bool is_popup() const override { return true; }
  bool takes_text(const AppState&) const override { return true; }

 private:
  std::string asked_;
  TextLine line_;
  TakeText then_;
};

}  // namespace

std::unique_ptr<Screen> make_prompt(std::string asked, std::string text, TakeText then) {
  return std::make_unique<Prompt>(std::move(asked), std::move(text), std::move(then));
}

}  // namespace shudu::tui
