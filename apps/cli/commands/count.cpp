// `shudu count`: the exact number of solutions, or N+ where the limit stopped the search.
// Tested by tests/golden/cli/count.
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "shudu/variant/layout_form.h"
#include "shudu/verbs/variant/solving.h"

namespace shudu::cli {
namespace {

// N, N+, ~N +-P%, ?, -<TAB>invalid: ..., -<TAB>error: ...
void count_line_text(const Answer& answer, const Options& options, std::string& out) {
  if (answer.estimate) return append_estimate(*answer.estimate, out);
  if (!answer.count) {
    append_reason(answer, options, out);
    return;
  }
  out += std::to_string(*answer.count);
  if (!answer.count_is_exact) out += '+';
}

bool count(const Options& options, const Question& question, Answer& answer) {
  const auto counted =
      question.variant != nullptr
          ? verbs::count(question.budget, *question.variant, options.limit)
          : verbs::count(question.budget, question.position, options.limit, question.wish);
  if (!counted) return become_unanswered(counted.error(), answer);
  answer.count = counted->count;
  answer.count_is_exact = counted->is_exact;
  answer.verdict = verdict_of(counted->solutions);
  return true;
}

// Grids and variants alike, as for `candidates`.
bool estimate(const Options& options, const Question& question, Answer& answer) {
  const variant::VariantPuzzle puzzle =
      question.variant != nullptr
          ? question.variant->puzzle
          : variant::from_layout({question.position.layout, question.position.marks});
  const auto made = verbs::estimate(question.budget, puzzle, options.descents, options.seed);
  if (!made) return become_unanswered(made.error(), answer);
  answer.estimate = *made;
  answer.verdict = Verdict::kUnasked;
  return true;
}

// Several solutions have to be counted; the batch has only seen that there are.
bool settle_count_line(const LineResult& found, Answer& answer) {
  if (found.has_solutions && !found.is_unique) return false;
  answer.verdict = found.is_unique ? Verdict::kUnique : Verdict::kNone;
  answer.count = found.is_unique ? 1 : 0;
  return true;
}

}  // namespace

int run_count(const Options& options, const Process& process) {
  VerbManner manner;
  manner.takes_variants = true;
  manner.style.line_text = count_line_text;
  manner.style.columns = {
      {"count"}, [](const Answer& answer, const Options&, TableRow& row) {
        if (answer.estimate) {
          std::string text;
          append_estimate(*answer.estimate, text);
          row.add(text);
        }
        if (!answer.count) return;
        row.add(std::to_string(*answer.count) + (answer.count_is_exact ? "" : "+"));
      }};
  manner.style.draws_question = true;
  const auto work = [&options](const Question& question, Answer& answer) {
    return options.descents > 0 ? estimate(options, question, answer)
                                : count(options, question, answer);
  };
  if (options.descents > 0)
    return run_records(options, process, LineVerb{manner, work, std::nullopt});
  return run_records(options, process,
                     LineVerb{manner, work, BatchAnswers{"1", settle_count_line}});
}

}  // namespace shudu::cli
