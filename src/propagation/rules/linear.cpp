// A weighted sum between two bounds, over groups of mutually distinct cells of one weight.
//
// First bounds, cell by cell and then with distinct values inside the groups. Then, where the slack
// is so small that something can fall, exact sums: each group has a set of possible sums as bits,
// prefixes of groups are the shifts of one another, and a walk back from the wanted sums tells
// which sums of each group are part of a solution (Trick, "A dynamic programming approach for
// consistency and propagation for knapsack constraints", 2003). Negative weights: the group's
// values are counted from the top.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "propagation/rules/distinct_bounds.h"
#include "propagation/rules/group_sums.h"
#include "propagation/rules/rules.h"

namespace shudu::propagation {
namespace {

/// So many open cells at most are summed exactly; longer sums go by bounds.
constexpr std::size_t kMostOpen = 128;
/// So much slack above the widest cell, at both ends, and exact sums are not worth their time: they
/// strike nothing almost always (same trees, 25 % less time on killers).
constexpr std::int64_t kSlack = 2;

/// The open cells, group after group, and the bounds of what they sum to.
struct Part {
  std::array<Variable, kMostOpen> cells;
  std::array<std::int64_t, kMostOpen> weights;
  std::array<std::uint8_t, kMostOpen + 1> groups;
  std::size_t count = 0;
  std::size_t group_count = 0;
  std::int64_t low = 0;  ///< wanted
  std::int64_t high = 0;

