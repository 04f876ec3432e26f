// error: (convert|no matching|no viable|invalid operands|no match for)
// A number is not a digit until somebody says so.
#include "shudu/core/grid.h"

namespace shudu {
void fill(Grid& grid) { grid.place(Cell(3), 5); }
}  // namespace shudu
