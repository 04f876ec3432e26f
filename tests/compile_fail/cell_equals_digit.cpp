// error: (convert|no matching|no viable|invalid operands|no match for)
// A cell never equals a digit.
#include "shudu/core/grid.h"

namespace shudu {
bool same(Cell cell, Digit digit) { return cell == digit; }
}  // namespace shudu
