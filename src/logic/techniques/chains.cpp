// Alternating inference chains and continuous nice loops, plain and grouped; discontinuous loops
// stand in discontinuous_loops.cpp.
//
//   aic    x of cell A off ... y of cell E on, three links or more. x = y: x goes from what sees
//          both, two cells at least; x != y and A sees E: y goes from A and x from E, if both are
//          there. What removes a single candidate is a discontinuous loop by HoDoKu's definition.
//   loop   the ends of such a chain are weakly linked: on each weak link exactly one end is true
//
// The grouped forms have a node that is no single candidate: a group, or with `als_in_chains` the
// digits of an almost locked set. Such nodes never start or end an AIC; it is handed over where no
// plain chain between the same ends is shorter. The step: see chain_steps.h. Order: see
// chain_finder.h. Source: Myth Jellies (2006), Eureka forum; ALS nodes: bennys, Myth Jellies.
// Tested in tests/cases.
#include <algorithm>

#include "logic/finders.h"
#include "logic/techniques/chain_finder.h"

namespace shudu {
namespace {

// Of an AIC; see above.
ChainGone gone_by_ends(const View& view, const LinkNode& a, const LinkNode& b) {
  if (a.digit == b.digit) {
    const CellSet gone = a.sees & b.sees;
    return gone.size() < 2 ? ChainGone{} : ChainGone{gone, a.digit, a.digit};
  }
  const Cell cell_a = a.cells.first();
  const Cell cell_b = b.cells.first();
  if (!view.layout().peers(cell_a).contains(cell_b)) return {};
  if (!view.has({cell_a, b.digit}) || !view.has({cell_b, a.digit})) return {};
  // Starts are lower than ends, so are their cells.
  return {a.cells | b.cells, b.digit, a.digit};
}

}  // namespace

bool find_aic(const FindTask& task) {
  const LinkGraph& graph = chain_graph(task);
  ChainFinder finder(task, graph);
  finder.plain = plain_graph(task);
  return finder.find_chains(chain_starts(graph), [&](NodeId start, NodeId end) {
    return gone_by_ends(task.view, graph.node(start), graph.node(end));
  });
}

bool find_continuous_nice_loop(const FindTask& task) {
  const ChainGround ground{task.view, chain_graph(task)};
  ChainFinder finder(task, ground.graph);
  finder.plain = plain_graph(task);
  finder.is_simple_only = task.options.trim_loops;
  return finder.find_loops(chain_starts(ground.graph), [&](const ChainPath& path, Step& step) {
    eliminate_by_loop(ground, path, task.options.trim_loops, step);
  });
}

}  // namespace shudu
