// XY-chains: bivalue cells, each seeing the next by the digit that it keeps if the one before has
// its other. The ends keep the same digit z at the outside: one of them is z, so what sees both
// loses it. Three cells at least (an XY-wing stands here too; two are a naked pair), 20 links at
// most, as in HoDoKu. XY-cycle: the chain closes; its on nodes are all true or its off nodes are,
// so a candidate outside its cells that sees one of each of its digit goes (SE's rule).
//
// The step: see chain_steps.h; `digits` of an XY-chain is z. Order: as in chain_finder.h. Tested in
// tests/cases.
#include <algorithm>

#include "logic/finders.h"
#include "logic/techniques/chain_finder.h"

namespace shudu {
namespace {

constexpr int kMostXYLinks = 20;
constexpr int kLeastXYLinks = 5;

struct BivalueNodes {
  BivalueNodes(const View& view, const LinkGraph& graph) : bits(graph.words()) {
    for (const Cell cell : view.bivalue_cells()) {
      for (const Digit digit : view.candidates(cell)) {
        const NodeId id = graph.id_of({cell, digit});
        bits[id / 64U] |= std::uint64_t{1} << (id % 64U);
        starts.push_back(id);
      }
    }
  }
  std::vector<std::uint64_t> bits;
  std::vector<NodeId> starts;
};

void eliminate_by_xy_cycle(const ChainGround& ground, const ChainPath& path, Step& step) {
  CellSet own;
  for (const ChainState& state : path) own |= ground.graph.node(state.node).cells;
  for (const Digit digit : step.digits) {
    CellSet by_on;
    CellSet by_off;
    for (const ChainState& state : path) {
      const LinkNode& node = ground.graph.node(state.node);
      if (node.digit == digit) (state.is_on ? by_on : by_off) |= node.sees;
    }
    eliminate_from(ground.view, (by_on & by_off) - own, digit, step);
  }
}

}  // namespace

bool find_xy_chain(const FindTask& task) {
  const LinkGraph& graph = links_of(task.view, LinkScope::kCandidates);
  const BivalueNodes nodes(task.view, graph);
  ChainFinder finder(task, graph);
  finder.rules.nodes = nodes.bits;
  finder.rules.is_strong_in_cells = true;
  finder.least_links = kLeastXYLinks;
  finder.most_links = std::min(finder.most_links, kMostXYLinks);
  finder.is_digits_of_end = true;
  return finder.find_chains(nodes.starts, [&](NodeId start, NodeId end) {
    const LinkNode& a = graph.node(start);
    const LinkNode& b = graph.node(end);
    if (a.digit != b.digit) return ChainGone{};
    return ChainGone{a.sees & b.sees, a.digit, a.digit};
  });
}

bool find_xy_cycle(const FindTask& task) {
  const LinkGraph& graph = links_of(task.view, LinkScope::kCandidates);
  const BivalueNodes nodes(task.view, graph);
  const ChainGround ground{task.view, graph};
  ChainFinder finder(task, ground.graph);
  finder.rules.nodes = nodes.bits;
  finder.rules.is_strong_in_cells = true;
  return finder.find_loops(nodes.starts, [&](const ChainPath& path, Step& step) {
    eliminate_by_xy_cycle(ground, path, step);
  });
}

}  // namespace shudu
