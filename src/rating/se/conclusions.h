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

/// The conclusion through a cell, before it is known what it says.
[[nodiscard]] inline BranchBest through_cell(const Position& position, int cell) {
  const int start = spot_at(cell, lowest(position.marks[cell]));
  return {0, BranchHintKind::kCell, discovery(cell, 9, 0, 0), -1, false, start, -1};
}

/// Calls `see(conclusion)` for those through a house in which the cell is the first of several that
/// have the digit.
template <typename See>
void for_each_region(const Position& position, int cell, int digit, See see) {
  for (int kind = 0; kind < 3; ++kind) {
    const int house = kGeometry.house[cell][kind];
    const unsigned places = position.places[digit][house];
    if (!has_two_or_more(places) || lowest(places) != kGeometry.position[cell][kind]) continue;
    see(BranchBest{0, BranchHintKind::kRegion, discovery(cell, digit, 3 + kind, 0), -1, false,
                   spot_at(cell, digit), house});
  }
}

/// Calls `see(spot)` for the candidates that a conclusion through a cell or a house starts from.
template <typename See>
void for_each_start_of(const Position& position, const BranchBest& hint, See see) {
  const int cell = cell_of_spot(hint.start);
  const int digit = digit_of_spot(hint.start);
  if (hint.kind == BranchHintKind::kCell) {
    for (unsigned left = position.marks[cell]; left != 0; left &= left - 1) {
      see(spot_at(cell, lowest(left)));
    }
    return;
  }
  for (unsigned left = position.places[digit][hint.house]; left != 0; left &= left - 1) {
    see(spot_at(kGeometry.cell[hint.house][lowest(left)], digit));
  }
}

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
