// The judge of puzzles that generators make: exact cover, which shares nothing with the kernels.
#pragma once

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/solver/method.h"

namespace shudu::test {

[[nodiscard]] inline bool has_one_solution(const Layout& layout, const Grid& puzzle) {
  const Method& judge = *find_method("dlx");
  return judge.count(layout, Pencilmarks::from_grid(puzzle), {.limit = 2}).count == 1;
}

}  // namespace shudu::test
