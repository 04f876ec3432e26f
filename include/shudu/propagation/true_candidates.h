// True candidates: the values that each variable has in some solution.
//
// For each candidate that no solution has shown yet one search with it placed, which finds a
// solution or refutes it; a refuted candidate is gone for good. Solutions are witnesses: those of a
// puzzle that still solve it after an edit save its searches.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shudu/propagation/solve.h"

#pragma GCC visibility push(default)
namespace shudu::propagation {

struct TrueCandidates {
  /// Of each variable; all empty where there is no solution. Where the work was ended early, those
  /// that are known to be true.
  std::vector<variant::ValueSet> candidates;
  /// Solutions that show them, for a later call; the last ones are new.
  std::vector<std::vector<std::uint8_t>> witnesses;
  /// kExhausted: the candidates are all there are.
  Outcome outcome;
};

/// `witnesses` are solutions of a like model, as one of these calls gave them; those that solve
/// this one no more are left out. Of the options, `limit` has no meaning here. Thread-safe.
[[nodiscard]] Result<TrueCandidates, Refusal> true_candidates(
    const variant::Model& model, const Options& options,
    std::span<const std::vector<std::uint8_t>> witnesses = {});

}  // namespace shudu::propagation
#pragma GCC visibility pop
