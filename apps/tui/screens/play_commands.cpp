// The table of commands of the board and those that write, ask, read and go through history; see
// play_screen.h.
#include <algorithm>
#include <array>
#include <utility>

#include "shudu/game/mistakes.h"
#include "tui/screens/play_screen.h"
#include "tui/screens/reading.h"
#include "tui/screens/screens.h"

namespace shudu::tui {
namespace {

using game::Intent;
using game::IntentKind;

constexpr std::array<IntentKind, 4> kWrites = {IntentKind::kDigit, IntentKind::kCorner,
                                               IntentKind::kCentre, IntentKind::kColour};
constexpr auto kCornerIndex = static_cast<std::size_t>(game::Mode::kCorner);
constexpr auto kCentreIndex = static_cast<std::size_t>(game::Mode::kCentre);

}  // namespace

PlayScreen::Handler PlayScreen::handler_of(Command command) {
  using S = PlayScreen;
  using enum Command;
  // One row for commands that stand together; the app itself takes those that have none.
  struct HandlerRow {
    Command first;
    Command last;
    Handler handler;
  };
  static constexpr std::array kRows{
      HandlerRow{kUp, kThreeDown, &S::move},
      HandlerRow{kNextEmpty, kPreviousEmpty, &S::next_empty},
      HandlerRow{kGoToCell, kGoToCell, &S::begin_prefix},
      HandlerRow{kPick, kPickColumn, &S::pick},
      HandlerRow{kDigit, kColour, &S::write},
      HandlerRow{kErase, kEraseAll, &S::erase},
      HandlerRow{kDigitMode, kNextMode, &S::set_mode},
      HandlerRow{kTint, kTint, &S::begin_prefix},
      HandlerRow{kNumberFirst, kNumberFirst, &S::number_first},
      HandlerRow{kEnter, kEnter, &S::enter},
      HandlerRow{kFillSelection, kFillAll, &S::fill},
      HandlerRow{kUndo, kRedo, &S::go_in_history},
      HandlerRow{kSavepoint, kSavepoint, &S::savepoint},
      HandlerRow{kHistory, kHistory, &S::open_history},
      HandlerRow{kBack, kBack, &S::go_back},
      HandlerRow{kCheck, kCheck, &S::check},
      HandlerRow{kHintMore, kHintMore, &S::hint_more},
      HandlerRow{kHintLess, kHintLess, &S::hint_less},
      HandlerRow{kWhy, kWhy, &S::begin_prefix},
      HandlerRow{kReadCell, kRepeat, &S::read},
      HandlerRow{kPause, kPause, &S::pause},
      HandlerRow{kCommandLine, kCommandLine, &S::command_line},
      HandlerRow{kCancel, kCancel, &S::cancel},
      HandlerRow{kHome, kHome, &S::go_home},
      HandlerRow{kNextRegion, kNextRegion, &S::next_region},
  };
  static_assert(std::ranges::adjacent_find(kRows,
                                           [](const HandlerRow& row, const HandlerRow& next) {
                                             return row.last < row.first || next.first <= row.last;
                                           }) == kRows.end(),
                "no command has two rows");
  const auto* const row =
      std::ranges::find_if(kRows, [command](const HandlerRow& it) { return command <= it.last; });
  return row != kRows.end() && row->first <= command ? row->handler : nullptr;
}

std::optional<Performed> PlayScreen::act(Intent intent, AppState& app) {
  intent.has_one_kind = app.preferences().one_kind_marks;
  std::optional<Performed> done = app.act(intent);
  if (done && done->applied.is_full_but_wrong) ask_full_wrong(app);
  return done;
}

void PlayScreen::ask_full_wrong(AppState& app) {
  std::vector<ChoiceItem> items;
  items.push_back({app.text("ask-done"), 0, {}});
  items.push_back({app.text("do-check"), 'i', [this, life = life()](AppState& on) {
                     if (!life.expired()) check({}, on);
                   }});
  items.push_back({std::string(row_of(Command::kBack).does.in(app.language())), 'r',
                   [this, life = life()](AppState& on) {
                     if (!life.expired()) go_back({}, on);
                   }});
  app.push(make_choice(app.text("ask-full-wrong"), std::move(items)));
}

void PlayScreen::write(const Bound& bound, AppState& app) {
  const Digit digit(bound.digit);
  if (is_number_first_ && bound.command == Command::kDigit) {
    app.desk()->set_brush(digit);
    return app.say(app.text("number-first", digit.to_char()));
  }
  const auto which =
      static_cast<std::size_t>(bound.command) - static_cast<std::size_t>(Command::kDigit);
  act({.kind = kWrites[which], .digit = digit}, app);
}

void PlayScreen::erase(const Bound& bound, AppState& app) {
  const bool is_all = bound.command == Command::kEraseAll;
  act({.kind = is_all ? IntentKind::kEraseAll : IntentKind::kErase}, app);
}

void PlayScreen::set_mode(const Bound& bound, AppState& app) {
  const bool is_one_kind = app.preferences().one_kind_marks;
  auto mode =
      static_cast<std::size_t>(bound.command) - static_cast<std::size_t>(Command::kDigitMode);
  if (bound.command == Command::kNextMode) {
    mode = (static_cast<std::size_t>(app.desk()->session().mode()) + 1) % kModeWords.size();
  }
  if (is_one_kind && mode == kCornerIndex) mode = kCentreIndex;
  app.desk()->set_mode(static_cast<game::Mode>(mode));
  app.say(app.text("mode-now", app.text(kModeWords[mode])));
}

void PlayScreen::begin_prefix(const Bound& bound, AppState& app) {
  if (bound.command == Command::kGoToCell) return begin(Begun::kRow, Word("go-to-ask"), app);
  if (bound.command == Command::kTint) return begin(Begun::kTintDigit, Word("tint-ask"), app);
  begin(Begun::kWhy, Word("why-ask"), app);
}

void PlayScreen::number_first(const Bound&, AppState& app) {
  is_number_first_ = !is_number_first_;
  app.desk()->set_brush(std::nullopt);
  app.say(is_number_first_ ? Word("choose-digit") : Word("number-first-off"));
}

void PlayScreen::enter(const Bound&, AppState& app) {
  if (shown_by_enter_) {
    app.talk().open(std::move(*shown_by_enter_), app.desk()->session());
    shown_by_enter_.reset();
    note_.clear();
    return;
  }
  if (app.talk().is_open()) return apply_hint(app);
  const std::optional<Digit> brush = app.desk()->session().brush();
  if (!brush) return open_menu(app);
  act({.kind = IntentKind::kDigit, .digit = *brush}, app);
}

void PlayScreen::fill(const Bound& bound, AppState& app) {
  const bool is_all = bound.command == Command::kFillAll;
  const Intent intent{.kind = is_all ? IntentKind::kFillAll : IntentKind::kFill};
  if (!game::overwrites_marks(app.desk()->session(), intent)) {
    act(intent, app);
    return;
  }
  app.push(make_question(app.text("ask-fill"), app, [intent](AppState& on) { on.act(intent); }));
}

void PlayScreen::go_in_history(const Bound& bound, AppState& app) {
  const bool is_undo = bound.command == Command::kUndo;
  act({.kind = is_undo ? IntentKind::kUndo : IntentKind::kRedo}, app);
}

void PlayScreen::go_back(const Bound&, AppState& app) {
  const std::optional<game::WayBack> way = game::find_way_back(app.desk()->session());
  std::string said;
  if (way) said = game::say_way_back(app.voice(), app.desk()->session(), *way);
  if (act({.kind = IntentKind::kBack}, app) && way) app.say(said);
}

void PlayScreen::savepoint(const Bound&, AppState& app) {
  app.push(make_prompt(app.text("savepoint-ask"), {}, [](const std::string& name, AppState& on) {
    on.act({.kind = IntentKind::kSavepoint, .text = name});
  }));
}

void PlayScreen::open_history(const Bound&, AppState& app) { app.push(make_history()); }

void PlayScreen::read(const Bound& bound, AppState& app) {
  const game::Session& session = app.desk()->session();
  if (session.selection().empty()) return;
  const Cell cell = session.selection().back();
  const bool is_hidden = session.status() == game::GameStatus::kPaused;
  if (is_hidden && bound.command != Command::kRepeat) return app.say(Word("paused"));
  if (std::optional<std::string> said = reading_of(bound.command, app.voice(), session, cell)) {
    return app.say(*std::move(said));
  }
  const bool is_open = app.talk().is_open() || !note_.empty();
  if (is_open && !is_hidden) {
    return app.push(make_reader(note_.empty() ? app.talk().text(session, app.language()) : note_));
  }
  if (app.last_said().empty()) return app.say(Word("nothing-said"));
  app.say(std::string(app.last_said()));
}

void PlayScreen::pause(const Bound&, AppState& app) {
  const bool is_paused = app.desk()->session().status() == game::GameStatus::kPaused;
  act({.kind = is_paused ? IntentKind::kResume : IntentKind::kPause}, app);
}

void PlayScreen::command_line(const Bound&, AppState& app) {
  app.push(make_prompt(app.text("command-ask"), {},
                       [](const std::string& line, AppState& on) { run_command(line, on); }));
}

/// The innermost thing that is open.
void PlayScreen::cancel(const Bound&, AppState& app) {
  hints_wanted_ = 0;
  if (app.stop_work()) return;
  if (!note_.empty()) {
    note_.clear();
    shown_by_enter_.reset();
    return;
  }
  if (app.talk().is_open()) return app.talk().close();
  const std::span<const Cell> selection = app.desk()->session().selection();
  if (!picks_.empty() || selection.size() > 1) {
    picks_.clear();
    const Cell cell = selection.back();
    return app.desk()->select(std::span(&cell, 1));
  }
  if (is_number_first_) return number_first({}, app);
  checked_ = {};
}

void PlayScreen::go_home(const Bound&, AppState& app) { app.go_home(); }

void PlayScreen::next_region(const Bound&, AppState& app) {
  if (app.talk().is_open() && app.talk().another()) return;
  read({.command = Command::kReadLeft}, app);
}

}  // namespace shudu::tui
