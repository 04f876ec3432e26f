// Peers are those of a cell.
#include "shudu/core/layout.h"

namespace shudu {
CellSet look(const Layout& layout) { return layout.peers(Cell(3)); }
}  // namespace shudu
