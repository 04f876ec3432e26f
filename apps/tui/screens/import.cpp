// A puzzle that somebody pastes, types or names as a file: read by the worker, shown for what it
// was read as, played after Enter.
#include <algorithm>
#include <utility>

#include "text/text.h"
#include "tui/desk/making.h"
#include "tui/screens/app_state.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"
#include "tui/screens/text_line.h"

namespace shudu::tui {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else if (c != '\r') {
      lines.back().push_back(c);
    }
  }
  return lines;
}

class Import final : public Screen {
 public:
  explicit Import(std::string_view text) : text_({}, std::size_t{1} << 20U) { text_.add(text); }

  void draw(Canvas& canvas, AppState& app) override {
    if (!has_looked_ && !text_.text().empty()) read(app);
    has_looked_ = true;
    draw_title(canvas, app.text("import"), app);
    const Size size = canvas.size();
    const int columns = size.columns - 4;
    int row = draw_text(canvas, {2, 2}, {2, columns}, app.text("import-ask"));
    row = draw_text(canvas, {row, 2}, {3, columns}, app.text("import-kinds"), {.role = Role::kDim});
    row = draw_text(canvas, {row, 2}, {2, columns}, app.text("import-file"), {.role = Role::kDim});
    const int answer = size.rows - 6;
    draw_typed(canvas, row + 1, answer - row - 2);
    std::string said = app.work_text();
    if (found_) said = answer_text();
    draw_text(canvas, {answer, 2}, {4, columns}, said, {.role = Role::kMessage});
  }

  bool take(const Input& input, AppState& app) override {
    if (const auto* paste = std::get_if<Paste>(&input)) {
      found_.reset();
      text_.add(paste->text);
      read(app);
      return true;
    }
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return true;
    if (key->code == KeyCode::kEscape) {
      if (!app.stop_work()) app.close();
      return true;
    }
    if (found_) return take_answer(*key, app);
    if (key->ctrl && key->character == U'd') {
      read(app);
      return true;
    }
    if (key->code == KeyCode::kEnter) {
      text_.add("\n");
      return true;
    }
    return text_.take(*key) || !key->ctrl;
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    if (can_play()) {
      return {{"Enter", Word("do-play")}, {"e", Word("do-edit")}, {"Esc", Word("do-back")}};
    }
    if (found_) return {{"e", Word("do-edit")}, {"Esc", Word("do-back")}};
    return {{"Ctrl+D", Word("do-read")}, {"Esc", Word("do-back")}};
  }
  bool takes_text(const AppState&) const override { return true; }

 private:
  bool can_play() const { return found_ && (found_->made.game || found_->saved); }

  void draw_typed(Canvas& canvas, int row, int rows) const {
    const std::vector<std::string> lines = lines_of(text_.text());
    const int count = static_cast<int>(lines.size());
    const int first = std::max(0, count - std::max(1, rows));
    const int columns = canvas.size().columns - 4;
    for (int i = first; i < count; ++i) {
      const int end = canvas.put_cut({row + i - first, 2}, lines[static_cast<std::size_t>(i)],
                                     columns, {.role = Role::kOwn});
      if (!found_) canvas.set_cursor(Point{row + i - first, std::min(end, columns + 1)});
    }
  }

  std::string answer_text() const {
    const Made& made = found_->made;
    if (!can_play()) return made.trouble;
    std::string text = found_->read_as;
    if (!made.rating.empty()) text += " ER " + made.rating + ".";
    if (!made.remark.empty()) text += " " + made.remark;
    return text;
  }

  bool take_answer(const Key& key, AppState& app) {
    if (key.code == KeyCode::kEnter && can_play()) {
      const Imported found = *found_;
      if (found.saved) {
        app.play_imported(*found.saved);
        return true;
      }
      app.play_new(*found.made.game);
      return true;
    }
    const bool is_edit = key.code == KeyCode::kBackspace ||
                         (key.code == KeyCode::kCharacter && key.character == U'e');
    if (is_edit) found_.reset();
    return !key.ctrl;
  }

  /// A line of `@` and a name is that file's text.
  bool take_file(AppState& app) {
    const std::string& text = text_.text();
    if (text.empty() || text.front() != '@') return true;
    const std::string file = lines_of(text).front().substr(1);
    std::optional<std::string> content;
    if (app.world().read_file) content = app.world().read_file(file);
    if (!content) {
      app.alarm(app.text("no-file", file));
      return false;
    }
    text_.set(std::move(*content));
    return true;
  }

  void read(AppState& app) {
    if (!take_file(app)) return;
    if (text_.text().find_first_not_of(" \t\r\n") == std::string::npos) {
      return app.say(Word("empty-text"));
    }
    found_.reset();
    app.begin_work(
        *this, Word("looking"),
        [this, text = text_.text(), world = app.world(), language = app.language()](JobDesk desk) {
          Imported found = read_import(text, world, language, desk.stop);
          return std::function<void()>([this, found = std::move(found)] { found_ = found; });
        });
  }

  TextLine text_;
  std::optional<Imported> found_;
  bool has_looked_ = false;
};

}  // namespace

std::unique_ptr<Screen> make_import(std::string_view text) {
  return std::make_unique<Import>(text);
}

}  // namespace shudu::tui
