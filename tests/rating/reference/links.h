// Weak and strong links of a node on S, as new nodes in the order of the scale.
#pragma once

#include "rating/reference/nodes.h"

namespace shudu::se::reference {

constexpr SeCause cause_of_kind(int kind) {
  return static_cast<SeCause>(static_cast<int>(SeCause::kBox) + kind);
}

std::vector<const Node*> weak(const Position& s, const Links& links, const Node* p, Arena& arena);

/// The position that a branch started from and its OFF nodes by candidate, for hidden parents; in
/// static searches the position itself and null.
struct Start {
  const Position& position;
  const Node* const* off;
};

std::vector<const Node*> strong(const Start& start, const Position& s, const Links& links,
                                const Node* p, Arena& arena);

}  // namespace shudu::se::reference
