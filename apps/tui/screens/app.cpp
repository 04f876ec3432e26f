// What an input means everywhere, the clock, and what is drawn over what.
#include "tui/screens/app.h"

#include <algorithm>
#include <utility>

#include "text/text.h"
#include "tui/faces.h"
#include "tui/screens/app_state.h"
#include "tui/screens/page.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

/// A paste from so many bytes on is a puzzle and not a digit.
constexpr std::size_t kLongPaste = 20;
/// Progress of work is drawn so often, milliseconds.
constexpr std::uint64_t kProgressEvery = 250;
constexpr int kSecond = 1000;

bool is_ctrl(const Key& key, char32_t letter) {
  return key.code == KeyCode::kCharacter && key.ctrl && key.character == letter;
}

bool is_letter(const Key& key, char32_t letter) {
  return key.code == KeyCode::kCharacter && !key.ctrl && !key.alt && key.character == letter;
}

bool is_small(Size size) { return size.rows < kSmallest.rows || size.columns < kSmallest.columns; }

}  // namespace

struct App::Inside {
  Inside(Shelf& shelf, const Surroundings& world, const AppSetup& setup,
         std::function<void()> on_news)
      : app(shelf, world, setup, std::move(on_news)) {}

  /// True: taken, whatever screen there is.
  bool take_everywhere(const Key& key) {
    if (is_ctrl(key, U'c')) {
      app.leave();
      return true;
    }
    if (is_ctrl(key, U'l')) {
      app.wish(AppWish::kRedraw);
      return true;
    }
    if (!is_ctrl(key, U'z')) return false;
    app.pause();
    app.wish(AppWish::kStop);
    return true;
  }

  /// What a key means where the screen has no meaning for it.
  void take_otherwise(const Key& key) {
    const bool is_help =
        is_letter(key, U'?') || (key.code == KeyCode::kFunction && key.character == 1);
    if (is_help) return app.push(make_help(app.top().tips(app)));
    if (is_letter(key, U'Q')) return app.leave();
    const bool is_back = key.code == KeyCode::kEscape || is_letter(key, U'q');
    if (is_back) return app.close();
    if (is_letter(key, U':')) {
      app.push(make_prompt(app.text("command-ask"), {},
                           [](const std::string& line, AppState& on) { run_command(line, on); }));
    }
  }

  void take(const Input& input) {
    const auto* key = std::get_if<Key>(&input);
    if (key != nullptr && take_everywhere(*key)) return;
    if (is_small(size)) return;
    const auto* paste = std::get_if<Paste>(&input);
    const bool is_puzzle = paste != nullptr && paste->text.size() >= kLongPaste;
    if (is_puzzle && !app.top().takes_text(app)) {
      app.push(make_import(paste->text));
      return;
    }
    take_plain(input);
  }

  /// Letters of other keyboards and full-width ones are what they stand for, but in texts.
  void take_plain(const Input& input) {
    Screen& top = app.top();
    const auto* key = std::get_if<Key>(&input);
    if (key == nullptr || top.takes_text(app)) {
      if (!top.take(input, app) && key != nullptr) take_otherwise(*key);
      return;
    }
    Key plain = *key;
    if (key->code == KeyCode::kCharacter) plain.character = plain_character(key->character);
    if (!top.take(top.knows_keyboards() ? *key : plain, app)) take_otherwise(plain);
  }

  /// The last line, of the screen on top.
  void draw_last_line(Canvas& canvas) {
    const Size screen = canvas.size();
    const Message& message = app.message();
    const std::vector<std::string> lines =
        wrapped(escaped(message.text), static_cast<std::size_t>(std::max(1, screen.columns - 2)));
    const int rows = message.text.empty() ? 1 : std::min(4, static_cast<int>(lines.size()));
    const std::string blank(static_cast<std::size_t>(screen.columns), ' ');
    for (int i = 0; i < rows; ++i) canvas.put({screen.rows - rows + i, 0}, blank);
    if (message.text.empty()) {
      draw_tips(canvas, {screen.rows - 1, 1}, screen.columns - 1, app.top().tips(app), app);
      return;
    }
    const Role role = message.is_alarm ? Role::kAlarm : Role::kMessage;
    draw_text(canvas, {screen.rows - rows, 1}, {rows, screen.columns - 2}, message.text,
              {.role = role});
  }

