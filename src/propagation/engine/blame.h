// Who is to blame for a contradiction: all cells on the way to it, not only those where it showed.
//
// What struck a cell since the decision is noted change by change (State::changes). Going back from
// the contradiction, a change of a cell on the way brings its cause onto the way: the cells of a
// rule, the fixed cell that a peer saw, the changed cells of a house whose value had one place
// left. Solvers of clauses raise the variables that a conflict was resolved over in the same manner
// (Moskewicz et al., "Chaff", 2001).
#pragma once

#include <cstdint>
#include <span>

#include "propagation/engine/state.h"

namespace shudu::propagation {

class Blame {
 public:
  explicit Blame(const Problem& problem);

  /// The cells on the way to the contradiction that the state has just met, as bits; they stand
  /// until the next call.
  std::span<const std::uint64_t> way_to_contradiction(const State& state);

 private:
  void add_contradiction(const State& state);
  void add_cause(const Cause& cause);
  void add_rule(std::size_t rule);
  void add(std::size_t cell) { set_bit(on_the_way_, cell); }

  const Problem& problem_;
  Bits rule_cells_;  ///< rows of as many words as those of `differs`
  Bits on_the_way_;
};

}  // namespace shudu::propagation
