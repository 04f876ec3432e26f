// Lines of the tests of tdoku; see tdoku.h.
#include "formats/tdoku.h"

#include "formats/record_text.h"
#include "formats/row_fields.h"

namespace shudu {

namespace {

// The parts of a line; `cells` is empty where it is none.
struct TestLine {
  Piece cells;
  Piece solution;
};

TestLine test_line(std::string_view line) {
  const std::size_t first = line.find(':');
  const std::size_t second = first == line.npos ? first : line.find(':', first + 1);
  if (second == line.npos || line.find(':', second + 1) != line.npos) return {};
  const Piece cells{line, 0, first};
  const std::string_view count = line.substr(first + 1, second - first - 1);
  const Piece solution = trimmed(Piece{line, second + 1, line.size()});
  const bool is_count = !count.empty() && count.find_first_not_of("0123456789") == line.npos;
  const bool has_cells = cells.view().size() >= kMaxCells - 1 && are_cell_marks(cells.view());
  const bool has_solution = solution.view().empty() || are_cell_marks(solution.view());
  if (!is_count || !has_cells || !has_solution) return {};
  return {cells, solution};
}

Fit fit_tdoku(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  if (lines.size() != 1) return Fit::kNo;
  const TestLine line = test_line(lines[0]);
  if (line.cells.text.empty()) return Fit::kNo;
  return line.cells.view().size() == kMaxCells ? Fit::kWhole : Fit::kClaim;
}

Result<Puzzle> read_tdoku(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  const TestLine line = test_line(lines[0]);
  if (line.cells.text.empty()) {
    return bad_syntax(whole_of(lines[0]));
  }
  const Result<Grid> givens = read_cells(line.cells, &Layout::classic());
  if (!givens) return givens.error();
  Puzzle puzzle = puzzle_of(*givens);
  if (!line.solution.view().empty()) take_solution(line.solution.view(), puzzle);
  return puzzle;
}

}  // namespace

bool find_test_cells(std::string_view line, RowCells& found) {
  if (line.size() <= kMaxCells || line[kMaxCells] != ':' || !has_cells_at(line, 0)) return false;
  const std::size_t colon = line.find(':', kMaxCells + 1);
  if (colon == line.npos || colon == kMaxCells + 1) return false;
  if (!consists_of(line.substr(kMaxCells + 1, colon - kMaxCells - 1), "0123456789")) return false;
  const std::size_t rest = line.size() - colon - 1;
  if (rest != 0 && (rest != kMaxCells || !has_solution_at(line, colon + 1))) return false;
  found = {line.data(), rest == 0 ? nullptr : line.data() + colon + 1};
  return true;
}

constinit const Format kTdokuFormat = {
    .name = "tdoku",
    .words = {"tdoku's test lines: puzzle, number of solutions, solution",
              "tdoku 测试行：题目、解的个数、解", "tdoku 測試行：題目、解的個數、解"},
    .reads = Part::kGivens | Part::kSolution,
    .writes = {},
    .fit = fit_tdoku,
    .read = read_tdoku,
    .write = nullptr,
};

}  // namespace shudu
