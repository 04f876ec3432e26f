// A hint as the public step.
#pragma once

#include "rating/se/hint.h"
#include "shudu/rating/se.h"

namespace shudu::se {

[[nodiscard]] SeStep step_of(const Hint& hint);

}  // namespace shudu::se
