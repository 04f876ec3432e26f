// The best cycle of a mode: of all that close and eliminate something, the shortest, and of these
// the first in the order of the scale.
#pragma once

#include <optional>
#include <vector>

#include "rating/se/link_graph.h"

namespace shudu::se {

struct BestCycle {
  int nodes = 0;
  int spot = -1;  ///< that it was found from
  CandidateSet eliminations;
};

/// `graph` is of this mode. `victims` are the candidates that a chain from ON of the mode's links
/// eliminates, or more: nothing else can be a victim of a cycle. Cycles of more than `most` nodes
/// are not wanted.
std::optional<BestCycle> best_cycle(const Position& position, Mode mode, LinkGraph& graph,
                                    const std::vector<int>& victims, int most);

}  // namespace shudu::se
