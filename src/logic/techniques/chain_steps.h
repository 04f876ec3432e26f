// Steps of chains: a path of the link graph as nodes, marks and almost locked sets, and what
// follows from it.
//
// The step: `chains` has the one chain, each node with how it follows from the one before; a loop
// ends with its first node once more, reached by the closing link. A node of an almost locked set
// comes as two nodes, the digit that enters (off) and the digit that leaves (on), both naming the
// set in `als`; `commons` has the digits by which one set enters another. `cells` are those of the
// nodes in order, each once; `digits` all of the chain unless the technique has one digit; `marks`
// on and off by node.
#pragma once

#include "logic/finding.h"
#include "logic/techniques/chain_search.h"

namespace shudu {

/// What a chain is searched for in.
struct ChainGround {
  const View& view;
  const LinkGraph& graph;
};

/// The step of a path without eliminations.
[[nodiscard]] Step chain_step(const ChainGround& ground, const Technique& technique,
                              const ChainPath& path);

/// Is a node of it no single candidate?
[[nodiscard]] bool is_grouped(const LinkGraph& graph, const ChainPath& path);

/// What a continuous loop removes; the weak link from the last node to the first closes it. Of n
/// strong links at least n nodes are true, of n weak ones at most n, so either all that are on or
/// all that are off: what sees one of each kind goes; of an almost locked set also the digits that
/// neither enter nor leave. If trimmed, only the two ends of a weak link count, and links between
/// cells remove nothing from cells of the loop.
void eliminate_by_loop(const ChainGround& ground, const ChainPath& path, bool is_trimmed,
                       Step& step);

}  // namespace shudu
