// Static chains and cycles node by node, in the exact order of the scale: which parent a node gets,
// and which cycles a start closes. The quick searches of link_graph.h say where it is worth it.
#pragma once

#include <cassert>
#include <vector>

#include "rating/se/chain_proof.h"
#include "rating/se/link_graph.h"

namespace shudu::se {

/// The links that a search follows.
struct StaticLinks {
  const Position& position;
  Mode mode;
  const SpotSet& ends;  ///< of strong links
};

/// Calls `see(spot, cause)` for the weak links of an ON candidate that are ends of strong links, or
/// `extra` (a spot, or -1), in order, until it says false.
template <typename See>
bool for_each_weak(const StaticLinks& links, int spot, int extra, See see) {
  const auto& [position, mode, ends] = links;
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
bool for_each_strong(const StaticLinks& links, int spot, See see) {
  assert(spot >= 0);
  const auto& [position, mode, ends] = links;
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
std::vector<PathNode> chain_path(const StaticLinks& links, int spot, bool from_on);

/// A cycle: the closing first, then what it goes back to, the root (equal to the closing) last.
/// ON and OFF in turns.
using CyclePath = std::vector<PathNode>;

/// Calls `see(cycle)` for what closes from `spot` at up to `most` nodes, in order, until it says
/// false. Only candidates that `may_pass(spot)` become ON.
template <typename MayPass, typename See>
void for_each_cycle(const StaticLinks& links, int spot, int most, MayPass may_pass, See see);

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

template <typename MayPass, typename See>
class CycleSearch {
 public:
  CycleSearch(const StaticLinks& links, int start, MayPass may_pass, See see)
      : links_(links), start_(start), may_pass_(may_pass), see_(see) {
    met_.add(start);
  }

  void run(int most) {
    std::size_t begin = 0;
    for (int n = 2; n <= most && begin < nodes_.size(); n += 2) {
      const std::size_t end = nodes_.size();
      for (; begin < end; ++begin) {
        if (!go_on(static_cast<int>(begin), n >= 4)) return;
      }
    }
  }

 private:
  bool go_on(int parent, bool may_close) {
    const int spot = nodes_[static_cast<std::size_t>(parent)].spot;
    return for_each_weak(links_, spot, -1, [&](int off, SeCause off_cause) {
      if (is_off_ancestor(nodes_, parent, off)) return true;
      return for_each_strong(links_, off, [&](int on, SeCause cause) {
        return meet({on, off, cause, off_cause, parent}, may_close);
      });
    });
  }

  bool meet(const OnNode& node, bool may_close) {
    if (may_close && node.spot == start_ && !see_(path_to(nodes_, node))) return false;
    if (!met_.has(node.spot) && may_pass_(node.spot)) {
      met_.add(node.spot);
      nodes_.push_back(node);
    }
    return true;
  }

  const StaticLinks& links_;
  int start_;
  MayPass may_pass_;
  See see_;
  std::vector<OnNode> nodes_{{start_, -1, SeCause::kStart, SeCause::kStart, -1}};
  SpotSet met_;
};

}  // namespace cycle_detail

template <typename MayPass, typename See>
void for_each_cycle(const StaticLinks& links, int spot, int most, MayPass may_pass, See see) {
  cycle_detail::CycleSearch<MayPass, See>(links, spot, may_pass, see).run(most);
}

}  // namespace shudu::se
