// Words of steps and mistakes are those of the room explain, stage by stage.
#include "tui/desk/hint_talk.h"

#include <algorithm>
#include <utility>

#include "shudu/game/mistakes.h"
#include "shudu/game/said_help.h"
#include "tui/faces.h"

namespace shudu::tui {
namespace {

using game::Help;
using game::HelpKind;
using game::IntentKind;
using game::Session;

constexpr int kLastStage = 5;

int first_stage(const FoundHelp& found) { return found.steps.empty() ? 0 : 1; }

int last_stage(const FoundHelp& found) {
  if (!found.steps.empty()) return kLastStage;
  return found.help.wrong ? game::last_stage_of(*found.help.wrong) : 0;
}

game::Voice voice_in(Language language) {
  game::Voice voice{language};
  voice.has_short_cells = true;
  return voice;
}

}  // namespace

FoundHelp help_by(const Session& session, Step step) {
  FoundHelp found;
  found.node = session.cursor_id();
  found.help.kind = HelpKind::kStep;
  const game::HintBasis basis = game::basis_of(session, &step);
  found.help.step = step;
  found.steps.push_back({std::move(step), basis});
  return found;
}

FoundHelp look_for_help(const Session& session, const std::atomic<bool>* stop) {
  FoundHelp found;
  found.node = session.cursor_id();
  found.basis = game::basis_of(session, nullptr);
  found.help = game::find_help(session, stop);
  const auto add = [&](Step step) {
    const game::HintBasis basis = game::basis_of(session, &step);
    found.steps.push_back({std::move(step), basis});
  };
  const std::optional<Step>& first = found.help.step;
  if (first) add(*first);
  if (found.help.kind != HelpKind::kStep) return found;
  for (Step& step : game::find_steps(session, game::kMostSteps, stop)) {
    if (step != *first) add(std::move(step));
  }
  return found;
}

void HintTalk::open(FoundHelp found, const Session& session) {
  const Step* const old = step();
  const bool is_same_step = old != nullptr && found.help.step && *found.help.step == *old;
  const bool is_same_wrong = found_ && found.help.wrong && found.help.wrong == found_->help.wrong;
  if (!is_same_step && !is_same_wrong) stage_ = first_stage(found);
  which_ = 0;
  found_ = std::move(found);
  open_ = true;
  look_again(session);
}

void HintTalk::show(const Step& step, Desk& desk) {
  found_ = help_by(desk.session(), step);
  which_ = 0;
  stage_ = kLastStage - 1;
  open_ = true;
  more(desk);
}

void HintTalk::close() { open_ = false; }

void HintTalk::look_again(const Session& session) {
  if (!found_) return;
  std::vector<FoundStep>& steps = found_->steps;
  if (!game::holds(session, steps.empty() ? found_->basis : steps[which_].basis)) {
    found_.reset();
    open_ = false;
    return;
  }
  for (std::size_t i = steps.size(); i-- > 0;) {
    if (i == which_ || game::holds(session, steps[i].basis)) continue;
    steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(i));
    if (i < which_) --which_;
  }
}

const Step* HintTalk::step() const {
  if (!found_ || found_->steps.empty()) return nullptr;
  return &found_->steps[which_].step;
}

bool HintTalk::more(Desk& desk) {
  if (!is_open() || stage_ >= last_stage(*found_)) return false;
  game::Intent asked;
  if (const Step* const shown = step()) {
    asked.kind = IntentKind::kAsked;
    asked.text = shown->technique->slug;
    asked.number = static_cast<std::uint32_t>(stage_ + 1);
  } else {
    asked.kind = game::check_of(desk.session());  // what is wrong was looked up: a check
  }
  if (step() != nullptr || stage_ == 0) {
    const game::Outcome<Performed> done = desk.act(asked);
    if (!done && done.error().code == game::RefusalCode::kPaused) return false;
  }
  ++stage_;
  return true;
}

bool HintTalk::less() {
  if (!is_open() || stage_ <= first_stage(*found_)) return false;
  --stage_;
  return true;
}

bool HintTalk::another() {
  if (!is_open() || found_->steps.size() < 2) return false;
  which_ = (which_ + 1) % found_->steps.size();
  stage_ = first_stage(*found_);
  return true;
}

std::vector<std::string> HintTalk::text(const Session& session, Language language) const {
  if (!is_open()) return {};
  const Help& help = found_->help;
  const bool is_offer = help.kind == HelpKind::kNotAllowed && stage_ == first_stage(*found_);
  if (const Step* const shown = step(); shown != nullptr && !is_offer) {
    return {hint_for(session.layout(), *shown, stage_, language).text};
  }
  if (help.wrong && stage_ > 0) {
    return {say_mistakes(voice_in(language), session, *help.wrong, stage_)};
  }
  return {say_help(voice_in(language), session, help)};
}

StepMarks HintTalk::marks(const Session& session, Language language) const {
  if (!is_open()) return {};
  if (const Step* const shown = step()) {
    if (stage_ < 2) return {};
    return hint_for(session.layout(), *shown, stage_, language).marks;
  }
  StepMarks marks;
  if (found_->help.wrong && stage_ > 1) {
    const CellSet cells = found_->help.wrong->cells;
    marks.cells.assign(cells.begin(), cells.end());
  }
  return marks;
}

game::Outcome<Performed> HintTalk::apply(Desk& desk) {
  const Step* const shown = is_open() ? step() : nullptr;
  if (shown == nullptr) {
    game::Refusal refusal;
    refusal.code = game::RefusalCode::kNothingChanges;
    return refusal;
  }
  game::Outcome<Performed> done = desk.act(game::intent_of(*shown));
  if (done) {
    found_.reset();
    open_ = false;
  }
  return done;
}

std::vector<std::string> why_text(const Session& session, Candidate candidate,
                                  const game::WhyNot& why, Language language) {
  const game::Voice voice = voice_in(language);
  std::vector<std::string> text;
  if (why.step) {
    text.push_back(say(language, "why-no-house", candidate.digit.value(),
                       say_position(voice, session.size(), candidate.cell)));
  }
  text.push_back(say_why_not(voice, session, candidate, why));
  return text;
}

}  // namespace shudu::tui
