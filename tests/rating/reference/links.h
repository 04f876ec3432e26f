// Weak and strong links of a node on S, as new nodes in the order of the scale.
#pragma once

#include "rating/reference/nodes.h"

namespace shudu::se::reference {

constexpr SeCause cause_of_kind(int kind) {
  return static_cast<SeCause>(static_cast<int>(SeCause::kBox) + kind);
}

std::vector<const Node*> weak(const Position& s, const Links& links, const Node* p, Arena& arena);

/// `off` are the OFF nodes of the branch by candidate, for hidden parents; null in static searches.
std::vector<const Node*> strong(const Position& g, const Position& s, const Links& links,
                                const Node* p, const Node* const* off, Arena& arena);

}  // namespace shudu::se::reference
