// See stage.h: words, the stack, work. What it does with games stands in stage_game.cpp.
#include "tui/screens/stage.h"

#include <fmt/format.h>

#include <utility>

#include "tui/screens/screens.h"

namespace shudu::tui {

Stage::Stage(Shelf& shelf, const Surroundings& world, const AppSetup& setup,
             std::function<void()> on_news)
    : shelf_(shelf),
      world_(world),
      preferences_(setup.preferences),
      has_bold_(setup.has_bold),
      can_draw_lines_(setup.can_draw_lines),
      on_news_(std::move(on_news)),
      worker_(on_news_) {}

game::Voice Stage::voice() const {
  game::Voice voice;
  voice.language = language();
  voice.has_short_cells = true;
  return voice;
}

std::string Stage::text(Word which) const { return std::string(word(which, language())); }

std::string Stage::text(Word which, std::initializer_list<Field> fields) const {
  return word(which, language(), fields);
}

void Stage::say(std::string said) {
  if (said.empty()) return;
  last_said_ = said;
  message_ = {std::move(said), false};
}

void Stage::alarm(std::string said) {
  say(std::move(said));
  message_.is_alarm = true;
}

void Stage::push(std::unique_ptr<Screen> screen) { screens_.push_back(std::move(screen)); }

void Stage::close() {
  if (screens_.size() < 2) return;
  closed_.push_back(std::move(screens_.back()));
  screens_.pop_back();
  top().come_back(*this);
}

void Stage::close_to_home() {
  while (screens_.size() > 1) {
    closed_.push_back(std::move(screens_.back()));
    screens_.pop_back();
  }
  if (!screens_.empty()) top().come_back(*this);
}

void Stage::begin_work(const Screen& owner, Word saying, Looking looking) {
  work_began_ = world_.monotonic_ms();
  work_word_ = saying;
  worker_.start([life = owner.life(), looking = std::move(looking)](JobDesk desk) {
    std::function<void()> after = looking(desk);
    return std::function<void()>([life, after = std::move(after)] {
      if (!life.expired()) after();
    });
  });
}

bool Stage::stop_work() {
  if (!worker_.is_busy() || !worker_.cancel()) return false;
  say(Word::kStopped);
  return true;
}

std::string Stage::work_text() const {
  if (!worker_.is_busy() || world_.monotonic_ms() < work_began_ + kPatience) return {};
  return text(work_word_, {{"n", fmt::format("{}", worker_.tried())}, {"key", "Esc"}});
}

AppWish Stage::take_wish() { return std::exchange(wish_, AppWish::kNone); }

void Stage::unless_lost(std::function<void(Stage& stage)> then) {
  if (desk_ == nullptr) return then(*this);
  const SaveSign sign = desk_->save_sign();
  const bool is_lost = sign.is_kept && sign.state == storage::SaveState::kNotSaved;
  if (!is_lost) return then(*this);
  desk_->retry();
  push(make_question(text(Word::kAskLeave, {{"n", fmt::format("{}", sign.waiting)}}), *this,
                     std::move(then)));
}

void Stage::leave() {
  unless_lost([](Stage& stage) { stage.wish(AppWish::kLeave); });
}

void Stage::go_home() {
  unless_lost([](Stage& stage) {
    stage.leave_game();
    stage.close_to_home();
  });
}

bool Stage::set_preference(const PreferenceRow& row, std::string_view value) {
  if (!row.set(preferences_, value)) return false;
  shelf_.write_preference(row.slug, row.get(preferences_));
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
