// Tested in tests/cli/logic_verbs_test.cpp.
#include "cli/input/position.h"

#include "cli/output/answer_text.h"
#include "cli/words.h"

namespace shudu::cli {

std::optional<Position> find_position(const Options& options, const Question& question,
                                      Answer& answer) {
  const WholeRecord& record = *question.record;
  std::optional<Position> position = verbs::find_position(
      question.budget, question.layout, record.puzzle, *record.format, question.wish);
  if (!position) return std::nullopt;
  answer.verdict = verdict_of(position->solutions);
  position->find.uniqueness = position->find.uniqueness && !options.logic.no_uniqueness;
  return position;
}

Profile profile_for(const Position& position, const LogicOptions& options) {
  return verbs::profile_for(position, profile_of(options));
}

void append_error_line(const Answer& answer, const Options& options, std::string& out) {
  out += answer.verdict == Verdict::kInvalid ? "invalid: " : "error: ";
  out += error_sentence(answer, options.language);
}

std::string named_step(const Layout& layout, const Step& step, Language language) {
  return service::sentences(say(language, Phrase::kNamed, step.technique->names.in(language)),
                            explain_step(layout, step, language), language);
}

}  // namespace shudu::cli
