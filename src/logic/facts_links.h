// The link graph: what one candidate says of another, as the marks of the moment show it. Chains,
// loops and forcing chains walk it.
//
//   node    a candidate; or one digit in a group of cells, true if one of them has it: a group
//           where two houses cross, or all places of a digit in an almost locked set
//   weak    never both true: other digits of the cell; the same digit in cells that all see each
//           other; for almost locked sets only between sets without shared cell
//   strong  never both false: the two candidates of a cell; the only two nodes of a digit in a
//           house; two digits of an almost locked set (all cells but one lack neither); and a digit
//           of such a set with the last candidate of a cell whose others, two at least, the rest of
//           the set would remove
//
// Both are symmetric. Candidates come first, in order of Candidate::index(), then groups, then
// digits of almost locked sets (of two cells or more); a wider scope has the nodes of a narrower
// one under the same numbers. Groups without strong link, and digits of sets that nothing outside
// sees, are left out. Source: techniques of the nice-loop threads (Jeff, Myth Jellies, bennys).
// Tested in tests/logic/facts_links_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "shudu/logic/view.h"

namespace shudu {

enum class LinkScope : std::uint8_t { kCandidates, kGroups, kAls };

struct LinkNode {
  Digit digit{1};
  NodeKind kind = NodeKind::kCell;
  int als = -1;   ///< its place in als_of(view)
  CellSet cells;  ///< where the digit may be
  CellSet body;   ///< the same; of an almost locked set, all its cells
  CellSet sees;   ///< other places of the digit, gone if the node is true
};

/// A number of a node, from 0.
using NodeId = std::uint16_t;

/// A set of nodes as words of 64 bits, as many as LinkGraph::words() says.
using NodeBits = std::span<const std::uint64_t>;

class LinkGraph {
 public:
  LinkGraph(const View& view, LinkScope scope);

  [[nodiscard]] int size() const { return static_cast<int>(nodes_.size()); }
  /// Nodes below are candidates.
  [[nodiscard]] int candidate_count() const { return candidate_count_; }
  [[nodiscard]] std::size_t words() const { return words_; }
  [[nodiscard]] const LinkNode& node(NodeId id) const { return nodes_[id]; }
  /// Precondition: it is a candidate of the position.
  [[nodiscard]] NodeId id_of(Candidate candidate) const {
    return ids_[static_cast<std::size_t>(candidate.index())];
  }
  [[nodiscard]] Candidate candidate(NodeId id) const {
    return {nodes_[id].cells.first(), nodes_[id].digit};
  }
  /// Of a candidate: the candidates of its cell, itself too, have ids in a row.
  [[nodiscard]] bool is_in_one_cell(NodeId a, NodeId b) const {
    return nodes_[a].kind == NodeKind::kCell && nodes_[b].kind == NodeKind::kCell &&
           nodes_[a].cells == nodes_[b].cells;
  }

  [[nodiscard]] NodeBits weak(NodeId id) const {
    return NodeBits(weak_).subspan(id * words_, words_);
  }
  [[nodiscard]] bool is_weak(NodeId a, NodeId b) const {
    return (weak(a)[b / 64U] >> (b % 64U) & 1U) != 0;
  }
  /// Ascending, each once.
  [[nodiscard]] std::span<const NodeId> strong(NodeId id) const {
    return std::span(strong_).subspan(strong_from_[id], strong_from_[id + 1U] - strong_from_[id]);
  }

 private:
  friend class LinkGraphBuilder;

  std::vector<LinkNode> nodes_;
  int candidate_count_ = 0;
  std::size_t words_ = 0;
  std::array<NodeId, kMaxCandidates> ids_{};
  std::vector<std::uint64_t> weak_;
  std::vector<NodeId> strong_;
  std::vector<std::uint32_t> strong_from_;
};

/// Calls `see(id)` for each node of a set, ascending.
template <typename See>
void for_each_node(NodeBits bits, See see) {
  for (std::size_t w = 0; w < bits.size(); ++w) {
    for (std::uint64_t left = bits[w]; left != 0; left &= left - 1) {
      see(static_cast<NodeId>(64 * w + static_cast<std::size_t>(std::countr_zero(left))));
    }
  }
}

/// Built when first asked for, a scope each. The reference holds until the position changes.
[[nodiscard]] const LinkGraph& links_of(const View& view, LinkScope scope);

}  // namespace shudu
