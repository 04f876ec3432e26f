// Rules that count values: how often they occur, how many different ones there are, multisets.
#include <algorithm>
#include <array>

#include "propagation/rules/rules.h"

namespace shudu::propagation {
namespace {

/// How many cells can have a value of the set, and how many must.
struct Count {
  int can = 0;
  int must = 0;
};

Count count_of(const State& state, Cells cells, Set values) {
  Count count;
  for (const Variable cell : cells) {
    const Set domain = state[cell];
    count.can += (domain & values) != 0 ? 1 : 0;
    count.must += (domain & ~values) == 0 ? 1 : 0;
  }
  return count;
}

/// So many have a value of the set, from `least` to `most`.
bool bound_count(State& state, Cells cells, Set values, int least, int most) {
  const Count count = count_of(state, cells, values);
  if (count.can < least || count.must > most || least > most) return false;
  if (count.can == count.must) return true;
  const bool all_do = count.can == least;
  const bool none_more_do = count.must == most;
  if (!all_do && !none_more_do) return true;
  for (const Variable cell : cells) {
    const Set domain = state[cell];
    if ((domain & values) == 0 || (domain & ~values) == 0) continue;
    if (!state.set(cell, all_do ? domain & values : domain & ~values)) return false;
  }
  return true;
}

}  // namespace

bool propagate(State& state, Cells cells, const Tally& tally) {
  Set required = 0;
  int placed = 0;
  Set named = 0;
  for (const auto& bound : tally.bounds) {
    if (!bound_count(state, cells, bound.values, bound.least, bound.most)) return false;
    if (!is_single(bound.values) || bound.least <= 0) continue;
    if ((named & bound.values) == 0) placed += bound.least;
    named |= bound.values;
    required |= bound.values;
  }
  if (placed == static_cast<int>(cells.size())) {
    for (const Variable cell : cells) {
      if (!state.keep(cell, named)) return false;
    }
  }
  return required == 0 || state.lock(cells, required);
}

namespace {

/// A value cannot stand more often than there are cliques of distinct cells with room for it.
std::array<int, kSetBits> most_by_cliques(const State& state, Cells cells, const SelfCount& count) {
  std::array<int, kSetBits> most{};
  most.fill(static_cast<int>(cells.size()));
  for (const std::vector<std::uint8_t>& cover : count.covers) {
    std::array<int, kSetBits> here{};
    std::array<Set, kMostCliques> seen{};
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Set fresh = state[cells[i]] & ~seen[cover[i]];
      seen[cover[i]] |= fresh;
      for (const int value : Each(fresh)) ++here[static_cast<std::size_t>(value)];
    }
    for (std::size_t i = 0; i < most.size(); ++i) most[i] = std::min(most[i], here[i]);
  }
  return most;
}

/// Values that must stand in each clique of a cover that has room for them: there they are fixed
/// where one cell is left.
bool fill_cliques(State& state, Cells cells, const std::vector<std::uint8_t>& cover, int value,
                  int wanted) {
  std::array<std::uint8_t, kMostCliques> places{};
  int cliques = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if ((state[cells[i]] & only(value)) == 0) continue;
    cliques += places[cover[i]] == 0 ? 1 : 0;
    places[cover[i]] = static_cast<std::uint8_t>(std::min(places[cover[i]] + 1, 2));
  }
  if (cliques != wanted) return cliques > wanted;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if ((state[cells[i]] & only(value)) == 0 || places[cover[i]] != 1) continue;
    if (!state.keep(cells[i], only(value))) return false;
  }
  return true;
}

/// Values that may stand there, and values that must.
struct Counted {
  Set possible = 0;
  Set present = 0;
};

/// Narrows them to sets of values that can occur together; false: there is none.
bool narrow_to_choices(const SelfCount& count, Counted& counted) {
  if (count.choices.empty()) return true;
  Set some = 0;
  Set in_all = ~Set{0};
  for (const Set set : count.choices) {
    if ((set & ~counted.possible) != 0 || (counted.present & ~set) != 0) continue;
    some |= set;
    in_all &= set;
  }
  counted = {some, in_all};
  return some != 0;
}

}  // namespace

bool propagate(State& state, Cells cells, const SelfCount& count) {
  const Problem& problem = state.problem();
  const std::array<int, kSetBits> most = most_by_cliques(state, cells, count);
  Counted counted;
  for (int value = 0; value < problem.values; ++value) {
    const int shown = value + problem.low;
    const Count now = count_of(state, cells, only(value));
    if (now.must > 0) counted.present |= only(value);
    if (shown > 0 && now.must <= shown && most[static_cast<std::size_t>(value)] >= shown) {
      counted.possible |= only(value);
    }
  }
  if ((counted.present & ~counted.possible) != 0 || !narrow_to_choices(count, counted))
    return false;
  for (const Variable cell : cells) {
    if (!state.keep(cell, counted.possible)) return false;
  }
  for (const int value : Each(counted.present)) {
    const int shown = value + problem.low;
    if (!bound_count(state, cells, only(value), shown, shown)) return false;
    for (const std::vector<std::uint8_t>& cover : count.covers) {
      if (!fill_cliques(state, cells, cover, value, shown)) return false;
    }
  }
  return true;
}

bool propagate(State& state, Cells cells, const DistinctCount&) {
  const Problem& problem = state.problem();
  const Cells counted = cells.subspan(1);
  Set all = 0;
  Set fixed = 0;
  int open = 0;
  for (const Variable cell : counted) {
    all |= state[cell];
    if (state.is_fixed(cell)) fixed |= state[cell];
    open += state.is_fixed(cell) ? 0 : 1;
  }
  Set covered = fixed;  // cells whose domains do not meet have values of their own
  int least = size_of(fixed);
  for (const Variable cell : counted) {
    if ((state[cell] & covered) != 0) continue;
    ++least;
    covered |= state[cell];
  }
  const int most = std::min(size_of(all), size_of(fixed) + open);
  if (!state.keep(cells[0],
                  between(std::int64_t{least} - problem.low, std::int64_t{most} - problem.low))) {
    return false;
  }
  if (!state.is_fixed(cells[0]) || lowest(state[cells[0]]) + problem.low != size_of(fixed)) {
    return true;
  }
  for (const Variable cell : counted) {
    if (!state.keep(cell, fixed)) return false;
  }
  return true;
}

bool propagate(State& state, Cells cells, const Multiset& multiset) {
  const auto group = [&](std::size_t g) {
    return cells.subspan(multiset.groups[g], multiset.groups[g + 1] - multiset.groups[g]);
  };
  for (int value = 0; value < state.problem().values; ++value) {
    int least = 0;
    int most = static_cast<int>(cells.size());
    for (std::size_t g = 0; g + 1 < multiset.groups.size(); ++g) {
      const Count count = count_of(state, group(g), only(value));
      least = std::max(least, count.must);
      most = std::min(most, count.can);
    }
    for (std::size_t g = 0; g + 1 < multiset.groups.size(); ++g) {
      if (!bound_count(state, group(g), only(value), least, most)) return false;
    }
  }
  return true;
}

}  // namespace shudu::propagation
