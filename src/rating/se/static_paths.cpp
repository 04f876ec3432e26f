// See static_paths.h. Searches level by level; the first that comes to a node is its parent, as in
// the original, so these are the paths that it shows.
#include "rating/se/static_paths.h"

namespace shudu::se {

std::vector<PathNode> chain_path(const Position& position, Mode mode, const SpotSet& ends, int spot,
                                 bool from_on) {
  PathNode nodes[2 * kMostEnds + 2];
  int count = 0;
  SpotSet met[2];  // OFF, ON
  int target = -1;
  const auto add = [&](int other, SeCause cause, int parent, bool is_on) {
    met[is_on ? 1 : 0].add(other);
    nodes[count++] = {other, cause, parent};
  };
  add(spot, SeCause::kStart, -1, from_on);
  // Level by level: every node of a level has the same state.
  bool is_on = from_on;
  for (int begin = 0, end = 1; begin < end && target < 0; begin = end, end = count) {
    is_on = !is_on;
    for (int i = begin; i < end && target < 0; ++i) {
      const auto see = [&](int other, SeCause cause) {
        const bool is_target = other == spot && is_on != from_on;
        if (!is_target && met[is_on ? 1 : 0].has(other)) return true;
        add(other, cause, i, is_on);
        if (is_target) target = count - 1;
        return !is_target;
      };
      if (is_on) {
        for_each_strong(position, mode, nodes[i].spot, see);
      } else {
        for_each_weak(position, mode, ends, nodes[i].spot, from_on ? spot : -1, see);
      }
    }
  }
  std::vector<PathNode> path;
  for (int at = target; at >= 0; at = nodes[at].parent) path.push_back(nodes[at]);
  return path;
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
