// error: (convert|no matching|no viable|invalid operands|no match for)
// Candidates and cells cannot be intersected.
#include "shudu/core/digit_set.h"
#include "shudu/core/grid.h"

namespace shudu {
bool both(CellSet cells, DigitSet digits) { return (cells & digits).empty(); }
}  // namespace shudu
