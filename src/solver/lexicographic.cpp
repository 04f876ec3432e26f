// The smallest solution by asking, cell by cell, whether a smaller digit is possible.
//
// Why it is right: when cell i is reached, the cells before it hold the smallest digits with which
// any solution exists, and `best` is a solution that begins with them. The digits below best's at
// cell i are tried in ascending order; the first that has a solution is the smallest possible
// there, and that solution becomes `best`. If none has, best's own digit is the smallest. Tested
// against `scan` in tests/solver/lexicographic_test.cpp.
#include "shudu/solver/lexicographic.h"

#include <algorithm>

#include "solver/count_by.h"
#include "solver/fast.h"
#include "solver/reference/scan.h"
#include "solver/smallest.h"

namespace shudu {
namespace {

// Does the digit stand at a peer among the cells already fixed? Then no search is needed.
bool clashes_before(const Layout& layout, const Grid& best, Cell cell, Digit digit) {
  for (const Cell peer : layout.peers(cell)) {
    if (peer >= cell) return false;
    if (best[peer] == digit) return true;
  }
  return false;
}

}  // namespace

SearchResult first_lexicographic(const Layout& layout, const Pencilmarks& marks, const Grid& known,
                                 const Method& method, const SearchOptions& options) {
  SearchResult result;
  result.count = 1;
  result.first = known;
  SearchOptions one = options;
  one.limit = 1;
  Pencilmarks fixed = marks;
  for (const Cell cell : layout.all_cells()) {
    const DigitSet smaller = DigitSet::first_n(result.first.value_at(cell) - 1) & marks[cell];
    for (const Digit digit : smaller) {
      if (clashes_before(layout, result.first, cell, digit)) continue;
      fixed.set(cell, DigitSet::only(digit));
      const SearchResult answer = method.count(layout, fixed, one);
      result.nodes += answer.nodes;
      if (answer.count > 0) {
        result.first = answer.first;
        break;
      }
      if (answer.end != SearchEnd::kComplete) {
        result.end = answer.end;
        return result;
      }
    }
    fixed.set(cell, DigitSet::only(*result.first[cell]));
  }
  return result;
}

// Exact cover branches where room is scarcest, so it is the one that ends on sparse grids with a
// contradiction in a corner; kernels may guess elsewhere for hours.
SearchResult smallest_solution(const Layout& layout, const Pencilmarks& marks, const Grid& known,
                               const SearchOptions& options) {
  SearchOptions ascending = options;
  ascending.limit = 1;
  ascending.node_budget = std::min(options.node_budget, kAscendingNodes);
  SearchResult first = search_ascending(layout, marks, ascending, kGoOn);
  if (first.count > 0) {
    first.end = SearchEnd::kComplete;
    return first;
  }
  return first_lexicographic(layout, marks, known, *find_method("dlx"), options);
}

SearchResult search_ascending(const Layout& layout, const Pencilmarks& marks,
                              const SearchOptions& options, SolutionSink sink) {
  if (!layout.is_classic()) return search_by_scan(layout, marks, options, sink);
  return search_one(kernel_of(options), marks, options, &sink, Branching::kAscending);
}

}  // namespace shudu
