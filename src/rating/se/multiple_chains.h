// Producer 24: multiple forcing chains, through a cell or a house.
// At the top the best one is wanted, inside nested chains one for each candidate.
#pragma once

#include <optional>

#include "rating/se/branch_best.h"
#include "rating/se/inner_hint.h"
#include "rating/se/link_graph.h"
#include "rating/se/meter.h"

namespace shudu::se {

/// What an ON candidate leads to without deleting anything.
struct StaticReach {
  SpotSet on;
  SpotSet off;
  std::vector<std::uint16_t> layer;  ///< by end: 0 for itself and what is not reached
};

struct MultipleMemory {
  LinkGraph graph;
  std::vector<StaticReach> reaches;
  std::int16_t number[kSpots];
};

/// None where there is no hint. Precondition: producer 21 has none either.
std::optional<Hint> best_multiple(const Position& position, bool with_proof,
                                  MultipleMemory& memory);

/// All that matter inside a nested chain, in the order of the scale.
InnerHints inner_multiple_hints(const Position& position, bool with_proof, MultipleMemory& memory);

}  // namespace shudu::se
