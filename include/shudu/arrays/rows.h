// Puzzles as rows of bytes, the way that numeric programs keep them, and what a call on them may
// cost. Row i is the `cells` bytes at `cells + i * stride`, read row by row of the grid:
//
//   values   0 is an open cell, 1 to 9 its digit         {0, 0, 3, 0, 2, 0, 6, ...}
//   text     '1' to '9', and any blank for an open cell  "..3.2.6..9..3.5..1..."
//
// Every call answers row by row: what is wrong with a row is its status and touches no other row,
// and the answer of a row depends on the row and the wish alone, not on its neighbours, on the
// threads or on the machine. Calls are thread-safe where they write to different memory.
//
// Nothing is kept between calls. Tested in tests/arrays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "shudu/core/layout.h"
#include "shudu/solver/search.h"
#include "shudu/verbs/budget.h"

#pragma GCC visibility push(default)
namespace shudu::arrays {

/// How a cell is written.
enum class CellForm : std::uint8_t { kValues, kText };

/// Is it a digit up to `size` or an open cell: 0, as text one of . 0 * _ - x X and the blank
/// itself?
[[nodiscard]] bool is_cell(std::uint8_t byte, CellForm form, int size);

/// Rows that are read. `stride` is in bytes and at least the number of cells.
struct Rows {
  const std::uint8_t* cells = nullptr;
  std::size_t count = 0;
  std::size_t stride = kMaxCells;
  CellForm form = CellForm::kValues;

  [[nodiscard]] const std::uint8_t* row(std::size_t i) const { return cells + i * stride; }
};

/// Room for rows that are written, in the form of those that are read; null: they are not wanted.
/// An open cell is written as 0, or '.'. The bytes between two rows are left alone. It may be
/// the memory of the rows that are read, with the same stride, else it must not overlap them.
struct RowsOut {
  std::uint8_t* cells = nullptr;
  std::size_t stride = kMaxCells;

  [[nodiscard]] std::uint8_t* row(std::size_t i) const { return cells + i * stride; }
};

/// What became of a row. The numbers are those of the C library and never change.
enum class RowStatus : std::uint8_t {
  kNone = 0,      ///< no solution
  kUnique = 1,    ///< one solution
  kSeveral = 2,   ///< more than one
  kClash = 3,     ///< equal digits in a house, which is no question about solutions any more
  kBudget = 4,    ///< given up: it would take more nodes, branches or tries than it may
  kStopped = 5,   ///< the call was ended before the row was answered
  kBadCell = 6,   ///< a byte that is no digit of the layout and no open cell
  kDone = 7,      ///< done, by a call that does not look for solutions
  kNotKnown = 8,  ///< what is asked about is beyond the scale, or there is no such puzzle
};

/// On which layout, with how much, and who is told.
struct RowTerms {
  const Layout* layout = &Layout::classic();
  int threads = 0;                   ///< 0: one for each processor that the program may use
  std::uint64_t nodes = kUnlimited;  ///< digits that the search for one row may try
  /// Told the rows that are done and how many there are, every 20 milliseconds or so and when all
  /// are, by the thread that called; false ends the call. That thread only waits, and others work,
  /// unless the call is over sooner than a thread has begun.
  std::optional<verbs::TellProgress> tell = {};

  [[nodiscard]] std::size_t cells() const { return static_cast<std::size_t>(layout->cell_count()); }
};

}  // namespace shudu::arrays
#pragma GCC visibility pop
