// Cells are compared with cells, digits with digits.
#include "shudu/core/grid.h"

namespace shudu {
bool same(Cell cell, Digit digit) { return cell == Cell(1) && digit == Digit(1); }
}  // namespace shudu
