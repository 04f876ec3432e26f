#include "rating/reference/links.h"

#include <algorithm>

namespace shudu::se::reference {
namespace {

bool is_in(const std::vector<const Node*>& list, int id) {
  return std::any_of(list.begin(), list.end(), [&](const Node* node) { return node->id == id; });
}

}  // namespace

std::vector<const Node*> weak(const Position& s, const Links& links, const Node* p, Arena& arena) {
  std::vector<const Node*> list;
  const int cell = cell_of(candidate_of(p->id));
  const int digit = digit_of(candidate_of(p->id));
  if (links.cell_weak) {
    for (int other = 0; other < 9; ++other) {
      if (other == digit || !s.has(cell, other)) continue;
      list.push_back(arena.make(node_id(candidate_id(cell, other), false), SeCause::kCell, {p}));
    }
  }
  for (int kind = 0; kind < 3; ++kind) {
    for (const int other : kGeometry.cell[kGeometry.house[cell][kind]]) {
      const int id = node_id(candidate_id(other, digit), false);
      if (other == cell || !s.has(other, digit) || is_in(list, id)) continue;
      list.push_back(arena.make(id, cause_of_kind(kind), {p}));
    }
  }
  return list;
}

std::vector<const Node*> strong(const Start& start, const Position& s, const Links& links,
                                const Node* p, Arena& arena) {
  const auto& [g, off] = start;
  std::vector<const Node*> list;
  const int cell = cell_of(candidate_of(p->id));
  const int digit = digit_of(candidate_of(p->id));
  if (links.cell_strong && count(s.marks[cell]) == 2) {
    std::vector<const Node*> parents{p};
    for (int other = 0; other < 9; ++other) {
      if (g.has(cell, other) && !s.has(cell, other)) {
        parents.push_back(off[candidate_id(cell, other)]);
      }
    }
    const int other = lowest(s.marks[cell] & ~(1U << digit));
    list.push_back(arena.make(node_id(candidate_id(cell, other), true), SeCause::kCell, parents));
  }
  for (int kind = 0; kind < 3 && links.house_strong; ++kind) {
    const int house = kGeometry.house[cell][kind];
    if (count(s.places[digit][house]) != 2) continue;
    std::vector<const Node*> parents{p};
    int target = -1;
    for (const int other : kGeometry.cell[house]) {
      if (s.has(other, digit)) {
        if (other != cell) target = other;
      } else if (g.has(other, digit)) {
        parents.push_back(off[candidate_id(other, digit)]);
      }
    }
    const int id = node_id(candidate_id(target, digit), true);
    if (!is_in(list, id)) list.push_back(arena.make(id, cause_of_kind(kind), parents));
  }
  return list;
}

}  // namespace shudu::se::reference
