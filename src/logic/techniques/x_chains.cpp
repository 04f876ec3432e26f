// X-chains: strong and weak links of one digit by turns, the first and the last strong. One of the
// ends has the digit, so what sees both loses it. Three links are a turbot fish, which stands here
// too. Grouped X-chain: with a node that is a group of cells, at an end as well; where no plain
// chain between the same ends is shorter. Fishy cycle: the chain closes; its on nodes are all true
// or its off nodes are, so a cell outside that sees one of each loses the digit (SE's rule, more
// than neighbours alone give).
//
// The step: see chain_steps.h; `digits` the one digit. Order: digits, then as in chain_finder.h.
// X-chains have 20 links at most, as in HoDoKu. Tested in tests/cases.
#include <algorithm>

#include "logic/facts_dead_places.h"
#include "logic/finders.h"
#include "logic/techniques/chain_finder.h"

namespace shudu {
namespace {

constexpr int kMostXLinks = 20;

// The nodes of a digit as bits, and those of them with a partner as starts.
struct NodesOfDigit {
  NodesOfDigit(const LinkGraph& graph, Digit digit) : bits(graph.words()) {
    for (int number = 0; number < graph.size(); ++number) {
      const auto id = static_cast<NodeId>(number);
      if (graph.node(id).digit != digit) continue;
      bits[id / 64U] |= std::uint64_t{1} << (id % 64U);
      const auto strong = graph.strong(id);
      const bool has_partner = std::any_of(strong.begin(), strong.end(), [&](NodeId other) {
        return graph.node(other).digit == digit;
      });
      if (has_partner) starts.push_back(id);
    }
  }
  std::vector<std::uint64_t> bits;
  std::vector<NodeId> starts;
};

// Cells that see a node of each kind, outside the loop.
void eliminate_by_x_cycle(const ChainGround& ground, const ChainPath& path, Step& step) {
  CellSet by_on;
  CellSet by_off;
  CellSet own;
  for (const ChainState& state : path) {
    const LinkNode& node = ground.graph.node(state.node);
    (state.is_on ? by_on : by_off) |= node.sees;
    own |= node.cells;
  }
  const Digit digit = ground.graph.node(path.front().node).digit;
  eliminate_from(ground.view, (by_on & by_off) - own, digit, step);
}

}  // namespace

bool find_x_chain(const FindTask& task) {
  const bool has_groups = wants_groups(task.technique);
  for (const Digit digit : digits_with_dead_places(task.view)) {
    if (has_groups && task.options.is_stopped()) return false;
    const LinkGraph& graph =
        links_of(task.view, has_groups ? LinkScope::kGroups : LinkScope::kCandidates);
    const NodesOfDigit nodes(graph, digit);
    ChainFinder finder(task, graph);
    finder.rules.nodes = nodes.bits;
    finder.most_links = std::min(finder.most_links, kMostXLinks);
    finder.is_digits_of_end = true;
    finder.may_end_in_groups = has_groups;
    finder.plain = plain_graph(task);
    const auto ends = [&](NodeId start, NodeId end) {
      return ChainGone{graph.node(start).sees & graph.node(end).sees, digit, digit};
    };
    if (!finder.find_chains(nodes.starts, ends)) return false;
  }
  return true;
}

bool find_fishy_cycle(const FindTask& task) {
  for (const Digit digit : digits_with_dead_places(task.view)) {
    const LinkGraph& graph = links_of(task.view, LinkScope::kCandidates);
    const NodesOfDigit nodes(graph, digit);
    const ChainGround ground{task.view, graph};
    ChainFinder finder(task, ground.graph);
    finder.rules.nodes = nodes.bits;
    const auto loop = [&](const ChainPath& path, Step& step) {
      eliminate_by_x_cycle(ground, path, step);
    };
    if (!finder.find_loops(nodes.starts, loop)) return false;
  }
  return true;
}

}  // namespace shudu
