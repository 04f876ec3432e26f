// For puzzles that a kernel searches in the wrong place: turns with a search that learns.
//
// A kernel branches where a guess tells most. Beside a contradiction that lies in another corner of
// the grid that can take millions of guesses, each of them useless; a search that learns from every
// contradiction (learning/learning.h) may be there after a dozen nodes. The other way round there
// are puzzles that a kernel is quicker with. So a kernel that has made kPatience guesses is
// stopped, and the two take turns: the one goes on where it stopped, the kernel begins anew, and
// both have more nodes every time. Whoever is done first has the answer; counts do not depend on
// who it was. Tested in tests/solver/turns_test.cpp, and on what a climber has found
// (tests/data/worst100.txt) in worst_case_test.cpp.
#pragma once

#include <cstdint>

#include "shudu/core/function_ref.h"
#include "shudu/solver/search.h"

namespace shudu {

/// Guesses after which turns begin. Of the hardest lists no puzzle in a hundred gets here.
inline constexpr std::uint64_t kPatience = 2'000;

/// Who asks for more solutions than this is expected to need more guesses, and gets no turns.
inline constexpr std::uint64_t kMostInTurns = 100;

/// Counts the solutions of a position by a kernel, as Method::count.
using CountByKernel = FunctionRef<SearchResult(const SearchOptions& options)>;

/// May a search be stopped at kPatience, and go on in turns?
[[nodiscard]] constexpr bool takes_turns(std::uint64_t limit, std::uint64_t node_budget) {
  return limit <= kMostInTurns && node_budget > kPatience;
}

/// As Method::count on the classic grid, in turns; `spent` nodes have been used before and are
/// among those of the result and the budget.
SearchResult count_in_turns(const Pencilmarks& marks, const SearchOptions& options,
                            std::uint64_t spent, CountByKernel kernel);

}  // namespace shudu
