// The searches of all questions: by what is fast everywhere, or by the method that was asked
// for.
//
// On the classic grid that is the method `fast`. On others `mrv` is fast on nearly everything, but
// there are puzzles, those without a solution above all, on which it needs minutes: it sees only
// cells with few digits left, never digits with few places left. Exact cover (`dlx`) sees both and
// costs more per node. So there mrv gets some thousand nodes, and where that is not enough dlx
// starts over.
//
// Where the budget has somebody to ask, a search goes in slices: it cannot be continued, so each
// slice starts over with twice the nodes. All slices together cost at most twice the last one, and
// what a search finds does not depend on them.
//
// Thread-safe for different budgets. Tested in tests/verbs/searching_test.cpp.
#pragma once

#include <cstdint>
#include <optional>

#include "shudu/core/function_ref.h"
#include "shudu/solver/method.h"
#include "shudu/verbs/position.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// What may be asked of a search beside its answer.
struct SearchWish {
  const Method* method = nullptr;  ///< none: by what is fast everywhere
  std::uint64_t seed = 0;          ///< of methods that choose among equals
  const Kernel* kernel = nullptr;  ///< of the method `fast`; none: the best one
};

/// Up to `limit` solutions of `marks`; `first` is some solution. Where the search was ended, the
/// budget says why and the count is a lower bound.
[[nodiscard]] SearchResult search_up_to(Budget& budget, const Layout& layout,
                                        const Pencilmarks& marks, std::uint64_t limit,
                                        const SearchWish& wish = {});
/// The same for a position.
[[nodiscard]] inline SearchResult search_up_to(Budget& budget, const Position& position,
                                               std::uint64_t limit, const SearchWish& wish = {}) {
  return search_up_to(budget, position.layout, position.marks, limit, wish);
}

/// The smallest solution, read row by row; nothing where the work was ended. Precondition: `known`
/// is a solution.
[[nodiscard]] std::optional<Grid> smallest(Budget& budget, const Position& position,
                                           const Grid& known, const SearchWish& wish = {});

struct ListWish {
  std::uint64_t limit = kUnlimited;  ///< most solutions
  SearchWish search = {};
};

/// What a list came to.
struct ListEnd {
  std::uint64_t count = 0;
  bool has_more = false;     ///< there are solutions beyond the limit
  bool was_stopped = false;  ///< by the budget, or by who took them
};

/// Calls `emit` with the solutions: in ascending order, or in that of the method that was asked
/// for. False from `emit` ends the list.
[[nodiscard]] ListEnd list_solutions(Budget& budget, const Position& position, const ListWish& wish,
                                     SolutionSink emit);

}  // namespace shudu::verbs
#pragma GCC visibility pop
