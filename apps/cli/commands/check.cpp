// `shudu check`: is each puzzle a proper one, and with --minimal, is every given needed?
//
// Plain lines are asked about in batches (line_answers.h), all else here.
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "shudu/verbs/variant/solving.h"

namespace shudu::cli {
namespace {

// Names of givens and rules, which have blanks in them.
void append_spare(const std::vector<std::string>& names, std::string& out) {
  out += names.empty() ? " minimal" : "\tredundant: ";
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) out += ", ";
    out += names[i];
  }
}

// unique, unique minimal, unique<TAB>redundant: r1c1 ..., multiple, none, invalid: ..., error: ...
void check_line_text(const Answer& answer, const Options& options, std::string& out) {
  if (has_error(answer.verdict)) {
    append_error_line(answer, options, out);
    return;
  }
  out += verdict_name(answer.verdict);
  if (answer.spare) return append_spare(*answer.spare, out);
  if (!answer.redundant) return;
  out += answer.redundant->empty() ? " minimal" : "\tredundant:";
  for (const Cell cell : *answer.redundant) {
    out += ' ';
    out += cell_name(cell, answer.givens->size()).view();
  }
}

bool check_variant(const Options& options, const Question& question, Answer& answer) {
  const auto checked = verbs::check(question.budget, *question.variant, options.minimal);
  if (!checked) return become_unanswered(checked.error(), answer);
  answer.verdict = verdict_of(checked->solutions);
  note_claim(checked->claim, answer);
  if (!checked->redundant) return true;
  answer.spare.emplace();
  for (const verbs::SpareClue& clue : *checked->redundant) {
    answer.spare->push_back(name_of(clue, question.variant->puzzle));
  }
  return true;
}

bool check(const Options& options, const Question& question, Answer& answer) {
  if (question.variant != nullptr) return check_variant(options, question, answer);
  const auto checked =
      verbs::check(question.budget, question.position, options.minimal, question.wish);
  if (!checked) return false;
  answer.verdict = verdict_of(checked->solutions);
  note_claim(checked->claim, answer);
  answer.redundant = checked->redundant;
  return true;
}

bool settle_check_line(const LineResult& found, Answer& answer) {
  answer.redundant = found.redundant;
  answer.has_claim = found.is_claimed;
  if (found.redundant || found.is_unique) {
    answer.verdict = Verdict::kUnique;
    return true;
  }
  answer.verdict = found.has_solutions ? Verdict::kMultiple : Verdict::kNone;
  return true;
}

}  // namespace

int run_check(const Options& options, const Process& process) {
  VerbManner manner;
  manner.names_layout = true;
  manner.takes_variants = true;
  manner.style.line_text = check_line_text;
  manner.style.columns.names = {"status"};
  if (options.minimal) manner.style.columns.names.emplace_back("minimal");
  manner.style.columns.fill = [](const Answer& answer, const Options&, TableRow& row) {
    row.add(verdict_name(answer.verdict));
    if (answer.redundant) row.add(answer.redundant->empty() ? "yes" : "no");
    if (answer.spare) row.add(answer.spare->empty() ? "yes" : "no");
  };
  manner.style.draws_question = true;
  const std::string_view usual = options.minimal ? "unique minimal" : "unique";
  const auto work = [&options](const Question& question, Answer& answer) {
    return check(options, question, answer);
  };
  return run_records(
      options, process,
      LineVerb{manner, work, BatchAnswers{usual, settle_check_line, options.minimal}});
}

}  // namespace shudu::cli
