// Two lines in the order of their readings, and choices of rules.
#include <algorithm>
#include <array>

#include "propagation/rules/rules.h"

namespace shudu::propagation {

// Where all before are fixed and equal, the first cell that is not decides: it cannot be greater.
// It must be less where no line can still be told apart behind it, which the last pair shows.
bool propagate(State& state, Cells cells, const Lexical&) {
  for (std::size_t i = 0; i + 1 < cells.size(); i += 2) {
    const Variable first = cells[i];
    const Variable second = cells[i + 1];
    if (first == second) continue;
    const bool is_last = i + 2 >= cells.size();
    if (!state.keep(first, below(highest(state[second]) + (is_last ? 0 : 1)))) return false;
    if (!state.keep(second, ~below(lowest(state[first]) + (is_last ? 1 : 0)))) return false;
    if (!state.is_fixed(first) || state[first] != state[second]) return true;
  }
  return false;
}

namespace {

/// The rules of a branch, round after round until nothing falls.
bool run_branch(State& state, const std::vector<Propagator>& branch) {
  do {
    for (const Propagator& propagator : branch) {
      if (!propagate_rule(state, propagator)) return false;
    }
  } while (state.has_trial_changed());
  return true;
}

}  // namespace

// Each branch is tried on a copy; what a living one leaves is kept. Equal results of a branch and
// the whole are common where the branch says nothing yet, and then nothing can fall.
bool propagate(State& state, Cells cells, const Choice& choice) {
  std::array<Set, 1024> kept{};
  const std::size_t watched = std::min(cells.size(), kept.size());
  bool is_any = false;
  const bool changed_outside = state.has_trial_changed();
  for (const std::vector<Propagator>& branch : choice.branches) {
    state.begin_trial();
    const bool holds = run_branch(state, branch);
    state.has_trial_changed();
    const std::span<const Set> left = state.end_trial();
    if (!holds) continue;
    is_any = true;
    for (std::size_t i = 0; i < watched; ++i) kept[i] |= left[cells[i]];
  }
  if (!is_any) return false;
  if (changed_outside) state.note_trial_change();
  for (std::size_t i = 0; i < watched; ++i) {
    if (!state.keep(cells[i], kept[i])) return false;
  }
  return true;
}

}  // namespace shudu::propagation
