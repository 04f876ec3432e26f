// error: (convert|no matching|no viable|invalid operands|no match for)
// Digits are names, not amounts.
#include "shudu/core/grid.h"

namespace shudu {
Digit next(Digit digit) { return digit + 1; }
}  // namespace shudu
