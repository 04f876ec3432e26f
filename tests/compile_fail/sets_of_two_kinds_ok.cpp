// Sets of one kind can.
#include "shudu/core/digit_set.h"
#include "shudu/core/grid.h"

namespace shudu {
bool both(CellSet cells, CellSet others) { return (cells & others).empty(); }
}  // namespace shudu
