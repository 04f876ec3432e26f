// See proper_record.h. Tested by the golden transcripts of `minimize` and `analyze`.
#include "cli/analysis/proper_record.h"

#include "cli/records.h"

namespace shudu::cli {

std::optional<ProperPuzzle> proper_record(const Options& options, const Question& question,
                                          Answer& answer) {
  const SearchResult found =
      search_up_to(options, question, Pencilmarks::from_grid(*answer.givens), 2);
  answer.verdict = found.count == 0 ? Verdict::kNone : Verdict::kMultiple;
  if (found.end == SearchEnd::kStopped) answer.verdict = Verdict::kTimeout;
  if (found.end == SearchEnd::kStopped || found.count != 1) return std::nullopt;
  answer.verdict = Verdict::kUnique;
  return ProperPuzzle{found.first, answer.givens->filled()};
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

void append_cell_list(CellSet cells, int size, std::string& out) {
  out += '[';
  for (const Cell cell : cells) {
    if (out.back() != '[') out += ',';
    append_json_string(cell_name(cell, size).view(), out);
  }
  out += ']';
}

}  // namespace shudu::cli
