// The right order of cell and digit.
#include "shudu/core/grid.h"

namespace shudu {
void fill(Grid& grid) { grid.place(Cell(3), Digit(5)); }
}  // namespace shudu
