// Tested by the golden transcripts of `rate`, `canon`, `minimize`, `analyze`.
#include "cli/input/refused_record.h"

#include "cli/input/records.h"

namespace shudu::cli {

std::optional<Grid> find_only_solution(const Question& question, const Pencilmarks& marks,
                                       Answer& answer) {
  const SearchResult found = search_up_to(question, marks, 2);
  const bool is_stopped = found.end == SearchEnd::kStopped;
  answer.verdict = is_stopped ? Verdict::kTimeout : verdict_of(found.count);
  return answer.verdict == Verdict::kUnique ? std::optional(found.first) : std::nullopt;
}

void append_reason(const Answer& answer, const Options& options, std::string& out) {
  out += "-\t";
  if (!has_error(answer.verdict)) {
    out += verdict_name(answer.verdict);
    return;
  }
  out += answer.verdict == Verdict::kInvalid ? "invalid: " : "error: ";
  out += error_sentence(answer, options.language);
}

bool refuse_record(const Options& options, Answer& answer, Desk& desk, const AnswerWriter& writer) {
  if (answer.verdict == Verdict::kTimeout) {
    if (desk.watch.is_ending()) return false;
    become_timeout(answer, options);
  }
  writer.write(answer, false, desk.out);
  return true;
}

}  // namespace shudu::cli
