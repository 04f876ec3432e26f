#include "variant/primitive_judge.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

#include "shudu/core/as_index.h"

namespace shudu::variant::test {
namespace {

class FullGrid {
 public:
  FullGrid(std::span<const int> shown, const Model& model) : shown_(shown), model_(model) {}

  bool operator()(const AllDifferent& rule) const {
    const std::vector<int> line = values_of(rule.cells);
    return std::set(line.begin(), line.end()).size() == line.size();
  }
  bool operator()(const AllEqual& rule) const {
    const std::vector<int> line = values_of(rule.cells);
    return std::set(line.begin(), line.end()).size() <= 1;
  }
  bool operator()(const Related& rule) const {
    return contains(rule.allowed[as_index(at(rule.first) - model_.low)], at(rule.second));
  }
  bool operator()(const WeightedSum& rule) const {
    std::int64_t sum = 0;
    for (const auto& [cell, weight] : rule.terms) sum += std::int64_t{weight} * at(cell);
    return rule.low <= sum && sum <= rule.high;
  }
  bool operator()(const OneOfSets& rule) const {
    ValueSet set = 0;
    for (const Variable cell : rule.cells) set |= bit(at(cell));
    return (*this)(AllDifferent{rule.cells}) &&
           std::find(rule.sets.begin(), rule.sets.end(), set) != rule.sets.end();
  }
  bool operator()(const EqualSums& rule) const {
    std::set<int> sums;
    for (const Variables& segment : rule.segments) sums.insert(sum_of_cells(segment));
    return sums.size() <= 1;
  }
  bool operator()(const Word& rule) const {
    std::set<std::uint32_t> states(rule.starts.begin(), rule.starts.end());
    for (const Variable cell : rule.cells) {
      std::set<std::uint32_t> next;
      for (const Word::Edge& edge : rule.edges) {
        if (states.contains(edge.from) && contains(edge.values, at(cell))) next.insert(edge.to);
      }
      states = std::move(next);
    }
    return std::any_of(rule.accepting.begin(), rule.accepting.end(),
                       [&](std::uint32_t state) { return states.contains(state); });
  }
  bool operator()(const Occurrences& rule) const {
    return std::all_of(rule.bounds.begin(), rule.bounds.end(), [&](const auto& bound) {
      const auto count = std::count_if(rule.cells.begin(), rule.cells.end(), [&](Variable cell) {
        return contains(bound.values, at(cell));
      });
      return bound.least <= count && count <= bound.most;
    });
  }
  bool operator()(const BetweenEnds& rule) const {
    const auto [low, high] =
        std::minmax({at(rule.first), at(rule.last)});  // values, not references
    if (high - low < rule.apart) return false;
    for (const Variable cell : rule.middle) {
      const bool is_in = low < at(cell) && at(cell) < high;
      const bool is_out = at(cell) < low || high < at(cell);
      if (rule.is_outside ? !is_out : !is_in) return false;
    }
    return true;
  }
  bool operator()(const BetweenExtremes& rule) const {
    const std::vector<int> line = values_of(rule.line);
    const auto [low, high] = std::minmax_element(line.begin(), line.end());
    const auto [first, last] = std::minmax(low, high);
    return first == last ? rule.sum == 0 : std::accumulate(first + 1, last, 0) == rule.sum;
  }
  bool operator()(const PrefixSum& rule) const {
    const std::vector<int> line = values_of(rule.line);
    return line[0] >= 0 && line[0] <= std::ssize(line) &&
           std::accumulate(line.begin(), line.begin() + line[0], 0) == rule.sum;
  }
  bool operator()(const CountsItself& rule) const {
    const std::vector<int> all = values_of(rule.cells);
    return std::all_of(all.begin(), all.end(), [&](int value) {
      return std::count(all.begin(), all.end(), value) == value;
    });
  }
  bool operator()(const CountDistinct& rule) const {
    const std::vector<int> all = values_of(rule.cells);
    return std::ssize(std::set(all.begin(), all.end())) == at(rule.count);
  }
  bool operator()(const SameValues& rule) const {
    std::set<std::multiset<int>> held;
    for (const Variables& cells : rule.sets) {
      const std::vector<int> all = values_of(cells);
      held.emplace(all.begin(), all.end());
    }
    return held.size() <= 1;
  }
  bool operator()(const Element& rule) const {
    const int place = at(rule.index);
    return place >= 1 && place <= std::ssize(rule.line) &&
           at(rule.line[as_index(place - 1)]) == at(rule.target);
  }
  bool operator()(const LessLine& rule) const {
    return values_of(rule.first) < values_of(rule.second);
  }
  bool operator()(const Ranks& rule) const {
    std::vector<std::vector<int>> readings;
    for (const Variables& line : rule.lines) readings.push_back(values_of(line));
    if (rule.no_ties && std::set(readings.begin(), readings.end()).size() < readings.size()) {
      return false;
    }
    for (std::size_t i = 0; i < readings.size(); ++i) {
      const auto before = std::count_if(readings.begin(), readings.end(),
                                        [&](const auto& line) { return line < readings[i]; });
      if (rule.ranks[i] != 0 && before + 1 != rule.ranks[i]) return false;
    }
    return true;
  }
  bool operator()(const AnyOf& rule) const {
    return std::any_of(rule.branches.begin(), rule.branches.end(), [&](const auto& branch) {
      return std::all_of(branch.begin(), branch.end(), [&](const Primitive& primitive) {
        return holds(primitive, shown_, model_);
      });
    });
  }
  bool operator()(const Impossible& /*rule*/) const { return false; }

 private:
  [[nodiscard]] int at(Variable cell) const { return shown_[cell]; }
  [[nodiscard]] ValueSet bit(int value) const {
    return ValueSet{1} << static_cast<unsigned>(value - model_.low);
  }
  [[nodiscard]] bool contains(ValueSet set, int value) const { return (set & bit(value)) != 0; }
  [[nodiscard]] std::vector<int> values_of(const Variables& cells) const {
    std::vector<int> values;
    for (const Variable cell : cells) values.push_back(at(cell));
    return values;
  }
  [[nodiscard]] int sum_of_cells(const Variables& cells) const {
    const std::vector<int> values = values_of(cells);
    return std::accumulate(values.begin(), values.end(), 0);
  }

  std::span<const int> shown_;
  const Model& model_;
};

}  // namespace

bool holds(const Primitive& primitive, std::span<const int> values_shown, const Model& model) {
  return std::visit(FullGrid(values_shown, model), primitive.rule);
}

bool holds_all(std::span<const int> values_shown, const Model& model) {
  for (std::size_t i = 0; i < model.domains.size(); ++i) {
    const auto bit = static_cast<unsigned>(values_shown[i] - model.low);
    if ((model.domains[i] >> bit & 1U) == 0) return false;
  }
  return std::all_of(model.rules.begin(), model.rules.end(), [&](const Primitive& primitive) {
    return holds(primitive, values_shown, model);
  });
}

}  // namespace shudu::variant::test
