// True candidates: the values that each variable has in some solution.
//
// For each candidate that no solution has shown yet one search with it placed, which finds a
// solution or refutes it; a refuted candidate is gone for good. For a session of edits a memory
// keeps what these searches have found: solutions that still solve the edited puzzle are witnesses
// of their values, and what was false stays false where only something was added.
//
// Tested in tests/propagation/true_candidates_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "shudu/propagation/solve.h"

#pragma GCC visibility push(default)
namespace shudu::propagation {

/// What the calls for like models have found. It changes what a call costs and never its
/// candidates. Bounded: the last kMostWitnesses solutions, and the last kMostModels with kMostRules
/// rules at most. One thread at a time.
class CandidateMemory {
 public:
  static constexpr std::size_t kMostWitnesses = 1000;
  static constexpr std::size_t kMostModels = 8;
  static constexpr std::size_t kMostRules = 10'000;

  /// What is known of a model's candidates before any search.
  struct Known {
    std::vector<variant::ValueSet> can_be;   ///< all others are false
    std::vector<variant::ValueSet> is_true;  ///< in some solution
    bool is_all = false;                     ///< the model itself was settled
  };
  /// A model with all rules of another and no value more has no solution that the other has not.
  [[nodiscard]] Known known_of(const variant::Model& model) const;

  /// Solutions of any of the models, the first ones new.
  [[nodiscard]] const std::deque<std::vector<std::uint8_t>>& witnesses() const {
    return witnesses_;
  }

  /// A solution of the last model.
  void keep(Values solution);
  /// All true candidates of a model.
  void keep(const variant::Model& model, const std::vector<variant::ValueSet>& candidates);

 private:
  struct Settled {
    variant::Model model;
    std::vector<variant::ValueSet> candidates;
  };
  std::deque<std::vector<std::uint8_t>> witnesses_;
  std::vector<Settled> settled_;  ///< the last one is new
};

struct TrueCandidates {
  /// Of each variable; all empty where there is no solution. Where the work was ended early, those
  /// that are known to be true.
  std::vector<variant::ValueSet> candidates;
  /// kExhausted: the candidates are all there are. Its solutions are those that this call has
  /// found, beside what the memory knew.
  Outcome outcome;
};

/// Of the options, `limit` has no meaning here. `memory`: null, or what the last calls have left;
/// what this one finds goes to it. Thread-safe for different memories.
[[nodiscard]] Result<TrueCandidates, Refusal> true_candidates(const variant::Model& model,
                                                              const Options& options,
                                                              CandidateMemory* memory = nullptr);

}  // namespace shudu::propagation
#pragma GCC visibility pop