  void draw(Canvas& canvas) {
    canvas.clear();
    canvas.set_ascii(app.is_ascii());
    size = canvas.size();
    if (is_small(size)) {
      app.pause();
      return draw_too_small(canvas, app);
    }
    const auto& screens = app.screens();
    std::size_t first = screens.size() - 1;
    while (first > 0 && screens[first]->is_popup()) --first;
    for (std::size_t i = first; i < screens.size(); ++i) screens[i]->draw(canvas, app);
    if (!screens.back()->draws_last_line()) draw_last_line(canvas);
  }

  void tick() {
    app.tend_underway();
    Desk* desk = app.desk();
    if (desk == nullptr) return;
    if (desk->tick(app.preferences().idle_minutes)) app.say(Word("paused"));
    if (desk->save_sign().moved_on) app.follow();
  }

  AppState app;
  Size size{kSmallest};
};

App::App(Shelf& shelf, const Surroundings& world, const AppSetup& setup,
         std::function<void()> on_news)
    : inside_(std::make_unique<Inside>(shelf, world, setup, std::move(on_news))) {
  AppState& app = inside_->app;
  app.push(make_home());
  std::string news;
  for (const std::string& sentence : shelf.news(app.language())) {
    news += (news.empty() ? "" : " ") + sentence;
  }
  if (!news.empty()) app.alarm(std::move(news));
  if (!setup.puzzle.empty()) app.push(make_import(setup.puzzle));
}

App::~App() {
  inside_->app.leave_game();
  inside_->app.close_to_home();
  inside_->app.underway().finish();
}

AppWish App::take(const Input& input) {
  const auto* mouse = std::get_if<Mouse>(&input);
  const bool is_quiet = mouse != nullptr && mouse->action == MouseAction::kRelease;
  if (!is_quiet) inside_->app.clear_message();
  inside_->take(input);
  inside_->app.sweep();
  return inside_->app.take_wish();
}

void App::tick() {
  inside_->tick();
  inside_->app.sweep();
}

void App::collect() {
  inside_->app.worker().collect();
  inside_->app.tend_underway();
  const Desk* desk = inside_->app.desk();
  if (desk != nullptr && desk->save_sign().moved_on) inside_->app.follow();
  inside_->app.sweep();
}

Farewell App::say_farewell(bool is_long) {
  AppState& app = inside_->app;
  if (app.desk() != nullptr) app.leave_game();
  app.close_to_home();
  inside_->tick();
  if (app.gives_up()) return Farewell::kDone;
  if (app.save_sign().state == storage::SaveState::kNotSaved) {
    app.clear_message();
    app.leave();
    return Farewell::kRefused;
  }
  // What could not be saved is offered as a file.
  if (app.screens().size() > 1) return Farewell::kRefused;
  if (app.underway().is_empty()) return Farewell::kDone;
  if (is_long) app.say(Word("waits-for-disk"));
  return Farewell::kWaits;
}

void App::continued() { inside_->app.pause(); }

void App::draw(Canvas& canvas) { inside_->draw(canvas); }

const Preferences& App::preferences() const { return inside_->app.preferences(); }

bool App::is_busy() const {
  const AppState& app = inside_->app;
  if (app.is_working()) return true;
  const storage::SaveState state = app.save_sign().state;
  if (state == storage::SaveState::kNotSaved) return false;
  return state == storage::SaveState::kSaving || !app.underway().is_empty();
}

const game::Session* App::session() const {
  const Desk* desk = inside_->app.desk();
  return desk == nullptr ? nullptr : &desk->session();
}

int App::next_tick_ms() const {
  const AppState& app = inside_->app;
  if (app.is_working()) {
    const std::uint64_t since = app.world().monotonic_ms() - app.work_began();
    return static_cast<int>(since < kPatience ? kPatience - since : kProgressEvery);
  }
  const Desk* desk = app.desk();
  const bool is_saved =
      app.underway().is_empty() && app.save_sign().state == storage::SaveState::kSaved;
  if (!app.is_running() && is_saved) return -1;
  if (desk == nullptr) return kSecond;
  return static_cast<int>(kSecond - desk->elapsed() % kSecond);
}

}  // namespace shudu::tui
