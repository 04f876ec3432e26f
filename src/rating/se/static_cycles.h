// Cycles that eliminate something, in the order of the scale.
// For the top, which wants the best, and for nested chains, which want all that may be used.
#pragma once

#include <optional>
#include <vector>

#include "rating/se/static_paths.h"
#include "shudu/core/function_ref.h"

namespace shudu::se {

/// A candidate that a chain from ON of the mode's links eliminates. Nothing else can be a victim of
/// a cycle.
struct CycleVictim {
  int spot = 0;
  int most = 0;  ///< nodes of a cycle that may still be wanted for it
};

struct FoundCycle {
  const CyclePath& path;
  CandidateSet eliminations;
  int spot = 0;    ///< that it was found from
  int number = 0;  ///< among those from there

  [[nodiscard]] int nodes() const { return static_cast<int>(path.size()) - 1; }
};

/// Hands over the cycles from all starts, each start's by length, until the sink says false: then
/// goes on with the next start. The sink may lower what is wanted of the victims; cycles may come
/// that are not wanted. `graph` is of this mode.
void visit_cycles(const Position& position, Mode mode, LinkGraph& graph,
                  const std::vector<CycleVictim>& victims,
                  FunctionRef<bool(const FoundCycle& cycle)> sink);

struct BestCycle {
  int nodes = 0;
  int spot = -1;
  CandidateSet eliminations;
};

/// The shortest, and of these the first, of up to `most` nodes.
std::optional<BestCycle> best_cycle(const Position& position, Mode mode, LinkGraph& graph,
                                    const std::vector<int>& victims, int most);

}  // namespace shudu::se
