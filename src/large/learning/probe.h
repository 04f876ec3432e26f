// What follows at the root when candidates are tried one by one: one that leads to a contradiction
// is false (failed literals: Freeman, 1995).
//
// That alone finds locked candidates, naked and hidden pairs, and most chains of the field.
#pragma once

#include "large/learning/state.h"
#include "shudu/core/stop.h"

namespace shudu::large {

/// At the root, after propagation, within a bound on work. False: there is no solution.
[[nodiscard]] bool probe_all(State& state, const Stop& stop);

}  // namespace shudu::large
