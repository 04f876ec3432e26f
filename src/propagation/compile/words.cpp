// Words of an automaton unrolled along their cells, at the domains of the root: from the front the
// states that are reached, from the back those that lead to an end, equal futures joined.
#include <algorithm>
#include <map>

#include "propagation/compile/builder.h"

namespace shudu::propagation {
namespace {

using Edge = Automaton::Edge;

/// Edges from each state.
std::vector<std::vector<variant::Word::Edge>> by_state(const variant::Word& word) {
  std::vector<std::vector<variant::Word::Edge>> edges(word.states);
  for (const auto& edge : word.edges) edges[edge.from].push_back(edge);
  return edges;
}

/// Of one cell; states are those of the word.
using Layer = std::vector<Edge>;

std::vector<Layer> forward(const Problem& problem, const Variables& cells,
                           const variant::Word& word) {
  const auto edges = by_state(word);
  std::vector<Layer> layers(cells.size());
  std::vector<std::uint32_t> reached = word.starts;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    std::sort(reached.begin(), reached.end());
    reached.erase(std::unique(reached.begin(), reached.end()), reached.end());
    std::vector<std::uint32_t> next;
    for (const std::uint32_t state : reached) {
      for (const auto& edge : edges[state]) {
        const Set values = edge.values & problem.domains[cells[i]];
        if (values == 0) continue;
        layers[i].push_back({state, edge.to, values});
        next.push_back(edge.to);
      }
    }
    reached = std::move(next);
  }
  return layers;
}

/// What a state may do, as a key: where it leads to by which values.
using Future = std::map<std::uint32_t, Set>;
using Numbers = std::map<std::uint32_t, std::uint32_t>;

/// Joins the states before a layer; `after` numbers those behind it, and becomes those before.
Layer joined(const Layer& layer, Numbers& after, bool is_first, std::uint32_t& states) {
  std::map<std::uint32_t, Future> futures;
  for (const Edge& edge : layer) {
    const auto to = after.find(edge.to);
    if (to == after.end()) continue;
    futures[is_first ? 0 : edge.from][to->second] |= edge.values;
  }
  std::map<Future, std::uint32_t> number;
  Numbers before;
  Layer edges;
  for (const auto& [state, future] : futures) {
    const auto [place, is_new] = number.emplace(future, static_cast<std::uint32_t>(number.size()));
    before[state] = place->second;
    if (!is_new) continue;
    for (const auto& [to, values] : future) edges.push_back({place->second, to, values});
  }
  states = static_cast<std::uint32_t>(number.size());
  after = std::move(before);
  return edges;
}

}  // namespace

std::optional<Automaton> unrolled(const Problem& problem, const Variables& cells,
                                  const variant::Word& word) {
  std::vector<Layer> layers = forward(problem, cells, word);
  std::vector<std::uint32_t> states(cells.size() + 1, 1);
  Numbers after;
  for (const std::uint32_t state : word.accepting) after[state] = 0;
  for (std::size_t i = cells.size(); i-- > 0;) {
    layers[i] = joined(layers[i], after, i == 0, states[i]);
    if (layers[i].empty()) return std::nullopt;
  }
  Automaton automaton;
  automaton.states.push_back(0);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (const Edge& edge : layers[i]) {  // by their states, from 0 on, each of which has some
      if (automaton.starts.size() == automaton.states.back() + edge.from) {
        automaton.starts.push_back(static_cast<std::uint32_t>(automaton.edges.size()));
      }
      automaton.edges.push_back(edge);
    }
    automaton.states.push_back(automaton.states.back() + states[i]);
  }
  automaton.starts.push_back(static_cast<std::uint32_t>(automaton.edges.size()));
  automaton.states.push_back(automaton.states.back() + 1);
  return automaton;
}

}  // namespace shudu::propagation
