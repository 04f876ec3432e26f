// Sums: cages, arrows, lines of equal sums, cages without a sum.
#include <functional>

#include "shudu/variant/kinds.h"
#include "variant/lowering/lowerings.h"

namespace shudu::variant {

void lower_cage(const Constraint& rule, Lowering& out) {
  out.all_different(rule.cells);
  if (const auto total = number_of(out.puzzle(), rule)) out.sum(rule.cells, *total);
}

void lower_sum(const Constraint& rule, Lowering& out) {
  const std::int64_t total = *number_of(out.puzzle(), rule);
  WeightedSum sum{{}, total, total};
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    const std::int64_t weight = rule.series.empty() ? 1 : rule.series[i];
    sum.terms.push_back({rule.cells[i], static_cast<std::int32_t>(weight)});
  }
  out.add(std::move(sum));
}

void lower_rellik(const Constraint& rule, Lowering& out) {
  const std::int64_t forbidden = *number_of(out.puzzle(), rule);
  const int low = out.low();
  out.one_of_sets(rule.cells, [forbidden, low](ValueSet set) {
    std::vector<bool> sums{true};  // of its subsets, the empty one first
    bool has_empty_twin = false;   // a subset of the value 0 alone
    for (int i = 0; i < kMostValues; ++i) {
      if ((set >> static_cast<unsigned>(i) & 1U) == 0) continue;
      const auto value = as_index(low + i);
      if (value == 0) has_empty_twin = true;
      std::vector<bool> more = sums;
      more.resize(sums.size() + value);
      for (std::size_t sum = 0; sum < sums.size(); ++sum) {
        if (sums[sum]) more[sum + value] = true;
      }
      sums = std::move(more);
    }
    if (forbidden == 0) return !has_empty_twin;
    return forbidden < 0 || static_cast<std::size_t>(forbidden) >= sums.size() ||
           !sums[static_cast<std::size_t>(forbidden)];
  });
}

void lower_equality(const Constraint& rule, Lowering& out) {
  const auto half = static_cast<unsigned>(out.puzzle().values() / 2);
  const ValueSet lowest = (ValueSet{1} << half) - 1;
  const ValueSet highest = lowest << (static_cast<unsigned>(out.puzzle().values()) - half);
  const ValueSet even = out.values_where([](int value) { return value % 2 == 0; });
  out.one_of_sets(rule.cells, [=](ValueSet set) {
    const int size = std::popcount(set);
    return std::popcount(set & even) * 2 == size && std::popcount(set & lowest) * 2 == size &&
           std::popcount(set & highest) * 2 == size;
  });
}

// The circle is a number that is read from left to right, top to bottom.
void lower_arrow(const Constraint& rule, Lowering& out) {
  WeightedSum sum;
  Variables circle = rule.lists[0];
  std::sort(circle.begin(), circle.end(), std::greater<>());  // the ones first
  std::int32_t weight = -1;
  for (const Variable cell : circle) {
    sum.terms.push_back({cell, weight});
    weight *= 10;
  }
  for (const Variable cell : rule.cells) sum.terms.push_back({cell, 1});
  out.add(std::move(sum));
}

void lower_double_arrow(const Constraint& rule, Lowering& out) {
  WeightedSum sum;
  for (const Variable cell : rule.cells) sum.terms.push_back({cell, 1});
  sum.terms.front().weight = -1;
  sum.terms.back().weight = -1;
  out.add(std::move(sum));
}

void lower_zipper(const Constraint& rule, Lowering& out) {
  EqualSums sums;
  const std::size_t length = rule.cells.size();
  for (std::size_t i = 0; i * 2 < length; ++i) {
    const Variable first = rule.cells[i];
    const Variable last = rule.cells[length - 1 - i];
    const bool is_middle = i == length - 1 - i;
    sums.segments.push_back(is_middle ? Variables{first} : Variables{first, last});
  }
  if (sums.segments.size() > 1) out.add(std::move(sums));
}

void lower_region_sum(const Constraint& rule, Lowering& out) {
  EqualSums sums;
  for (const Variable cell : rule.cells) {
    const auto region_of = [&](Variable at) {
      const auto& regions = out.puzzle().regions;
      for (std::size_t i = 0; i < regions.size(); ++i) {
        if (std::find(regions[i].begin(), regions[i].end(), at) != regions[i].end()) return i;
      }
      return regions.size();
    };
    const bool goes_on =
        !sums.segments.empty() && region_of(sums.segments.back().back()) == region_of(cell);
    if (!goes_on) sums.segments.emplace_back();
    sums.segments.back().push_back(cell);
  }
  if (sums.segments.size() > 1) out.add(std::move(sums));
}

void lower_equal_sum(const Constraint& rule, Lowering& out) {
  if (rule.lists.size() > 1) out.add(EqualSums{rule.lists});
}

// A line: the sum since the last cut. A loop: also the sum that stood before the first cell, which
// a run over the seam must come to again.
void lower_sum_line(const Constraint& rule, Lowering& out) {
  const auto total = static_cast<int>(*number_of(out.puzzle(), rule));
  using State = std::pair<int, int>;
  std::vector<State> starts;
  const bool is_loop = *number_of(out.puzzle(), rule, 1) != 0;
  const int most_before = is_loop ? total : 1;
  starts.reserve(as_index(most_before));
  for (int before = 0; before < most_before; ++before) {
    starts.emplace_back(before, before);
  }
  const auto step = [total](const State& state, int value) -> std::optional<State> {
    const int sum = state.second + value;
    if (sum > total) return std::nullopt;
    return State{state.first, sum == total ? 0 : sum};
  };
  out.word(rule.cells, starts, step,
           [](const State& state) { return state.first == state.second; });
}

}  // namespace shudu::variant
