// Clusters: candidates of any digits that stand and fall together, or against each other.
//
// Two candidates of a cell with no other, and the only two places of a digit in a house, are one
// true and one false. Joined by such pairs, candidates fall into clusters; along the pairs true and
// false change, so a cluster takes two colours, and one of the two is entirely true. The clusters
// of one digit alone are the components of facts_colors.h.
//
// By their lowest candidate, which has the first colour. A cluster that cannot be coloured (a
// position without solution) is left out. Tested in tests/logic/clusters_test.cpp.
#pragma once

#include <array>
#include <vector>

#include "shudu/logic/view.h"

namespace shudu {

struct Cluster {
  /// The candidates of the two colours.
  std::array<CandidateSet, 2> colored{};
  /// What a colour rules out where it is true: all that shares a cell with one of its candidates,
  /// or the digit with a peer. The other colour is part of it.
  std::array<CandidateSet, 2> killed{};
};

[[nodiscard]] std::vector<Cluster> clusters_of(const View& view);

/// The candidates that cannot be true beside this one: the other digits of its cell, and its digit
/// in what the cell sees.
[[nodiscard]] CandidateSet killed_by(const View& view, Candidate candidate);
/// The digits of a set in a cell.
[[nodiscard]] DigitSet digits_in(const CandidateSet& set, const View& view, Cell cell);
/// All digits of a set.
[[nodiscard]] DigitSet digits_of(const CandidateSet& set);

}  // namespace shudu
