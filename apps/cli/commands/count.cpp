// `shudu count`: the exact number of solutions, or N+ where the limit stopped the search.
// Tested by tests/golden/cli/count.
#include "cli/commands/commands.h"
#include "cli/input/records.h"

namespace shudu::cli {
namespace {

// N, N+, -<TAB>invalid: ..., -<TAB>error: ...
void count_line_text(const Answer& answer, const Options& options, std::string& out) {
  if (!answer.count) {
    out += answer.verdict == Verdict::kInvalid ? "-\tinvalid: " : "-\terror: ";
    out += error_sentence(answer, options.language);
    return;
  }
  out += std::to_string(*answer.count);
  if (!answer.count_is_exact) out += '+';
}

bool count(const Options& options, const Question& question, Answer& answer) {
  // One more than the limit: a puzzle with just as many solutions is counted exactly.
  const std::uint64_t limit = options.limit == kUnlimited ? kUnlimited : options.limit + 1;
  const SearchResult result = search_up_to(question, limit);
  if (result.end == SearchEnd::kStopped) return false;
  answer.count_is_exact = result.count <= options.limit;
  answer.count = answer.count_is_exact ? result.count : options.limit;
  answer.verdict = verdict_of(result.count);
  return true;
}

// Several solutions have to be counted; the batch has only seen that there are.
bool settle_count_line(const LineResult& found, Answer& answer) {
  if (found.has_solutions) return false;
  answer.verdict = Verdict::kNone;
  answer.count = 0;
  return true;
}

}  // namespace

int run_count(const Options& options, const Process& process) {
  RecordVerb verb;
  verb.style.line_text = count_line_text;
  verb.style.draws_question = true;
  verb.lines = LineVerb{"1", settle_count_line};
  verb.work = [&options](const Question& question, Answer& answer) {
    return count(options, question, answer);
  };
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
