#include "shudu/large/large_grid.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace shudu::large {

namespace {

bool is_bad_box(const LargeGrid& grid) {
  if (grid.box_rows < 1 || grid.box_columns < 1) return true;
  if (grid.box_rows > kLargestOrder || grid.box_columns > kLargestOrder) return true;
  return grid.order() > kLargestOrder;
}

// The cell that has each value, house by house.
class Seen {
 public:
  explicit Seen(std::size_t order) : order_(order), cells_(3 * order * order, -1) {}

  // The cell that had `value` in house `house` of kind `kind` before; -1 where none had it.
  int exchange(std::size_t kind, std::size_t house, std::size_t value, int cell) {
    int& seen = cells_[(kind * order_ + house) * order_ + value - 1];
    const int before = seen;
    seen = cell;
    return before;
  }

 private:
  std::size_t order_;
  std::vector<int> cells_;
};

}  // namespace

LargeGrid open_grid(int box_rows, int box_columns) {
  LargeGrid grid{box_rows, box_columns, {}};
  const auto order = static_cast<std::size_t>(grid.order());
  grid.cells.assign(order * order, 0);
  return grid;
}

std::optional<Fault> find_fault(const LargeGrid& grid) {
  if (is_bad_box(grid)) return Fault{FaultKind::kBadBox};
  const auto order = static_cast<std::size_t>(grid.order());
  if (grid.cells.size() != order * order) return Fault{FaultKind::kWrongSize};
  const auto rows = static_cast<std::size_t>(grid.box_rows);
  const auto columns = static_cast<std::size_t>(grid.box_columns);
  constexpr std::array kClashes = {FaultKind::kClashInRow, FaultKind::kClashInColumn,
                                   FaultKind::kClashInBox};
  Seen seen(order);
  for (std::size_t cell = 0; cell < grid.cells.size(); ++cell) {
    const std::size_t value = grid.cells[cell];
    if (value == 0) continue;
    if (value > order) return Fault{FaultKind::kBadValue, static_cast<int>(cell)};
    const std::size_t row = cell / order;
    const std::size_t column = cell % order;
    const std::array houses = {row, column, row / rows * rows + column / columns};
    for (std::size_t kind = 0; kind < houses.size(); ++kind) {
      const int before = seen.exchange(kind, houses[kind], value, static_cast<int>(cell));
      if (before >= 0) return Fault{kClashes[kind], static_cast<int>(cell), before};
    }
  }
  return std::nullopt;
}

bool is_solved(const LargeGrid& grid) {
  return !find_fault(grid) &&
         std::none_of(grid.cells.begin(), grid.cells.end(), [](auto value) { return value == 0; });
}

bool keeps_givens(const LargeGrid& puzzle, const LargeGrid& full) {
  if (puzzle.box_rows != full.box_rows || puzzle.box_columns != full.box_columns) return false;
  return std::equal(puzzle.cells.begin(), puzzle.cells.end(), full.cells.begin(), full.cells.end(),
                    [](auto given, auto value) { return given == 0 || given == value; });
}

}  // namespace shudu::large
