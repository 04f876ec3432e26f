// Exact answers for classic grids of any order to 400: one solution, how many, is it the only one.
//
// The engine learns clauses over the candidates of the open cells. It is meant for grids that no
// search without learning comes through: 25 x 25 with few givens, or very large ones.
// src/large/learning/search.h tells how, with the sources. Memory: some 200 bytes a candidate that
// the givens leave open (3 MB for an open 25 x 25 grid), and learned clauses, which are thrown away
// as others come, within kMostClauseBytes. Tested in tests/large, against the exact methods of the
// room `solver` and an enumeration.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shudu/core/function_ref.h"
#include "shudu/core/result.h"
#include "shudu/core/stop.h"
#include "shudu/large/large_grid.h"

#pragma GCC visibility push(default)
namespace shudu::large {

/// A search whose clauses would take more ends with Ending::kMemory. Each solution that was found
/// leaves a clause, so counts of many millions may end so; few proofs of 25 x 25 take a tenth.
inline constexpr std::uint64_t kMostClauseBytes = std::uint64_t{1} << 30U;

/// The values of a full grid, cell by cell.
using Values = std::span<const std::uint16_t>;

/// Given each solution when it is found; false ends the search.
using Sink = FunctionRef<bool(Values)>;

struct Options {
  /// Ends after so many solutions; 0: all are counted. 2 proves that there is one alone.
  std::uint64_t limit = 2;
  /// Ends after so many conflicts; 0: no bound.
  std::uint64_t most_conflicts = 0;
  /// Looked at in each conflict, each 1024 decisions, each probe and each clause that is shortened:
  /// mostly every few milliseconds. Not while the singles of the givens are followed at the start,
  /// which takes under 1 ms for 25 x 25, 0.1 s for 225 x 225 and 0.6 s for 400 x 400.
  Stop stop = {};
};

enum class Ending : std::uint8_t {
  kExhausted,  ///< there are no more solutions than those counted
  kLimit,      ///< Options::limit was reached, or the sink wanted no more
  kBudget,     ///< Options::most_conflicts
  kStopped,    ///< Options::stop
  kMemory,     ///< kMostClauseBytes
};

struct Outcome {
  std::uint64_t solutions = 0;
  std::uint64_t decisions = 0;
  std::uint64_t conflicts = 0;
  Ending ending = Ending::kExhausted;

  /// Is `solutions` the number there is?
  [[nodiscard]] bool is_exact() const { return ending == Ending::kExhausted; }
};

/// Hands over solutions in the order of being found, which is the same for the same grid and
/// options, and says nothing of which is the smallest. A grid with a fault gets the fault.
/// Thread-safe.
[[nodiscard]] Result<Outcome, Fault> search(const LargeGrid& grid, const Options& options,
                                            Sink sink);

/// The same without looking at them.
[[nodiscard]] Result<Outcome, Fault> count(const LargeGrid& grid, const Options& options);

struct Solved {
  Outcome outcome;
  /// The first solution that was found; without cells where none was.
  LargeGrid first;
};

/// The first solution and, by the default limit, whether it is the only one. Thread-safe.
[[nodiscard]] Result<Solved, Fault> solve(const LargeGrid& grid, const Options& options = {});

}  // namespace shudu::large
#pragma GCC visibility pop
