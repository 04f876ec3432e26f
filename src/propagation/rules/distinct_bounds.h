// Between what the sum of mutually distinct cells lies: no less than the sum of their lowest values
// and than that of the lowest values of all of them together; so at the upper end.
#pragma once

#include <algorithm>
#include <limits>

#include "propagation/rules/rules.h"

namespace shudu::propagation {

struct SumRange {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

/// An empty range (low over high) where there are fewer values than cells.
inline SumRange range_of(Set values, int cells, SumRange by_cells) {
  if (size_of(values) < cells) return {std::numeric_limits<std::int32_t>::max(), 0};
  SumRange range;
  Set left = values;
  for (int i = 0; i < cells; ++i, left = without_lowest(left)) range.low += lowest(left);
  left = values;
  for (int i = 0; i < cells; ++i) {
    const int top = highest(left);
    range.high += top;
    left &= ~only(top);
  }
  return {std::max(range.low, by_cells.low), std::min(range.high, by_cells.high)};
}

inline SumRange distinct_range_without(const State& state, Cells cells, std::int32_t without) {
  Set values = 0;
  int count = 0;
  SumRange by_cells;
  for (const Variable cell : cells) {
    if (cell == without) continue;
    const Set domain = state[cell];
    values |= domain;
    by_cells.low += lowest(domain);
    by_cells.high += highest(domain);
    ++count;
  }
  return range_of(values, count, by_cells);
}

inline SumRange distinct_range(const State& state, Cells cells) {
  if (cells.size() == 1) return {lowest(state[cells[0]]), highest(state[cells[0]])};
  return distinct_range_without(state, cells, -1);
}

}  // namespace shudu::propagation
