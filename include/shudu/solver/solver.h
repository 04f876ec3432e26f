// The short calls: solve a grid, count its solutions, ask whether it is proper.
//
// The givens are checked before any search; a clash comes back as an error that names it.
#pragma once

#include "shudu/core/result.h"
#include "shudu/solver/method.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Searches `grid` on `layout` by `method`, each solution to `sink`.
/// Errors: a clash of givens (kDuplicate...), kLayoutMismatch. Thread-safe.
[[nodiscard]] Result<SearchResult> search(const Layout& layout, const Grid& grid,
                                          const Method& method, const SearchOptions& options,
                                          SolutionSink sink);
/// The same without looking at the solutions one by one.
[[nodiscard]] Result<SearchResult> search(const Layout& layout, const Grid& grid,
                                          const Method& method, const SearchOptions& options);

/// A solution by the default method (seed 0) and whether there are others: `count` is 0, 1 or 2.
/// Where there are several, `first` is the first that the method meets, not the smallest; see
/// first_lexicographic. Errors: as `search`. Thread-safe.
[[nodiscard]] Result<SearchResult> solve(const Layout& layout, const Grid& grid);

/// How many solutions, up to `limit`. Errors: as `search`. Thread-safe.
[[nodiscard]] Result<SearchResult> count_solutions(const Layout& layout, const Grid& grid,
                                                   std::uint64_t limit = kUnlimited);

/// Exactly one solution? Errors: as `search`. Thread-safe.
[[nodiscard]] Result<bool> is_unique(const Layout& layout, const Grid& grid);

}  // namespace shudu
#pragma GCC visibility pop
