// The games of the shelf, the last played first: filter, open, delete, export.
// The list is read again when something lay over it; the filter looks at all that a line says.
#include <fmt/format.h>

#include <algorithm>

#include "shudu/core/characters.h"
#include "shudu/game/save.h"
#include "text/text.h"
#include "tui/screens/app_state.h"
#include "tui/screens/game_lines.h"
#include "tui/screens/list_box.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"
#include "tui/screens/text_line.h"

namespace shudu::tui {
namespace {

Word status_word(const storage::GameHead& head) {
  if (head.notes.status == "complete") return Word("solved");
  return head.notes.status == "given-up" ? Word("given-up") : Word("playing");
}

class SavedGames final : public Screen {
 public:
  void draw(Canvas& canvas, AppState& app) override {
    is_narrow_ = canvas.size().columns < 60;
    look(app);
    draw_title(canvas, app.text("saved-games", heads_.size()), app);
    const Size size = canvas.size();
    if (is_filtering_ || !filter_.text().empty()) {
      const int end = canvas.put_cut({1, 2}, app.text("filter", filter_.text()), size.columns - 4);
      if (is_filtering_) canvas.set_cursor(Point{1, end});
    }
    if (items_.empty()) {
      const Word none = heads_.empty() ? Word("no-games") : Word("nothing-found");
      draw_text(canvas, {2, 2}, {2, size.columns - 4}, app.text(none));
    }
    const std::optional<Point> typed = canvas.cursor();
    list_.draw(canvas, {2, 0}, {size.rows - 3, size.columns}, items_);
    if (is_filtering_) canvas.set_cursor(typed);
  }

  bool take(const Input& input, AppState& app) override {
    look(app);
    if (const auto* mouse = std::get_if<Mouse>(&input)) {
      if (list_.take(*mouse, items_)) open(app);
      return true;
    }
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr) return is_filtering_;
    return is_filtering_ ? take_filter(*key, app) : take_key(*key, app);
  }

  std::vector<KeyTip> tips(const AppState&) const override {
    return {{"Enter", Word("do-play")},
            {"/", Word("do-filter")},
            {"d", Word("do-delete")},
            {"e", Word("do-export")},
            {"Esc", Word("do-back")}};
  }
  bool takes_text(const AppState&) const override { return is_filtering_; }
  void come_back(AppState&) override { is_fresh_ = false; }

 private:
  void look(AppState& app) {
    const std::uint64_t version = app.underway().version();
    is_fresh_ = is_fresh_ && version_ == version;
    version_ = version;
    if (!is_fresh_) heads_ = app.underway().games();
    if (is_fresh_ && filter_.text() == filtered_by_ && is_narrow_ == was_narrow_) return;
    was_narrow_ = is_narrow_;
    is_fresh_ = true;
    filtered_by_ = filter_.text();
    items_.clear();
    shown_.clear();
    for (std::size_t i = 0; i < heads_.size(); ++i) {
      const storage::GameHead& head = heads_[i];
      const std::string status = app.text(status_word(head));
      const std::string day = utc_text(head.played_ms).substr(0, 10);
      const std::string name = name_of(head, app);
      const std::string all = lower_case(fmt::format("{} {} {}", name, status, day));
      if (all.find(lower_case(filtered_by_)) == std::string::npos) continue;
      shown_.push_back(i);
      const std::string progress = progress_of(head, app);
      items_.push_back({fmt::format("{}  {}", day.substr(5), name),
                        is_narrow_ ? progress : fmt::format("{}  {}", status, progress)});
    }
  }

  const storage::GameHead* chosen() const {
    const auto index = static_cast<std::size_t>(list_.chosen());
    return index < shown_.size() ? &heads_[shown_[index]] : nullptr;
  }

  void open(AppState& app) {
    if (const storage::GameHead* head = chosen()) app.play_saved(std::string(head->uid));
  }

  bool take_filter(const Key& key, AppState& app) {
    if (key.code == KeyCode::kEnter || key.code == KeyCode::kEscape) {
      is_filtering_ = false;
      if (key.code == KeyCode::kEscape) filter_.set({});
      return true;
    }
    if (filter_.take(key) || list_.take(key, items_, false)) return true;
    return app.is_working() && !key.ctrl;
  }

  bool take_key(const Key& key, AppState& app) {
    if (key.code == KeyCode::kEnter) {
      open(app);
      return true;
    }
    const bool is_letter = key.code == KeyCode::kCharacter && !key.ctrl && !key.alt;
    if (is_letter && key.character == U'/') {
      is_filtering_ = true;
      return true;
    }
    const storage::GameHead* head = chosen();
    if (is_letter && head != nullptr && key.character == U'd') {
      ask_delete(*head, app);
      return true;
    }
    if (is_letter && head != nullptr && key.character == U'e') {
      ask_export(*head, app);
      return true;
    }
    return list_.take(key, items_);
  }

  static void ask_delete(const storage::GameHead& head, AppState& app) {
    app.push(
        make_question(name_of(head, app) + ". " + app.text("ask-delete"), app,
                      [uid = std::string(head.uid)](AppState& on) { on.underway().remove(uid); }));
  }

  /// Also of a game whose last moves are not on the shelf yet; none, said, where it cannot be read.
  static std::optional<std::string> text_of(const std::string& uid, AppState& app) {
    if (const Desk* desk = app.underway().find(uid)) return game::save(desk->session());
    Shelf::Failure failure;
    const std::optional<OpenedGame> game = app.shelf().open_game(uid, failure);
    if (game) return game::save(game->session);
    app.alarm(failure.sentence(app.language()));
    return std::nullopt;
  }

  static void ask_export(const storage::GameHead& head, AppState& app) {
    app.push(make_prompt(app.text("do-export"), std::string(head.uid) + ".shudu",
                         [uid = std::string(head.uid)](const std::string& file, AppState& on) {
                           const std::optional<std::string> text = text_of(uid, on);
                           if (text) on.write_file(file, *text);
                         }));
  }

  bool is_fresh_ = false;
  std::uint64_t version_ = 0;
  bool is_filtering_ = false;
  bool is_narrow_ = false;
  bool was_narrow_ = false;
  TextLine filter_{{}, 200};
  std::string filtered_by_;
  std::vector<storage::GameHead> heads_;
  std::vector<std::size_t> shown_;
  std::vector<ListItem> items_;
  ListBox list_;
};

}  // namespace

std::unique_ptr<Screen> make_saved_games() { return std::make_unique<SavedGames>(); }

}  // namespace shudu::tui
