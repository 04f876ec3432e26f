#include "verbs/variant/large_solving.h"

#include <utility>

namespace shudu::verbs {
namespace {

large::Options large_options(const Budget& budget, std::uint64_t limit) {
  large::Options options;
  options.limit = limit;
  options.most_conflicts = budget.nodes() == kUnlimited ? 0 : budget.nodes();
  options.stop = budget.rare_stop();  // a look in each conflict
  return options;
}

void note_ending(Budget& budget, large::Ending ending) {
  const bool is_out = ending == large::Ending::kBudget || ending == large::Ending::kMemory;
  if (is_out) budget.end_search(Halt::kBudget);
  if (ending == large::Ending::kStopped) budget.end_search(Halt::kCancelled);
}

std::vector<int> shown(large::Values values) { return {values.begin(), values.end()}; }

Result<std::vector<SpareClue>, Unanswered> spare_givens(Budget& budget, large::LargeGrid grid) {
  std::vector<SpareClue> spare;
  for (std::size_t cell = 0; cell < grid.cells.size(); ++cell) {
    if (grid.cells[cell] == 0) continue;
    const std::uint16_t given = std::exchange(grid.cells[cell], std::uint16_t{0});
    const large::Solved found = search_large(budget, grid, 2);
    if (budget.halt() != Halt::kNone) return halted(budget);
    if (found.outcome.solutions == 1) spare.push_back({{}, static_cast<int>(cell)});
    grid.cells[cell] = given;
  }
  return spare;
}

}  // namespace

large::Solved search_large(Budget& budget, const large::LargeGrid& grid, std::uint64_t limit) {
  const auto found = large::solve(grid, large_options(budget, limit));
  if (!found) return {};
  note_ending(budget, found->outcome.ending);
  return *found;
}

Result<SolvedVariant, Unanswered> solve_large(Budget& budget, const large::LargeGrid& grid) {
  const large::Solved found = search_large(budget, grid, 2);
  if (budget.halt() != Halt::kNone) return halted(budget);
  SolvedVariant solved;
  solved.solutions = found.outcome.solutions;
  solved.nodes = found.outcome.decisions;
  solved.solution = shown(found.first.cells);
  return solved;
}

Result<CheckedVariant, Unanswered> check_large(Budget& budget, const large::LargeGrid& grid,
                                               bool minimal) {
  const auto solved = solve_large(budget, grid);
  if (!solved) return solved.error();
  CheckedVariant checked{solved->solutions, {}, {}};
  if (solved->solutions != 1 || !minimal) return checked;
  auto spare = spare_givens(budget, grid);
  if (!spare) return spare.error();
  checked.redundant = *std::move(spare);
  return checked;
}

ListEnd list_large(Budget& budget, const large::LargeGrid& grid, std::uint64_t limit,
                   VariantSink emit) {
  ListEnd list;
  const auto take = [&](large::Values values) {
    return take_into(list, limit, emit, shown(values));
  };
  const auto outcome = large::search(grid, large_options(budget, 0), take);
  if (outcome) note_ending(budget, outcome->ending);
  list.was_stopped = list.was_stopped || budget.halt() != Halt::kNone;
  return list;
}

bool take_into(ListEnd& list, std::uint64_t limit, VariantSink emit,
               const std::vector<int>& values) {
  if (list.count == limit) {
    list.has_more = true;
    return false;
  }
  ++list.count;
  list.was_stopped = !emit(values);
  return !list.was_stopped;
}

}  // namespace shudu::verbs
