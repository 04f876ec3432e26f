// Tested by the golden transcripts of `minimize` and `analyze`.
#include "cli/analysis/proper_record.h"

namespace shudu::cli {

std::optional<ProperPuzzle> proper_record(const Question& question, Answer& answer) {
  const std::optional<Grid> solution =
      find_only_solution(question, Pencilmarks::from_grid(*answer.givens), answer);
  if (!solution) return std::nullopt;
  return ProperPuzzle{*solution, answer.givens->filled()};
}

}  // namespace shudu::cli
