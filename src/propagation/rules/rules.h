// What each rule strikes out, as functions of the domains alone: nothing is kept from call to call,
// so going back in a search needs no undoing.
//
// Each is sound (no value of a full assignment that keeps the rule goes) and exact where all its
// cells are fixed. False: no assignment keeps the rule. Whatever a rule strikes wakes it again,
// unless one call does all it can (is_done_in_one).
// Tested in tests/propagation/rules_test.cpp against all assignments of a few cells.
#pragma once

#include <span>

#include "propagation/engine/state.h"
#include "propagation/problem.h"

namespace shudu::propagation {

using Cells = std::span<const Variable>;

bool propagate(State& state, Cells cells, const Relation& relation);
bool propagate(State& state, Cells cells, const Cage& cage);
bool propagate(State& state, Cells cells, const Partition& partition);
bool propagate(State& state, Cells cells, const SetChoice& choice);
bool propagate(State& state, Cells cells, const Linear& linear);
bool propagate(State& state, Cells cells, const EqualSegments& equal);
bool propagate(State& state, Cells cells, const Automaton& automaton);
bool propagate(State& state, Cells cells, const Tally& tally);
bool propagate(State& state, Cells cells, const Ends& ends);
bool propagate(State& state, Cells line, const Extremes& extremes);
bool propagate(State& state, Cells line, const Prefix& prefix);
bool propagate(State& state, Cells cells, const SelfCount& count);
bool propagate(State& state, Cells cells, const DistinctCount& count);
bool propagate(State& state, Cells cells, const Multiset& multiset);
bool propagate(State& state, Cells cells, const Indexed& indexed);
bool propagate(State& state, Cells cells, const Lexical& lexical);
bool propagate(State& state, Cells cells, const Ranking& ranking);
bool propagate(State& state, Cells cells, const Within& within);
bool propagate(State& state, Cells cells, const Crossing& crossing);
bool propagate(State& state, Cells cells, const Choice& choice);

inline bool propagate_rule(State& state, const Propagator& propagator) {
  return std::visit(
      [&](const auto& rule) { return propagate(state, Cells{propagator.cells}, rule); },
      propagator.rule);
}

/// A second call at once would strike nothing more.
inline bool is_done_in_one(const Rule& rule) {
  const auto* const automaton = std::get_if<Automaton>(&rule);
  if (automaton != nullptr) return automaton->is_exact;
  return std::holds_alternative<Relation>(rule) || std::holds_alternative<Within>(rule) ||
         std::holds_alternative<Crossing>(rule);
}

/// All that some of them may be.
inline Set union_of(const State& state, Cells cells) {
  Set values = 0;
  for (const Variable cell : cells) values |= state[cell];
  return values;
}

/// Are all of them fixed?
inline bool are_fixed(const State& state, Cells cells) {
  for (const Variable cell : cells) {
    if (!state.is_fixed(cell)) return false;
  }
  return true;
}

}  // namespace shudu::propagation
