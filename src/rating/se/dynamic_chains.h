// Producers 23 and 25 to 30: Nishio and dynamic forcing chains.
#pragma once

#include <memory>
#include <optional>

#include "rating/se/branch.h"
#include "rating/se/branch_best.h"
#include "rating/se/meter.h"

namespace shudu::se {

/// The branches of a position, two a candidate; kept for the levels that continue them.
struct BranchTable {
  std::vector<Branch> branches;
  std::int16_t number[kSpots];  ///< of a candidate; its branches are 2 * number and one more (ON)

  void number_candidates(const Position& position);
  [[nodiscard]] Branch& of(int spot, bool is_on) {
    return branches[static_cast<std::size_t>(2 * number[spot] + (is_on ? 1 : 0))];
  }
};

/// None where there is no hint, or the meter has run out.
std::optional<Hint> best_nishio(const Position& position, bool with_proof, Meter& meter);
std::optional<Hint> best_dynamic(const Position& position, bool with_proof, BranchTable& table,
                                 Meter& meter);

}  // namespace shudu::se
