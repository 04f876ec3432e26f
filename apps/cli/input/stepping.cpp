// Tested in tests/cli/logic_verbs_test.cpp.
#include "cli/input/stepping.h"

#include "cli/words.h"

namespace shudu::cli {

Result<Assessment, verbs::Unanswered> assess(const Options& options, const Question& question,
                                             Answer& answer) {
  auto assessed = verbs::assess(question.budget, question.position,
                                {question.wish, !options.logic.no_uniqueness});
  if (assessed) answer.verdict = verdict_of(assessed->solutions);
  return assessed;
}

std::string named_step(const Layout& layout, const Step& step, Language language) {
  return service::sentences(say(language, "named", step.technique->names.in(language)),
                            explain_step(layout, step, language), language);
}

}  // namespace shudu::cli
