#include "shudu/verbs/variant/solving.h"

#include <algorithm>
#include <utility>

#include "shudu/propagation/smallest.h"
#include "shudu/propagation/true_candidates.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/kinds.h"
#include "shudu/variant/lower.h"
#include "verbs/variant/large_form.h"
#include "verbs/variant/large_solving.h"

namespace shudu::verbs {
namespace {

using propagation::Ending;
using propagation::Outcome;
using propagation::Refusal;
using variant::Model;
using variant::VariantPuzzle;

propagation::Options options_of(const Budget& budget, std::uint64_t limit) {
  propagation::Options options;
  options.limit = limit;
  options.most_nodes = budget.nodes() == kUnlimited ? 0 : budget.nodes();
  options.stop = budget.rare_stop();                          // a look in 64 nodes
  options.threads = budget.can_ask() ? 1 : budget.threads();  // the caller is asked in its thread
  return options;
}

Unanswered too_large(Refusal why) {
  const bool is_large = why == Refusal::kTooManyVariables || why == Refusal::kTooLarge;
  Unanswered unanswered;
  unanswered.error = error_with(is_large ? ErrorCode::kTooLarge : ErrorCode::kBadRule, "rules");
  return unanswered;
}

// Grids over 25x25 have no candidates to be asked for.
std::optional<Unanswered> over_size(const VariantPuzzle& puzzle) {
  if (puzzle.rows <= variant::kMostLines) return std::nullopt;
  const std::string size = std::to_string(puzzle.rows) + 'x' + std::to_string(puzzle.columns);
  return Unanswered{.error = error_with(ErrorCode::kOtherRules, size)};
}

// Was the search ended before its aim? Then the budget says why.
bool was_halted(Budget& budget, const Outcome& outcome) {
  if (outcome.ending == Ending::kBudget) budget.end_search(Halt::kBudget);
  if (outcome.ending == Ending::kStopped) budget.end_search(Halt::kCancelled);
  return outcome.ending == Ending::kBudget || outcome.ending == Ending::kStopped;
}

std::vector<int> shown(propagation::Values values, const VariantPuzzle& puzzle) {
  std::vector<int> cells;
  cells.reserve(static_cast<std::size_t>(puzzle.cells()));
  for (const std::uint8_t value : values.first(static_cast<std::size_t>(puzzle.cells()))) {
    cells.push_back(puzzle.low + value);
  }
  return cells;
}

Error fault_at(ErrorCode code, const VariantPuzzle& puzzle, const std::vector<int>& cells) {
  constexpr std::string_view kMore = " ...";
  Error error;
  error.code = code;
  for (const int cell : cells) {
    const std::string name = name_of_cell(puzzle, cell);
    if (error.token.size() + 1 + name.size() + kMore.size() > Token::kSize) {
      error.token.append(kMore);
      break;
    }
    if (!error.token.empty()) error.token.append(' ');
    error.token.append(name);
  }
  return error;
}

// Cells of a full claim that cannot have their value, then those that differ from the solution.
std::optional<Error> fault_of(const VariantPuzzle& puzzle, const std::vector<int>& claimed,
                              const std::vector<int>& solution, bool is_only) {
  std::vector<int> against;
  std::vector<int> different;
  for (int cell = 0; cell < puzzle.cells(); ++cell) {
    const auto i = static_cast<std::size_t>(cell);
    const int place = claimed[i] - puzzle.low;
    const bool is_value = place >= 0 && place < puzzle.values();
    const bool can_be =
        is_value && (puzzle.candidates[i] >> static_cast<unsigned>(place) & 1U) != 0;
    if (!can_be) against.push_back(cell);
    if (is_only && claimed[i] != solution[i]) different.push_back(cell);
  }
  if (!against.empty()) return fault_at(ErrorCode::kSolutionContradicts, puzzle, against);
  if (!different.empty()) return fault_at(ErrorCode::kSolutionDiffers, puzzle, different);
  if (is_only || puzzle.free_variables > 0) return std::nullopt;
  const auto broken = variant::judge(puzzle, claimed);
  if (!broken) return std::nullopt;
  Error error;
  error.code = ErrorCode::kSolutionBreaksRules;
  if (broken->what == variant::BrokenRule::What::kConstraint) {
    const auto rule = static_cast<std::size_t>(broken->index);
    error.token.append(row_of(puzzle.constraints[rule].kind).slug);
  }
  return error;
}

Claim compare_claim(const VariantRecord& record, const SolvedVariant& solved) {
  if (record.solution.empty()) return {};
  const auto cells = static_cast<std::size_t>(record.puzzle.cells());
  const auto has_value = [&](int value) {
    return value >= record.puzzle.low && value <= record.puzzle.high;
  };
  const auto filled = std::count_if(record.solution.begin(), record.solution.end(), has_value);
  if (record.solution.size() != cells || static_cast<std::size_t>(filled) != cells) {
    return {true, Error{.code = ErrorCode::kSolutionNotFull,
                        .found = static_cast<std::uint64_t>(filled),
                        .expected = cells}};
  }
  return {true, fault_of(record.puzzle, record.solution, solved.solution, solved.solutions == 1)};
}

Result<Counted, Unanswered> counted(Budget& budget, std::uint64_t found, bool is_exact,
                                    std::uint64_t limit) {
  const bool is_cut = budget.halt() != Halt::kNone;
  if (is_cut && (budget.halt() != Halt::kBudget || found < 2)) return halted(budget);
  const bool is_over = found > limit;
  return Counted{is_over ? limit : found, is_exact && !is_over, found};
}

// What a search came to, whichever engine made it.
struct Searched {
  std::uint64_t solutions = 0;
  std::uint64_t nodes = 0;
  bool is_exact = true;             ///< else there may be more
  std::vector<std::uint8_t> first;  ///< places of values, as propagation::Values
};

Result<Searched, Unanswered> search_up_to(Budget& budget, const VariantPuzzle& puzzle,
                                          std::uint64_t limit) {
  if (const auto grid = large_form(puzzle)) {
    const auto found = search_large(budget, *grid, limit);
    Searched searched{
        found.outcome.solutions, found.outcome.decisions, found.outcome.is_exact(), {}};
    for (const std::uint16_t value : found.first.cells) {
      searched.first.push_back(static_cast<std::uint8_t>(value - 1));
    }
    return searched;
  }
  const auto found = propagation::solve(lower(puzzle), options_of(budget, limit));
  if (!found) return too_large(found.error());
  (void)was_halted(budget, found->outcome);
  return Searched{found->outcome.solutions, found->outcome.nodes, found->outcome.is_exact(),
                  found->first};
}

// The search for a second solution that all questions begin with.
Result<SolvedVariant, Unanswered> search_two(Budget& budget, const VariantRecord& record,
                                             std::vector<std::uint8_t>& first) {
  auto found = search_up_to(budget, record.puzzle, 2);
  if (!found) return found.error();
  if (budget.halt() != Halt::kNone) return halted(budget);
  SolvedVariant solved;
  solved.solutions = found->solutions;
  solved.nodes = found->nodes;
  if (solved.solutions > 0) solved.solution = shown(found->first, record.puzzle);
  first = std::move(found->first);
  return solved;
}

Result<bool, Unanswered> is_unique(Budget& budget, const VariantPuzzle& puzzle) {
  const auto found = search_up_to(budget, puzzle, 2);
  if (!found) return found.error();
  if (budget.halt() != Halt::kNone) return halted(budget);
  return found->solutions == 1;
}

Result<std::vector<SpareClue>, Unanswered> spare_clues(Budget& budget,
                                                       const VariantPuzzle& puzzle) {
  std::vector<SpareClue> spare;
  VariantPuzzle without = puzzle;
  for (int cell = 0; cell < puzzle.cells(); ++cell) {
    if (!puzzle.given(static_cast<std::size_t>(cell))) continue;
    variant::ValueSet& values = without.candidates[static_cast<std::size_t>(cell)];
    const variant::ValueSet given = std::exchange(values, puzzle.all_values());
    const auto unique = is_unique(budget, without);
    if (!unique) return unique.error();
    if (*unique) spare.push_back({{}, cell});
    values = given;
  }
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    without.constraints = puzzle.constraints;
    without.constraints.erase(without.constraints.begin() + static_cast<std::ptrdiff_t>(i));
    const auto unique = is_unique(budget, without);
    if (!unique) return unique.error();
    if (*unique) spare.push_back({i, 0});
  }
  return spare;
}

}  // namespace

