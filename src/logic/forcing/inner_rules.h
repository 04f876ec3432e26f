// Patterns that count inside a branch: what they switch off, and because of which candidates that
// the branch has removed (those of `before` that `now` lacks and that had to go first).
//
//   level 1  locked candidates, hidden pairs, naked pairs, X-wings
//   level 2  and chains of direct links           level 4  and dynamic chains
//   level 3  and those from cells and houses      level 5  and dynamic chains with level 2 inside
//
// The kinds are tried in this order; the first that gives something ends it. Each step is proved on
// `now` alone, so it holds in the branch; `because` is what it needs beyond the position where the
// branch began, and empty if it holds there too.
// Source: the levels of Sudoku Explainer's forcing chains (Nicolas Juillerat, 2006).
#pragma once

#include "logic/forcing/board.h"
#include "logic/forcing/propagation.h"
#include "shudu/core/function_ref.h"
#include "shudu/logic/candidate.h"

namespace shudu::forcing {

using TakeDeduction = FunctionRef<void(Candidate gone, const CandidateSet& because)>;

/// All that the first kind of rule that works switches off.
void apply_inner(const Board& before, const Board& now, int level, Budget& budget,
                 TakeDeduction take);

/// Level 2 to 5 without the patterns (nested.cpp).
void apply_chains(const Board& before, const Board& now, int level, Budget& budget,
                  TakeDeduction take);

}  // namespace shudu::forcing
