// Weighted sums as propagators. Values are counted from 0 and equal variables are joined, so the
// wanted sum moves; what the domains cannot reach is cut off, after which nothing overflows.
#include <algorithm>
#include <optional>
#include <span>
#include <type_traits>

#include "propagation/compile/sums.h"
#include "propagation/rules/group_sums.h"

namespace shudu::propagation {
namespace {

using Term = WeightedCells::Term;

/// All have one weight, 1 or -1: as a sum of weight 1, where the sum is exact.
std::optional<std::int64_t> plain_sum(const WeightedCells& sum) {
  if (sum.low != sum.high) return std::nullopt;
  const std::int64_t weight = sum.terms.front().weight;
  if (weight != 1 && weight != -1) return std::nullopt;
  for (const Term& term : sum.terms) {
    if (term.weight != weight) return std::nullopt;
  }
  return weight * sum.low;
}

Variables cells_of(std::span<const Term> terms) {
  Variables cells;
  cells.reserve(terms.size());
  for (const Term& term : terms) cells.push_back(term.cell);
  return cells;
}

/// The wanted sums as far as there can be such; none where `low` > `high`, all with `is_free`.
struct Wanted {
  std::int64_t low = 0;
  std::int64_t high = 0;
  bool is_free = false;
};
Wanted cut(const Problem& problem, const WeightedCells& sum) {
  std::int64_t least = 0;
  std::int64_t most = 0;
  for (const Term& term : sum.terms) {
    const std::int64_t top = term.weight * (problem.values - 1);
    least += std::min<std::int64_t>(top, 0);
    most += std::max<std::int64_t>(top, 0);
  }
  return {std::max(sum.low, least), std::min(sum.high, most), sum.low <= least && sum.high >= most};
}

/// Cells of one weight, in groups.
void add_groups(Builder& builder, std::int64_t weight, Cells of_weight, Variables& cells,
                Linear& linear) {
  const bool is_plain = weight == 1 || weight == -1;
  const auto most =
      static_cast<std::size_t>(is_plain ? most_of_group(builder.problem().values) : 1);
  const Groups& groups = builder.groups_of(of_weight, most);
  for (const std::uint16_t end : groups.ends) {
    linear.groups.push_back(static_cast<std::uint16_t>(cells.size() + end));
  }
  cells.insert(cells.end(), groups.cells.begin(), groups.cells.end());
  linear.weights.insert(linear.weights.end(), groups.cells.size(), weight);
}

void add_linear(Builder& builder, const WeightedCells& sum, const Wanted& wanted) {
  std::vector<Term> terms = sum.terms;
  std::sort(terms.begin(), terms.end(), [](const Term& a, const Term& b) {
    return a.weight != b.weight ? a.weight < b.weight : a.cell < b.cell;
  });
  Linear linear;
  linear.low = wanted.low;
  linear.high = wanted.high;
  linear.is_by_bounds = sum.is_by_bounds;
  linear.groups.reserve(terms.size() + 1);
  linear.groups.push_back(0);
  linear.weights.reserve(terms.size());
  const Variables by_weight = cells_of(terms);
  Variables cells;
  cells.reserve(terms.size());
  for (std::size_t first = 0; first < terms.size();) {
    std::size_t end = first;
    while (end < terms.size() && terms[end].weight == terms[first].weight) ++end;
    add_groups(builder, terms[first].weight, Cells(by_weight).subspan(first, end - first), cells,
               linear);
    first = end;
  }
  builder.add(std::move(cells), std::move(linear));
}

}  // namespace

void put_in_order(std::vector<WeightedCells::Term>& terms) {
  std::sort(terms.begin(), terms.end(),
            [](const Term& a, const Term& b) { return a.cell < b.cell; });
  std::size_t count = 0;
  for (const Term& term : terms) {
    if (count != 0 && terms[count - 1].cell == term.cell) {
      terms[count - 1].weight += term.weight;
    } else {
      terms[count++] = term;
    }
  }
  terms.resize(count);
  std::erase_if(terms, [](const Term& term) { return term.weight == 0; });
}

void add_sum(Builder& builder, const WeightedCells& sum) {
  const Problem& problem = builder.problem();
  const Wanted wanted = cut(problem, sum);
  if (wanted.is_free) return;
  if (wanted.low > wanted.high) {
    builder.fail();
    return;
  }
  if (const auto plain = plain_sum(sum)) {
    Variables cells = cells_of(sum.terms);
    if (are_distinct(problem, cells)) {
      if (cells.size() > static_cast<std::size_t>(problem.values)) {
        builder.fail();
      } else {
        builder.add(std::move(cells), Cage{static_cast<int>(*plain), {}});
      }
      return;
    }
  }
  add_linear(builder, sum, wanted);
}

void Builder::linear(std::span<const variant::WeightedSum::Term> terms, std::int64_t low,
                     std::int64_t high) {
  // Sums of weights fit 64 bits: there are at most 2^32 terms of 32 bits.
  WeightedCells sum;
  sum.terms.reserve(terms.size());
  std::int64_t shift = 0;
  for (const auto& term : terms) {
    sum.terms.push_back({problem_.same_as[term.cell], term.weight});
    shift += std::int64_t{term.weight} * problem_.low;
  }
  put_in_order(sum.terms);
  constexpr std::int64_t kFar = std::int64_t{1} << 61;
  sum.low = std::clamp(low, -kFar, kFar) - shift;
  sum.high = std::clamp(high, -kFar, kFar) - shift;
  if (sum.terms.empty()) {
    if (sum.low > 0 || sum.high < 0) fail();
    return;
  }
  add_sum(*this, sum);
}

// So the cells of a cage stay where they are when rules are added.
static_assert(std::is_nothrow_move_constructible_v<Propagator>);

std::vector<KnownCage> all_cages(const Problem& problem) {
  std::vector<KnownCage> cages;
  for (const Propagator& rule : problem.rules) {
    const auto* const cage = std::get_if<Cage>(&rule.rule);
    if (cage != nullptr) cages.push_back({rule.cells, cage->sum});
  }
  return cages;
}

}  // namespace shudu::propagation
