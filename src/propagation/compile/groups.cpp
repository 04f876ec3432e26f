// Cells in groups of mutually distinct ones. Which groups a sum is read in decides how much it
// strikes (best of 60 covers instead of one greedy: a long sum from 473 to 2 ms), and larger groups
// are better, so the cover with the largest sum of squares is taken.
#include <algorithm>

#include "propagation/compile/builder.h"

namespace shudu::propagation {
namespace {

constexpr int kCovers = 60;
constexpr std::size_t kFewCells = 6;

bool fits(const Problem& problem, const Variables& group, Variable cell) {
  return std::all_of(group.begin(), group.end(), [&](Variable other) {
    return other != cell && problem.are_different(other, cell);
  });
}

void extend(const Problem& problem, const Variables& cells, std::size_t most, Variables& group) {
  for (const Variable cell : cells) {
    if (group.size() >= most) return;
    if (fits(problem, group, cell)) group.push_back(cell);
  }
}

Variables without(const Variables& cells, const Variables& taken) {
  Variables rest;
  for (const Variable cell : cells) {
    if (std::find(taken.begin(), taken.end(), cell) == taken.end()) rest.push_back(cell);
  }
  return rest;
}

std::vector<Variables> greedy_cover(const Problem& problem, Variables cells, std::size_t most) {
  std::vector<Variables> groups;
  while (!cells.empty()) {
    Variables best;
    for (const Variable cell : cells) {
      Variables group{cell};
      extend(problem, cells, most, group);
      if (group.size() > best.size()) best = std::move(group);
      if (best.size() == most) break;
    }
    cells = without(cells, best);
    groups.push_back(std::move(best));
  }
  return groups;
}

/// Numbers without a pattern, the same in every run.
class Mixer {
 public:
  std::size_t below(std::size_t bound) {
    state_ = state_ * 1664525U + 1013904223U;
    return (state_ >> 8) % bound;
  }

 private:
  std::uint32_t state_ = 12345;
};

/// Of `cells` those that lie in a house, at most so many.
Variables part_in(const Variables& house, const Variables& cells, std::size_t most) {
  Variables part;
  for (const Variable cell : cells) {
    const bool is_in = std::binary_search(house.begin(), house.end(), cell);
    if (is_in && part.size() < most) part.push_back(cell);
  }
  return part;
}

/// Houses first, from a random one on.
std::vector<Variables> random_cover(const Problem& problem, Variables cells, std::size_t most,
                                    Mixer& mixer) {
  for (std::size_t i = cells.size(); i > 1; --i) std::swap(cells[i - 1], cells[mixer.below(i)]);
  std::vector<Variables> groups;
  while (!cells.empty()) {
    Variables best;
    const std::size_t houses = problem.houses.size();
    const std::size_t first = houses == 0 ? 0 : mixer.below(houses);
    for (std::size_t i = 0; i < houses; ++i) {
      Variables group = part_in(problem.houses[(first + i) % houses], cells, most);
      if (group.size() > best.size()) best = std::move(group);
    }
    if (best.empty()) best = {cells.front()};
    extend(problem, cells, most, best);
    cells = without(cells, best);
    groups.push_back(std::move(best));
  }
  return groups;
}

std::size_t worth(const std::vector<Variables>& groups) {
  std::size_t sum = 0;
  for (const Variables& group : groups) sum += group.size() * group.size();
  return sum;
}

}  // namespace

bool are_distinct(const Problem& problem, Cells cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      if (cells[i] == cells[j] || !problem.are_different(cells[i], cells[j])) return false;
    }
  }
  return true;
}

std::vector<Variables> distinct_groups(const Problem& problem, const Variables& cells,
                                       std::size_t most) {
  std::vector<Variables> best = greedy_cover(problem, cells, most);
  if (cells.size() < kFewCells || best.size() == 1) return best;
  Mixer mixer;
  for (int i = 0; i < kCovers; ++i) {
    std::vector<Variables> cover = random_cover(problem, cells, most, mixer);
    if (worth(cover) > worth(best)) best = std::move(cover);
  }
  return best;
}

}  // namespace shudu::propagation
