// Automata along lines, and rules of rules.
#include <map>
#include <set>
#include <utility>

#include "shudu/variant/kinds.h"
#include "variant/lowering/lowerings.h"

namespace shudu::variant {
namespace {

using States = std::vector<std::uint32_t>;

// One line of cells: the automaton itself.
Word word_of(const Automaton& automaton, const Variables& cells, ValueSet all) {
  Word word{cells, automaton.states, automaton.starts, automaton.accepting, {}};
  for (const Automaton::Step& step : automaton.steps) {
    if ((step.values & all) != 0) word.edges.push_back({step.from, step.values & all, step.to});
  }
  return word;
}

// For each state, the states that it leads to.
using Moves = std::vector<States>;

Moves no_moves(std::uint32_t states) {
  Moves moves(states);
  for (std::uint32_t state = 0; state < states; ++state) moves[state] = {state};
  return moves;
}

Moves breaks_of(const Automaton& automaton, ValueSet break_sign) {
  Moves moves(automaton.states);
  for (const Automaton::Step& step : automaton.steps) {
    if ((step.values & break_sign) != 0) moves[step.from].push_back(step.to);
  }
  return moves;
}

Moves one_after_other(const Moves& first, const Moves& second) {
  Moves both(first.size());
  for (std::size_t state = 0; state < first.size(); ++state) {
    std::set<std::uint32_t> reached;
    for (const std::uint32_t between : first[state]) {
      reached.insert(second[between].begin(), second[between].end());
    }
    both[state].assign(reached.begin(), reached.end());
  }
  return both;
}

// Several lines, place by place: level `i` holds the states after `i` cells and the breaks behind
// them, numbered from `i * states` on, so that a break is taken with the step before it.
class Unrolled {
 public:
  Unrolled(const Automaton& automaton, ValueSet all)
      : automaton_(automaton),
        all_(all),
        breaks_(breaks_of(automaton, all + 1)),
        behind_(no_moves(automaton.states)) {}

  void add_cell(Variable cell) {
    flush();
    word_.cells.push_back(cell);
  }
  void add_break() { behind_ = one_after_other(behind_, breaks_); }

  Word finish() {
    flush();
    const std::uint32_t offset = level() * automaton_.states;
    word_.states = offset + automaton_.states;
    for (const std::uint32_t state : automaton_.accepting) {
      word_.accepting.push_back(offset + state);
    }
    return std::move(word_);
  }

 private:
  [[nodiscard]] std::uint32_t level() const {
    return static_cast<std::uint32_t>(word_.cells.size());
  }

  // The starts, or the steps of the last cell, with the breaks behind them.
  void flush() {
    if (word_.cells.empty()) {
      std::set<std::uint32_t> starts;
      for (const std::uint32_t state : automaton_.starts) {
        starts.insert(behind_[state].begin(), behind_[state].end());
      }
      word_.starts.assign(starts.begin(), starts.end());
    } else {
      add_steps();
    }
    behind_ = no_moves(automaton_.states);
  }

  void add_steps() {
    const std::uint32_t to = level() * automaton_.states;
    const std::uint32_t from = to - automaton_.states;
    std::map<std::pair<std::uint32_t, std::uint32_t>, ValueSet> edges;
    for (const Automaton::Step& step : automaton_.steps) {
      if ((step.values & all_) == 0) continue;
      for (const std::uint32_t state : behind_[step.to]) {
        edges[{from + step.from, to + state}] |= step.values & all_;
      }
    }
    for (const auto& [ends, values] : edges) {
      word_.edges.push_back({ends.first, values, ends.second});
    }
  }

  const Automaton& automaton_;
  ValueSet all_;
  Moves breaks_;
  Moves behind_;  // over the breaks since the last cell
  Word word_;
};

}  // namespace

void lower_automaton(const Constraint& rule, Lowering& out) {
  const ValueSet all = out.puzzle().all_values();
  if (rule.lists.size() == 1) {
    out.add(word_of(rule.automaton, rule.lists[0], all));
    return;
  }
  Unrolled unrolled(rule.automaton, all);
  for (std::size_t i = 0; i < rule.lists.size(); ++i) {
    if (i > 0) unrolled.add_break();
    for (const Variable cell : rule.lists[i]) unrolled.add_cell(cell);
  }
  out.add(unrolled.finish());
}

void lower_or(const Constraint& rule, Lowering& out) {
  AnyOf any;
  for (const std::vector<Constraint>& branch : rule.branches) {
    std::vector<Primitive> rules;
    Lowering inner(out.puzzle(), rules, nullptr);
    for (const Constraint& part : branch) row_of(part.kind).lower(part, inner);
    any.branches.push_back(std::move(rules));
  }
  out.add(std::move(any));
}

void lower_and(const Constraint& rule, Lowering& out) {
  for (const std::vector<Constraint>& branch : rule.branches) {
    for (const Constraint& part : branch) row_of(part.kind).lower(part, out);
  }
}

}  // namespace shudu::variant
