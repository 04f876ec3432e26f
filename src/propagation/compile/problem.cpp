// From a model to a Problem, step by step.
#include <algorithm>
#include <numeric>
#include <utility>

#include "propagation/compile/builder.h"
#include "propagation/compile/differences.h"
#include "propagation/compile/sums.h"

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

constexpr std::uint8_t kDearest = 5;
constexpr std::uint8_t kFirstDear = 3;

void sort_rules(Problem& problem) {
  std::vector<std::uint8_t> priorities;
  priorities.reserve(problem.rules.size());
  for (const Propagator& rule : problem.rules) priorities.push_back(priority_of(rule));
  std::vector<Propagator> sorted;
  sorted.reserve(problem.rules.size());
  for (std::uint8_t priority = 1; priority <= kDearest; ++priority) {
    if (priority == kFirstDear) problem.first_dear = sorted.size();
    for (std::size_t i = 0; i < priorities.size(); ++i) {
      if (priorities[i] == priority) sorted.push_back(std::move(problem.rules[i]));
    }
  }
  problem.rules = std::move(sorted);
}

void list_peers(Problem& problem) {
  Lists<Variable>& peers = problem.peers;
  peers.starts.reserve(problem.variables() + 1);
  peers.starts.push_back(0);
  for (std::size_t a = 0; a < problem.variables(); ++a) {
    for_each_bit(problem.differing(a),
                 [&](std::size_t b) { peers.items.push_back(static_cast<Variable>(b)); });
    peers.starts.push_back(static_cast<std::uint32_t>(peers.items.size()));
  }
}

constexpr std::size_t kMostWatched = 8;

/// Of each subset those of its rest that its highest cell differs from, too.
Watchers watchers_of(const Problem& problem, Cells cells) {
  if (cells.size() > kMostWatched) return {};
  const std::size_t words = problem.words;
  Watchers watchers((std::size_t{1} << cells.size()) * words);
  std::fill_n(watchers.begin(), words, ~std::uint64_t{0});
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::size_t half = (std::size_t{1} << i) * words;
    for (std::size_t w = 0; w < words; ++w) {
      const std::uint64_t differing = problem.differing(cells[i])[w];
      for (std::size_t rest = w; rest < half; rest += words) {
        watchers[half + rest] = watchers[rest] & differing;
      }
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
      std::size_t first = 0;
      partition->watchers.reserve(partition->ends.size());
      for (const std::uint8_t end : partition->ends) {
        partition->watchers.push_back(
            watchers_of(problem, Cells(rule.cells).subspan(first, end - first)));
        first = end;
      }
    }
  }
}

/// note(cell, word) where the rules of a word of the queue name a cell first, then wake(cell, i).
template <typename Note, typename Wake>
void for_each_waking(const Problem& problem, Note note, Wake wake) {
  std::vector<std::uint32_t> next_word(problem.variables());
  for (std::size_t i = 0; i < problem.rules.size(); ++i) {
    const auto word = static_cast<std::uint32_t>(i / 64);
    for (const Variable cell : problem.rules[i].cells) {
      if (next_word[cell] <= word) note(cell, word);
      next_word[cell] = word + 1;
      wake(cell, i);
    }
  }
}

void list_waking(Problem& problem) {
  Lists<Waking>& waking = problem.waking;
  waking.starts.resize(problem.variables() + 1);
  for_each_waking(
      problem, [&](Variable cell, std::uint32_t) { ++waking.starts[cell + std::size_t{1}]; },
      [](Variable, std::size_t) {});
  std::partial_sum(waking.starts.begin(), waking.starts.end(), waking.starts.begin());
  waking.items.resize(waking.starts.back());
  std::vector<std::uint32_t> ends(waking.starts.begin(), waking.starts.end() - 1);
  for_each_waking(
      problem,
      [&](Variable cell, std::uint32_t word) {
        waking.items[ends[cell]++] = {word, 0, 0};
      },
      [&](Variable cell, std::size_t i) {
        Waking& last = waking.items[ends[cell] - 1];
        const bool by_bounds = std::holds_alternative<Linear>(problem.rules[i].rule);
        (by_bounds ? last.by_bounds : last.always) |= std::uint64_t{1} << (i % 64);
      });
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
  problem.rules.reserve(2 * model.rules.size());
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
