// What stands between a model and a Problem: equal variables are joined, differences are gathered,
// then each rule becomes propagators, inside a choice as well as outside.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "propagation/compile/groups.h"
#include "propagation/problem.h"
#include "propagation/rules/rules.h"
#include "shudu/propagation/solve.h"

namespace shudu::propagation {

/// A model as a Problem that can be searched.
[[nodiscard]] Result<std::unique_ptr<Problem>, Refusal> build_problem(const variant::Model& model);

/// Why the model cannot be searched, or nothing (checking.cpp).
[[nodiscard]] std::optional<Refusal> refusal_of(const variant::Model& model);

/// The rules of one level: those of the model, or those of a branch.
class Builder {
 public:
  Builder(Problem& problem, std::vector<Propagator>& out, bool is_top, int depth = 0)
      : problem_(problem), out_(out), is_top_(is_top), depth_(depth), grouping_(problem) {}

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] bool is_top() const { return is_top_; }
  /// The variables that stand for these.
  [[nodiscard]] Variables standing(const Variables& cells) const;

  void add(Variables cells, Rule rule) {
    out_.push_back(Propagator{std::move(cells), std::move(rule)});
  }
  /// No grid keeps the rules of this level.
  void fail() { has_failed_ = true; }
  [[nodiscard]] bool has_failed() const { return has_failed_; }
  /// Until the next call, as Grouping::find.
  const Groups& groups_of(Cells cells, std::size_t most) { return grouping_.find(cells, most); }
  void restrict(Variable cell, Set values);
  void relate(Variable first, Variable second, std::vector<Set> allowed);
  /// Two cells differ: known beforehand at the top, a relation in a branch.
  void differ(const Variables& cells);
  /// Emits what `relate` has gathered.
  void finish_relations();

  void build(const variant::Primitive& primitive);
  void choice(const variant::AnyOf& rule);
  void linear(std::span<const variant::WeightedSum::Term> terms, std::int64_t low,
              std::int64_t high);

 private:
  Problem& problem_;
  std::vector<Propagator>& out_;
  bool is_top_;
  int depth_;  ///< choices around this level
  bool has_failed_ = false;
  Grouping grouping_;
  std::map<std::pair<Variable, Variable>, std::vector<Set>> relations_;
};

/// A table that is kept by the problem, one for equal contents.
const RelationTable* table_of(Problem& problem, const std::vector<Set>& allowed);

/// A word unrolled along its cells; nothing where no word fits (words.cpp).
std::optional<Automaton> unrolled(const Problem& problem, const Variables& cells,
                                  const variant::Word& word);

/// Houses with cages inside, as parts that share the values out (partitions.cpp).
void add_partitions(const Problem& problem, Builder& builder);

/// Houses that cross, as far as no pass over all lines has them (house_blocks.cpp).
void lay_out_houses(Problem& problem, const variant::Model& model);
void add_crossings(const Problem& problem, Builder& builder);

}  // namespace shudu::propagation
