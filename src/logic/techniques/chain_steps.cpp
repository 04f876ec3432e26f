#include "logic/techniques/chain_steps.h"

#include <algorithm>

#include "logic/facts_als.h"

namespace shudu {
namespace {

// Cells of the digit that see all of these.
CellSet seen_by(const View& view, CellSet cells, Digit digit) {
  return view.common_peers(cells) & view.cells_of(digit);
}

std::int8_t place_of(Step& step, const Als& als) {
  for (std::size_t i = 0; i < step.als.size(); ++i) {
    if (step.als[i].cells == als.cells) return static_cast<std::int8_t>(i);
  }
  step.als.push_back({als.cells, als.digits});
  return static_cast<std::int8_t>(step.als.size() - 1);
}

void add_cells(CellSet cells, Step& step) {
  for (const Cell cell : cells) {
    const bool is_known = std::find(step.cells.begin(), step.cells.end(), cell) != step.cells.end();
    if (!is_known) step.cells.push_back(cell);
  }
}

void add_common(const Chain& chain, Step& step) {
  if (chain.size() < 2) return;
  const ChainNode& from = chain[chain.size() - 2];
  const ChainNode& into = chain.back();
  if (from.als < 0 || into.als < 0 || into.link != LinkKind::kWeak) return;
  step.commons.push_back(
      {static_cast<std::uint8_t>(from.als), static_cast<std::uint8_t>(into.als), into.digit});
}

// Digits of a set that neither enter nor leave it.
void eliminate_by_set(const View& view, const LinkNode& of_set, const LinkNode& other, Step& step) {
  const Als& als = als_of(view)[static_cast<std::size_t>(of_set.als)];
  const bool is_forced = other.kind == NodeKind::kCell;
  for (const Digit digit : als.digits) {
    if (digit == of_set.digit || (!is_forced && digit == other.digit)) continue;
    CellSet cells = als.of(digit);
    // A forced cell may have the digit in the set's stead.
    const bool is_there = is_forced && view.cells_of(digit).contains(other.cells.first());
    if (is_there && digit != other.digit) cells |= other.cells;
    eliminate_from(view, seen_by(view, cells, digit), digit, step);
  }
}

void eliminate_by_weak_link(const ChainGround& ground, NodeId from, NodeId to, CellSet spared,
                            Step& step) {
  const LinkNode& a = ground.graph.node(from);
  const LinkNode& b = ground.graph.node(to);
  if (a.digit == b.digit) {
    const CellSet seen = seen_by(ground.view, a.cells | b.cells, a.digit) - spared;
    eliminate_from(ground.view, seen, a.digit, step);
    return;
  }
  const Cell cell = a.cells.first();
  for (const Digit digit : ground.view.candidates(cell) - DigitSet{a.digit, b.digit}) {
    step.eliminations.push_back({cell, digit});
  }
}

// What a node that is on and one that is off in the loop both exclude.
void eliminate_by_colors(const ChainGround& ground, const ChainPath& path, Step& step) {
  const LinkGraph& graph = ground.graph;
  std::vector<std::uint64_t> by_on(graph.words());
  std::vector<std::uint64_t> by_off(graph.words());
  for (const ChainState state : path) {
    const NodeBits weak = graph.weak(state.node);
    auto& seen = state.is_on ? by_on : by_off;
    for (std::size_t w = 0; w < weak.size(); ++w) seen[w] |= weak[w];
  }
  for (std::size_t w = 0; w < by_on.size(); ++w) by_on[w] &= by_off[w];
  for_each_node(by_on, [&](NodeId id) {
    if (id < graph.candidate_count()) step.eliminations.push_back(graph.candidate(id));
  });
}

}  // namespace

Step chain_step(const ChainGround& ground, const Technique& technique, const ChainPath& path) {
  Step step;
  step.technique = &technique;
  Chain& chain = step.chains.emplace_back();
  for (const ChainState& state : path) {
    const LinkNode& node = ground.graph.node(state.node);
    LinkKind link = state.is_on ? LinkKind::kStrong : LinkKind::kWeak;
    if (chain.empty()) link = LinkKind::kStart;
    std::int8_t als = -1;
    if (node.kind == NodeKind::kAls) {
      als = place_of(step, als_of(ground.view)[static_cast<std::size_t>(node.als)]);
      step.flags.als_nodes = true;
    }
    if (node.kind == NodeKind::kGroup) step.flags.grouped = true;
    chain.push_back({node.digit, node.cells, state.is_on, link, node.kind, als});
    step.digits.insert(node.digit);
    add_cells(node.body, step);
    add_common(chain, step);
    for (const Cell cell : node.cells) {
      const Mark mark{{cell, node.digit}, state.is_on ? MarkRole::kOn : MarkRole::kOff};
      const bool is_known =
          std::find(step.marks.begin(), step.marks.end(), mark) != step.marks.end();
      if (!is_known) step.marks.push_back(mark);
    }
  }
  return step;
}

bool is_grouped(const LinkGraph& graph, const ChainPath& path) {
  return std::any_of(path.begin(), path.end(), [&](ChainState state) {
    return graph.node(state.node).kind != NodeKind::kCell;
  });
}

void eliminate_by_loop(const ChainGround& ground, const ChainPath& path, bool is_trimmed,
                       Step& step) {
  const LinkGraph& graph = ground.graph;
  CellSet spared;
  if (is_trimmed) {
    for (const ChainState& state : path) spared |= graph.node(state.node).body;
  } else {
    eliminate_by_colors(ground, path, step);
  }
  for (std::size_t i = 0; i < path.size(); ++i) {
    const ChainState from = path[i];
    const ChainState to = path[(i + 1) % path.size()];
    if (from.is_on) {
      eliminate_by_weak_link(ground, from.node, to.node, spared, step);
      continue;
    }
    const LinkNode& enters = graph.node(from.node);
    const LinkNode& leaves = graph.node(to.node);
    if (enters.kind == NodeKind::kAls) {
      eliminate_by_set(ground.view, enters, leaves, step);
    } else if (leaves.kind == NodeKind::kAls) {
      eliminate_by_set(ground.view, leaves, enters, step);
    }
  }
}

}  // namespace shudu
