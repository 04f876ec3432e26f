// error: (convert|no matching|no viable|invalid operands|no match for)
// A digit where a cell is meant.
#include "shudu/core/grid.h"

namespace shudu {
void fill(Grid& grid) { grid.place(Digit(5), Cell(3)); }
}  // namespace shudu
