// A number becomes a cell by name.
#include "shudu/core/grid.h"

namespace shudu {
bool blank(const Grid& grid) { return grid.is_blank(Cell(3)); }
}  // namespace shudu
