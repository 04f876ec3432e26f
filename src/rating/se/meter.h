// How far a search may still go: a flag from outside, and a number of branches.
// Branches are counted, not time, so that a budget means the same on every machine.
#pragma once

#include <cstdint>

#include "shudu/core/stop.h"

namespace shudu::se {

struct Meter {
  std::uint64_t most_branches = 0;  ///< 0: no limit
  Stop stop = {};
  std::uint64_t branches = 0;
  bool is_out = false;  ///< a search has ended early, and what it gives is not all

  [[nodiscard]] bool is_stopped() const { return stop.is_asked(); }
  /// Counts a branch; false: no more.
  bool spend() {
    ++branches;
    if ((most_branches != 0 && branches > most_branches) || is_stopped()) is_out = true;
    return !is_out;
  }
};

}  // namespace shudu::se
