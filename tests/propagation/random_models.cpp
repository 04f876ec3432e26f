#include "propagation/random_models.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "variant/primitive_judge.h"

namespace shudu::propagation::test {
namespace {

using namespace variant;

int from_to(Rng& rng, int low, int high) {
  return low + static_cast<int>(rng.below(static_cast<std::uint64_t>(high - low + 1)));
}
bool toss(Rng& rng) { return rng.below(2) == 0; }

ValueSet all_of(const Model& model) { return (ValueSet{1} << model.values) - 1; }
ValueSet random_set(Rng& rng, const Model& model) {
  return static_cast<ValueSet>(rng.below(std::uint64_t{all_of(model)} + 1));
}
Variable any_cell(Rng& rng, const Model& model) {
  return static_cast<Variable>(rng.below(model.domains.size()));
}
/// Cells that may be listed twice.
Variables any_cells(Rng& rng, const Model& model, int count) {
  Variables cells;
  for (int i = 0; i < count; ++i) cells.push_back(any_cell(rng, model));
  return cells;
}
Variables distinct_cells(Rng& rng, const Model& model, int count) {
  Variables cells;
  for (std::size_t i = 0; i < model.domains.size(); ++i) cells.push_back(static_cast<Variable>(i));
  rng.shuffle(std::span<Variable>(cells));
  cells.resize(std::min(static_cast<std::size_t>(count), cells.size()));
  return cells;
}

Primitive all_different(Rng& rng, const Model& model) {
  return {AllDifferent{distinct_cells(rng, model, from_to(rng, 2, 4))}};
}
Primitive all_equal(Rng& rng, const Model& model) { return {AllEqual{any_cells(rng, model, 2)}}; }

Primitive related(Rng& rng, const Model& model) {
  Related rule;
  rule.first = any_cell(rng, model);
  rule.second = any_cell(rng, model);
  for (int i = 0; i < model.values; ++i) rule.allowed.push_back(random_set(rng, model));
  return {rule};
}

Primitive weighted_sum(Rng& rng, const Model& model) {
  WeightedSum rule;
  const bool is_plain = toss(rng);
  for (const Variable cell : any_cells(rng, model, from_to(rng, 1, 5))) {
    rule.terms.push_back({cell, is_plain ? 1 : from_to(rng, -3, 3)});
  }
  rule.low = from_to(rng, -5, 15);
  rule.high = rule.low + (is_plain ? 0 : from_to(rng, 0, 3));
  return {rule};
}

/// Cells that all-different rules are likely to make a cage.
Primitive cage(Rng& rng, const Model& model) {
  WeightedSum rule;
  for (const Variable cell : distinct_cells(rng, model, from_to(rng, 2, 4))) {
    rule.terms.push_back({cell, 1});
  }
  rule.low = rule.high = from_to(rng, 2, 14);
  return {rule};
}

Primitive one_of_sets(Rng& rng, const Model& model) {
  OneOfSets rule;
  rule.cells = distinct_cells(rng, model, from_to(rng, 1, 3));
  for (ValueSet set = 0; set <= all_of(model); ++set) {
    const auto size = static_cast<std::size_t>(std::popcount(set));
    if (size == rule.cells.size() && toss(rng)) rule.sets.push_back(set);
  }
  return {rule};
}

Primitive equal_sums(Rng& rng, const Model& model) {
  EqualSums rule;
  for (int i = from_to(rng, 2, 3); i > 0; --i) {
    rule.segments.push_back(distinct_cells(rng, model, from_to(rng, 1, 2)));
  }
  return {rule};
}

Primitive word(Rng& rng, const Model& model) {
  Word rule;
  rule.cells = any_cells(rng, model, from_to(rng, 1, 4));
  rule.states = static_cast<std::uint32_t>(from_to(rng, 1, 4));
  const auto state = [&] { return static_cast<std::uint32_t>(rng.below(rule.states)); };
  for (int i = 0; i < 8; ++i) rule.edges.push_back({state(), random_set(rng, model), state()});
  rule.starts = {state()};
  rule.accepting = {state(), state()};
  return {rule};
}

Primitive occurrences(Rng& rng, const Model& model) {
  Occurrences rule;
  rule.cells = any_cells(rng, model, from_to(rng, 1, 4));
  for (int i = from_to(rng, 1, 2); i > 0; --i) {
    const int least = from_to(rng, 0, 2);
    rule.bounds.push_back({random_set(rng, model), least, least + from_to(rng, 0, 2)});
  }
  return {rule};
}

Primitive between_ends(Rng& rng, const Model& model) {
  const Variables ends = any_cells(rng, model, 2);
  return {BetweenEnds{ends[0], ends[1], any_cells(rng, model, from_to(rng, 0, 2)), toss(rng),
                      from_to(rng, 0, 2)}};
}
Primitive between_extremes(Rng& rng, const Model& model) {
  return {BetweenExtremes{distinct_cells(rng, model, from_to(rng, 2, 4)), from_to(rng, -1, 6)}};
}
Primitive prefix_sum(Rng& rng, const Model& model) {
  return {PrefixSum{distinct_cells(rng, model, from_to(rng, 1, 4)), from_to(rng, 1, 9)}};
}
Primitive counts_itself(Rng& rng, const Model& model) {
  return {CountsItself{any_cells(rng, model, from_to(rng, 1, 5))}};
}
Primitive count_distinct(Rng& rng, const Model& model) {
  return {CountDistinct{any_cell(rng, model), any_cells(rng, model, from_to(rng, 1, 4))}};
}
Primitive same_values(Rng& rng, const Model& model) {
  SameValues rule;
  const int size = from_to(rng, 1, 2);
  for (int i = from_to(rng, 2, 3); i > 0; --i) rule.sets.push_back(any_cells(rng, model, size));
  return {rule};
}
Primitive element(Rng& rng, const Model& model) {
  return {Element{any_cells(rng, model, from_to(rng, 1, 4)), any_cell(rng, model),
                  any_cell(rng, model)}};
}
Primitive less_line(Rng& rng, const Model& model) {
  const int length = from_to(rng, 1, 3);
  return {LessLine{any_cells(rng, model, length), any_cells(rng, model, length)}};
}

Primitive ranks(Rng& rng, const Model& model) {
  Ranks rule;
  const int length = from_to(rng, 1, 2);
  for (int i = from_to(rng, 2, 4); i > 0; --i) {
    rule.lines.push_back(any_cells(rng, model, length));
    rule.ranks.push_back(from_to(rng, 0, 3));
  }
  rule.no_ties = toss(rng);
  return {rule};
}

Primitive any_of(Rng& rng, const Model& model) {
  AnyOf rule;
  for (int i = from_to(rng, 1, 3); i > 0; --i) {
    std::vector<Primitive> branch;
    for (int k = from_to(rng, 0, 2); k > 0; --k) {
      add_random(rng, model, from_to(rng, 0, kKinds - 1), branch);
    }
    rule.branches.push_back(branch);
  }
  return {rule};
}

using Make = Primitive (*)(Rng&, const Model&);
constexpr std::array<Make, kKinds> kMakers = {
    all_different,    all_equal,  related,       weighted_sum,   one_of_sets,
    equal_sums,       word,       occurrences,   element,        between_ends,
    between_extremes, prefix_sum, counts_itself, count_distinct, same_values,
    less_line,        ranks,      any_of};

}  // namespace

Model random_variables(Rng& rng) {
  Model model;
  model.rows = 1;
  model.columns = from_to(rng, 3, 5);
  model.low = from_to(rng, -1, 2);
  model.values = from_to(rng, 3, 5);
  for (int i = 0; i < model.columns; ++i) {
    model.domains.push_back(toss(rng) ? all_of(model) : random_set(rng, model));
  }
  return model;
}

void add_random(Rng& rng, const Model& model, int kind, std::vector<Primitive>& rules) {
  rules.push_back(kind == 3 && toss(rng) ? cage(rng, model)
                                         : kMakers[static_cast<std::size_t>(kind)](rng, model));
  // The extremes of a line are told apart only where it has no equal values.
  const auto* extremes = std::get_if<BetweenExtremes>(&rules.back().rule);
  if (extremes != nullptr) rules.push_back({AllDifferent{Variables(extremes->line)}});
}

Enumerated enumerate(const Model& model) {
  Enumerated found;
  found.seen.resize(model.domains.size());
  std::vector<int> values(model.domains.size(), model.low);
  for (;;) {
    if (variant::test::holds_all(values, model)) {
      ++found.count;
      for (std::size_t i = 0; i < values.size(); ++i) {
        found.seen[i] |= ValueSet{1} << (values[i] - model.low);
      }
    }
    std::size_t place = 0;
    while (place < values.size() && ++values[place] == model.low + model.values) {
      values[place++] = model.low;
    }
    if (place == values.size()) return found;
  }
}

}  // namespace shudu::propagation::test
