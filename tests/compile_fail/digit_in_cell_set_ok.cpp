// A set of cells holds cells.
#include "shudu/core/grid.h"

namespace shudu {
CellSet mixed() { return CellSet{Cell(1), Cell(2)}; }
}  // namespace shudu
