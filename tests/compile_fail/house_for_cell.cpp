// error: (convert|no matching|no viable|invalid operands|no match for)
// A house is not a cell.
#include "shudu/core/layout.h"

namespace shudu {
CellSet look(const Layout& layout) { return layout.peers(House(3)); }
}  // namespace shudu
