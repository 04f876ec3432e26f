// Hints of the families inside nested chains, kept without the search that made them: what they
// eliminate, how complex they are, and what a branch needs to know of them to go on.
#pragma once

#include <memory>
#include <vector>

#include "rating/se/hint.h"
#include "rating/se/spots.h"
#include "shudu/rating/se.h"

namespace shudu::se {

/// An ON node and the link that it came by. The candidates that had to go before this link was
/// there are among the parents of what the hint eliminates.
struct CausedNode {
  std::uint16_t spot = 0;
  SeCause cause = SeCause::kStart;
};

struct InnerHint {
  std::vector<std::uint16_t> gone;  ///< spots, by cell, then digit
  int complexity = 0;               ///< with all nested hints
  std::vector<CausedNode> causes;
  /// Nodes of each target breadth first, targets parted by kKeyEnd: what makes two chains equal.
  std::vector<std::uint16_t> key;
  std::shared_ptr<const Hint> told;  ///< for a path
};
inline constexpr std::uint16_t kKeyEnd = 0xFFFF;

using InnerHints = std::vector<std::shared_ptr<const InnerHint>>;

/// A hint that a branch took up: its rule parents, and itself where it is a chain.
struct AdvancedHint {
  std::vector<std::uint16_t> parents;  ///< spots of OFF nodes, in order
  std::shared_ptr<const InnerHint> inner;
};

/// The complexity that nested hints add to a chain: each once, equal chains once.
int nested_complexity(std::vector<const InnerHint*>& hints);

}  // namespace shudu::se
