// See static_paths.h.
#include "rating/se/static_paths.h"

namespace shudu::se {

std::vector<PathNode> chain_path(const Position& position, Mode mode, const SpotSet& ends, int spot,
                                 bool from_on) {
  std::vector<PathNode> nodes{{spot, SeCause::kStart, -1}};
  std::vector<bool> states{from_on};
  SpotSet met[2];
  met[from_on ? 1 : 0].add(spot);
  int target = -1;
  for (std::size_t i = 0; i < nodes.size() && target < 0; ++i) {
    const bool to_on = !states[i];
    const auto see = [&](int other, SeCause cause) {
      const bool is_target = other == spot && to_on != from_on;
      if (!is_target && met[to_on ? 1 : 0].has(other)) return true;
      met[to_on ? 1 : 0].add(other);
      nodes.push_back({other, cause, static_cast<int>(i)});
      states.push_back(to_on);
      if (is_target) target = static_cast<int>(nodes.size()) - 1;
      return !is_target;
    };
    if (to_on) {
      for_each_strong(position, mode, nodes[i].spot, see);
    } else {
      for_each_weak(position, mode, ends, nodes[i].spot, from_on ? spot : -1, see);
    }
  }
  std::vector<PathNode> path;
  for (int at = target; at >= 0; at = nodes[static_cast<std::size_t>(at)].parent) {
    path.push_back(nodes[static_cast<std::size_t>(at)]);
  }
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
