// Arithmetic is done on values.
#include "shudu/core/grid.h"

namespace shudu {
Digit next(Digit digit) { return Digit(digit.value() + 1); }
}  // namespace shudu
