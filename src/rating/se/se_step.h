// A hint as the public step.
// Houses are numbered by kind in another order there, and nodes by their place in a list.
#pragma once

#include "rating/se/hint.h"
#include "shudu/rating/se.h"

namespace shudu::se {

[[nodiscard]] SeStep step_of(const Hint& hint);

}  // namespace shudu::se
