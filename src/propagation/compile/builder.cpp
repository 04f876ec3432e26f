#include "propagation/compile/builder.h"

#include <algorithm>
#include <set>

#include "propagation/compile/primitives.h"

namespace shudu::propagation {

using namespace variant;  // NOLINT(google-build-using-namespace): the names of all primitives

Variables Builder::standing(const Variables& cells) const {
  Variables standing;
  standing.reserve(cells.size());
  for (const Variable cell : cells) standing.push_back(problem_.same_as[cell]);
  return standing;
}

void Builder::restrict(Variable cell, Set values) {
  cell = problem_.same_as[cell];
  if (is_top_) {
    problem_.domains[cell] &= values;
  } else {
    add({cell}, Within{values});
  }
}

void Builder::relate(Variable first, Variable second, std::vector<Set> allowed) {
  first = problem_.same_as[first];
  second = problem_.same_as[second];
  if (first == second) {
    Set values = 0;
    for (std::size_t i = 0; i < allowed.size(); ++i) {
      values |= allowed[i] & only(static_cast<int>(i));
    }
    restrict(first, values);
    return;
  }
  if (second < first) {
    std::vector<Set> turned(allowed.size());
    for (std::size_t i = 0; i < allowed.size(); ++i) {
      for (const int value : Each(allowed[i] & problem_.all)) {
        turned[static_cast<std::size_t>(value)] |= only(static_cast<int>(i));
      }
    }
    allowed = std::move(turned);
    std::swap(first, second);
  }
  const auto [place, is_new] = relations_.try_emplace({first, second}, allowed);
  if (is_new) return;
  for (std::size_t i = 0; i < place->second.size(); ++i) place->second[i] &= allowed[i];
}

void Builder::differ(const Variables& cells) {
  if (is_top_) return;  // noted beforehand
  std::vector<Set> unequal;
  unequal.reserve(static_cast<std::size_t>(problem_.values));
  for (int value = 0; value < problem_.values; ++value) {
    unequal.push_back(problem_.all & ~only(value));
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) relate(cells[i], cells[j], unequal);
  }
}

void Builder::finish_relations() {
  for (auto& [pair, allowed] : relations_) {
    const bool differ = problem_.are_different(pair.first, pair.second);
    bool says_more = false;
    for (std::size_t i = 0; i < allowed.size(); ++i) {
      const Set known = differ ? problem_.all & ~only(static_cast<int>(i)) : problem_.all;
      allowed[i] &= known;
      says_more = says_more || allowed[i] != known;
    }
    if (says_more) add({pair.first, pair.second}, Relation{table_of(problem_, allowed)});
  }
  relations_.clear();
}

void Builder::choice(const AnyOf& rule) {
  Choice choice;
  std::set<Variable> cells;
  for (const std::vector<Primitive>& primitives : rule.branches) {
    std::vector<Propagator> branch;
    Builder inside(problem_, branch, false, depth_ + 1);
    for (const Primitive& primitive : primitives) inside.build(primitive);
    inside.finish_relations();
    if (inside.has_failed()) continue;
    if (branch.empty()) return;  // it holds whatever else does
    for (const Propagator& propagator : branch) {
      cells.insert(propagator.cells.begin(), propagator.cells.end());
    }
    choice.branches.push_back(std::move(branch));
  }
  problem_.choice_depth = std::max(problem_.choice_depth, depth_ + 1);
  if (choice.branches.empty()) {
    fail();
  } else {
    add(Variables(cells.begin(), cells.end()), std::move(choice));
  }
}

void Builder::build(const Primitive& primitive) {
  std::visit([&](const auto& rule) { build_rule(*this, rule); }, primitive.rule);
}

void build_rule(Builder& builder, const AllDifferent& rule) { builder.differ(rule.cells); }

void build_rule(Builder& builder, const AllEqual& rule) {
  if (builder.is_top()) return;  // they are one variable
  std::vector<Set> equal;
  equal.reserve(static_cast<std::size_t>(builder.problem().values));
  for (int value = 0; value < builder.problem().values; ++value) equal.push_back(only(value));
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    builder.relate(rule.cells[i - 1], rule.cells[i], equal);
  }
}

void build_rule(Builder& builder, const Related& rule) {
  builder.relate(rule.first, rule.second, rule.allowed);
}

void build_rule(Builder& builder, const AnyOf& rule) { builder.choice(rule); }

void build_rule(Builder& builder, const Impossible&) { builder.fail(); }

}  // namespace shudu::propagation
