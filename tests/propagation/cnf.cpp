#include "propagation/cnf.h"

#include <set>

namespace shudu::propagation::test {

using variant::Variable;
using variant::Variables;
using variant::VariantPuzzle;

Cnf::Cnf(const VariantPuzzle& puzzle)
    : puzzle_(puzzle), variables_(puzzle.variables() * puzzle.values()) {
  for (int i = 0; i < puzzle.variables(); ++i) {
    const auto cell = static_cast<Variable>(i);
    Clause some;
    for (int value = puzzle.low; value <= puzzle.high; ++value) {
      some.push_back(is(cell, value));
      for (int other = puzzle.low; other < value; ++other) {
        add({-is(cell, value), -is(cell, other)});
      }
      const auto place = static_cast<unsigned>(value - puzzle.low);
      const auto candidates = puzzle.candidates[static_cast<std::size_t>(i)];
      if ((candidates >> place & 1U) == 0) add({-is(cell, value)});
    }
    add(some);
  }
  std::map<int, Variables> lines;
  for (int i = 0; i < puzzle.cells(); ++i) {
    const auto cell = static_cast<Variable>(i);
    if (puzzle.rows_differ) lines[puzzle.row_of(cell)].push_back(cell);
    if (puzzle.columns_differ) lines[-1 - puzzle.column_of(cell)].push_back(cell);
  }
  for (const auto& [number, line] : lines) differ(line);
  for (const Variables& region : puzzle.regions) differ(region);
}

void Cnf::add(Clause clause) {
  clause.insert(clause.end(), conditions_.begin(), conditions_.end());
  for (const Literal literal : clause) text_ += std::to_string(literal) + ' ';
  text_ += "0\n";
  ++clauses_;
}

void Cnf::differ(const Variables& cells) {
  const std::set<Variable> once(cells.begin(), cells.end());
  for (const Variable first : once) {
    for (const Variable second : once) {
      if (first >= second) continue;
      for (int value = puzzle_.low; value <= puzzle_.high; ++value) {
        add({-is(first, value), -is(second, value)});
      }
    }
  }
}

void Cnf::relate(Variable first, Variable second, const std::function<bool(int, int)>& test) {
  for (int a = puzzle_.low; a <= puzzle_.high; ++a) {
    for (int b = puzzle_.low; b <= puzzle_.high; ++b) {
      if (!test(a, b)) add({-is(first, a), -is(second, b)});
    }
  }
}

void Cnf::limit(Variable cell, const std::function<bool(int)>& test) {
  for (int value = puzzle_.low; value <= puzzle_.high; ++value) {
    if (!test(value)) add({-is(cell, value)});
  }
}

Cnf::Signs Cnf::signs_of(Variable cell) const {
  Signs signs;
  for (int value = puzzle_.low; value <= puzzle_.high; ++value) {
    signs.emplace_back(value, is(cell, value));
  }
  return signs;
}

// From a state over a sign to the one behind it, or to none.
Clause Cnf::step_clause(Literal reached, Literal stands, const std::optional<State>& after,
                        std::map<State, Literal>& next) {
  if (!after) return {-reached, -stands};
  const auto [place, is_new] = next.try_emplace(*after, 0);
  if (is_new) place->second = fresh();
  return {-reached, -stands, place->second};
}

std::map<Cnf::State, Literal> Cnf::read(const std::vector<Signs>& places, const State& start,
                                        const Step& step) {
  std::map<State, Literal> states{{start, fresh()}};
  add({states.at(start)});
  for (const Signs& signs : places) {
    std::map<State, Literal> next;
    for (const auto& [state, reached] : states) {
      for (const auto& [sign, stands] : signs) {
        add(step_clause(reached, stands, step(state, sign), next));
      }
    }
    states = std::move(next);
  }
  return states;
}

void Cnf::read_cells(const Variables& cells, const State& start, const Step& step,
                     const std::function<bool(const State&)>& accepts) {
  std::vector<Signs> places;
  places.reserve(cells.size());
  for (const Variable cell : cells) places.push_back(signs_of(cell));
  for (const auto& [state, reached] : read(places, start, step)) {
    if (!accepts(state)) add({-reached});
  }
}

std::string Cnf::text(const Clause& ruled_out) const {
  const std::size_t clauses = clauses_ + (ruled_out.empty() ? 0 : 1);
  std::string text =
      "p cnf " + std::to_string(variables_) + ' ' + std::to_string(clauses) + '\n' + text_;
  for (const Literal literal : ruled_out) text += std::to_string(-literal) + ' ';
  return ruled_out.empty() ? text : text + "0\n";
}

}  // namespace shudu::propagation::test
