// What the stage does with games: opening and leaving them, and each move that is made.
// Words of a move come from the room `game`; what the app adds is what ends a game or fills it.
#include <fmt/format.h>

#include <utility>

#include "shudu/game/refusal.h"
#include "tui/screens/screens.h"
#include "tui/screens/stage.h"

namespace shudu::tui {

void Stage::play(OpenedGame opened) {
  leave_game();
  close_to_home();
  const bool is_read_only = opened.session.is_read_only();
  const bool has_many = opened.session.solution() == nullptr;
  const bool is_fresh = opened.session.log().empty();
  desk_ = std::make_unique<Desk>(shelf_, world_, std::move(opened), on_news_);
  desk_->set_timed(preferences_.timer != TimerShown::kOff);
  push(make_play());
  if (desk_->session().selection().empty()) {
    const Cell middle(desk_->session().layout().cell_count() / 2);
    desk_->select(std::span(&middle, 1));
  }
  if (is_read_only) return say(Word::kReadOnly);
  if (has_many && is_fresh) say(Word::kSeveral);
}

bool Stage::play_saved(std::string_view uid) {
  leave_game();
  Shelf::Failure failure;
  std::optional<OpenedGame> opened = shelf_.open_game(uid, failure);
  if (!opened) {
    alarm(failure.sentence(language()));
    return false;
  }
  play(std::move(*opened));
  return true;
}

bool Stage::play_new(const game::NewGame& game) {
  game::Outcome<game::Session> session = game::start(game, preferences_.game);
  if (!session) {
    alarm(sentence(session.error(), language()));
    return false;
  }
  return play_imported(*session);
}

bool Stage::play_imported(const game::Session& session) {
  if (!shelf_.is_open()) {
    play(OpenedGame{session, std::nullopt});
    return true;
  }
  leave_game();
  if (const std::optional<storage::Trouble> trouble = shelf_.add_game(session)) {
    alarm(std::string(sentence(*trouble, language()).view()));
    if (trouble->code == storage::TroubleCode::kGameExists) return play_saved(session.about().uid);
  }
  storage::Answer<storage::GameLock> lock = shelf_.lock_game(session.about().uid);
  OpenedGame opened{session, std::nullopt};
  if (lock) opened.lock = std::move(*lock);
  play(std::move(opened));
  return true;
}

void Stage::leave_game() {
  if (desk_ == nullptr) return;
  worker_.cancel();
  talk_.close();
  desk_->leave();
  desk_.reset();
}

std::optional<Done> Stage::act_silently(const game::Intent& intent) {
  if (desk_ == nullptr) return std::nullopt;
  desk_->touch();
  game::Outcome<Done> done = desk_->act(intent);
  if (!done) {
    say(sentence(done.error(), language()));
    if (done.error().code == game::RefusalCode::kEventLimit) {
      push(make_question(text(Word::kAskCopy), *this,
                         [](Stage& stage) { run_command("copy", stage); }));
    }
    return std::nullopt;
  }
  talk_.look_again(desk_->session());
  return std::move(*done);
}

std::optional<Done> Stage::act(const game::Intent& intent) {
  std::optional<Done> done = act_silently(intent);
  if (!done) return done;
  const game::Session& session = desk_->session();
  std::string said = game::say_applied(voice(), session, done->event, done->applied);
  const std::string outcome = game::say_outcome(voice(), session, done->event, done->applied);
  if (!outcome.empty()) said = said.empty() || done->has_finished ? outcome : said + " " + outcome;
  say(std::move(said));
  const std::size_t count = session.log().size();
  if (count >= game::kManyEvents && count % 100 == 0) {
    say(text(Word::kManyMoves,
             {{"n", fmt::format("{}", count)}, {"most", fmt::format("{}", game::kMaxEvents)}}));
  }
  return done;
}

void Stage::follow() {
  if (desk_ == nullptr) return;
  const std::string uid = desk_->session().about().uid;
  if (play_saved(uid)) say(Word::kMovedOn);
}

bool Stage::is_running() const {
  return desk_ != nullptr && desk_->session().status() == game::GameStatus::kPlaying &&
         !desk_->session().is_read_only();
}

void Stage::pause() {
  if (is_running()) act_silently({.kind = game::IntentKind::kPause});
}

}  // namespace shudu::tui
