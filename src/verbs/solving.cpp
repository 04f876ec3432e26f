#include "shudu/verbs/solving.h"

#include "shudu/solver/redundant.h"
#include "shudu/verbs/claimed_solution.h"

namespace shudu::verbs {

Claim compare_claim(const Position& position, const SearchResult& found) {
  if (position.record == nullptr || !claims_solution(*position.record)) return {};
  return {true, find_claim_fault(position.layout, *position.record, found)};
}

Result<Solved, Unanswered> solve(Budget& budget, const Position& position, const SearchWish& wish) {
  const SearchResult found = search_up_to(budget, position, 2, wish);
  if (budget.halt() != Halt::kNone) return halted(budget);
  Solved solved{found.count, {}, compare_claim(position, found), found.rules, found.nodes};
  if (found.count == 0) return solved;
  const bool finds_smallest = wish.method != nullptr && wish.method->is_lexicographic;
  solved.solution = found.first;
  if (found.count == 1 || finds_smallest) return solved;
  solved.solution = smallest(budget, position, found.first, wish);
  if (!solved.solution) return halted(budget);
  return solved;
}

Result<Counted, Unanswered> count(Budget& budget, const Position& position, std::uint64_t limit,
                                  const SearchWish& wish) {
  // One more than the limit: a puzzle with just as many solutions is counted exactly.
  const std::uint64_t most = limit == kUnlimited ? kUnlimited : limit + 1;
  const SearchResult found = search_up_to(budget, position, most, wish);
  const bool is_cut = budget.halt() == Halt::kBudget && found.count >= 2;
  if (budget.halt() != Halt::kNone && !is_cut) return halted(budget);
  const bool is_over = found.count > limit;
  const bool is_exact = !is_cut && !is_over && found.count != kUnlimited;
  return Counted{is_over ? limit : found.count, is_exact, found.count};
}

Result<Checked, Unanswered> check(Budget& budget, const Position& position, bool minimal,
                                  const SearchWish& wish) {
  const SearchResult found = search_up_to(budget, position, 2, wish);
  if (budget.halt() != Halt::kNone) return halted(budget);
  Checked checked{found.count, compare_claim(position, found), {}};
  if (found.count != 1 || !minimal) return checked;
  const auto look = [&](const Pencilmarks& marks) -> std::optional<bool> {
    const SearchResult other = search_up_to(budget, position.layout, marks, 1, wish);
    return budget.halt() == Halt::kNone ? std::optional(other.count > 0) : std::nullopt;
  };
  checked.redundant = redundant_givens(position.layout, position.marks, look);
  if (!checked.redundant) return halted(budget);
  return checked;
}

}  // namespace shudu::verbs
