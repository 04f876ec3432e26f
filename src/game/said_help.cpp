// One row an answer: which sentence it is. The fields of all are filled in alike, and a sentence
// takes those that it has.
#include "shudu/game/said_help.h"

#include <array>
#include <vector>

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

// In the order of MistakesKind: how many, and where.
struct MistakesWords {
  Said how_many;
  Said where;
};
constexpr std::array kMistakesWords{MistakesWords{Said::kWrongDigits, Said::kWrongDigitsAt},
                                    MistakesWords{Said::kWrongMarks, Said::kWrongMarksAt},
                                    MistakesWords{Said::kWrongConflicts, Said::kWrongConflictsAt},
                                    MistakesWords{Said::kWrongUnsolvable, Said::kWrongUnsolvable}};
static_assert(kMistakesWords.size() == static_cast<std::size_t>(MistakesKind::kUnsolvable) + 1);

// Why a digit is excluded, in a word.
std::string reason_of(const Voice& voice, int size, const WhyNot& why) {
  if (why.kind == WhyNotKind::kPeer) return say_position(voice, size, why.cells.first());
  const bool is_out = why.kind == WhyNotKind::kRuledOut;
  return say(voice.language, is_out ? Said::kExcludedOut : Said::kExcludedMarks);
}

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

std::string excluded_text(const Voice& voice, const Session& session, Cell cell) {
  const std::string position = say_position(voice, session.size(), cell);
  if (const std::optional<Digit> held = digit_at(session.state(), cell)) {
    const bool is_given = !session.state().givens.is_blank(cell);
    return say(voice.language, is_given ? Said::kExcludedGiven : Said::kExcludedFilled,
               {{"pos", position}, {"d", std::string(1, held->to_char())}});
  }
  std::vector<std::string> digits;
  for (const Excluded& excluded : excluded_at(session, cell)) {
    const std::string reason = reason_of(voice, session.size(), excluded.why);
    digits.push_back(std::string(1, excluded.digit.to_char()) + " (" + reason + ")");
  }
  if (digits.empty()) return say(voice.language, Said::kExcludedNothing, {{"pos", position}});
  return say(voice.language, Said::kExcluded,
             {{"pos", position}, {"list", say_list(voice.language, digits)}});
}

}  // namespace

std::string say_help(const Voice& voice, const Session& session, const Help& help) {
  return say(voice.language, sentence_of(session, help),
             {{"technique", technique_of(voice, help.step)}});
}

int last_stage_of(const BoardMistakes& mistakes) {
  return mistakes.kind == MistakesKind::kUnsolvable ? 1 : 2;
}

std::string say_mistakes(const Voice& voice, const Session& session, const BoardMistakes& mistakes,
                         int stage) {
  const MistakesWords& words = kMistakesWords[static_cast<std::size_t>(mistakes.kind)];
  const std::string how_many = std::to_string(mistakes.cells.size());
  if (stage <= 1) return say(voice.language, words.how_many, {{"n", how_many}});
  std::vector<std::string> names;
  for (const Cell cell : mistakes.cells) {
    const std::string position = say_position(voice, session.size(), cell);
    const std::optional<Digit> digit = digit_at(session.state(), cell);
    names.push_back(digit ? say(voice.language, Said::kDigitAt,
                                {{"d", std::string(1, digit->to_char())}, {"pos", position}})
                          : position);
  }
  return say(voice.language, words.where, {{"list", say_list(voice.language, names)}});
}

std::string say_excluded(const Voice& voice, const Session& session, Cell cell) {
  std::string text = excluded_text(voice, session, cell);
  const bool begins_with_name = voice.has_short_cells;  // `r1c2`, which is written so everywhere
  if (!begins_with_name && text[0] >= 'a' && text[0] <= 'z') text[0] -= 'a' - 'A';
  return text;
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
