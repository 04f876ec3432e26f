// A hint as the public step.
// Inside, candidates and houses are numbers; outside they are those of the other rooms.
#pragma once

#include "rating/se/hint.h"
#include "shudu/rating/se.h"

namespace shudu::se {

[[nodiscard]] SeStep step_of(const Hint& hint);

}  // namespace shudu::se
