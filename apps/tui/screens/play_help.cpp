// Hints, reasons and checks of a game; see play_screen.h. What takes long is a job on a copy of the
// session, and its answer is dropped when the board has moved on.
#include <fmt/format.h>

#include <algorithm>

#include "shudu/explain/explain.h"
#include "shudu/game/hints.h"
#include "shudu/game/mistakes.h"
#include "shudu/game/said_help.h"
#include "text/text.h"
#include "tui/screens/play_screen.h"

namespace shudu::tui {

using game::IntentKind;

namespace {

/// The stage that says everything.
constexpr int kFullStage = 5;

}  // namespace

void PlayScreen::look_for_hint(AppState& app) {
  app.begin_work(*this, Word("looking"),
                 [session = app.desk()->session(), this, &app](JobDesk desk) {
                   FoundHelp found = look_for_help(session, &desk.stop);
                   return std::function<void()>([found = std::move(found), this, &app] {
                     if (app.desk() == nullptr) return;
                     const game::Session& now = app.desk()->session();
                     if (now.cursor_id() != found.node) return look_for_hint(app);
                     note_.clear();
                     app.talk().open(found, now);
                     // The presses that came while it was looked for.
                     for (; hints_wanted_ > 1 && app.talk().stage() < kFullStage; --hints_wanted_) {
                       if (!app.talk().more(*app.desk())) break;
                     }
                     hints_wanted_ = 0;
                   });
                 });
}

void PlayScreen::hint_more(const Bound&, AppState& app) {
  const game::GameStatus status = app.desk()->session().status();
  if (status != game::GameStatus::kPlaying) {
    game::Refusal refusal;
    const bool is_paused = status == game::GameStatus::kPaused;
    refusal.code = is_paused ? game::RefusalCode::kPaused : game::RefusalCode::kFinished;
    return app.say(sentence(refusal, app.language()));
  }
  if (!app.talk().is_open()) {
    const bool is_looking = hints_wanted_ > 0 && app.is_working();
    hints_wanted_ = is_looking ? std::min(hints_wanted_ + 1, kFullStage) : 1;
    if (!is_looking) look_for_hint(app);
    return;
  }
  app.talk().more(*app.desk());
}

void PlayScreen::hint_less(const Bound&, AppState& app) { app.talk().less(); }

void PlayScreen::apply_hint(AppState& app) {
  const game::Outcome<Performed> done = app.talk().apply(*app.desk());
  if (!done) return app.say(sentence(done.error(), app.language()));
  const game::Session& session = app.desk()->session();
  app.talk().look_again(session);
  const std::string said = game::say_applied(app.voice(), session, done->event, done->applied);
  const std::string outcome = game::say_outcome(app.voice(), session, done->event, done->applied);
  app.say(outcome.empty() ? said : outcome);
}

/// First how many, then where.
void PlayScreen::check(const Bound&, AppState& app) {
  const game::Session& session = app.desk()->session();
  if (!found_wrong_.empty()) {
    checked_ = found_wrong_;
    std::string cells;
    for (const Cell cell : found_wrong_) {
      cells += (cells.empty() ? "" : ", ") + cell_text(session.layout(), cell);
    }
    return app.say(app.text("check-where", cells));
  }
  const bool by_solution = session.solution() != nullptr;
  const std::optional<Performed> done = app.act_silently({.kind = game::check_of(session)});
  if (!done) return;
  CellSet own = game::wrong_by_rules(session, false).digits | game::wrong_digits(session);
  own -= session.state().givens.filled();
  found_wrong_ = own;
  if (own.empty()) return app.say(by_solution ? Word("check-ok") : Word("no-such-solution"));
  app.say(app.text("check-found", own.size()));
}

void PlayScreen::why(Digit digit, AppState& app) {
  const game::Session& session = app.desk()->session();
  if (session.selection().empty()) return;
  const Candidate candidate{session.selection().back(), digit};
  if (!app.act_silently({.kind = IntentKind::kWhy, .digit = digit})) return;
  app.begin_work(*this, Word("looking"), [copy = session, candidate, this, &app](JobDesk desk) {
    const game::WhyNot found = game::why_not_here(copy, candidate, &desk.stop);
    return std::function<void()>([found, candidate, this, &app] {
      if (app.desk() == nullptr) return;
      const game::Session& now = app.desk()->session();
      note_ = why_text(now, candidate, found, app.language());
      shown_by_enter_.reset();
      if (!found.step) return;
      shown_by_enter_ = help_by(now, *found.step);
    });
  });
}

/// What can be seen at a glance: peers, what was ruled out, what the marks leave out.
void PlayScreen::list_excluded(AppState& app) {
  const game::Session& session = app.desk()->session();
  if (session.selection().empty()) return;
  game::Voice voice = app.voice();
  voice.has_short_cells = true;
  app.say(say_excluded(voice, session, session.selection().back()));
}

}  // namespace shudu::tui
