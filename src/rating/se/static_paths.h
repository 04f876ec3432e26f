// Static chains and cycles node by node, in the exact order of the scale: which parent a node gets,
// and which cycles a start closes. The quick searches of link_graph.h say where it is worth it.
#pragma once

#include <vector>

#include "rating/se/chain_proof.h"
#include "rating/se/link_graph.h"

namespace shudu::se {

/// Calls `see(spot, cause)` for the weak links of an ON candidate that are ends of strong links, or
/// `extra` (a spot, or -1), in order, until it says false.
template <typename See>
bool for_each_weak(const Position& position, Mode mode, const SpotSet& ends, int spot, int extra,
                   See see) {
  const int cell = cell_of_spot(spot);
  const int digit = digit_of_spot(spot);
  if (mode != Mode::kX) {
    for (unsigned left = position.marks[cell] & ~(1U << digit); left != 0; left &= left - 1) {
      const int other = spot_at(cell, lowest(left));
      if (!ends.has(other) && other != extra) continue;
      if (!see(other, SeCause::kCell)) return false;
    }
  }
  for (int i = 0; i < 20; ++i) {
    const int peer = kGeometry.peer[cell][i];
    const int other = spot_at(peer, digit);
    if (!ends.has(other) && (other != extra || !position.has(peer, digit))) continue;
    const int kind = i < 8 ? kBox : i < 14 ? kRow : kColumn;
    if (!see(other, static_cast<SeCause>(static_cast<int>(SeCause::kBox) + kind))) return false;
  }
  return true;
}

/// The same for the strong links of an OFF candidate, each end once.
template <typename See>
bool for_each_strong(const Position& position, Mode mode, int spot, See see) {
  const int cell = cell_of_spot(spot);
  const int digit = digit_of_spot(spot);
  if (mode != Mode::kX && count(position.marks[cell]) == 2) {
    const int other = lowest(position.marks[cell] & ~(1U << digit));
    if (!see(spot_at(cell, other), SeCause::kCell)) return false;
  }
  if (mode == Mode::kY) return true;
  int seen[3] = {-1, -1, -1};
  for (int kind = 0; kind < 3; ++kind) {
    const int house = kGeometry.house[cell][kind];
    const unsigned places = position.places[digit][house];
    if (count(places) != 2) continue;
    const unsigned left = places & ~(1U << kGeometry.position[cell][kind]);
    const int other = kGeometry.cell[house][lowest(left)];
    seen[kind] = other;
    if ((kind > 0 && other == seen[0]) || (kind > 1 && other == seen[1])) continue;
    const auto cause = static_cast<SeCause>(static_cast<int>(SeCause::kBox) + kind);
    if (!see(spot_at(other, digit), cause)) return false;
  }
  return true;
}

/// A node of a path: a spot, its state is the other one of its parent's.
struct PathNode {
  int spot = 0;
  SeCause cause = SeCause::kStart;
  int parent = -1;  ///< place in the list
};

/// The path of a forcing chain from `spot`, the target first, the start last.
std::vector<PathNode> chain_path(const Position& position, Mode mode, const SpotSet& ends, int spot,
                                 bool from_on);

/// A cycle: the closing first, then what it goes back to, the root (equal to the closing) last.
/// ON and OFF in turns.
using CyclePath = std::vector<PathNode>;

/// Calls `see(cycle)` for what closes from `spot` at up to `most` nodes, in order, until it says
/// false. Only candidates that `may_pass(spot)` become ON.
template <typename MayPass, typename See>
void for_each_cycle(const Position& position, Mode mode, const SpotSet& ends, int spot, int most,
                    MayPass may_pass, See see);

/// What a cycle eliminates: that sees an ON and an OFF node of its digit.
CandidateSet eliminations_of_cycle(const Position& position, const CyclePath& cycle);

// ------------------------------------------------------------------------------------------------

namespace cycle_detail {

/// An ON node with the OFF node that it came through.
struct OnNode {
  int spot = 0;
  int off = -1;
  SeCause cause = SeCause::kStart;
  SeCause off_cause = SeCause::kStart;
  int parent = -1;
};

inline bool is_off_ancestor(const std::vector<OnNode>& nodes, int node, int off) {
  for (; node >= 0; node = nodes[static_cast<std::size_t>(node)].parent) {
    if (nodes[static_cast<std::size_t>(node)].off == off) return true;
  }
  return false;
}

CyclePath path_to(const std::vector<OnNode>& nodes, const OnNode& closing);

}  // namespace cycle_detail

template <typename MayPass, typename See>
void for_each_cycle(const Position& position, Mode mode, const SpotSet& ends, int spot, int most,
                    MayPass may_pass, See see) {
  using cycle_detail::OnNode;
  std::vector<OnNode> nodes{{spot, -1, SeCause::kStart, SeCause::kStart, -1}};
  SpotSet met;
  met.add(spot);
  std::size_t begin = 0;
  for (int n = 2; n <= most && begin < nodes.size(); n += 2) {
    const std::size_t end = nodes.size();
    for (; begin < end; ++begin) {
      const auto parent = static_cast<int>(begin);
      const auto see_weak = [&](int off, SeCause off_cause) {
        if (cycle_detail::is_off_ancestor(nodes, parent, off)) return true;
        return for_each_strong(position, mode, off, [&](int on, SeCause cause) {
          const OnNode node{on, off, cause, off_cause, parent};
          if (n >= 4 && on == spot && !see(cycle_detail::path_to(nodes, node))) return false;
          if (!met.has(on) && may_pass(on)) {
            met.add(on);
            nodes.push_back(node);
          }
          return true;
        });
      };
      if (!for_each_weak(position, mode, ends, nodes[begin].spot, -1, see_weak)) return;
    }
  }
}

}  // namespace shudu::se
