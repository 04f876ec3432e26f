// One row an answer: which sentence it is. The fields of all are filled in alike, and a sentence
// takes those that it has.
#include "shudu/game/said_help.h"

#include <array>

#include "game/said_places.h"
#include "shudu/logic/technique.h"

namespace shudu::game {
namespace {

// In the order of HelpKind.
constexpr std::array kHelp{Said::kHintPlace, Said::kHintWrong,   Said::kNoneLeft,
                           Said::kHintNone,  Said::kHintNothing, Said::kHintStopped};
static_assert(kHelp.size() == static_cast<std::size_t>(HelpKind::kStopped) + 1);

// In the order of WhyNotKind.
constexpr std::array kWhyNot{Said::kWhyFilled,        Said::kWhyPeer,   Said::kWhyOut,
                             Said::kWhyMarks,         Said::kHintWrong, Said::kWhyTechnique,
                             Said::kWhyContradiction, Said::kWhyOpen,   Said::kHintStopped};
static_assert(kWhyNot.size() == static_cast<std::size_t>(WhyNotKind::kStopped) + 1);

std::string technique_of(const Voice& voice, const std::optional<Step>& step) {
  if (!step || step->technique == nullptr) return {};
  return std::string(step->technique->names.in(voice.language));
}

Said sentence_of(const Session& session, const Help& help) {
  const bool is_removal =
      help.kind == HelpKind::kStep && help.step && help.step->placements.empty();
  if (is_removal) return Said::kHintRemove;
  // Where there are several solutions it is the puzzle that has no more to give.
  const bool is_open = help.kind == HelpKind::kNothing && session.solution() == nullptr;
  return is_open ? Said::kHintMany : kHelp[static_cast<std::size_t>(help.kind)];
}

}  // namespace

std::string say_help(const Voice& voice, const Session& session, const Help& help) {
  return say(voice.language, sentence_of(session, help),
             {{"technique", technique_of(voice, help.step)}});
}

std::string say_why_not(const Voice& voice, const Session& session, Candidate candidate,
                        const WhyNot& why) {
  Said said = kWhyNot[static_cast<std::size_t>(why.kind)];
  if (why.kind == WhyNotKind::kRuledOut && why.move == 0) said = Said::kWhyOutAtStart;
  // A digit may be asked for in the very cell that holds it.
  const std::optional<Digit> held = digit_at(session.state(), candidate.cell);
  return say(voice.language, said,
             {{"d", std::string(1, candidate.digit.to_char())},
              {"held", held ? std::string(1, held->to_char()) : std::string()},
              {"other", say_positions(voice, session.size(), why.cells)},
              {"n", std::to_string(why.move)},
              {"technique", technique_of(voice, why.step)}});
}

}  // namespace shudu::game
