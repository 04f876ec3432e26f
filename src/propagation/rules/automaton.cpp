// A word of an automaton, unrolled along its cells: states reached from the front with the edges
// that lead there, then those of these edges that lead on to the end. Deep in a search few states
// are reached, so that only their edges are looked at. Exact where no cell stands there twice.
#include <algorithm>

#include "propagation/rules/rules.h"

namespace shudu::propagation {

bool propagate(State& state, Cells cells, const Automaton& automaton) {
  const std::size_t states = automaton.states.back();
  const auto front = state.marks().first(states);
  const auto back = state.marks().subspan(states, states);
  std::fill(front.begin(), front.end(), 0);
  std::fill(back.begin(), back.end(), 0);
  const std::span<std::uint32_t> live = state.live_edges();
  std::size_t count = 0;
  front[0] = 1;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Set domain = state[cells[i]];
    const auto to = front.subspan(automaton.states[i + 1]);
    for (std::size_t from = automaton.states[i]; from < automaton.states[i + 1]; ++from) {
      if (front[from] == 0) continue;
      for (std::uint32_t e = automaton.starts[from]; e < automaton.starts[from + 1]; ++e) {
        if ((automaton.edges[e].values & domain) == 0) continue;
        to[automaton.edges[e].to] = 1;
        live[count++] = e;
      }
    }
  }
  if (front[automaton.states[cells.size()]] == 0) return false;
  back[automaton.states[cells.size()]] = 1;
  for (std::size_t i = cells.size(); i-- > 0;) {
    const auto from = back.subspan(automaton.states[i]);
    const auto to = back.subspan(automaton.states[i + 1]);
    const std::uint32_t first = automaton.starts[automaton.states[i]];
    Set kept = 0;
    for (; count != 0 && live[count - 1] >= first; --count) {
      const Automaton::Edge& edge = automaton.edges[live[count - 1]];
      if (to[edge.to] == 0) continue;
      from[edge.from] = 1;
      kept |= edge.values;
    }
    if (!state.keep(cells[i], kept)) return false;
  }
  return true;
}

}  // namespace shudu::propagation
