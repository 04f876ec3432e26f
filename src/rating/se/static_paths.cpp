// Searches level by level; the first that comes to a node is its parent, as in the original, so
// these are the paths that it shows.
#include "rating/se/static_paths.h"

namespace shudu::se {

namespace {

class ChainSearch {
 public:
  ChainSearch(const StaticLinks& links, int start, bool from_on)
      : links_(links), start_(start), from_on_(from_on) {}

  // Level by level: every node of a level has the same state.
  std::vector<PathNode> run() {
    add(start_, SeCause::kStart, -1, from_on_);
    bool is_on = from_on_;
    for (int begin = 0, end = 1; begin < end && target_ < 0; begin = end, end = count_) {
      is_on = !is_on;
      for (int i = begin; i < end && target_ < 0; ++i) go_on(i, is_on);
    }
    std::vector<PathNode> path;
    for (int at = target_; at >= 0; at = nodes_[at].parent) path.push_back(nodes_[at]);
    return path;
  }

 private:
  // Adds what follows from a node, up to the target: nodes that are all ON or all OFF.
  void go_on(int parent, bool is_on) {
    const auto see = [&](int spot, SeCause cause) {
      const bool is_target = spot == start_ && is_on != from_on_;
      if (!is_target && met_[is_on ? 1 : 0].has(spot)) return true;
      add(spot, cause, parent, is_on);
      if (is_target) target_ = count_ - 1;
      return !is_target;
    };
    if (is_on) {
      for_each_strong(links_, nodes_[parent].spot, see);
    } else {
      for_each_weak(links_, nodes_[parent].spot, from_on_ ? start_ : -1, see);
    }
  }

  void add(int spot, SeCause cause, int parent, bool is_on) {
    met_[is_on ? 1 : 0].add(spot);
    nodes_[count_++] = {spot, cause, parent};
  }

  const StaticLinks& links_;
  int start_;
  bool from_on_;
  PathNode nodes_[2 * kMostEnds + 2];
  int count_ = 0;
  SpotSet met_[2];  // OFF, ON
  int target_ = -1;
};

}  // namespace

std::vector<PathNode> chain_path(const StaticLinks& links, int spot, bool from_on) {
  return ChainSearch(links, spot, from_on).run();
}

CyclePath cycle_detail::path_to(const std::vector<OnNode>& nodes, const OnNode& closing) {
  CyclePath path;
  const OnNode* node = &closing;
  while (node->parent >= 0) {
    path.push_back({node->spot, node->cause, 0});
    path.push_back({node->off, node->off_cause, 0});
    node = &nodes[static_cast<std::size_t>(node->parent)];
  }
  path.push_back({node->spot, SeCause::kStart, -1});
  return path;
}

CandidateSet eliminations_of_cycle(const Position& position, const CyclePath& cycle) {
  CellSet own;
  CellSet seen[2][9];  // by ON nodes, by OFF nodes; for each digit
  unsigned digits = 0;
  for (std::size_t i = 0; i + 1 < cycle.size(); ++i) {
    const int cell = cell_of_spot(cycle[i].spot);
    own.insert(Cell(cell));
    seen[i % 2][digit_of_spot(cycle[i].spot)] |= kGeometry.peers[cell];
    digits |= 1U << digit_of_spot(cycle[i].spot);
  }
  Hint hint;
  for (; digits != 0; digits &= digits - 1) {
    const int digit = lowest(digits);
    hint.eliminate(position, (seen[0][digit] & seen[1][digit]) - own, digit);
  }
  return hint.eliminations;
}

}  // namespace shudu::se
