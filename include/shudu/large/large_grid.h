// A classic puzzle of any size from 1 x 1 to 400 x 400: every value once in each row, column and
// box.
//
// Boxes are rectangles that tile the grid: box_rows rows by box_columns columns, whose product is
// the order n, so there are box_columns bands of box_rows rows each. 9 x 9 is 3 and 3, 12 x 12 of
// boxes with three rows and four columns 3 and 4. Anything may stand in the value; find_fault says
// what is wrong with it, and the functions of this room that take a grid answer to a faulty one
// with its fault. Tested in tests/large/large_grid_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#pragma GCC visibility push(default)
namespace shudu::large {

/// The largest order that grids may have.
inline constexpr int kLargestOrder = 400;

/// A puzzle or a full grid.
struct LargeGrid {
  int box_rows = 0;
  int box_columns = 0;
  /// Row by row; 0 is open, else 1 to order(). n * n of them where the grid has no fault.
  std::vector<std::uint16_t> cells;

  /// n, where the boxes have no fault.
  [[nodiscard]] int order() const { return box_rows * box_columns; }

  friend bool operator==(const LargeGrid&, const LargeGrid&) = default;
};

/// An open grid. Precondition: both at least 1, their product at most kLargestOrder.
[[nodiscard]] LargeGrid open_grid(int box_rows, int box_columns);

enum class FaultKind : std::uint8_t {
  kBadBox,      ///< a side of the boxes is under 1, or the order is over kLargestOrder
  kWrongSize,   ///< not n * n cells
  kBadValue,    ///< a value over n; Fault::cell
  kClashInRow,  ///< two equal values; Fault::cell and Fault::other
  kClashInColumn,
  kClashInBox,
};

struct Fault {
  FaultKind kind = FaultKind::kBadBox;
  int cell = -1;   ///< row * n + column, from 0; -1 where the kind has none
  int other = -1;  ///< the earlier cell of a clash

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// The first fault: of the boxes, then of the size, then by cell. Nothing where the grid may be
/// searched. Linear in the cells.
[[nodiscard]] std::optional<Fault> find_fault(const LargeGrid& grid);

/// Is it full and without a fault?
[[nodiscard]] bool is_solved(const LargeGrid& grid);

/// Does `full` hold every given of `puzzle`, with the same boxes?
[[nodiscard]] bool keeps_givens(const LargeGrid& puzzle, const LargeGrid& full);

}  // namespace shudu::large
#pragma GCC visibility pop