std::string name_of_cell(const VariantPuzzle& puzzle, int cell) {
  const auto variable = static_cast<variant::Variable>(cell);
  if (cell >= puzzle.cells()) return "x" + std::to_string(cell - puzzle.cells() + 1);
  return 'r' + std::to_string(puzzle.row_of(variable) + 1) + 'c' +
         std::to_string(puzzle.column_of(variable) + 1);
}

Result<SolvedVariant, Unanswered> solve(Budget& budget, const VariantRecord& record) {
  if (record.large) return solve_large(budget, *record.large);
  std::vector<std::uint8_t> first;
  auto solved = search_two(budget, record, first);
  if (!solved) return solved;
  if (solved->solutions > 1) {
    const auto least = propagation::smallest(lower(record.puzzle), options_of(budget, 0), first);
    if (!least) return too_large(least.error());
    if (was_halted(budget, least->outcome)) return halted(budget);
    solved->solution = shown(least->values, record.puzzle);
  }
  solved->claim = compare_claim(record, *solved);
  return solved;
}

Result<Counted, Unanswered> count(Budget& budget, const VariantRecord& record,
                                  std::uint64_t limit) {
  const std::uint64_t most = limit == kUnlimited ? 0 : limit + 1;
  if (record.large) {
    const large::Outcome outcome = search_large(budget, *record.large, most).outcome;
    return counted(budget, outcome.solutions, outcome.is_exact(), limit);
  }
  const auto found = search_up_to(budget, record.puzzle, most);
  if (!found) return found.error();
  return counted(budget, found->solutions, found->is_exact, limit);
}

