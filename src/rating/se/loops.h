// Unique rectangles and loops as found, and what follows from each. See loops.cpp, loop_types.cpp.
// The walk finds loops, the types say what is to be eliminated; the best of all is taken.
#pragma once

#include <vector>

#include "rating/se/hint.h"
#include "shudu/rating/se.h"

namespace shudu::se {

/// A loop of cells that share two candidates, in the order of the walk.
struct UniqueLoop {
  std::vector<int> cells;
  int a = 0;  ///< the smaller digit
  int b = 0;
};

/// A hint of a loop, and which of the four types it is.
struct LoopHint {
  Hint hint;
  int type = 0;
};

/// Adds the hints of a loop that are worth it, in order: type 1, 2 or 3, then 4.
void add_loop_hints(const Position& position, const UniqueLoop& loop, SeDialect dialect,
                    std::vector<LoopHint>& hints);

}  // namespace shudu::se
