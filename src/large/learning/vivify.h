// Shorter clauses by propagation: the literals of a clause are assumed false one by one; where that
// leads to a conflict, or makes another of them true, fewer of them are a clause too (Piette,
// Hamadi and Sais, 2008; Li, Xiao, Luo, Manya, Lu and Li, "Clause vivification by unit
// propagation", 2020).
#pragma once

#include <cstdint>
#include <vector>

#include "large/learning/analyze.h"
#include "large/learning/state.h"
#include "shudu/core/stop.h"

namespace shudu::large {

class Vivifier {
 public:
  Vivifier(State& state, Analyzer& analyzer) : state_(state), analyzer_(analyzer) {}

  /// At the root, for so many steps of propagation. False: there is no (other) solution.
  [[nodiscard]] bool run(std::uint64_t steps, const Stop& stop);

 private:
  [[nodiscard]] std::vector<ClauseRef> plan();
  [[nodiscard]] bool shorten(ClauseRef ref);
  [[nodiscard]] bool replace(ClauseRef ref);
  void assume(ClauseRef ref);
  void back_to(std::uint32_t level) {
    state_.backtrack(level, [](Literal) {});
  }

  State& state_;
  Analyzer& analyzer_;
  std::vector<std::uint32_t> uses_;  // of each literal in the clauses of the plan
  std::vector<Literal> sorted_;
  std::vector<Literal> kept_;
  bool is_implied_ = false;
};

}  // namespace shudu::large
