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

std::optional<Done> PlayScreen::act(Intent intent, Stage& stage) {
  intent.has_one_kind = stage.preferences().one_kind_marks;
  std::optional<Done> done = stage.act(intent);
  if (done && done->applied.is_full_but_wrong) ask_full_wrong(stage);
  return done;
}

void PlayScreen::ask_full_wrong(Stage& stage) {
  std::vector<ChoiceItem> items;
  items.push_back({stage.text(Word::kAskDone), 0, {}});
  items.push_back({stage.text(Word::kDoCheck), 'i', [this, life = life()](Stage& on) {
                     if (!life.expired()) check({}, on);
                   }});
  items.push_back({std::string(row_of(Command::kBack).does.in(stage.language())), 'r',
                   [this, life = life()](Stage& on) {
                     if (!life.expired()) go_back({}, on);
                   }});
  stage.push(make_choice(stage.text(Word::kAskFullWrong), std::move(items)));
}

void PlayScreen::write(const Bound& bound, Stage& stage) {
  const Digit digit(bound.digit);
  if (is_number_first_ && bound.command == Command::kDigit) {
    stage.desk()->set_brush(digit);
    return stage.say(stage.text(Word::kNumberFirst, {{"d", std::string(1, digit.to_char())}}));
  }
  const auto which =
      static_cast<std::size_t>(bound.command) - static_cast<std::size_t>(Command::kDigit);
  act({.kind = kWrites[which], .digit = digit}, stage);
}

void PlayScreen::erase(const Bound& bound, Stage& stage) {
  const bool is_all = bound.command == Command::kEraseAll;
  act({.kind = is_all ? IntentKind::kEraseAll : IntentKind::kErase}, stage);
}

void PlayScreen::set_mode(const Bound& bound, Stage& stage) {
  const bool is_one_kind = stage.preferences().one_kind_marks;
  auto mode =
      static_cast<std::size_t>(bound.command) - static_cast<std::size_t>(Command::kDigitMode);
  if (bound.command == Command::kNextMode) {
    mode = (static_cast<std::size_t>(stage.desk()->session().mode()) + 1) % kModeWords.size();
  }
  if (is_one_kind && mode == kCornerIndex) mode = kCentreIndex;
  stage.desk()->set_mode(static_cast<game::Mode>(mode));
  stage.say(stage.text(Word::kModeNow, {{"mode", stage.text(kModeWords[mode])}}));
}

void PlayScreen::begin_prefix(const Bound& bound, Stage& stage) {
  if (bound.command == Command::kGoToCell) return begin(Begun::kRow, Word::kGoToAsk, stage);
  if (bound.command == Command::kTint) return begin(Begun::kTintDigit, Word::kTintAsk, stage);
  begin(Begun::kWhy, Word::kWhyAsk, stage);
}

void PlayScreen::number_first(const Bound&, Stage& stage) {
  is_number_first_ = !is_number_first_;
  stage.desk()->set_brush(std::nullopt);
  stage.say(is_number_first_ ? Word::kChooseDigit : Word::kNumberFirstOff);
}

void PlayScreen::enter(const Bound&, Stage& stage) {
  if (shown_by_enter_) {
    stage.talk().open(std::move(*shown_by_enter_), stage.desk()->session());
    shown_by_enter_.reset();
    note_.clear();
    return;
  }
  if (stage.talk().is_open()) return apply_hint(stage);
  const std::optional<Digit> brush = stage.desk()->session().brush();
  if (!brush) return open_menu(stage);
  act({.kind = IntentKind::kDigit, .digit = *brush}, stage);
}

void PlayScreen::fill(const Bound& bound, Stage& stage) {
  const bool is_all = bound.command == Command::kFillAll;
  const Intent intent{.kind = is_all ? IntentKind::kFillAll : IntentKind::kFill};
  if (!game::overwrites_marks(stage.desk()->session(), intent)) {
    act(intent, stage);
    return;
  }
  stage.push(
      make_question(stage.text(Word::kAskFill), stage, [intent](Stage& on) { on.act(intent); }));
}

void PlayScreen::go_in_history(const Bound& bound, Stage& stage) {
  const bool is_undo = bound.command == Command::kUndo;
  act({.kind = is_undo ? IntentKind::kUndo : IntentKind::kRedo}, stage);
}

void PlayScreen::go_back(const Bound&, Stage& stage) {
  const std::optional<game::WayBack> way = game::find_way_back(stage.desk()->session());
  std::string said;
  if (way) said = game::say_way_back(stage.voice(), stage.desk()->session(), *way);
  if (act({.kind = IntentKind::kBack}, stage) && way) stage.say(said);
}

void PlayScreen::savepoint(const Bound&, Stage& stage) {
  stage.push(
      make_prompt(stage.text(Word::kSavepointAsk), {}, [](const std::string& name, Stage& on) {
        on.act({.kind = IntentKind::kSavepoint, .text = name});
      }));
}

void PlayScreen::open_history(const Bound&, Stage& stage) { stage.push(make_history()); }

void PlayScreen::read(const Bound& bound, Stage& stage) {
  const game::Session& session = stage.desk()->session();
  if (session.selection().empty()) return;
  const Cell cell = session.selection().back();
  const bool is_hidden = session.status() == game::GameStatus::kPaused;
  if (is_hidden && bound.command != Command::kRepeat) return stage.say(Word::kPaused);
  if (std::optional<std::string> said = reading_of(bound.command, stage.voice(), session, cell)) {
    return stage.say(*std::move(said));
  }
  const bool is_open = stage.talk().is_open() || !note_.empty();
  if (is_open && !is_hidden) {
    return stage.push(
        make_reader(note_.empty() ? stage.talk().text(session, stage.language()) : note_));
  }
  if (stage.last_said().empty()) return stage.say(Word::kNothingSaid);
  stage.say(std::string(stage.last_said()));
}

void PlayScreen::pause(const Bound&, Stage& stage) {
  const bool is_paused = stage.desk()->session().status() == game::GameStatus::kPaused;
  act({.kind = is_paused ? IntentKind::kResume : IntentKind::kPause}, stage);
}

void PlayScreen::command_line(const Bound&, Stage& stage) {
  stage.push(make_prompt(stage.text(Word::kCommandAsk), {},
                         [](const std::string& line, Stage& on) { run_command(line, on); }));
}

/// The innermost thing that is open.
void PlayScreen::cancel(const Bound&, Stage& stage) {
  hints_wanted_ = 0;
  if (stage.stop_work()) return;
  if (!note_.empty()) {
    note_.clear();
    shown_by_enter_.reset();
    return;
  }
  if (stage.talk().is_open()) return stage.talk().close();
  const std::span<const Cell> selection = stage.desk()->session().selection();
  if (!picks_.empty() || selection.size() > 1) {
    picks_.clear();
    const Cell cell = selection.back();
    return stage.desk()->select(std::span(&cell, 1));
  }
  if (is_number_first_) return number_first({}, stage);
  checked_ = {};
}

void PlayScreen::go_home(const Bound&, Stage& stage) { stage.go_home(); }

void PlayScreen::next_region(const Bound&, Stage& stage) {
  if (stage.talk().is_open() && stage.talk().another()) return;
  read({.command = Command::kReadLeft}, stage);
}

}  // namespace shudu::tui
