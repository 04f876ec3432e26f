#include "large/learning/probe.h"

namespace shudu::large {

namespace {

constexpr std::uint64_t kMostSteps = 500'000;

// Tries a candidate; false where the puzzle has no solution.
bool probe(State& state, std::uint32_t candidate, bool& is_false_now) {
  state.decide(is_true(candidate));
  is_false_now = !state.propagate();
  state.backtrack(0, [](Literal) {});
  if (!is_false_now) return true;
  state.assign(is_false(candidate), Reason());
  return state.propagate();
}

}  // namespace

bool probe_all(State& state, const Stop& stop) {
  const std::uint64_t end = state.steps() + kMostSteps;
  bool is_changed = true;
  while (is_changed && state.steps() < end) {
    is_changed = false;
    for (std::uint32_t i = 0; i < state.candidates(); ++i) {
      if (state.steps() >= end || stop.is_asked()) return true;
      if (!state.is_open(i)) continue;
      bool is_false_now = false;
      if (!probe(state, i, is_false_now)) return false;
      is_changed = is_changed || is_false_now;
    }
  }
  return true;
}

}  // namespace shudu::large
