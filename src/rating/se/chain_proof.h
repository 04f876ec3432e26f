// A chain hint's proof in compact form: what each target follows from, breadth first. It outlives
// the search that made it, so that nested hints can be kept and told.
#pragma once

#include <vector>

#include "rating/se/hint.h"
#include "shudu/rating/se.h"

namespace shudu::se {

/// A node as one number: twice the candidate, plus one for ON.
constexpr int node_id(int candidate, bool is_on) { return 2 * candidate + (is_on ? 1 : 0); }
constexpr int candidate_of(int node) { return node / 2; }
constexpr bool is_on(int node) { return node % 2 != 0; }

struct ProofNode {
  int node = 0;
  SeCause cause = SeCause::kStart;
  std::vector<int> parents;  ///< nodes, in order
  int nested = -1;           ///< place in ChainProof::nested
};

struct ChainProof {
  std::vector<std::vector<ProofNode>> targets;  ///< the target first, then its ancestors
  std::vector<std::shared_ptr<const Hint>> nested;
};

}  // namespace shudu::se
