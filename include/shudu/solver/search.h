// The question every solver answers, and the answer.
//
// All methods take candidates (`Pencilmarks`): a puzzle of givens is the special case of one
// candidate per given, a sukaku the general one. "One solution", "all of them", "how many" and
// "is it unique" are one search with different limits: 1, none, some number, 2.
#pragma once

#include <cstdint>

#include "shudu/core/function_ref.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/core/stop.h"

#pragma GCC visibility push(default)
namespace shudu {

struct Kernel;  // kernel.h

/// No limit on solutions or nodes.
inline constexpr std::uint64_t kUnlimited = ~std::uint64_t{0};

struct SearchOptions {
  /// Stop after this many solutions; 0 asks nothing and is answered at once. A search that reaches
  /// its limit does not look whether that was the last one: it ends as kLimit, not exact.
  std::uint64_t limit = kUnlimited;
  /// Stop before the search visits more nodes (digits tried) than this.
  std::uint64_t node_budget = kUnlimited;
  /// Seeds the choice among equals of the methods that make one (`mrv`).
  std::uint64_t seed = 0;
  /// When set, the search ends soon (within some thousand nodes) after it becomes true. Not owned.
  Stop stop = {};
  /// Threads that counting may use where nobody looks at the solutions one by one: the count of the
  /// method `fast` and count_by_threads; all else uses the caller's thread alone. From 1 to 256,
  /// other values are taken as the nearest; small counts use one all the same. Neither count nor
  /// end depend on it. With a node budget one thread is used.
  int threads = 1;
  /// The kernel that the method `fast` runs; nullptr means best_kernel(). Precondition: the machine
  /// supports it.
  const Kernel* kernel = nullptr;
};

/// Why a search ended.
enum class SearchEnd : std::uint8_t { kComplete, kLimit, kCallback, kStopped, kBudget };

/// Cells settled by each rule of the method `logic` before any search; all 0 for the others. What
/// the rules settle below a guess is not counted, so `nodes` > 0 says that search was needed.
struct RuleCounts {
  std::uint64_t naked_singles = 0;
  std::uint64_t cross_hatching = 0;
  std::uint64_t whole_line = 0;
  std::uint64_t equal_sets = 0;  ///< eliminations by equal candidate sets, counted in candidates
  friend constexpr bool operator==(const RuleCounts&, const RuleCounts&) = default;
};

struct SearchResult {
  /// Solutions found. What does not fit 64 bits is kUnlimited, with the end kLimit.
  std::uint64_t count = 0;
  /// Digits tried by search; givens and forced cells are not counted. Where very many solutions are
  /// counted together, units of a like amount of work.
  std::uint64_t nodes = 0;
  SearchEnd end = SearchEnd::kComplete;
  RuleCounts rules;
  /// The first solution found; meaningful when count > 0.
  Grid first;

  /// Is `count` the number of solutions, not only a lower bound?
  [[nodiscard]] constexpr bool is_exact() const { return end == SearchEnd::kComplete; }
};

/// Called with each solution; false stops the search.
using SolutionSink = FunctionRef<bool(const Grid&)>;

}  // namespace shudu
#pragma GCC visibility pop
