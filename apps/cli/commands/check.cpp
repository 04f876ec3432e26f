// `shudu check`: is each puzzle a proper one, and with --minimal, is every given needed?
//
// A given is needed when without it there is another solution: one in which its cell holds another
// digit. That is a search for one solution with just that digit barred, not for two with it free.
// Plain lines are asked about in batches (line_answers.h), all else here.
#include "cli/commands/commands.h"
#include "cli/records.h"

namespace shudu::cli {
namespace {

// unique, unique minimal, unique<TAB>redundant: r1c1 ..., multiple, none, invalid: ..., error: ...
void line_text(const Answer& answer, const Options& options, std::string& out) {
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

// The givens (cells with one candidate) without which the puzzle still has one solution; nothing
// when a search was stopped.
std::optional<CellSet> redundant_givens(const Options& options, const Question& question) {
  CellSet redundant;
  Pencilmarks marks = question.marks;
  for (const Cell cell : question.layout.all_cells()) {
    const DigitSet given = marks[cell];
    if (given.size() != 1) continue;
    marks.set(cell, question.layout.all_digits() - given);
    const SearchResult other = search_up_to(options, question, marks, 1);
    if (other.end == SearchEnd::kStopped) return std::nullopt;
    if (other.count == 0) redundant.insert(cell);
    marks.set(cell, given);
  }
  return redundant;
}

bool check(const Options& options, const Question& question, Answer& answer) {
  const SearchResult result = search_up_to(options, question, 2);
  if (result.end == SearchEnd::kStopped) return false;
  answer.verdict = result.count == 1 ? Verdict::kUnique : Verdict::kMultiple;
  if (result.count == 0) answer.verdict = Verdict::kNone;
  if (answer.verdict != Verdict::kUnique || !options.minimal) return true;
  answer.redundant = redundant_givens(options, question);
  return answer.redundant.has_value();
}

bool settle_line(const LineResult& found, Answer& answer) {
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
  verb.style.line_text = line_text;
  verb.style.draws_question = true;
  const std::string_view usual = options.minimal ? "unique minimal" : "unique";
  verb.lines = LineVerb{usual, settle_line, options.minimal};
  verb.work = [&options](const Question& question, Answer& answer) {
    return check(options, question, answer);
  };
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
