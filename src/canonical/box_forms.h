// Forms for plain boxes of any shape, by breadth-first search in plain C++: what other sizes than
// 9x9 use, what lists automorphisms, and a judge of the fast kernels.
#pragma once

#include "canonical/winners.h"

namespace shudu {

/// Preconditions: boxes of at least 2x2 and `grid` of their size; no digit twice in a row, column
/// or box. A full 9x9 grid takes a millisecond, most puzzles some microseconds.
[[nodiscard]] Winners form_by_breadth(BoxShape shape, const Grid& grid);

}  // namespace shudu
