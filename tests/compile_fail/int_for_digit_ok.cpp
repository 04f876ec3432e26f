// A number becomes a digit by name.
#include "shudu/core/grid.h"

namespace shudu {
void fill(Grid& grid) { grid.place(Cell(3), Digit(5)); }
}  // namespace shudu
