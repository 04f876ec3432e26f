// error: (convert|no matching|no viable|invalid operands|no match for)
// A number is not a cell until somebody says so.
#include "shudu/core/grid.h"

namespace shudu {
bool blank(const Grid& grid) { return grid.is_blank(3); }
}  // namespace shudu