  [[nodiscard]] Cells group(std::size_t g) const {
    return {cells.data() + groups[g], static_cast<std::size_t>(groups[g + 1] - groups[g])};
  }
  [[nodiscard]] std::int64_t weight(std::size_t g) const { return weights[groups[g]]; }
};

std::int64_t floor_divided(std::int64_t a, std::int64_t b) {
  return a >= 0 ? a / b : -((b - 1 - a) / b);
}

SumRange weighted(std::int64_t weight, SumRange range) {
  if (weight >= 0) return {weight * range.low, weight * range.high};
  return {weight * range.high, weight * range.low};
}

SumRange reach_of(std::int64_t weight, Set domain) {
  return weighted(weight, {lowest(domain), highest(domain)});
}

/// What a term may be in units of its weight when the others reach from `others.low` to
/// `others.high`.
SumRange wanted_of(std::int64_t weight, SumRange wanted, SumRange others) {
  const std::int64_t low = wanted.low - others.high;
  const std::int64_t high = wanted.high - others.low;
  if (weight == 1) return {low, high};
  if (weight == -1) return {-high, -low};
  if (weight > 0) return {-floor_divided(-low, weight), floor_divided(high, weight)};
  return {-floor_divided(high, -weight), floor_divided(-low, -weight)};
}

/// Bounds cell by cell, until they stand. `reach` is the sum of all cells' reaches.
bool tighten_cells(State& state, Cells cells, const Linear& linear, SumRange& reach) {
  const SumRange wanted{linear.low, linear.high};
  for (int round = 0; round < 3; ++round) {
    bool has_changed = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Set domain = state[cells[i]];
      if (is_single(domain)) continue;
      const std::int64_t weight = linear.weights[i];
      const SumRange own = reach_of(weight, domain);
      if (own.high - own.low <= std::min(wanted.high - reach.low, reach.high - wanted.low))
        continue;
      const SumRange others{reach.low - own.low, reach.high - own.high};
      const SumRange here = wanted_of(weight, wanted, others);
      const Set kept = domain & between(here.low, here.high);
      if (kept == domain) continue;
      if (!state.set(cells[i], kept)) return false;
      const SumRange now = reach_of(weight, kept);
      reach = {others.low + now.low, others.high + now.high};
      has_changed = true;
    }
    if (!has_changed) break;
  }
  return reach.low <= wanted.high && reach.high >= wanted.low;
}

bool gather(const State& state, Cells cells, const Linear& linear, Part& part) {
  part.low = linear.low;
  part.high = linear.high;
  for (std::size_t g = 0; g + 1 < linear.groups.size(); ++g) {
    const std::size_t start = part.count;
    for (std::size_t i = linear.groups[g]; i < linear.groups[g + 1]; ++i) {
      const Set domain = state[cells[i]];
      const std::int64_t weight = linear.weights[i];
      if (is_single(domain)) {
        part.low -= weight * lowest(domain);
        part.high -= weight * lowest(domain);
        continue;
      }
      if (part.count == kMostOpen) return false;
      part.cells[part.count] = cells[i];
      part.weights[part.count++] = linear.weights[i];
    }
    if (part.count > start) part.groups[part.group_count++] = static_cast<std::uint8_t>(start);
  }
  part.groups[part.group_count] = static_cast<std::uint8_t>(part.count);
  return true;
}

/// Bounds group by group, with distinct values inside; `total` is what all reach together then.
bool tighten_groups(State& state, const Part& part, SumRange& total) {
  std::array<std::int64_t, kMostOpen> lows;
  std::array<std::int64_t, kMostOpen> highs;
  total = {};
  for (std::size_t g = 0; g < part.group_count; ++g) {
    const SumRange own = distinct_range(state, part.group(g));
    if (own.low > own.high) return false;
    lows[g] = own.low;
    highs[g] = own.high;
    const SumRange reach = weighted(part.weight(g), own);
    total = {total.low + reach.low, total.high + reach.high};
  }
  if (total.low > part.high || total.high < part.low) return false;
  for (std::size_t g = 0; g < part.group_count; ++g) {
    const SumRange reach = weighted(part.weight(g), {lows[g], highs[g]});
    const SumRange others{total.low - reach.low, total.high - reach.high};
    const SumRange wanted = wanted_of(part.weight(g), {part.low, part.high}, others);
    if (wanted.low <= lows[g] && wanted.high >= highs[g]) continue;
    for (const Variable cell : part.group(g)) {
      const SumRange rest = distinct_range_without(state, part.group(g), cell);
      if (!state.keep(cell, between(wanted.low - rest.high, wanted.high - rest.low))) return false;
    }
  }
  return true;
}

bool can_strike(const State& state, const Part& part, SumRange total) {
  std::int64_t widest = 0;
  for (std::size_t i = 0; i < part.count; ++i) {
    const Set domain = state[part.cells[i]];
    const std::int64_t weight = part.weights[i];
    widest = std::max(widest, std::abs(weight) * (highest(domain) - lowest(domain)));
  }
  return part.high - total.low < widest + kSlack || total.high - part.low < widest + kSlack;
}

/// The sums of each group as bits from its lowest on; cells of negative weight are counted from the
/// top, so that all weights are positive.
struct Exact {
  std::array<Set, kMostOpen> domains;
  std::array<std::uint64_t, kMostOpen> sums;
  std::array<int, kMostOpen> base;
  std::int64_t low = 0;  ///< wanted above the lowest sums
  std::int64_t high = 0;
  std::int64_t span = 0;  ///< from the lowest sums to the highest

  [[nodiscard]] std::span<Set> group(const Part& part, std::size_t g) {
    return {domains.data() + part.groups[g],
            static_cast<std::size_t>(part.groups[g + 1] - part.groups[g])};
  }
};

bool prepare(const State& state, const Part& part, Exact& exact) {
  const Problem& problem = state.problem();
  exact.low = part.low;
  exact.high = part.high;
  for (std::size_t g = 0; g < part.group_count; ++g) {
    const Cells cells = part.group(g);
    const std::span<Set> own = exact.group(part, g);
    const std::int64_t weight = part.weight(g);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Set domain = state[cells[i]];
      own[i] = weight < 0 ? reflected(domain, problem.values - 1) : domain;
    }
    const std::uint64_t sums = group_sums(*problem.combinations, own);
    if (sums == 0) return false;
    const std::int64_t step = std::abs(weight);
    exact.base[g] = std::countr_zero(sums);
    exact.sums[g] = sums >> exact.base[g];
    exact.span += step * (63 - std::countl_zero(exact.sums[g]));
    std::int64_t moved = step * exact.base[g];
    if (weight < 0) moved -= step * (problem.values - 1) * static_cast<std::int64_t>(own.size());
    exact.low -= moved;
    exact.high -= moved;
  }
  return true;
}

