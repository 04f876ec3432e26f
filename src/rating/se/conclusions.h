// What the branches of a position say together: contradictions, doubles, regions, cells.
// The same for dynamic chains at the top (the best one) and inside others (one for each candidate).
#pragma once

#include <vector>

#include "rating/se/branch.h"
#include "rating/se/collector.h"

namespace shudu::se {

/// The branches of a position, two a candidate; kept for the levels that continue them.
struct BranchTable {
  std::vector<Branch> branches;
  std::int16_t number[kSpots];  ///< of a candidate; its branches are 2 * number and one more (ON)

  /// Makes room for all candidates.
  void number_candidates(const Position& position);
  [[nodiscard]] Branch& of(int spot, bool is_on) {
    return branches[static_cast<std::size_t>(2 * number[spot] + (is_on ? 1 : 0))];
  }
};

/// Weighs all conclusions of a full table.
void collect_conclusions(const Position& position, BranchTable& table, Collector& collector);

/// The targets of a conclusion with their ancestors, in the order of the scale.
std::vector<std::vector<ProofNode>> tell_conclusion(const Position& position, BranchTable& table,
                                                    const BranchBest& hint,
                                                    std::vector<const InnerHint*>& nested);

/// What the root of a branch counts as among the causes of a conclusion: the cell, the kind of the
/// region, or nothing.
SeCause root_cause(const BranchBest& hint);

/// A conclusion as nested chains keep it.
std::shared_ptr<InnerHint> inner_hint_of(const Position& position, const BranchBest& hint,
                                         const std::vector<std::vector<ProofNode>>& targets);

/// The proof of a hint with these targets and nested hints.
std::shared_ptr<const ChainProof> proof_of(std::vector<std::vector<ProofNode>> targets,
                                           const std::vector<const InnerHint*>& nested);

}  // namespace shudu::se
