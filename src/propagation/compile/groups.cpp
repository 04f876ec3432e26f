// Cells in groups of mutually distinct ones. Which groups a sum is read in decides how much it
// strikes (best of 60 covers instead of one greedy: a long sum from 473 to 2 ms), and larger groups
// are better, so the cover with the largest sum of squares is taken.
#include <algorithm>
#include <bit>

#include "propagation/compile/builder.h"

namespace shudu::propagation {
namespace {

constexpr int kCovers = 60;
constexpr std::size_t kFewCells = 6;

void clear_bit(Bits& bits, std::size_t i) { bits[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }

/// Adds the cells that differ from all of the group, in their order.
void extend(const Problem& problem, const Variables& cells, std::size_t most, Variables& group) {
  Bits common(problem.words, ~std::uint64_t{0});
  const auto narrow = [&](Variable cell) {
    for (std::size_t w = 0; w < common.size(); ++w) common[w] &= problem.differing(cell)[w];
  };
  for (const Variable cell : group) narrow(cell);
  for (const Variable cell : cells) {
    if (group.size() >= most) return;
    if (!has_bit(common, cell)) continue;
    group.push_back(cell);
    narrow(cell);
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

/// Of `cells` those that lie in the house with most of them, at most so many; the first house in a
/// round from `first` on.
Variables part_in_house(const std::vector<Bits>& houses, std::size_t first, const Bits& left,
                        const Variables& cells, std::size_t most) {
  std::size_t best = 0;
  const Bits* house = nullptr;
  for (std::size_t i = 0; i < houses.size(); ++i) {
    const Bits& other = houses[(first + i) % houses.size()];
    const std::size_t count = std::min(count_of_both(other, left), most);
    if (count <= best) continue;
    best = count;
    house = &other;
  }
  Variables part;
  for (std::size_t i = 0; i < cells.size() && part.size() < best; ++i) {
    if (has_bit(*house, cells[i])) part.push_back(cells[i]);
  }
  return part;
}

/// Houses first, from a random one on.
std::vector<Variables> random_cover(const Problem& problem, const std::vector<Bits>& houses,
                                    Variables cells, std::size_t most, Mixer& mixer) {
  for (std::size_t i = cells.size(); i > 1; --i) std::swap(cells[i - 1], cells[mixer.below(i)]);
  Bits left = bits_of(problem, cells);
  std::vector<Variables> groups;
  while (!cells.empty()) {
    const std::size_t first = houses.empty() ? 0 : mixer.below(houses.size());
    Variables best = part_in_house(houses, first, left, cells, most);
    if (best.empty()) best = {cells.front()};
    extend(problem, cells, most, best);
    for (const Variable cell : best) clear_bit(left, cell);
    std::erase_if(cells, [&](Variable cell) { return !has_bit(left, cell); });
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

std::size_t count_of_both(const Bits& a, const Bits& b) {
  std::size_t count = 0;
  for (std::size_t w = 0; w < a.size(); ++w) {
    count += static_cast<std::size_t>(std::popcount(a[w] & b[w]));
  }
  return count;
}

Bits bits_of(const Problem& problem, const Variables& cells) {
  Bits bits(problem.words);
  for (const Variable cell : cells) set_bit(bits, cell);
  return bits;
}

std::vector<KnownCage> all_cages(const Problem& problem) {
  std::vector<KnownCage> cages;
  for (const Propagator& rule : problem.rules) {
    const auto* const cage = std::get_if<Cage>(&rule.rule);
    if (cage == nullptr) continue;
    cages.push_back({rule.cells, bits_of(problem, rule.cells), cage->sum});
  }
  return cages;
}

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
  std::vector<Bits> houses;
  for (const Variables& house : problem.houses) houses.push_back(bits_of(problem, house));
  Mixer mixer;
  for (int i = 0; i < kCovers; ++i) {
    std::vector<Variables> cover = random_cover(problem, houses, cells, most, mixer);
    if (worth(cover) > worth(best)) best = std::move(cover);
  }
  return best;
}

}  // namespace shudu::propagation