/// The sums of each group that are part of a wanted one. Sums are bits; precondition: the span
/// fits.
template <typename Sums>
bool walk(const Part& part, Exact& exact) {
  std::array<Sums, kMostOpen + 1> prefix;
  prefix[0] = 1;
  for (std::size_t g = 0; g < part.group_count; ++g) {
    const std::int64_t step = std::abs(part.weight(g));
    Sums reached = 0;
    for (std::uint64_t left = exact.sums[g]; left != 0; left &= left - 1) {
      reached |= prefix[g] << (std::countr_zero(left) * step);
    }
    prefix[g + 1] = reached;
  }
  const std::int64_t low = std::max<std::int64_t>(exact.low, 0);
  const std::int64_t high = std::min(exact.high, exact.span);
  if (low > high) return false;
  constexpr std::int64_t kTop = sizeof(Sums) * 8 - 1;
  Sums wanted = ((~Sums{0} >> (kTop - (high - low))) << low) & prefix[part.group_count];
  if (wanted == 0) return false;
  for (std::size_t g = part.group_count; g-- > 0;) {
    const std::int64_t step = std::abs(part.weight(g));
    std::uint64_t kept = 0;
    Sums before = 0;
    for (std::uint64_t left = exact.sums[g]; left != 0; left &= left - 1) {
      const int sum = std::countr_zero(left);
      const Sums from = prefix[g] & (wanted >> (sum * step));
      if (from == 0) continue;
      kept |= std::uint64_t{1} << sum;
      before |= from;
    }
    wanted = before;
    exact.sums[g] = kept;
  }
  return true;
}

bool exact_sums(State& state, const Part& part) {
  __extension__ using Wide = unsigned __int128;
  Exact exact;
  if (!prepare(state, part, exact)) return false;
  if (exact.span > 127) return true;
  std::array<std::uint64_t, kMostOpen> before;
  std::copy_n(exact.sums.begin(), part.group_count, before.begin());
  const bool holds = exact.span <= 63 ? walk<std::uint64_t>(part, exact) : walk<Wide>(part, exact);
  if (!holds) return false;
  const Problem& problem = state.problem();
  for (std::size_t g = 0; g < part.group_count; ++g) {
    if (exact.sums[g] == before[g]) continue;
    const std::span<Set> own = exact.group(part, g);
    keep_group_sums(*problem.combinations, own, exact.sums[g] << exact.base[g]);
    const Cells cells = part.group(g);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Set left = part.weight(g) < 0 ? reflected(own[i], problem.values - 1) : own[i];
      if (!state.keep(cells[i], left)) return false;
    }
  }
  return true;
}

}  // namespace

bool propagate(State& state, Cells cells, const Linear& linear) {
  SumRange reach;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const SumRange own = reach_of(linear.weights[i], state[cells[i]]);
    reach = {reach.low + own.low, reach.high + own.high};
  }
  if (reach.low > linear.high || reach.high < linear.low) return false;
  if (reach.low >= linear.low && reach.high <= linear.high) return true;
  if (!tighten_cells(state, cells, linear, reach)) return false;
  Part part;
  if (!gather(state, cells, linear, part)) return true;
  if (part.count == 0) return part.low <= 0 && part.high >= 0;
  SumRange total;
  if (!tighten_groups(state, part, total)) return false;
  if (linear.is_by_bounds || total.high - total.low > 127) return true;
  if (part.count >= 3 && !can_strike(state, part, total)) return true;
  return exact_sums(state, part);
}

