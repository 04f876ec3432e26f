// Producer 21: the best static forcing chain or cycle of a position.
// Chains on one digit are kept from position to position, as most digits do not change.
#pragma once

#include <optional>

#include "rating/se/hint.h"
#include "rating/se/link_graph.h"

namespace shudu::se {

/// The best chain and cycle on one digit (mode X), a function of the digit's cells alone.
struct DigitChains {
  CellSet cells;  ///< for which this was found out
  bool is_known = false;
  int chain = 0;  ///< complexity of the best chain; 0: none
  int chain_cell = 0;
  bool chain_from_on = false;
  int cycle = 0;  ///< complexity of the best cycle; 0: none
  int cycle_cell = 0;
  CandidateSet cycle_eliminations;
};

/// Memory of one rating run: buffers, and what is still true of digits that did not change.
struct StaticMemory {
  DigitChains digits[9];
  LinkGraph graph;
  LinkGraph digit_graph;  ///< a second one, for nested chains
};

struct StaticBest;  // static_best.h
/// A static hint whole, with its proof.
std::shared_ptr<const Hint> tell_static(const Position& position, const StaticBest& best);

/// None where there is no chain.
std::optional<Hint> best_static_chain(const Position& position, bool with_proof,
                                      StaticMemory& memory);

}  // namespace shudu::se
