// Chains as linked objects, the plainest way: a node knows its parents. The judge of the fast
// search, used by tests only. Words of the scale: a node is ON or OFF for a candidate; G is the
// position in which a search began, S what is left of its candidates.
#pragma once

#include <deque>
#include <memory>
#include <vector>

#include "rating/se/chain_proof.h"

namespace shudu::se::reference {

struct ChainHint;

struct Node {
  int id = 0;  ///< node_id
  SeCause cause = SeCause::kStart;
  std::vector<const Node*> parents;
  std::shared_ptr<const ChainHint> nested;
};

/// An ON node and the link that it came by, for the rule parents of a nested hint.
struct CausedNode {
  int candidate = 0;
  SeCause cause = SeCause::kStart;
};

/// A finished hint; nothing in it points into the search.
struct ChainHint {
  Hint hint;
  int sort_key = 0;
  std::vector<std::vector<int>> key;  ///< for each target its nodes, breadth first
  std::vector<CausedNode> causes;
  std::vector<std::shared_ptr<const ChainHint>> nested;
};
using ChainHints = std::vector<std::shared_ptr<const ChainHint>>;

/// Nodes live as long as the search.
class Arena {
 public:
  const Node* make(int id, SeCause cause, std::vector<const Node*> parents) {
    nodes_.push_back({id, cause, std::move(parents), nullptr});
    return &nodes_.back();
  }
  Node& last() { return nodes_.back(); }

 private:
  std::deque<Node> nodes_;
};

/// Which links a search follows; weak links in houses always.
struct Links {
  bool cell_weak = true;
  bool cell_strong = true;
  bool house_strong = true;
};

struct Weighing {
  Rule rule;
  double base;
  int sort_key;
  bool with_proof;
};

/// `target` and its ancestors breadth first, each (cell, digit, state) once.
std::vector<const Node*> ancestors(const Node* target);

/// The hint of these targets: complexity, difficulty, key and causes. `root_cause` is what a root
/// counts as. `eliminations` and `placement` are set by the caller.
std::shared_ptr<ChainHint> weigh(const std::vector<const Node*>& targets, const Weighing& weighing,
                                 SeCause root_cause);

/// Sorts, and drops what eliminates the same as an earlier one.
void rank(ChainHints& hints);

// static.cpp
ChainHints static_hints(const Position& position, bool with_proof);
// branch.cpp: levels -2 Nishio, -1 multiple, 0 to 5 dynamic
inline constexpr int kNishio = -2;
inline constexpr int kMultiple = -1;
ChainHints branch_hints(const Position& position, int level, bool with_proof);

}  // namespace shudu::se::reference