namespace {

/// A segment of groups: what each can sum to, counted from 0, and their prefixes.
struct Segment {
  std::array<Set, kMostOfSegment> domains;
  std::array<std::uint64_t, kMostOfSegment> sums;
  std::array<std::uint64_t, kMostOfSegment + 1> prefix;
};

/// The groups of a segment, as places among the cells.
std::span<const std::uint16_t> groups_of(const EqualSegments& equal, std::size_t segment) {
  const std::size_t first = equal.segments[segment];
  return {equal.groups.data() + first, equal.segments[segment + 1] - first + 1};
}

/// All sums of the segment, counted from 0.
std::uint64_t sums_of(const State& state, Cells cells, std::span<const std::uint16_t> groups,
                      Segment& segment) {
  segment.prefix[0] = 1;
  for (std::size_t g = 0; g + 1 < groups.size(); ++g) {
    Set* const own = segment.domains.data() + (groups[g] - groups[0]);
    for (std::size_t i = groups[g]; i < groups[g + 1]; ++i) own[i - groups[g]] = state[cells[i]];
    const auto size = static_cast<std::size_t>(groups[g + 1] - groups[g]);
    segment.sums[g] = group_sums(*state.problem().combinations, {own, size});
    std::uint64_t reached = 0;
    for (std::uint64_t left = segment.sums[g]; left != 0; left &= left - 1) {
      reached |= segment.prefix[g] << std::countr_zero(left);
    }
    segment.prefix[g + 1] = reached;
  }
  return segment.prefix[groups.size() - 1];
}

/// Leaves each group the sums that are part of a wanted one, from the last to the first.
bool keep_sums(State& state, Cells cells, std::span<const std::uint16_t> groups, Segment& segment,
               std::uint64_t wanted) {
  for (std::size_t g = groups.size() - 1; g-- > 0;) {
    std::uint64_t kept = 0;
    std::uint64_t before = 0;
    for (std::uint64_t left = segment.sums[g]; left != 0; left &= left - 1) {
      const int sum = std::countr_zero(left);
      const std::uint64_t from = segment.prefix[g] & (wanted >> sum);
      if (from == 0) continue;
      kept |= std::uint64_t{1} << sum;
      before |= from;
    }
    wanted = before;
    if (kept == segment.sums[g]) continue;
    const auto size = static_cast<std::size_t>(groups[g + 1] - groups[g]);
    const std::span<Set> own{segment.domains.data() + (groups[g] - groups[0]), size};
    keep_group_sums(*state.problem().combinations, own, kept);
    for (std::size_t i = 0; i < size; ++i) {
      if (!state.keep(cells[groups[g] + i], own[i])) return false;
    }
  }
  return true;
}

}  // namespace

// The sums that all segments can have, as they are shown, are what each keeps.
bool propagate(State& state, Cells cells, const EqualSegments& equal) {
  const auto shift_of = [&](std::span<const std::uint16_t> groups) {
    return (groups.back() - groups.front()) * state.problem().low;
  };
  Segment segment;
  std::uint64_t common = ~std::uint64_t{0};
  const std::size_t segments = equal.segments.size() - 1;
  for (std::size_t s = 0; s < segments && common != 0; ++s) {
    const auto groups = groups_of(equal, s);
    common &= sums_of(state, cells, groups, segment) << shift_of(groups);
  }
  if (common == 0) return false;
  for (std::size_t s = 0; s < segments; ++s) {
    const auto groups = groups_of(equal, s);
    const std::uint64_t own = sums_of(state, cells, groups, segment) << shift_of(groups);
    if (own == common) continue;
    if (!keep_sums(state, cells, groups, segment, common >> shift_of(groups))) return false;
  }
  return true;
}

}  // namespace shudu::propagation
