// Rules on lines whose ends or first cell say what the others are: between and outside two ends,
// sums between the extremes, sums of a prefix. Each place or value of what says it is tried, and
// what some of them leaves is kept.
//
// Sums of distinct cells come from the combinations, for up to 16 values; beyond, and where cells
// may be equal, from bounds, which decide where all is fixed.
#include <algorithm>
#include <array>

#include "propagation/rules/rules.h"

namespace shudu::propagation {
namespace {

/// What the cells of a line keep.
using Kept = std::array<Set, kMostOfLine>;

bool keep_all(State& state, Cells cells, const Kept& kept) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!state.keep(cells[i], kept[i])) return false;
  }
  return true;
}

bool all_touch(const State& state, Cells cells, Set values) {
  for (const Variable cell : cells) {
    if ((state[cell] & values) == 0) return false;
  }
  return true;
}

/// Values of `cells` in sets within `values` that sum to `sum`, counted from 0; 0: there are none.
/// Precondition: cells are distinct, at least one.
Set values_with_sum(const State& state, Cells cells, Set values, std::int64_t sum) {
  const Combinations& combinations = *state.problem().combinations;
  if (!combinations.has_any()) {
    std::int64_t low = 0;
    std::int64_t high = 0;
    for (const Variable cell : cells) {
      const Set domain = state[cell] & values;
      if (domain == 0) return 0;
      low += lowest(domain);
      high += highest(domain);
    }
    return low <= sum && sum <= high ? values : 0;
  }
  Set kept = 0;
  for (const Set set : combinations.sets(static_cast<int>(cells.size()), sum)) {
    if ((set & ~values) == 0 && (set & ~kept) != 0 && all_touch(state, cells, set)) kept |= set;
  }
  return kept;
}

Set inside_of(const Ends& ends, const Problem& problem, int first, int last) {
  const int low = std::min(first, last);
  const int high = std::max(first, last);
  if (high - low < ends.apart) return 0;
  if (ends.is_outside) return problem.all & ~between(low, high);
  return high - low - 1 < ends.distinct ? 0 : between(low + 1, high - 1);
}

}  // namespace

bool propagate(State& state, Cells cells, const Ends& ends) {
  const Problem& problem = state.problem();
  const Cells middle = cells.subspan(1, cells.size() - 2);
  const Variable first = cells.front();
  const Variable last = cells.back();
  Set firsts = 0;
  Set lasts = 0;
  Set inside = 0;
  for (const int a : Each(state[first])) {
    for (const int b : Each(state[last])) {
      if (first == last && a != b) continue;
      if (std::max(a, b) - std::min(a, b) < ends.apart) continue;
      const Set between_them = inside_of(ends, problem, a, b);
      if (!all_touch(state, middle, between_them)) continue;
      firsts |= only(a);
      lasts |= only(b);
      inside |= between_them;
    }
  }
  if (!state.keep(first, firsts) || !state.keep(last, lasts)) return false;
  for (const Variable cell : middle) {
    if (!state.keep(cell, inside)) return false;
  }
  return true;
}

namespace {

/// The lowest value stands at one place of a line and the highest at another.
struct Placing {
  std::size_t low_place = 0;
  std::size_t high_place = 0;
  int low = 0;
  int high = 0;
};

/// What the cells between two places of a line may hold, and those outside; nothing where 0.
struct Filling {
  Set middle = 0;
  Set outside = 0;
};

/// A line that holds all values: what the middle does not take stands outside, so each set is held
/// to both. Precondition: there are combinations.
Filling fill_house(const State& state, Cells line, const Placing& placing, std::int64_t sum) {
  const Set inside = between(placing.low + 1, placing.high - 1);
  const std::size_t first = std::min(placing.low_place, placing.high_place);
  const std::size_t last = std::max(placing.low_place, placing.high_place);
  const Cells middle = line.subspan(first + 1, last - first - 1);
  const Cells before = line.first(first);
  const Cells after = line.subspan(last + 1);
  const Set in_middle = union_of(state, middle) & inside;
  const Set in_outside = (union_of(state, before) | union_of(state, after)) & inside;
  Filling filling;
  const Combinations& combinations = *state.problem().combinations;
  for (const Set set : combinations.sets(static_cast<int>(middle.size()), sum)) {
    const Set rest = inside & ~set;
    if ((set & ~in_middle) != 0 || (rest & ~in_outside) != 0) continue;
    if (!all_touch(state, middle, set)) continue;
    if (!all_touch(state, before, rest) || !all_touch(state, after, rest)) continue;
    filling.middle |= set;
    filling.outside |= rest;
  }
  return filling;
}

/// The same of a line that may lack values: those outside are held to the range alone.
Filling fill_part(const State& state, Cells line, const Placing& placing, std::int64_t sum) {
  const Set inside = between(placing.low + 1, placing.high - 1);
  const std::size_t first = std::min(placing.low_place, placing.high_place);
  const std::size_t last = std::max(placing.low_place, placing.high_place);
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i != first && i != last && (state[line[i]] & inside) == 0) return {};
  }
  const Cells middle = line.subspan(first + 1, last - first - 1);
  if (middle.empty()) return sum == 0 ? Filling{0, inside} : Filling{};
  const Set values = values_with_sum(state, middle, inside, sum);
  return values == 0 ? Filling{} : Filling{values, inside};
}

