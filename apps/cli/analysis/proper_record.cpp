// See proper_record.h. Tested by the golden transcripts of `minimize` and `analyze`.
#include "cli/analysis/proper_record.h"

namespace shudu::cli {

std::optional<ProperPuzzle> proper_record(const Options& options, const Question& question,
                                          Answer& answer) {
  const std::optional<Grid> solution =
      find_only_solution(options, question, Pencilmarks::from_grid(*answer.givens), answer);
  if (!solution) return std::nullopt;
  return ProperPuzzle{*solution, answer.givens->filled()};
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
