// The short calls: check the givens, then one search with the right limit. See solver.h.
// Tests: tests/solver/solver_test.cpp.
#include "shudu/solver/solver.h"

#include "shudu/core/clash.h"

namespace shudu {

Result<SearchResult> search(const Layout& layout, const Grid& grid, const Method& method,
                            const SearchOptions& options, SolutionSink sink) {
  if (const auto clash = find_clash(layout, grid)) return *clash;
  return method.search(layout, Pencilmarks::from_grid(grid), options, sink);
}

Result<SearchResult> search(const Layout& layout, const Grid& grid, const Method& method,
                            const SearchOptions& options) {
  if (const auto clash = find_clash(layout, grid)) return *clash;
  return method.count(layout, Pencilmarks::from_grid(grid), options);
}

Result<SearchResult> solve(const Layout& layout, const Grid& grid) {
  return search(layout, grid, default_method(), {.limit = 2});
}

Result<SearchResult> count_solutions(const Layout& layout, const Grid& grid, std::uint64_t limit) {
  return search(layout, grid, default_method(), {.limit = limit});
}

Result<bool> is_unique(const Layout& layout, const Grid& grid) {
  const Result<SearchResult> result = solve(layout, grid);
  if (!result) return result.error();
  return result->count == 1;
}

}  // namespace shudu
