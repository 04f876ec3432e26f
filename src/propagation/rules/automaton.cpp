// A word of an automaton, unrolled along its cells: states reached from the front, then edges that
// lead on to the end. Exact where no cell stands there twice.
#include <algorithm>

#include "propagation/rules/rules.h"

namespace shudu::propagation {

bool propagate(State& state, Cells cells, const Automaton& automaton) {
  const std::size_t states = automaton.states.back();
  const auto front = state.marks().first(states);
  const auto back = state.marks().subspan(states, states);
  std::fill(front.begin(), front.end(), 0);
  std::fill(back.begin(), back.end(), 0);
  front[0] = 1;
  const auto edges_of = [&](std::size_t i) {
    return std::span<const Automaton::Edge>{automaton.edges}.subspan(
        automaton.layers[i], automaton.layers[i + 1] - automaton.layers[i]);
  };
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Set domain = state[cells[i]];
    const auto from = front.subspan(automaton.states[i]);
    const auto to = front.subspan(automaton.states[i + 1]);
    for (const Automaton::Edge& edge : edges_of(i)) {
      if ((edge.values & domain) != 0 && from[edge.from] != 0) to[edge.to] = 1;
    }
  }
  if (front[automaton.states[cells.size()]] == 0) return false;
  back[automaton.states[cells.size()]] = 1;
  for (std::size_t i = cells.size(); i-- > 0;) {
    const Set domain = state[cells[i]];
    const auto reached = front.subspan(automaton.states[i]);
    const auto from = back.subspan(automaton.states[i]);
    const auto to = back.subspan(automaton.states[i + 1]);
    Set kept = 0;
    for (const Automaton::Edge& edge : edges_of(i)) {
      if ((edge.values & domain) == 0 || reached[edge.from] == 0 || to[edge.to] == 0) continue;
      from[edge.from] = 1;
      kept |= edge.values;
    }
    if (!state.keep(cells[i], kept)) return false;
  }
  return true;
}

}  // namespace shudu::propagation
