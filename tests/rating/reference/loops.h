// Unique loops by the plain walk: nothing is cut, and a loop is looked at when it is closed. Takes
// a time exponential in the cells that share two digits.
#pragma once

#include <vector>

#include "rating/se/loops.h"

namespace shudu::se::reference {

/// All hints of all loops in the order of discovery, equal ones as often as they are met.
std::vector<LoopHint> loop_hints(const Position& position, SeDialect dialect);

/// The first of the easiest, of several the one of the least type; null where there are none.
const LoopHint* best_of(const std::vector<LoopHint>& hints);

}  // namespace shudu::se::reference
