// The short calls: check the givens, then one search with the right limit. See solver.h.
// Tests: tests/solver/solver_test.cpp.
#include "shudu/solver/solver.h"

#include "shudu/core/clash.h"
#include "solver/count/many.h"
#include "solver/fast.h"

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

SearchResult count_by_threads(const Layout& layout, const Pencilmarks& marks, const Method& method,
                              const SearchOptions& options) {
  if (method.count == count_by_kernel) return method.count(layout, marks, options);
  return count_shared(layout, marks, options, method.count);
}

}  // namespace shudu
