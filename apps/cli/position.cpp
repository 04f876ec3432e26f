// Tested in tests/cli/logic_verbs_test.cpp.
#include "cli/position.h"

#include <array>

#include "cli/answer_text.h"
#include "cli/words.h"

namespace shudu::cli {

std::optional<Position> find_position(const Options& options, const Question& question,
                                      Answer& answer) {
  const auto look = [&](const Pencilmarks& marks) -> std::optional<SearchResult> {
    const SearchResult found = search_up_to(question, marks, 2);
    return found.end == SearchEnd::kStopped ? std::nullopt : std::optional(found);
  };
  const WholeRecord& record = *question.record;
  std::optional<Position> position =
      service::find_position(question.layout, record.puzzle, *record.format, look);
  if (!position) return std::nullopt;
  constexpr std::array kVerdicts{Verdict::kNone, Verdict::kUnique, Verdict::kMultiple};
  answer.verdict = kVerdicts[position->solutions < 2 ? position->solutions : 2];
  position->find.uniqueness = position->find.uniqueness && !options.logic.no_uniqueness;
  position->find.stop = question.budget.stop();
  return position;
}

Profile profile_for(const Position& position, const LogicOptions& options) {
  return service::profile_for(position, profile_of(options));
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
