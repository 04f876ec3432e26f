// Words, the stack, work. What it does with games stands in app_state_game.cpp.
#include "tui/screens/app_state.h"

#include <fmt/format.h>

#include <utility>

#include "tui/desk/written_over.h"
#include "tui/screens/screens.h"

namespace shudu::tui {

AppState::AppState(Shelf& shelf, Surroundings world, const AppSetup& setup,
                   std::function<void()> on_news)
    : shelf_(shelf),
      world_(std::move(world)),
      preferences_(setup.preferences),
      has_bold_(setup.has_bold),
      can_draw_lines_(setup.can_draw_lines),
      on_news_(std::move(on_news)),
      underway_(shelf, on_news_),
      worker_(on_news_) {}

game::Voice AppState::voice() const {
  game::Voice voice;
  voice.language = language();
  voice.has_short_cells = true;
  return voice;
}

std::string AppState::text_by_name(Word which, std::initializer_list<words::Field> fields) const {
  return words::fill(which.text(language()), fields);
}

void AppState::say(std::string said) {
  if (said.empty()) return;
  last_said_ = said;
  message_ = {std::move(said), false};
}

void AppState::alarm(std::string said) {
  say(std::move(said));
  message_.is_alarm = true;
}

void AppState::push(std::unique_ptr<Screen> screen) { screens_.push_back(std::move(screen)); }

void AppState::close() {
  if (screens_.size() < 2) return;
  take_off();
  top().come_back(*this);
}

void AppState::close_to_home() {
  while (screens_.size() > 1) take_off();
  if (!screens_.empty()) top().come_back(*this);
}

void AppState::take_off() {
  screens_.back()->closed(*this);
  closed_.push_back(std::move(screens_.back()));
  screens_.pop_back();
}

void AppState::begin_work(const Screen& owner, Word saying, Looking looking) {
  work_began_ = world_.monotonic_ms();
  work_word_ = saying;
  worker_.start([life = owner.life(), looking = std::move(looking)](JobDesk desk) {
    std::function<void()> after = looking(desk);
    return std::function<void()>([life, after = std::move(after)] {
      if (!life.expired()) after();
    });
  });
}

bool AppState::stop_work() {
  if (!worker_.is_busy() || !worker_.cancel()) return false;
  say(Word("stopped"));
  return true;
}

std::string AppState::work_text() const {
  if (!worker_.is_busy() || world_.monotonic_ms() < work_began_ + kPatience) return {};
  return text_by_name(work_word_, {{"n", fmt::format("{}", worker_.tried())}, {"key", "Esc"}});
}

AppWish AppState::take_wish() { return std::exchange(wish_, AppWish::kNone); }

void AppState::ask_to_lose(std::uint64_t moves, std::function<void(AppState& app)> then) {
  push(make_question(text("ask-leave", moves), *this, std::move(then)));
}

void AppState::write_file(const std::string& file, const std::string& bytes) {
  if (!lies_in_the_way(world_, file)) return write_over(file, bytes);
  push(make_question(text("ask-write-over", file), *this,
                     [file, bytes](AppState& on) { on.write_over(file, bytes); }));
}

void AppState::write_over(const std::string& file, std::string_view bytes) {
  const storage::Done done = world_.write_file(file, bytes);
  if (done) return say(text("written", file));
  const Sentence why = storage::sentence(done.error(), language());
  const std::string_view gap = language() == Language::kEnglish ? " " : "";
  say(text("not-written", file) + std::string(gap) + std::string(why.view()));
}

SaveSign AppState::save_sign() const {
  return desk_ == nullptr ? underway_.sign() : sign_of_both(desk_->save_sign(), underway_.sign());
}

void AppState::leave() {
  const SaveSign sign = save_sign();
  if (sign.state != storage::SaveState::kNotSaved) return wish(AppWish::kLeave);
  underway_.retry();
  if (desk_ != nullptr) desk_->retry();
  ask_to_lose(sign.waiting, [](AppState& app) {
    app.gives_up_ = true;
    app.wish(AppWish::kLeave);
  });
}

void AppState::go_home() {
  const auto go = [](AppState& app) {
    app.leave_game();
    app.close_to_home();
  };
  const SaveSign sign = desk_ == nullptr ? SaveSign() : desk_->save_sign();
  if (!sign.is_kept || sign.state != storage::SaveState::kNotSaved) return go(*this);
  desk_->retry();
  ask_to_lose(sign.waiting, go);
}

bool AppState::set_preference(const PreferenceRow& row, std::string_view value) {
  if (!row.set(preferences_, value)) return false;
  underway_.keep(row.slug, row.get(preferences_));
  if (desk_ != nullptr) desk_->set_timed(preferences_.timer != TimerShown::kOff);
  const std::optional<game::SettingKey> key = game::find_setting(row.slug);
  if (!key || desk_ == nullptr || desk_->session().is_finished()) return true;
  game::Intent intent{.kind = game::IntentKind::kSet, .key = *key, .text = std::string(value)};
  if (key == game::SettingKey::kAutoMarks) {
    if (desk_->session().state().auto_marks == preferences_.game.auto_marks) return true;
    intent.kind = game::IntentKind::kAutoMarks;
  }
  act(intent);
  return true;
}

}  // namespace shudu::tui
