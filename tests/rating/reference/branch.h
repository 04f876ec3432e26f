// A branch search with linked objects: what follows from one assumed node. See branch.cpp.
#pragma once

#include "rating/reference/nodes.h"

namespace shudu::se::reference {

struct Branch {
  const Node* on[729]{};
  const Node* off[729]{};
  std::vector<const Node*> on_order;
  std::vector<const Node*> off_order;
  const Node* clash_on = nullptr;  ///< the contradiction that ended it
  const Node* clash_off = nullptr;

  [[nodiscard]] bool is_contradiction() const { return clash_on != nullptr; }
  [[nodiscard]] const Node* of(int id) const {
    return is_on(id) ? on[candidate_of(id)] : off[candidate_of(id)];
  }
};

/// Remembers the inner results of one call of a producer, by position.
struct InnerResults;

std::unique_ptr<Branch> follow(const Position& g, int start, int level, Arena& arena,
                               InnerResults& inner);

/// How deep chains within a branch go, and those that are known.
struct Nesting {
  int level;
  InnerResults& inner;
};

/// The nodes that level 1 and above add when the queues have run empty. nested.cpp
std::vector<const Node*> advanced(const Position& g, const Position& s, const Nesting& nesting,
                                  const Branch& branch, Arena& arena);

ChainHints branch_hints(const Position& position, int level, bool with_proof, InnerResults& inner);

}  // namespace shudu::se::reference