Result<Estimate, Unanswered> estimate(Budget& budget, const VariantPuzzle& puzzle,
                                      std::uint64_t descents, std::uint64_t seed) {
  if (const auto over = over_size(puzzle)) return *over;
  const auto made = propagation::estimate(lower(puzzle), options_of(budget, 0), descents, seed);
  if (!made) return too_large(made.error());
  if (was_halted(budget, made->outcome)) return halted(budget);
  return *made;
}

std::string name_of(const SpareClue& clue, const VariantPuzzle& puzzle) {
  if (!clue.rule) return name_of_cell(puzzle, clue.cell);
  const variant::Constraint& rule = puzzle.constraints[*clue.rule];
  std::string name(row_of(rule.kind).slug);
  const variant::Variables* cells = &rule.cells;
  if (cells->empty() && !rule.lists.empty()) cells = &rule.lists.front();
  if (!cells->empty()) name += ' ' + name_of_cell(puzzle, cells->front());
  return name;
}

Result<CheckedVariant, Unanswered> check(Budget& budget, const VariantRecord& record,
                                         bool minimal) {
  if (record.large) return check_large(budget, *record.large, minimal);
  std::vector<std::uint8_t> first;
  const auto solved = search_two(budget, record, first);
  if (!solved) return solved.error();
  CheckedVariant checked{solved->solutions, compare_claim(record, *solved), {}};
  if (solved->solutions != 1 || !minimal) return checked;
  auto spare = spare_clues(budget, record.puzzle);
  if (!spare) return spare.error();
  checked.redundant = *std::move(spare);
  return checked;
}

Result<ListEnd, Unanswered> list_solutions(Budget& budget, const VariantRecord& record,
                                           std::uint64_t limit, VariantSink emit) {
  if (record.large) return list_large(budget, *record.large, limit, emit);
  ListEnd list;
  const auto take = [&](propagation::Values values) {
    return take_into(list, limit, emit, shown(values, record.puzzle));
  };
  const auto outcome = propagation::search(lower(record.puzzle), options_of(budget, 0), take);
  if (!outcome) return too_large(outcome.error());
  list.was_stopped = list.was_stopped || was_halted(budget, *outcome);
  return list;
}

Result<Candidates, Unanswered> candidates(Budget& budget, const VariantPuzzle& puzzle,
                                          std::uint64_t count_limit, CandidateMemory* memory) {
  if (const auto over = over_size(puzzle)) return *over;
  const Model model = lower(puzzle);
  const auto found = propagation::true_candidates(model, options_of(budget, 0), memory);
  if (!found) return too_large(found.error());
  if (was_halted(budget, found->outcome)) return halted(budget);
  Candidates result;
  result.solutions = found->candidates.front() != 0 ? 1 : 0;
  result.values.assign(found->candidates.begin(), found->candidates.begin() + puzzle.cells());
  if (count_limit == 0) return result;
  const auto values = static_cast<std::size_t>(puzzle.values());
  result.counts.assign(result.values.size(), std::vector<std::uint64_t>(values));
  std::uint64_t looked = 0;
  const auto take = [&](propagation::Values solution) {
    if (looked == count_limit) return false;
    ++looked;
    for (std::size_t i = 0; i < result.counts.size(); ++i) ++result.counts[i][solution[i]];
    return true;
  };
  const auto outcome = propagation::search(model, options_of(budget, 0), take);
  if (!outcome) return too_large(outcome.error());
  if (was_halted(budget, *outcome)) return halted(budget);
  result.counts_are_exact = outcome->is_exact();
  return result;
}

}  // namespace shudu::verbs
