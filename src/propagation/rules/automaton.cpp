// A word of an automaton, unrolled along its cells: states reached from the front with the edges
// that lead there, then those of these edges that lead on to the end. Deep in a search few states
// are reached, so that only their edges are looked at. Exact where no cell stands there twice.
// Where a layer has at most 64 states, they are bits of a word, and what was found last time is
// remembered: most calls change a few layers about one cell, then the states are those of before.
#include <algorithm>
#include <array>
#include <bit>

#include "propagation/rules/rules.h"

namespace shudu::propagation {

namespace {

/// From the front; only where something before it has changed since last time.
bool go_forth(const State& state, Cells cells, const Automaton& automaton,
              std::span<AutomatonLayer> layers) {
  layers[0].front = 1;
  bool is_new = false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    AutomatonLayer& layer = layers[i];
    const Set domain = state[cells[i]];
    if (is_new || domain != layer.domain) {
      layer.domain = domain;
      layer.is_open = true;
      const std::uint64_t front =
          state.passes().reached(automaton.edges_behind(i), layer.front, domain);
      is_new = front != layers[i + 1].front;
      layers[i + 1].front = front;
    }
    if (layers[i + 1].front == 0) return false;
  }
  return true;
}

bool propagate_narrow(State& state, Cells cells, const Automaton& automaton) {
  const std::span<AutomatonLayer> layers = state.layers(automaton, cells.size() + 1);
  if (!go_forth(state, cells, automaton, layers)) return false;
  bool is_new = layers.back().back != layers.back().front;
  layers.back().back = layers.back().front;
  for (std::size_t i = cells.size(); i-- > 0;) {
    AutomatonLayer& layer = layers[i];
    if (is_new || layer.is_open) {
      const Leading kept = state.passes().leading(automaton.edges_behind(i), layer.front,
                                                  layer.domain, layers[i + 1].back);
      is_new = kept.states != layer.back;
      layer.back = kept.states;
      layer.kept = static_cast<Set>(kept.values);
      layer.is_open = false;
    }
    if (state.keep(cells[i], layer.kept)) continue;
    if (i > 0) layers[i - 1].is_open = true;
    return false;
  }
  return true;
}

}  // namespace

bool propagate(State& state, Cells cells, const Automaton& automaton) {
  if (automaton.is_narrow) return propagate_narrow(state, cells, automaton);
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
