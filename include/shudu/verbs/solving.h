// The questions `solve`, `count` and `check`: has a puzzle one solution, which, how many, and is
// every given needed?
//
// Every puzzle is searched for a second solution, so that several are never taken for one; the one
// that is told of several is the smallest. What a record claims as its solution is compared on the
// way (claimed_solution.h). Thread-safe for different budgets. Tested in
// tests/verbs/solving_test.cpp and by the transcripts of the program and the service.
#pragma once

#include <cstdint>
#include <optional>

#include "shudu/core/cell_set.h"
#include "shudu/core/result.h"
#include "shudu/verbs/position.h"
#include "shudu/verbs/searching.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// What came of the solution that a record claims.
struct Claim {
  bool is_made = false;        ///< the record claims one
  std::optional<Error> fault;  ///< why it is not right
};

/// Compares the claim of a position with what a whole search for two solutions found.
[[nodiscard]] Claim compare_claim(const Position& position, const SearchResult& found);

struct Solved {
  std::uint64_t solutions = 0;   ///< 0, 1, or 2 for several
  std::optional<Grid> solution;  ///< the only one, or the smallest, read row by row
  Claim claim;
  RuleCounts rules;         ///< of methods that count them
  std::uint64_t nodes = 0;  ///< digits tried
};

[[nodiscard]] Result<Solved, Unanswered> solve(Budget& budget, const Position& position,
                                               const SearchWish& wish = {});

struct Counted {
  std::uint64_t count = 0;      ///< at most the limit
  bool is_exact = true;         ///< else there are more
  std::uint64_t solutions = 0;  ///< 0, 1, or more for several, whatever the limit
};

/// How many solutions there are, up to `limit`. Where the nodes of the budget end the count, what
/// has been found is the answer if it is at least two.
[[nodiscard]] Result<Counted, Unanswered> count(Budget& budget, const Position& position,
                                                std::uint64_t limit = kUnlimited,
                                                const SearchWish& wish = {});

struct Checked {
  std::uint64_t solutions = 0;  ///< 0, 1, or 2 for several
  Claim claim;
  /// Of a puzzle with one solution, where it was asked: the givens that can go, each by itself.
  std::optional<CellSet> redundant;
};

/// `minimal`: is every given needed?
[[nodiscard]] Result<Checked, Unanswered> check(Budget& budget, const Position& position,
                                                bool minimal, const SearchWish& wish = {});

}  // namespace shudu::verbs
#pragma GCC visibility pop
