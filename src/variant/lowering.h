// Where the lowering of one rule puts its primitives, and the few things that all lowerings say.
//
// A rule at the top narrows domains where it speaks of one cell; in a branch it may not, and says
// the same as a primitive. `relate` asks `allowed` about shown values.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "shudu/core/as_index.h"
#include "shudu/variant/primitive.h"
#include "shudu/variant/puzzle.h"

namespace shudu::variant {

/// Sets of values are listed where the range has so many at most, and pairs alone say as much.
inline constexpr int kMostValuesOfSets = 12;

/// The cells without repeats, in the order of their first appearance.
Variables without_repeats(std::span<const Variable> cells);

class Lowering {
 public:
  /// `domains` is null in a branch.
  Lowering(const VariantPuzzle& puzzle, std::vector<Primitive>& rules,
           std::vector<ValueSet>* domains)
      : puzzle_(&puzzle), rules_(&rules), domains_(domains) {}

  [[nodiscard]] const VariantPuzzle& puzzle() const { return *puzzle_; }
  [[nodiscard]] int low() const { return puzzle_->low; }
  [[nodiscard]] int high() const { return puzzle_->high; }

  template <typename Rule>
  void add(Rule rule) {
    rules_->push_back(Primitive{std::move(rule)});
  }

  /// The values that `is_in` holds of.
  template <typename Test>
  [[nodiscard]] ValueSet values_where(const Test& is_in) const {
    ValueSet values = 0;
    for (int value = low(); value <= high(); ++value) {
      if (is_in(value)) values |= ValueSet{1} << (value - low());
    }
    return values;
  }
  /// The set of one value; empty where it is none of the range.
  [[nodiscard]] ValueSet only(std::int64_t value) const {
    return values_where([value](int other) { return other == value; });
  }

  /// `cell` has a value of the set.
  void keep(Variable cell, ValueSet values);

  template <typename Test>
  void relate(Variable first, Variable second, const Test& allowed) {
    if (first == second) {
      keep(first, values_where([&](int value) { return allowed(value, value); }));
      return;
    }
    std::vector<ValueSet> table;
    for (int value = low(); value <= high(); ++value) {
      table.push_back(values_where([&](int other) { return allowed(value, other); }));
    }
    add(Related{first, second, std::move(table)});
  }

  /// All cells of the list differ; a cell that stands there twice does not differ from itself.
  void all_different(std::span<const Variable> cells);
  void all_equal(std::span<const Variable> cells);
  /// The sum of the cells, repeats counted.
  void sum(std::span<const Variable> cells, std::int64_t total);

  /// Different values whose set `is_good` holds of. The kind `makes_sets`.
  template <typename Test>
  void one_of_sets(std::span<const Variable> cells, const Test& is_good);

  /// Different values whose set is one of `sets`, which are as large as the list without repeats.
  void one_of(std::span<const Variable> cells, std::vector<ValueSet> sets);

  /// The word of an automaton whose states are made as they are met: `step` gives the state after
  /// a value, or nothing.
  template <typename State, typename Step, typename Accepts>
  void word(std::span<const Variable> cells, const std::vector<State>& starts, const Step& step,
            const Accepts& accepts);

  /// Must the cells have different values, because a row, a column or a region holds them all?
  [[nodiscard]] bool are_different(std::span<const Variable> cells) const;

 private:
  const VariantPuzzle* puzzle_;
  std::vector<Primitive>* rules_;
  std::vector<ValueSet>* domains_;
};

template <typename Test>
void Lowering::one_of_sets(std::span<const Variable> cells, const Test& is_good) {
  std::vector<ValueSet> sets;
  const auto size = without_repeats(cells).size();
  if (size > as_index(puzzle_->values())) return add(Impossible{});
  // The next larger number with as many bits (Gosper).
  std::uint64_t set = (std::uint64_t{1} << size) - 1;
  while (set <= puzzle_->all_values()) {
    if (is_good(static_cast<ValueSet>(set))) sets.push_back(static_cast<ValueSet>(set));
    const std::uint64_t lowest = set & (~set + 1);
    const std::uint64_t carried = set + lowest;
    set = carried | (((set ^ carried) / lowest) >> 2U);
  }
  one_of(cells, std::move(sets));
}

template <typename State, typename Step, typename Accepts>
void Lowering::word(std::span<const Variable> cells, const std::vector<State>& starts,
                    const Step& step, const Accepts& accepts) {
  Word rule{Variables(cells.begin(), cells.end()), 0, {}, {}, {}};
  std::map<State, std::uint32_t> numbers;
  std::vector<State> waiting;
  const auto number_of = [&](const State& state) {
    const auto [at, is_new] = numbers.emplace(state, static_cast<std::uint32_t>(numbers.size()));
    if (is_new) waiting.push_back(state);
    return at->second;
  };
  for (const State& state : starts) rule.starts.push_back(number_of(state));
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    const State state = waiting[i];
    const auto from = static_cast<std::uint32_t>(i);
    if (accepts(state)) rule.accepting.push_back(from);
    std::map<std::uint32_t, ValueSet> edges;
    for (int value = low(); value <= high(); ++value) {
      const std::optional<State> next = step(state, value);
      if (next) edges[number_of(*next)] |= ValueSet{1} << (value - low());
    }
    for (const auto& [to, values] : edges) rule.edges.push_back({from, values, to});
  }
  rule.states = static_cast<std::uint32_t>(waiting.size());
  add(std::move(rule));
}

}  // namespace shudu::variant
