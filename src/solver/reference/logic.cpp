// The method `logic`: rules as a person applies them, and search only where they stall.
//
// The rules of logic_state.h settle what they can. When they stall the search tries the candidates
// left in the cell with the fewest, and each try applies the rules again; the rules lose no
// solution, and the candidates of one cell cover all of them, so every solution is found once.
// Each level keeps its own copy of the position, at most one per cell. `RuleCounts` are those of
// the rules before any search, what a person could have done; `nodes` > 0 says that search was
// needed.
// Source: constraint propagation with search, Mackworth, AI 8 (1977); as in the classic
// programs that show a partial board and candidate sets where they give up.
// Tests: tests/solver/logic_test.cpp, deduce_test.cpp, counts_test.cpp, differential_test.cpp.
#include "solver/reference/logic.h"

#include <vector>

#include "shudu/solver/deduction.h"
#include "solver/reference/logic_state.h"
#include "solver/search_run.h"

namespace shudu {

namespace {

// One level of the search: a stalled position, the cell tried there and the digits left to try.
struct Level {
  explicit Level(const LogicState& stalled)
      : state(stalled), cell(stalled.tightest_cell()), left(stalled.candidates(cell)) {}

  LogicState state;
  Cell cell;
  DigitSet left;
};

void search_below(std::vector<Level>& levels, SearchRun& run) {
  while (!levels.empty()) {
    Level& level = levels.back();
    if (level.left.empty()) {
      levels.pop_back();
      continue;
    }
    if (!run.visit()) return;
    const Digit digit = level.left.first();
    level.left.erase(digit);
    LogicState next = level.state;
    next.settle(level.cell, digit);
    RuleCounts in_search;  // not reported: these hang on a guess
    next.apply_rules(in_search);
    if (next.is_contradiction()) continue;
    if (!next.is_solved()) {
      levels.emplace_back(next);
    } else if (!run.report(next.board())) {
      return;
    }
  }
}

}  // namespace

SearchResult search_by_logic(const Layout& layout, const Pencilmarks& marks,
                             const SearchOptions& options, SolutionSink sink) {
  SearchRun run(options, sink, layout.size());
  if (run.has_ended()) return run.result();
  LogicState state(layout, marks);
  state.apply_rules(run.rules());
  if (state.is_contradiction()) return run.result();
  if (state.is_solved()) {
    static_cast<void>(run.report(state.board()));  // nothing else is to be done either way
    return run.result();
  }
  std::vector<Level> levels;
  levels.reserve(static_cast<std::size_t>(layout.cell_count()));  // never grows in the search
  levels.emplace_back(state);
  search_below(levels, run);
  return run.result();
}

Deduction deduce(const Layout& layout, const Pencilmarks& marks) {
  Deduction deduction;
  LogicState state(layout, marks);
  state.apply_rules(deduction.rules);
  deduction.marks = state.marks();
  deduction.board = state.board();
  deduction.solved = state.is_solved();
  deduction.contradiction = state.is_contradiction();
  return deduction;
}

}  // namespace shudu
