#include "propagation/cnf_rules.h"

#include <algorithm>
#include <set>

#include "shudu/variant/kinds.h"

namespace shudu::propagation::test {
namespace {

using variant::Automaton;
using variant::Constraint;
using variant::Kind;
using variant::Variable;

void either(Cnf& cnf, const Constraint& rule) {
  Clause one;
  for (std::size_t i = 0; i < rule.branches.size(); ++i) one.push_back(cnf.fresh());
  cnf.add(one);
  for (std::size_t i = 0; i < rule.branches.size(); ++i) {
    const Cnf::Where where(cnf, one[i]);
    clauses_of_rules(cnf, rule.branches[i]);
  }
}

void all_branches(Cnf& cnf, const Constraint& rule) {
  for (const auto& branch : rule.branches) clauses_of_rules(cnf, branch);
}

// All states that the automaton may come to from one of these, over a sign.
Cnf::MaybeState after_sign(const Automaton& machine, const Cnf::State& states, unsigned sign) {
  std::set<int> next;
  for (const Automaton::Step& edge : machine.steps) {
    const bool is_from = std::count(states.begin(), states.end(), static_cast<int>(edge.from)) > 0;
    if (is_from && (edge.values >> sign & 1U) != 0) next.insert(static_cast<int>(edge.to));
  }
  if (next.empty()) return std::nullopt;
  return Cnf::State(next.begin(), next.end());
}

// A state of the reading is the set of all states that the automaton may be in.
void automaton(Cnf& cnf, const Constraint& rule) {
  const Automaton& machine = rule.automaton;
  const int low = cnf.puzzle().low;
  const Literal is_break = cnf.fresh();
  cnf.add({is_break});
  std::vector<Cnf::Signs> places;
  for (std::size_t i = 0; i < rule.lists.size(); ++i) {
    if (i > 0) places.push_back({{low + cnf.puzzle().values(), is_break}});
    for (const Variable cell : rule.lists[i]) places.push_back(cnf.signs_of(cell));
  }
  const std::set<int> starts(machine.starts.begin(), machine.starts.end());
  const auto step = [&](const Cnf::State& states, int sign) {
    return after_sign(machine, states, static_cast<unsigned>(sign - low));
  };
  const std::set<int> accepting(machine.accepting.begin(), machine.accepting.end());
  for (const auto& [states, reached] : cnf.read(places, {starts.begin(), starts.end()}, step)) {
    const bool accepts = std::any_of(states.begin(), states.end(),
                                     [&](int state) { return accepting.contains(state); });
    if (!accepts) cnf.add({-reached});
  }
}

std::map<Kind, ToClauses> all_kinds() {
  std::map<Kind, ToClauses> all{
      {Kind::kOr, either}, {Kind::kAnd, all_branches}, {Kind::kAutomaton, automaton}};
  for (const auto& family :
       {clauses_of_grid_kinds(), clauses_of_sum_kinds(), clauses_of_line_kinds(),
        clauses_of_outside_kinds(), clauses_of_count_kinds()}) {
    all.insert(family.begin(), family.end());
  }
  return all;
}

}  // namespace

ToClauses clauses_of(Kind kind) {
  static const std::map<Kind, ToClauses> kAll = all_kinds();
  const auto found = kAll.find(kind);
  return found == kAll.end() ? nullptr : found->second;
}

std::int64_t number_said(const Cnf& cnf, const Constraint& rule, std::size_t index) {
  return *number_of(cnf.puzzle(), rule, index);
}

void clauses_of_rules(Cnf& cnf, const std::vector<Constraint>& rules) {
  for (const Constraint& rule : rules) clauses_of(rule.kind)(cnf, rule);
}

Cnf cnf_of(const variant::VariantPuzzle& puzzle) {
  Cnf cnf(puzzle);
  clauses_of_rules(cnf, puzzle.constraints);
  return cnf;
}

}  // namespace shudu::propagation::test
