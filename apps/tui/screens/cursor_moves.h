// Where a key for moving brings the cursor: one cell, a box, three rows, the end of a row.
// Pure; every board that has a cursor uses it.
#pragma once

#include "shudu/core/layout.h"
#include "tui/keys/key_table.h"

namespace shudu::tui {

/// Precondition: is_move(command). `wraps`: beyond an edge lies the other one.
[[nodiscard]] Cell moved(const Layout& layout, Cell from, Command command, bool wraps);

}  // namespace shudu::tui
