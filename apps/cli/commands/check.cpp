// `shudu check`: is each puzzle a proper one, and with --minimal, is every given needed?
//
// Plain lines are asked about in batches (line_answers.h), all else here.
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "shudu/solver/redundant.h"

namespace shudu::cli {
namespace {

// unique, unique minimal, unique<TAB>redundant: r1c1 ..., multiple, none, invalid: ..., error: ...
void check_line_text(const Answer& answer, const Options& options, std::string& out) {
  if (has_error(answer.verdict)) {
    out += answer.verdict == Verdict::kInvalid ? "invalid: " : "error: ";
    out += error_sentence(answer, options.language);
    return;
  }
  out += verdict_name(answer.verdict);
  if (!answer.redundant) return;
  out += answer.redundant->empty() ? " minimal" : "\tredundant:";
  for (const Cell cell : *answer.redundant) {
    out += ' ';
    out += cell_name(cell, answer.givens->size()).view();
  }
}

bool check(const Options& options, const Question& question, Answer& answer) {
  const SearchResult result = search_up_to(question, 2);
  if (result.end == SearchEnd::kStopped) return false;
  answer.verdict = verdict_of(result.count);
  compare_claim(question, result, answer);
  if (answer.verdict != Verdict::kUnique || !options.minimal) return true;
  const auto look = [&](const Pencilmarks& marks) -> std::optional<bool> {
    const SearchResult other = search_up_to(question, marks, 1);
    return other.end == SearchEnd::kStopped ? std::nullopt : std::optional(other.count > 0);
  };
  answer.redundant = redundant_givens(question.layout, question.marks, look);
  return answer.redundant.has_value();
}

bool settle_check_line(const LineResult& found, Answer& answer) {
  answer.redundant = found.redundant;
  if (found.redundant) {
    answer.verdict = Verdict::kUnique;
    return true;
  }
  answer.verdict = found.has_solutions ? Verdict::kMultiple : Verdict::kNone;
  return true;
}

}  // namespace

int run_check(const Options& options, const Process& process) {
  RecordVerb verb;
  verb.style.line_text = check_line_text;
  verb.style.draws_question = true;
  const std::string_view usual = options.minimal ? "unique minimal" : "unique";
  verb.lines = LineVerb{usual, settle_check_line, options.minimal};
  verb.work = [&options](const Question& question, Answer& answer) {
    return check(options, question, answer);
  };
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
