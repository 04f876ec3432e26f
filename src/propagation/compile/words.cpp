// Words of an automaton unrolled along their cells, at the domains of the root: from the front the
// states that are reached, from the back those that lead to an end, equal futures joined.
#include <algorithm>
#include <limits>
#include <span>
#include <utility>

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

/// The new numbers of the states of the word; kDead where none leads to the end.
using Numbers = std::vector<std::uint32_t>;
constexpr auto kDead = std::numeric_limits<std::uint32_t>::max();

/// The edges of a state: the same ones, the same future.
using Future = std::span<const Edge>;

bool leads_alike(const Edge& a, const Edge& b) { return a.to == b.to && a.values == b.values; }

bool comes_before(const Future& a, const Future& b) {
  return std::lexicographical_compare(
      a.begin(), a.end(), b.begin(), b.end(), [](const Edge& first, const Edge& second) {
        return std::pair(first.to, first.values) < std::pair(second.to, second.values);
      });
}

/// The edges that lead on, by their states, each target once; the first layer has one state.
Layer living(const Layer& layer, const Numbers& after, bool is_first) {
  Layer edges;
  for (const Edge& edge : layer) {
    if (after[edge.to] == kDead) continue;
    edges.push_back({is_first ? 0 : edge.from, after[edge.to], edge.values});
  }
  std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) {
    return std::pair(a.from, a.to) < std::pair(b.from, b.to);
  });
  std::size_t count = 0;
  for (const Edge& edge : edges) {
    const bool is_known =
        count != 0 && edges[count - 1].from == edge.from && edges[count - 1].to == edge.to;
    if (is_known) {
      edges[count - 1].values |= edge.values;
    } else {
      edges[count++] = edge;
    }
  }
  edges.resize(count);
  return edges;
}

/// Joins the states before a layer; `after` numbers those behind it, and becomes those before.
Layer joined(const Layer& layer, Numbers& after, bool is_first, std::uint32_t& states) {
  const Layer edges = living(layer, after, is_first);
  std::vector<Future> futures;
  for (std::size_t first = 0; first < edges.size();) {
    std::size_t end = first;
    while (end < edges.size() && edges[end].from == edges[first].from) ++end;
    futures.push_back(Future(edges).subspan(first, end - first));
    first = end;
  }
  std::sort(futures.begin(), futures.end(), comes_before);
  std::fill(after.begin(), after.end(), kDead);
  Layer result;
  states = 0;
  for (std::size_t i = 0; i < futures.size(); ++i) {
    const Future& future = futures[i];
    const bool is_new = i == 0 || !std::equal(future.begin(), future.end(), futures[i - 1].begin(),
                                              futures[i - 1].end(), leads_alike);
    if (is_new) {
      for (const Edge& edge : future) result.push_back({states, edge.to, edge.values});
      ++states;
    }
    after[future.front().from] = states - 1;
  }
  return result;
}

void list_bits(Automaton& automaton) {
  automaton.bits.reserve(3 * automaton.edges.size());
  for (const Edge& edge : automaton.edges) automaton.bits.push_back(std::uint64_t{1} << edge.from);
  for (const Edge& edge : automaton.edges) automaton.bits.push_back(std::uint64_t{1} << edge.to);
  for (const Edge& edge : automaton.edges) automaton.bits.push_back(edge.values);
}

}  // namespace

std::optional<Automaton> unrolled(const Problem& problem, const Variables& cells,
                                  const variant::Word& word) {
  std::vector<Layer> layers = forward(problem, cells, word);
  std::vector<std::uint32_t> states(cells.size() + 1, 1);
  Numbers after(word.states, kDead);
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
  automaton.is_narrow =
      std::all_of(states.begin(), states.end(), [](std::uint32_t count) { return count <= 64; });
  if (automaton.is_narrow) list_bits(automaton);
  Variables once = cells;
  std::sort(once.begin(), once.end());
  automaton.is_exact = std::adjacent_find(once.begin(), once.end()) == once.end();
  return automaton;
}

}  // namespace shudu::propagation
