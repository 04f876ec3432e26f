#include "propagation/engine/blame.h"

#include <algorithm>
#include <cstddef>

namespace shudu::propagation {

Blame::Blame(const Problem& problem)
    : problem_(problem),
      rule_cells_(problem.rules.size() * problem.words),
      on_the_way_(problem.words) {
  for (std::size_t rule = 0; rule < problem.rules.size(); ++rule) {
    const std::span<std::uint64_t> row{rule_cells_.data() + rule * problem.words, problem.words};
    for (const Variable cell : problem.rules[rule].cells) set_bit(row, cell);
  }
}

void Blame::add_rule(std::size_t rule) {
  const std::size_t words = on_the_way_.size();
  for (std::size_t w = 0; w < words; ++w) on_the_way_[w] |= rule_cells_[rule * words + w];
}

void Blame::add_cause(const Cause& cause) {
  if (cause.by == Cause::By::kRule) add_rule(cause.which);
  if (cause.by == Cause::By::kPeer) add(cause.which);
  if (cause.by != Cause::By::kHouse) return;
  const std::uint64_t* const house = problem_.blocks.bits.data() + cause.which * problem_.words;
  for (std::size_t w = 0; w < problem_.words; ++w) on_the_way_[w] |= house[w];
}

void Blame::add_contradiction(const State& state) {
  if (state.failed_rule() >= 0) {
    add_rule(static_cast<std::size_t>(state.failed_rule()));
    return;
  }
  if (state.emptied() < 0) return;
  add(static_cast<std::size_t>(state.emptied()));
  add_cause(state.cause());
}

std::span<const std::uint64_t> Blame::way_to_contradiction(const State& state) {
  std::fill(on_the_way_.begin(), on_the_way_.end(), 0);
  const std::span<const Change> changes = state.changes();
  add_contradiction(state);
  for (std::size_t i = changes.size(); i-- > 0;) {
    if (has_bit(on_the_way_, changes[i].cell)) add_cause(changes[i].cause);
  }
  return on_the_way_;
}

}  // namespace shudu::propagation