/// Adds what the cells may be with these extremes.
void add_placing(const State& state, Cells line, std::int64_t sum, const Placing& placing,
                 Kept& kept) {
  const Problem& problem = state.problem();
  const std::size_t first = std::min(placing.low_place, placing.high_place);
  const std::size_t last = std::max(placing.low_place, placing.high_place);
  const std::int64_t wanted = sum - static_cast<std::int64_t>(last - first - 1) * problem.low;
  const bool is_house =
      line.size() == static_cast<std::size_t>(problem.values) && problem.combinations->has_any();
  const Filling filling =
      is_house ? fill_house(state, line, placing, wanted) : fill_part(state, line, placing, wanted);
  if ((filling.middle | filling.outside) == 0 && line.size() > 2) return;
  if (line.size() == 2 && wanted != 0) return;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i == first || i == last) continue;
    kept[i] |= i > first && i < last ? filling.middle : filling.outside;
  }
  kept[placing.low_place] |= only(placing.low);
  kept[placing.high_place] |= only(placing.high);
}

/// All pairs of values at two places.
void add_places(const State& state, Cells line, std::int64_t sum, Placing placing, Kept& kept) {
  const int least = static_cast<int>(line.size()) - 1;
  const Set highs = state[line[placing.high_place]];
  for (const int low : Each(state[line[placing.low_place]])) {
    for (const int high : Each(highs & ~below(std::int64_t{low} + least))) {
      placing.low = low;
      placing.high = high;
      add_placing(state, line, sum, placing, kept);
    }
  }
}

}  // namespace

bool propagate(State& state, Cells line, const Extremes& extremes) {
  if (line.size() < 2) return extremes.sum == 0;
  Kept kept{};
  for (std::size_t low = 0; low < line.size(); ++low) {
    for (std::size_t high = 0; high < line.size(); ++high) {
      if (low == high) continue;
      Placing placing;
      placing.low_place = low;
      placing.high_place = high;
      add_places(state, line, extremes.sum, placing, kept);
    }
  }
  return keep_all(state, line, kept);
}

namespace {

/// The rest of a prefix whose first cell is taken: what its cells may be, by bounds alone.
bool prefix_by_bounds(const State& state, Cells rest, std::int64_t sum) {
  std::int64_t low = 0;
  std::int64_t high = 0;
  for (const Variable cell : rest) {
    low += lowest(state[cell]);
    high += highest(state[cell]);
  }
  return low <= sum && sum <= high;
}

/// Adds what the line may be when its first cell has this value.
void add_prefix(const State& state, Cells line, const Prefix& prefix, int value, Kept& kept) {
  const Problem& problem = state.problem();
  const std::int64_t length = value + problem.low;
  if (length == 0 && prefix.sum == 0) {  // nothing is summed
    kept[0] |= only(value);
    for (std::size_t i = 1; i < line.size(); ++i) kept[i] = problem.all;
  }
  if (length < 1 || length > static_cast<std::int64_t>(line.size())) return;
  const Cells rest = line.subspan(1, static_cast<std::size_t>(length) - 1);
  const std::int64_t sum = prefix.sum - length * problem.low - value;
  Set inside = problem.all;
  if (rest.empty()) {
    if (sum != 0) return;
  } else if (prefix.is_distinct) {
    inside = values_with_sum(state, rest, problem.all & ~only(value), sum);
    if (inside == 0) return;
  } else if (!prefix_by_bounds(state, rest, sum)) {
    return;
  }
  kept[0] |= only(value);
  for (std::size_t i = 1; i < line.size(); ++i) kept[i] |= i <= rest.size() ? inside : problem.all;
}

}  // namespace

bool propagate(State& state, Cells line, const Prefix& prefix) {
  Kept kept{};
  for (const int value : Each(state[line[0]])) add_prefix(state, line, prefix, value, kept);
  return keep_all(state, line, kept);
}

bool propagate(State& state, Cells cells, const Indexed&) {
  const Problem& problem = state.problem();
  const Variable index = cells[0];
  const Variable target = cells[1];
  const Cells line = cells.subspan(2);
  Set places = 0;
  Set values = 0;
  for (const int place : Each(state[index])) {
    const std::int64_t at = std::int64_t{place} + problem.low - 1;
    if (at < 0 || at >= static_cast<std::int64_t>(line.size())) continue;
    const Set common = state[line[static_cast<std::size_t>(at)]] & state[target];
    if (common == 0) continue;
    places |= only(place);
    values |= common;
  }
  if (!state.keep(index, places) || !state.keep(target, values)) return false;
  if (!is_single(places)) return true;
  const auto at = static_cast<std::size_t>(lowest(places) + problem.low - 1);
  return state.keep(line[at], values);
}

}  // namespace shudu::propagation
