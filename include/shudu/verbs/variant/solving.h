// The questions `solve`, `count`, `check` and `candidates` about variants: puzzles with rules of
// their own, or on grids that no layout has.
//
// As those about grids (shudu/verbs/solving.h): every puzzle is searched for a second solution, the
// one that is told of several is the smallest read row by row, and a solution that the record
// claims is compared. Of grids over 25x25 the first that is found is told, not the smallest. Two
// solutions differ in a cell or in a variable behind the grid. Values are
// as they are shown, cells row by row. Thread-safe for different budgets. Tested in
// tests/verbs_variant.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shudu/core/function_ref.h"
#include "shudu/core/result.h"
#include "shudu/propagation/estimate.h"
#include "shudu/propagation/true_candidates.h"
#include "shudu/verbs/budget.h"
#include "shudu/verbs/solving.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// `r3c12`; `x1` for the first variable behind the grid.
[[nodiscard]] std::string name_of_cell(const variant::VariantPuzzle& puzzle, int cell);

struct SolvedVariant {
  std::uint64_t solutions = 0;  ///< 0, 1, or 2 for several
  std::vector<int> solution;    ///< the only one, or the smallest; empty: there is none
  Claim claim;
  std::uint64_t nodes = 0;  ///< decisions
};

[[nodiscard]] Result<SolvedVariant, Unanswered> solve(Budget& budget, const VariantRecord& record);

/// As shudu::verbs::count.
[[nodiscard]] Result<Counted, Unanswered> count(Budget& budget, const VariantRecord& record,
                                                std::uint64_t limit);

using Estimate = propagation::Estimate;

/// About how many solutions, by so many random descents; the seed decides.
[[nodiscard]] Result<Estimate, Unanswered> estimate(Budget& budget,
                                                    const variant::VariantPuzzle& puzzle,
                                                    std::uint64_t descents, std::uint64_t seed);

/// Something of a puzzle that it would have one solution without: a given, or a rule.
struct SpareClue {
  std::optional<std::size_t> rule = {};  ///< its number among the constraints, from 0
  int cell = 0;                          ///< of a given, from 0
  friend bool operator==(const SpareClue&, const SpareClue&) = default;
};

/// The name of the cell, or the slug of the rule's kind with that of its first, `cage r1c1`.
[[nodiscard]] std::string name_of(const SpareClue& clue, const variant::VariantPuzzle& puzzle);

struct CheckedVariant {
  std::uint64_t solutions = 0;  ///< 0, 1, or 2 for several
  Claim claim;
  /// Of a puzzle with one solution, where it was asked: what can go, each by itself.
  std::optional<std::vector<SpareClue>> redundant;
};

/// `minimal`: is every given and every rule needed?
[[nodiscard]] Result<CheckedVariant, Unanswered> check(Budget& budget, const VariantRecord& record,
                                                       bool minimal);

/// Is given each solution; false ends the list.
using VariantSink = FunctionRef<bool(const std::vector<int>& values)>;

/// Calls `emit` with the solutions in the order of being found, `limit` at most.
[[nodiscard]] Result<ListEnd, Unanswered> list_solutions(Budget& budget,
                                                         const VariantRecord& record,
                                                         std::uint64_t limit, VariantSink emit);

struct Candidates {
  std::uint64_t solutions = 0;  ///< 0: there is none; 1: at least one
  /// Of each cell: the values that it has in some solution.
  std::vector<variant::ValueSet> values;
  /// Where they were asked: how many solutions have it, of the first solutions up to the limit;
  /// `counts[cell][i]` goes with the i-th value.
  std::vector<std::vector<std::uint64_t>> counts;
  /// Are the counts of all solutions there are?
  bool counts_are_exact = false;
};

/// For a session of edits.
using CandidateMemory = propagation::CandidateMemory;

/// `count_limit`: so many solutions are looked at for the counts; 0: none are wanted. `memory`:
/// null, or what the questions about puzzles edited before have left; then this one, too, is
/// answered in less time after an edit, and the same.
[[nodiscard]] Result<Candidates, Unanswered> candidates(Budget& budget,
                                                        const variant::VariantPuzzle& puzzle,
                                                        std::uint64_t count_limit,
                                                        CandidateMemory* memory = nullptr);

}  // namespace shudu::verbs
#pragma GCC visibility pop
