// What the app does with games: opening and leaving them, and each move that is made.
// Words of a move come from the room `game`; what the app adds is what ends a game or fills it.
#include <fmt/format.h>

#include <utility>

#include "shudu/game/refusal.h"
#include "shudu/game/save.h"
#include "tui/screens/app_state.h"
#include "tui/screens/screens.h"

namespace shudu::tui {

void AppState::seat(std::unique_ptr<Desk> desk) {
  leave_game();
  close_to_home();
  desk_ = std::move(desk);
  desk_->set_timed(preferences_.timer != TimerShown::kOff);
  push(make_play());
}

void AppState::play(OpenedGame opened) {
  const bool is_read_only = opened.session.is_read_only();
  const bool has_many = opened.session.solution() == nullptr;
  const bool is_fresh = opened.session.log().empty();
  seat(std::make_unique<Desk>(shelf_, world_, std::move(opened), on_news_));
  if (desk_->session().selection().empty()) {
    const Cell middle(desk_->session().layout().cell_count() / 2);
    desk_->select(std::span(&middle, 1));
  }
  if (is_read_only) return say(Word("read-only"));
  if (has_many && is_fresh) say(Word("several"));
}

bool AppState::play_saved(std::string_view uid) {
  leave_game();
  if (std::unique_ptr<Desk> desk = underway_.take_up(uid)) {
    seat(std::move(desk));
    return true;
  }
  Shelf::Failure failure;
  std::optional<OpenedGame> opened = shelf_.open_game(uid, failure);
  if (!opened) {
    alarm(failure.sentence(language()));
    return false;
  }
  play(std::move(*opened));
  return true;
}

bool AppState::play_new(const game::NewGame& game) {
  game::Outcome<game::Session> session = game::start(game, preferences_.game);
  if (!session) {
    alarm(sentence(session.error(), language()));
    return false;
  }
  return play_imported(*session);
}

bool AppState::play_imported(const game::Session& session) {
  const std::string& uid = session.about().uid;
  if (!shelf_.is_open()) {
    play(OpenedGame{session, std::nullopt});
    return true;
  }
  if (underway_.is_being_deleted(uid)) {
    say(Word("saving"));
    return false;
  }
  leave_game();
  if (underway_.find(uid) != nullptr || shelf_.has_game(uid)) {
    const storage::Trouble trouble{.code = storage::TroubleCode::kGameExists,
                                   .token = escape_token(uid)};
    alarm(std::string(sentence(trouble, language()).view()));
    return play_saved(uid);
  }
  OpenedGame opened{session, std::nullopt};
  opened.is_new = true;
  play(std::move(opened));
  return true;
}

void AppState::leave_game() {
  if (desk_ == nullptr) return;
  worker_.cancel();
  talk_.close();
  underway_.put_away(std::move(desk_));
}

void AppState::tend_underway() {
  const Underway::News news = underway_.tend();
  if (news.deleted > 0) say(Word("deleted"));
  for (const storage::Trouble& trouble : news.refused) {
    alarm(std::string(sentence(trouble, language()).view()));
  }
  for (const std::unique_ptr<Desk>& lost : news.lost) {
    offer_export(lost->session(), lost->save_sign().waiting);
  }
}

std::optional<Performed> AppState::act_silently(const game::Intent& intent) {
  if (desk_ == nullptr) return std::nullopt;
  desk_->touch();
  game::Outcome<Performed> done = desk_->act(intent);
  if (!done) {
    say(sentence(done.error(), language()));
    if (done.error().code == game::RefusalCode::kEventLimit) {
      push(make_question(text("ask-copy"), *this, [](AppState& app) { run_command("copy", app); }));
    }
    return std::nullopt;
  }
  talk_.look_again(desk_->session());
  return std::move(*done);
}

std::optional<Performed> AppState::act(const game::Intent& intent) {
  std::optional<Performed> done = act_silently(intent);
  if (!done) return done;
  const game::Session& session = desk_->session();
  std::string said = game::say_applied(voice(), session, done->event, done->applied);
  const std::string outcome = game::say_outcome(voice(), session, done->event, done->applied);
  if (!outcome.empty()) said = said.empty() || done->has_finished ? outcome : said + " " + outcome;
  say(std::move(said));
  const std::size_t count = session.log().size();
  if (count >= game::kManyEvents && count % 100 == 0) {
    say(text("many-moves", count, game::kMaxEvents));
  }
  return done;
}

void AppState::offer_export(const game::Session& session, std::size_t moves) {
  const auto write = [copy = game::save(session)](const std::string& file, AppState& on) {
    if (file.empty()) return;
    on.write_file(file, copy);
  };
  const std::string asked = text("ask-export-lost", moves);
  push(make_prompt(asked, session.about().uid + ".shudu", write));
}

void AppState::follow() {
  if (desk_ == nullptr) return;
  worker_.cancel();
  talk_.close();
  const std::unique_ptr<Desk> lost = std::move(desk_);
  const game::Session session = lost->session();
  const std::uint64_t moves = lost->save_sign().waiting;
  lost->leave();  // gives the right to it back; what no disk takes is not tried again
  const bool is_there = play_saved(session.about().uid);
  if (!is_there) close_to_home();
  if (moves > 0) offer_export(session, moves);
  if (is_there) say(Word("moved-on"));
}

bool AppState::is_running() const {
  return desk_ != nullptr && desk_->session().status() == game::GameStatus::kPlaying &&
         !desk_->session().is_read_only();
}

void AppState::pause() {
  if (is_running()) act_silently({.kind = game::IntentKind::kPause});
}

}  // namespace shudu::tui
