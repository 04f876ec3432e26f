// A conclusion that a candidate is true eliminates the others of its cell and places the digit in
// the same step.
#include "rating/se/branch_best.h"

#include "rating/se/spots.h"

namespace shudu::se {

Hint hint_of(const Position& position, const BranchBest& best, Rule rule) {
  Hint hint;
  hint.rule = rule;
  hint.complexity = best.complexity;
  hint.difficulty = chain_difficulty(base_difficulty(rule).value, best.complexity);
  const unsigned bit = 1U << digit_of_spot(best.spot);
  hint.eliminate(position, cell_of_spot(best.spot), best.is_on ? ~bit : bit);
  if (best.is_on) hint.placement = candidate_of_spot(best.spot);
  return hint;
}

}  // namespace shudu::se
