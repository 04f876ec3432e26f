// error: (convert|no matching|no viable|invalid operands|no match for)
// A set of cells holds no digits.
#include "shudu/core/grid.h"

namespace shudu {
CellSet mixed() { return CellSet{Cell(1), Digit(2)}; }
}  // namespace shudu
