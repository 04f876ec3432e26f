// Random puzzles of 9 x 9 cells with boxes, with rules of one kind that a random full grid keeps
// and some of its givens: some have one solution, more have several, and of those that are changed
// afterwards some have none.
#pragma once

#include <optional>
#include <vector>

#include "shudu/core/rng.h"
#include "shudu/variant/puzzle.h"

namespace shudu::propagation::test {

struct RuledPuzzle {
  variant::VariantPuzzle puzzle;
  std::vector<int> grid;  ///< keeps all rules, and the givens
};

/// Nothing is changed: `grid` is a solution. Givens: between the two numbers.
RuledPuzzle ruled_puzzle(variant::Kind kind, int fewest, int most, Rng& rng);

/// A rule of the kind that the grid keeps, where some thousand tries find one.
std::optional<variant::Constraint> kept_rule(const variant::VariantPuzzle& puzzle,
                                             variant::Kind kind, const std::vector<int>& grid,
                                             Rng& rng);

/// One given more, or one number of a rule changed by 1, so that `grid` may be none any more.
void change_one(RuledPuzzle& made, Rng& rng);

}  // namespace shudu::propagation::test
