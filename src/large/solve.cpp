#include "shudu/large/solve.h"

#include "large/learning/search.h"
#include "large/problem.h"

namespace shudu::large {

namespace {

// The values of a solution, in the grid.
void read_solution(const State& state, std::vector<std::uint16_t>& cells) {
  const Problem& problem = state.problem();
  for (std::uint32_t i = 0; i < problem.candidates(); ++i) {
    if (state.value(is_true(i)) > 0) cells[problem.cell_of[i]] = problem.value_of[i];
  }
}

}  // namespace

Result<Outcome, Fault> search(const LargeGrid& grid, const Options& options, Sink sink) {
  if (const auto fault = find_fault(grid)) return *fault;
  Outcome outcome;
  const Problem problem = make_problem(grid);
  if (problem.is_impossible) return outcome;
  std::vector<std::uint16_t> cells = problem.cells;
  Search search(problem, options);
  while (search.next()) {
    read_solution(search.state(), cells);
    ++outcome.solutions;
    const bool is_enough = options.limit != 0 && outcome.solutions >= options.limit;
    if (sink(cells) && !is_enough) continue;
    outcome.ending = Ending::kLimit;
    break;
  }
  if (outcome.ending != Ending::kLimit) outcome.ending = search.ending();
  outcome.decisions = search.decisions();
  outcome.conflicts = search.conflicts();
  return outcome;
}

Result<Outcome, Fault> count(const LargeGrid& grid, const Options& options) {
  return search(grid, options, [](Values) { return true; });
}

Result<Solved, Fault> solve(const LargeGrid& grid, const Options& options) {
  Solved solved;
  solved.first = {grid.box_rows, grid.box_columns, {}};
  const auto outcome = search(grid, options, [&](Values values) {
    if (solved.first.cells.empty()) solved.first.cells.assign(values.begin(), values.end());
    return true;
  });
  if (!outcome) return outcome.error();
  solved.outcome = *outcome;
  return solved;
}

}  // namespace shudu::large
