// Words of steps and mistakes are those of the room explain, stage by stage.
#include "tui/desk/hint_talk.h"

#include <algorithm>
#include <utility>

#include "shudu/explain/mistake_words.h"
#include "shudu/game/said_help.h"
#include "tui/desk/desk_words.h"

namespace shudu::tui {
namespace {

using game::Help;
using game::HelpKind;
using game::IntentKind;
using game::Session;

constexpr int kLastStage = 5;

bool has_step(const Help& help) {
  return help.step && (help.kind == HelpKind::kStep || help.kind == HelpKind::kNotAllowed);
}

int first_stage(const Help& help) { return has_step(help) ? 1 : 0; }

int last_stage(const Help& help) {
  if (has_step(help)) return kLastStage;
  return help.kind == HelpKind::kWrong && !help.mistakes.empty() ? kMistakeStages : 0;
}

game::Voice voice_in(Language language) {
  game::Voice voice{language};
  voice.has_short_cells = true;
  return voice;
}

}  // namespace

FoundHelp look_for_help(const Session& session, const std::atomic<bool>* stop) {
  FoundHelp found;
  found.node = session.cursor_id();
  found.help = game::find_help(session, stop);
  if (found.help.kind != HelpKind::kStep) return found;
  for (Step& step : game::find_steps(session, game::kMostSteps, stop)) {
    if (step != *found.help.step) found.others.push_back(std::move(step));
  }
  return found;
}

void HintTalk::open(FoundHelp found, const Session& session) {
  const Step* const old = step();
  const bool is_same = old != nullptr && found.help.step && *found.help.step == *old;
  if (!is_same) {
    which_ = 0;
    stage_ = first_stage(found.help);
    found_ = std::move(found);
  }
  open_ = true;
  look_again(session);
}

void HintTalk::show(const Step& step, Desk& desk) {
  found_ = FoundHelp{};
  found_->help.kind = HelpKind::kStep;
  found_->help.step = step;
  found_->node = desk.session().cursor_id();
  which_ = 0;
  stage_ = kLastStage - 1;
  open_ = true;
  more(desk);
}

void HintTalk::close() { open_ = false; }

void HintTalk::look_again(const Session& session) {
  if (!found_) return;
  const Step* const shown = step();
  // What is wrong comes before every step: a hint on a broken board would be a lie.
  const bool is_sound = game::wrong_digits(session).empty();
  const bool still = shown != nullptr ? is_sound && game::still_holds(session, *shown)
                                      : session.cursor_id() == found_->node;
  if (still) return;
  found_.reset();
  open_ = false;
}

const Step* HintTalk::step() const {
  if (!found_ || !has_step(found_->help)) return nullptr;
  return which_ == 0 ? &*found_->help.step : &found_->others[which_ - 1];
}

bool HintTalk::more(Desk& desk) {
  if (!is_open() || stage_ >= last_stage(found_->help)) return false;
  game::Intent asked;
  if (const Step* const shown = step()) {
    asked.kind = IntentKind::kAsked;
    asked.text = shown->technique->slug;
    asked.number = static_cast<std::uint32_t>(stage_ + 1);
  } else {
    asked.kind = IntentKind::kCheckSolution;  // what is wrong was looked up: a check
  }
  if (step() != nullptr || stage_ == 0) {
    const game::Outcome<Done> done = desk.act(asked);
    if (!done && done.error().code == game::RefusalCode::kPaused) return false;
  }
  ++stage_;
  return true;
}

bool HintTalk::less() {
  if (!is_open() || stage_ <= first_stage(found_->help)) return false;
  --stage_;
  return true;
}

bool HintTalk::another() {
  if (!is_open() || step() == nullptr || found_->others.empty()) return false;
  which_ = (which_ + 1) % (found_->others.size() + 1);
  stage_ = first_stage(found_->help);
  return true;
}

std::vector<std::string> HintTalk::text(const Session& session, Language language) const {
  if (!is_open()) return {};
  const Help& help = found_->help;
  const bool is_offer = help.kind == HelpKind::kNotAllowed && stage_ == first_stage(help);
  if (const Step* const shown = step(); shown != nullptr && !is_offer) {
    return {hint_for(session.layout(), *shown, stage_, language).text};
  }
  if (help.kind == HelpKind::kWrong) {
    if (help.mistakes.empty()) return {say(language, DeskPhrase::kNoSolutionLeft)};
    if (stage_ > 0) {
      return {say(language, DeskPhrase::kWrongMany, help.mistakes.size()),
              hint_for_mistake(session.layout(), help.mistakes.front(), stage_, language).text};
    }
  }
  return {say_help(voice_in(language), session, help)};
}

StepMarks HintTalk::marks(const Session& session, Language language) const {
  if (!is_open()) return {};
  if (const Step* const shown = step()) {
    if (stage_ < 2) return {};
    return hint_for(session.layout(), *shown, stage_, language).marks;
  }
  const Help& help = found_->help;
  if (help.kind != HelpKind::kWrong || help.mistakes.empty() || stage_ == 0) return {};
  return hint_for_mistake(session.layout(), help.mistakes.front(), stage_, language).marks;
}

game::Outcome<Done> HintTalk::apply(Desk& desk) {
  const Step* const shown = is_open() ? step() : nullptr;
  if (shown == nullptr) {
    game::Refusal refusal;
    refusal.code = game::RefusalCode::kNothingChanges;
    return refusal;
  }
  game::Outcome<Done> done = desk.act(game::intent_of(*shown));
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
    text.push_back(say(language, DeskPhrase::kWhyNoHouse, candidate.digit.value(),
                       say_position(voice, session.size(), candidate.cell)));
  }
  text.push_back(say_why_not(voice, session, candidate, why));
  return text;
}

}  // namespace shudu::tui
