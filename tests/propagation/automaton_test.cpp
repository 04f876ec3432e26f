// An automaton remembers what it found at its layers. Whatever it has seen before, it strikes out
// what it would without memory.
#include <gtest/gtest.h>

#include <vector>

#include "propagation/compile/builder.h"
#include "propagation/engine/state.h"
#include "shudu/core/rng.h"

namespace shudu::propagation::test {
namespace {

constexpr int kValues = 4;
constexpr std::size_t kCells = 9;

/// A word of nine cells by an automaton of six states with random edges; in one of two, the last
/// cell is the first.
variant::Model random_word(Rng& rng, bool is_loop) {
  variant::Model model;
  model.rows = 1;
  model.columns = kCells;
  model.values = kValues;
  model.domains.assign(kCells, (variant::ValueSet{1} << kValues) - 1);
  variant::Word word;
  word.states = 6;
  word.starts = {0, 1};
  word.accepting = {4, 5};
  for (int i = 0; i < 14; ++i) {
    word.edges.push_back({static_cast<std::uint32_t>(rng.below(6)),
                          static_cast<variant::ValueSet>(1 + rng.below(15)),
                          static_cast<std::uint32_t>(rng.below(6))});
  }
  for (std::size_t i = 0; i < kCells; ++i) word.cells.push_back(static_cast<Variable>(i));
  if (is_loop) word.cells.back() = 0;
  model.rules.push_back({word});
  return model;
}

/// The domains after propagation of these; empty: a contradiction.
std::vector<Set> propagated(State& state, const Frame& frame, const std::vector<Set>& domains) {
  state.use(frame);
  state.fill();
  state.clear();
  state.wake_all();
  std::vector<Set> result;
  for (std::size_t i = 0; i < domains.size(); ++i) {
    if (!state.keep(static_cast<Variable>(i), domains[i])) return result;
  }
  if (!state.propagate()) return result;
  for (std::size_t i = 0; i < domains.size(); ++i) result.push_back(state[i]);
  return result;
}

TEST(Automaton, StrikesTheSameWhateverItRemembers) {
  Rng rng(1);
  int holding = 0;
  for (int model = 0; model < 60; ++model) {
    const auto problem = build_problem(random_word(rng, model % 2 == 1));
    if (!problem || (**problem).is_impossible) continue;
    Frames frames(**problem, 1);
    State old(**problem);
    std::vector<Set> domains(kCells, below(kValues));
    for (int i = 0; i < 300; ++i) {
      // As in a search: a few cells change, back and forth.
      const std::size_t cell = rng.below(kCells);
      domains[cell] = 1 + static_cast<Set>(rng.below(15));
      State fresh(**problem);
      const std::vector<Set> expected = propagated(fresh, frames[0], domains);
      EXPECT_EQ(propagated(old, frames[0], domains), expected) << model << ' ' << i;
      if (expected.empty()) {
        domains[cell] = below(kValues);
      } else {
        ++holding;
        if (i % 3 == 0) domains = expected;
      }
    }
  }
  EXPECT_GT(holding, 3000);
}

}  // namespace
}  // namespace shudu::propagation::test
