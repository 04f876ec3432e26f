// What 3D Medusa sees of a cluster by itself: the colours that it refutes, the candidates that it
// traps. Graded marks (gem.cpp) begin where that ends.
#pragma once

#include <vector>

#include "logic/clusters.h"
#include "shudu/logic/step.h"

namespace shudu {

/// The cell or the two cells by which rule 1, 2 or 6 shows that a colour is false; none where they
/// do not.
[[nodiscard]] std::vector<Cell> medusa_refutation(const View& view, const Cluster& cluster,
                                                  std::size_t color);
/// What goes by rules 3, 4 and 5.
[[nodiscard]] CandidateSet medusa_traps(const Cluster& cluster);

/// Marks all candidates of a set.
void add_color(const CandidateSet& candidates, MarkRole role, Step& step);

}  // namespace shudu
