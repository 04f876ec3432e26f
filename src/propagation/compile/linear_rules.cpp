// Weighted sums as propagators. Values are counted from 0 and equal variables are joined, so the
// wanted sum moves; what the domains cannot reach is cut off, after which nothing overflows.
#include <algorithm>

#include "propagation/compile/builder.h"
#include "propagation/rules/group_sums.h"

namespace shudu::propagation {
namespace {

/// All have one weight, 1 or -1: as a sum of weight 1, where the sum is exact.
std::optional<std::int64_t> plain_sum(const WeightedCells& sum) {
  if (sum.low != sum.high) return std::nullopt;
  const std::int64_t weight = sum.weights.begin()->second;
  if (weight != 1 && weight != -1) return std::nullopt;
  for (const auto& [cell, other] : sum.weights) {
    if (other != weight) return std::nullopt;
  }
  return weight * sum.low;
}

/// Cuts the wanted sums to those that there can be; false: none, or (is_free) all.
struct Wanted {
  std::int64_t low = 0;
  std::int64_t high = 0;
  bool is_free = false;
};
Wanted cut(const Problem& problem, const WeightedCells& sum) {
  std::int64_t least = 0;
  std::int64_t most = 0;
  for (const auto& [cell, weight] : sum.weights) {
    const std::int64_t top = weight * (problem.values - 1);
    least += std::min<std::int64_t>(top, 0);
    most += std::max<std::int64_t>(top, 0);
  }
  return {std::max(sum.low, least), std::min(sum.high, most), sum.low <= least && sum.high >= most};
}

}  // namespace

void add_sum(Builder& builder, const WeightedCells& sum) {
  const Problem& problem = builder.problem();
  const Wanted wanted = cut(problem, sum);
  if (wanted.is_free) return;
  if (wanted.low > wanted.high) {
    builder.fail();
    return;
  }
  Variables cells;
  for (const auto& [cell, weight] : sum.weights) cells.push_back(cell);
  const auto plain = plain_sum(sum);
  if (plain && are_distinct(problem, cells)) {
    if (cells.size() > static_cast<std::size_t>(problem.values)) {
      builder.fail();
    } else {
      builder.add(cells, Cage{static_cast<int>(*plain), {}});
    }
    return;
  }
  std::map<std::int64_t, Variables> by_weight;
  for (const auto& [cell, weight] : sum.weights) by_weight[weight].push_back(cell);
  Linear linear;
  linear.low = wanted.low;
  linear.high = wanted.high;
  linear.is_by_bounds = sum.is_by_bounds;
  linear.groups.push_back(0);
  Variables ordered;
  for (const auto& [weight, of_weight] : by_weight) {
    const bool is_plain = weight == 1 || weight == -1;
    const auto most = static_cast<std::size_t>(is_plain ? most_of_group(problem.values) : 1);
    for (const Variables& group : distinct_groups(problem, of_weight, most)) {
      ordered.insert(ordered.end(), group.begin(), group.end());
      linear.weights.insert(linear.weights.end(), group.size(), weight);
      linear.groups.push_back(static_cast<std::uint16_t>(ordered.size()));
    }
  }
  builder.add(std::move(ordered), std::move(linear));
}

void Builder::linear(std::span<const variant::WeightedSum::Term> terms, std::int64_t low,
                     std::int64_t high) {
  // Sums of weights fit 64 bits: there are at most 2^32 terms of 32 bits.
  WeightedCells sum;
  std::int64_t shift = 0;
  for (const auto& term : terms) {
    sum.weights[problem_.same_as[term.cell]] += term.weight;
    shift += std::int64_t{term.weight} * problem_.low;
  }
  constexpr std::int64_t kFar = std::int64_t{1} << 61;
  sum.low = std::clamp(low, -kFar, kFar) - shift;
  sum.high = std::clamp(high, -kFar, kFar) - shift;
  std::erase_if(sum.weights, [](const auto& weight) { return weight.second == 0; });
  if (sum.weights.empty()) {
    if (sum.low > 0 || sum.high < 0) fail();
    return;
  }
  add_sum(*this, sum);
}

}  // namespace shudu::propagation
