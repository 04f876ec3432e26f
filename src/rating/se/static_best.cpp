// Chains are even numbers of nodes long, ends counted: every two steps are a weak and a strong
// link.
#include "rating/se/static_best.h"

namespace shudu::se {

int most_cycle_nodes(Mode mode, const StaticBest& best) {
  int n = 2;
  for (;; n += 2) {
    const Difficulty difficulty = chain_difficulty(cycle_base(mode), n + 2);
    if (difficulty > best.difficulty) return n;
    if (difficulty == best.difficulty && n + 2 > best.complexity) return n;
    if (n > 2 * kMostEnds) return n;
  }
}

int shortest_from_on(const LinkGraph& graph, int spot, int most) {
  std::uint64_t weak[kMostEndWords];
  std::uint64_t first[kMostEndWords];
  graph.rows(spot, weak, first);
  LayerSearch search(graph);
  search.start(first);
  for (int complexity = 4; complexity <= most; complexity += 2) {
    if (search.layer_meets(weak)) return complexity;
    if (!search.advance()) return 0;
  }
  return 0;
}

int shortest_from_off(const LinkGraph& graph, int spot, int most) {
  const int end = graph.index(spot);
  if (end < 0) return 0;
  LayerSearch search(graph);
  search.start(graph.partners(end));
  for (int complexity = 4; complexity <= most; complexity += 2) {
    if (!search.advance()) return 0;
    if ((search.layer()[end / 64] >> end % 64 & 1) != 0) return complexity;
  }
  return 0;
}

Rule rule_of(const StaticBest& best) {
  if (best.kind == 0) {
    return best.mode == Mode::kX   ? Rule::kXCycle
           : best.mode == Mode::kY ? Rule::kYCycle
                                   : Rule::kCycle;
  }
  if (best.mode != Mode::kX) return Rule::kForcingChain;
  return best.complexity == 6 ? Rule::kTurbotFish : Rule::kForcingXChain;
}

}  // namespace shudu::se
