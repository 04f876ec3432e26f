// From a model to a Problem, step by step.
#include <algorithm>
#include <bit>
#include <utility>

#include "propagation/compile/builder.h"
#include "propagation/compile/differences.h"

namespace shudu::propagation {
namespace {

// Cheap rules that strike much come first. Rules from 3 on wait for the pass over all lines.
struct Priority {
  std::uint8_t operator()(const Relation&) const { return 1; }
  std::uint8_t operator()(const Within&) const { return 1; }
  std::uint8_t operator()(const Cage&) const { return 2; }
  std::uint8_t operator()(const SetChoice&) const { return 2; }
  std::uint8_t operator()(const Ends&) const { return 2; }
  std::uint8_t operator()(const Tally&) const { return 2; }
  std::uint8_t operator()(const Indexed&) const { return 2; }
  std::uint8_t operator()(const Crossing&) const { return 2; }
  std::uint8_t operator()(const Linear&) const { return 3; }
  std::uint8_t operator()(const Partition&) const { return 4; }
  std::uint8_t operator()(const EqualSegments&) const { return 3; }
  std::uint8_t operator()(const SelfCount&) const { return 3; }
  std::uint8_t operator()(const Multiset&) const { return 3; }
  std::uint8_t operator()(const Choice&) const { return 5; }
  std::uint8_t operator()(const Ranking&) const { return 5; }
  template <typename T>
  std::uint8_t operator()(const T&) const {
    return 4;
  }
};

std::uint8_t priority_of(const Propagator& rule) { return std::visit(Priority{}, rule.rule); }

void sort_rules(Problem& problem) {
  std::vector<std::pair<std::uint8_t, std::size_t>> order;
  for (std::size_t i = 0; i < problem.rules.size(); ++i) {
    order.emplace_back(priority_of(problem.rules[i]), i);
  }
  std::sort(order.begin(), order.end());
  std::vector<Propagator> sorted;
  sorted.reserve(order.size());
  problem.first_dear = order.size();
  for (const auto& [priority, place] : order) {
    if (priority > 2) problem.first_dear = std::min(problem.first_dear, sorted.size());
    sorted.push_back(std::move(problem.rules[place]));
  }
  problem.rules = std::move(sorted);
}

void list_peers(Problem& problem) {
  problem.peers.starts.push_back(0);
  for (std::size_t a = 0; a < problem.variables(); ++a) {
    for (std::size_t b = 0; b < problem.variables(); ++b) {
      if (problem.are_different(a, b)) problem.peers.items.push_back(static_cast<Variable>(b));
    }
    problem.peers.starts.push_back(static_cast<std::uint32_t>(problem.peers.items.size()));
  }
}

constexpr std::size_t kMostWatched = 8;

Watchers watchers_of(const Problem& problem, const Variables& cells) {
  if (cells.size() > kMostWatched) return {};
  const std::size_t words = problem.words;
  Watchers watchers((std::size_t{1} << cells.size()) * words, ~std::uint64_t{0});
  for (std::size_t subset = 1; subset < std::size_t{1} << cells.size(); ++subset) {
    const auto first = static_cast<std::size_t>(std::countr_zero(subset));
    const std::size_t rest = subset & (subset - 1);
    for (std::size_t w = 0; w < words; ++w) {
      watchers[subset * words + w] =
          watchers[rest * words + w] & problem.differing(cells[first])[w];
    }
  }
  return watchers;
}

/// Of the rules at the top; those of choices lock nothing.
void list_watchers(Problem& problem) {
  for (Propagator& rule : problem.rules) {
    if (auto* const cage = std::get_if<Cage>(&rule.rule)) {
      cage->watchers = watchers_of(problem, rule.cells);
    } else if (auto* const choice = std::get_if<SetChoice>(&rule.rule)) {
      choice->watchers = watchers_of(problem, rule.cells);
    } else if (auto* const partition = std::get_if<Partition>(&rule.rule)) {
      auto first = rule.cells.begin();
      for (const std::uint8_t end : partition->ends) {
        const auto last = rule.cells.begin() + end;
        partition->watchers.push_back(watchers_of(problem, Variables(first, last)));
        first = last;
      }
    }
  }
}

void list_waking(Problem& problem) {
  std::vector<std::vector<Waking>> waking(problem.variables());
  for (std::size_t i = 0; i < problem.rules.size(); ++i) {
    const bool by_bounds = std::holds_alternative<Linear>(problem.rules[i].rule);
    const auto word = static_cast<std::uint32_t>(i / 64);
    const std::uint64_t bit = std::uint64_t{1} << (i % 64);
    for (const Variable cell : problem.rules[i].cells) {
      std::vector<Waking>& own = waking[cell];
      if (own.empty() || own.back().word != word) own.push_back({word, 0, 0});
      (by_bounds ? own.back().by_bounds : own.back().always) |= bit;
    }
  }
  problem.waking.starts.push_back(0);
  for (const std::vector<Waking>& own : waking) {
    problem.waking.items.insert(problem.waking.items.end(), own.begin(), own.end());
    problem.waking.starts.push_back(static_cast<std::uint32_t>(problem.waking.items.size()));
  }
}

void measure_automata(Problem& problem, std::vector<Propagator>& rules) {
  for (Propagator& propagator : rules) {
    if (auto* const automaton = std::get_if<Automaton>(&propagator.rule)) {
      automaton->first_layer = problem.narrow_layers;
      if (automaton->is_narrow) problem.narrow_layers += propagator.cells.size() + 1;
      problem.automaton_states =
          std::max<std::size_t>(problem.automaton_states, automaton->states.back());
      problem.automaton_edges = std::max(problem.automaton_edges, automaton->edges.size());
    } else if (auto* const choice = std::get_if<Choice>(&propagator.rule)) {
      for (std::vector<Propagator>& branch : choice->branches) {
        measure_automata(problem, branch);
      }
    }
  }
}

/// So many sums of cells that may be equal make a puzzle of little killers, where most rules are
/// sums.
constexpr std::ptrdiff_t kFewSums = 3;

bool is_little_killer(const Propagator& rule) {
  const auto* const linear = std::get_if<Linear>(&rule.rule);
  return linear != nullptr && std::all_of(linear->weights.begin(), linear->weights.end(),
                                          [](std::int64_t weight) { return weight == 1; });
}

/// Of the rules of the model, relations of two cells and differences aside.
bool are_mostly_sums(const std::vector<Propagator>& rules) {
  const auto sums = std::count_if(rules.begin(), rules.end(), is_little_killer);
  const auto cages = std::count_if(rules.begin(), rules.end(), [](const Propagator& rule) {
    return std::holds_alternative<Cage>(rule.rule);
  });
  return sums >= kFewSums && 2 * (sums + cages) > std::ssize(rules);
}

void build_rules(Problem& problem, const variant::Model& model) {
  Builder builder(problem, problem.rules, true);
  for (const variant::Primitive& primitive : model.rules) builder.build(primitive);
  problem.is_of_sums = are_mostly_sums(problem.rules);
  add_house_sums(problem, builder);
  add_partitions(problem, builder);
  builder.finish_relations();
  add_crossings(problem, builder);
  if (builder.has_failed()) problem.is_impossible = true;
}

}  // namespace

Result<std::unique_ptr<Problem>, Refusal> build_problem(const variant::Model& model) {
  if (const auto refusal = refusal_of(model)) return *refusal;
  auto built = std::make_unique<Problem>();
  Problem& problem = *built;
  problem.values = model.values;
  problem.columns = model.columns;
  problem.low = model.low;
  problem.all = below(model.values);
  problem.combinations = &combinations_of(model.values);
  join_equals(problem, model);
  note_differences(problem, model);
  if (problem.is_impossible) return built;
  lay_out_houses(problem, model);
  build_rules(problem, model);
  for (std::size_t i = 0; i < problem.variables(); ++i) {
    if (problem.stands(i) && problem.domains[i] == 0) problem.is_impossible = true;
    if (!problem.stands(i)) problem.domains[i] = 0;
  }
  sort_rules(problem);
  list_peers(problem);
  list_waking(problem);
  list_watchers(problem);
  measure_automata(problem, problem.rules);
  return built;
}

}  // namespace shudu::propagation
