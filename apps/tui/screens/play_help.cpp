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

void PlayScreen::look_for_hint(Stage& stage) {
  stage.begin_work(
      *this, Word::kLooking, [session = stage.desk()->session(), this, &stage](JobDesk desk) {
        FoundHelp found = look_for_help(session, &desk.stop);
        return std::function<void()>([found = std::move(found), this, &stage] {
          if (stage.desk() == nullptr) return;
          const game::Session& now = stage.desk()->session();
          if (now.cursor_id() != found.node) return look_for_hint(stage);
          note_.clear();
          stage.talk().open(found, now);
          // The presses that came while it was looked for.
          for (; hints_wanted_ > 1 && stage.talk().stage() < kFullStage; --hints_wanted_) {
            if (!stage.talk().more(*stage.desk())) break;
          }
          hints_wanted_ = 0;
        });
      });
}

void PlayScreen::hint_more(const Bound&, Stage& stage) {
  const game::GameStatus status = stage.desk()->session().status();
  if (status != game::GameStatus::kPlaying) {
    game::Refusal refusal;
    const bool is_paused = status == game::GameStatus::kPaused;
    refusal.code = is_paused ? game::RefusalCode::kPaused : game::RefusalCode::kFinished;
    return stage.say(sentence(refusal, stage.language()));
  }
  if (!stage.talk().is_open()) {
    const bool is_looking = hints_wanted_ > 0 && stage.is_working();
    hints_wanted_ = is_looking ? std::min(hints_wanted_ + 1, kFullStage) : 1;
    if (!is_looking) look_for_hint(stage);
    return;
  }
  stage.talk().more(*stage.desk());
}

void PlayScreen::hint_less(const Bound&, Stage& stage) { stage.talk().less(); }

void PlayScreen::apply_hint(Stage& stage) {
  const game::Outcome<Done> done = stage.talk().apply(*stage.desk());
  if (!done) return stage.say(sentence(done.error(), stage.language()));
  const game::Session& session = stage.desk()->session();
  stage.talk().look_again(session);
  const std::string said = game::say_applied(stage.voice(), session, done->event, done->applied);
  const std::string outcome = game::say_outcome(stage.voice(), session, done->event, done->applied);
  stage.say(outcome.empty() ? said : outcome);
}

/// First how many, then where.
void PlayScreen::check(const Bound&, Stage& stage) {
  const game::Session& session = stage.desk()->session();
  if (!found_wrong_.empty()) {
    checked_ = found_wrong_;
    std::string cells;
    for (const Cell cell : found_wrong_) {
      cells += (cells.empty() ? "" : ", ") + cell_text(session.layout(), cell);
    }
    return stage.say(stage.text(Word::kCheckWhere, {{"cells", cells}}));
  }
  const bool by_solution = session.solution() != nullptr;
  const std::optional<Done> done = stage.act_silently({.kind = game::check_of(session)});
  if (!done) return;
  CellSet own = game::wrong_by_rules(session, false).digits | game::wrong_digits(session);
  own -= session.state().givens.filled();
  found_wrong_ = own;
  if (own.empty()) return stage.say(by_solution ? Word::kCheckOk : Word::kNoSuchSolution);
  stage.say(stage.text(Word::kCheckFound, {{"n", fmt::format("{}", own.size())}}));
}

void PlayScreen::why(Digit digit, Stage& stage) {
  const game::Session& session = stage.desk()->session();
  if (session.selection().empty()) return;
  const Candidate candidate{session.selection().back(), digit};
  if (!stage.act_silently({.kind = IntentKind::kWhy, .digit = digit})) return;
  stage.begin_work(*this, Word::kLooking, [copy = session, candidate, this, &stage](JobDesk desk) {
    const game::WhyNot found = game::why_not_here(copy, candidate, &desk.stop);
    return std::function<void()>([found, candidate, this, &stage] {
      if (stage.desk() == nullptr) return;
      const game::Session& now = stage.desk()->session();
      note_ = why_text(now, candidate, found, stage.language());
      shown_by_enter_.reset();
      if (!found.step) return;
      shown_by_enter_ = help_by(now, *found.step);
    });
  });
}

/// What can be seen at a glance: peers, what was ruled out, what the marks leave out.
void PlayScreen::list_excluded(Stage& stage) {
  const game::Session& session = stage.desk()->session();
  if (session.selection().empty()) return;
  game::Voice voice = stage.voice();
  voice.has_short_cells = true;
  stage.say(say_excluded(voice, session, session.selection().back()));
}

}  // namespace shudu::tui
