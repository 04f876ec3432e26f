// The smallest solution, read row by row, whatever method finds it.
//
// A puzzle with several solutions needs an answer that does not depend on the method or its seed:
// the lexicographically smallest solution. Depth-first search in reading order (`scan`) meets it
// first but may take very long to; here a fast method is asked, cell by cell, whether a smaller
// digit is possible, which is at most 81 x 8 short searches.
#pragma once

#include "shudu/solver/method.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Given some solution, finds the smallest: `first` of the result, with `count` 1, and the nodes of
/// all searches together. `options.limit` is ignored; where the stop flag or the node budget (of
/// each search) ends a search early, `end` says so and `first` is the smallest found until then.
/// Preconditions: `known` solves `marks` on `layout`; sizes agree. Thread-safe.
[[nodiscard]] SearchResult first_lexicographic(const Layout& layout, const Pencilmarks& marks,
                                               const Grid& known, const Method& method,
                                               const SearchOptions& options);

/// The same, by whatever is fastest: search in ascending order, which nearly always meets the
/// smallest at once, and only where it does not, first_lexicographic. Thread-safe.
[[nodiscard]] SearchResult smallest_solution(const Layout& layout, const Pencilmarks& marks,
                                             const Grid& known, const SearchOptions& options);

/// All solutions in lexicographic order, as Method::search: `scan`, and on the classic grid a
/// kernel that branches as `scan` does. Thread-safe.
SearchResult search_ascending(const Layout& layout, const Pencilmarks& marks,
                              const SearchOptions& options, SolutionSink sink);

}  // namespace shudu
#pragma GCC visibility pop
