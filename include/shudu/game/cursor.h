// Where a key brings the cursor: one cell, to the next box, to the ends of rows, to corners, three
// rows, to empty cells. Pure functions of the layout, for every board that has a cursor.
//
// Where the layout has boxes, a jump to the next one keeps the cursor's spot in its box; in a
// jigsaw it ends at the first cell of another region. At an edge a move stops there, or with
// `wraps` goes on from the opposite edge. Tested in tests/game/cursor_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/core/layout.h"
#include "shudu/game/state.h"

#pragma GCC visibility push(default)
namespace shudu::game {

enum class CursorMove : std::uint8_t {
  kUp,
  kDown,
  kLeft,
  kRight,
  kBoxUp,
  kBoxDown,
  kBoxLeft,
  kBoxRight,
  kRowStart,
  kRowEnd,
  kFirstCell,
  kLastCell,
  kThreeUp,
  kThreeDown,
  kCount,  ///< how many there are; not a move
};

/// `up`, `box-left`, `row-start`: in the order of the enumeration.
[[nodiscard]] std::span<const std::string_view> cursor_move_names();

[[nodiscard]] Cell moved(const Layout& layout, Cell from, CursorMove move, bool wraps);

/// The cells that a move adds to a selection, as in a spreadsheet: all on the way, without the one
/// that it comes from, the goal last; to a corner the whole rectangle, row by row. Around an edge
/// the way is the one that the move took.
[[nodiscard]] std::vector<Cell> passed(const Layout& layout, Cell from, CursorMove move,
                                       bool wraps);
/// The moves by one cell that the way consists of: one, or two to a corner (rows, then columns).
[[nodiscard]] std::span<const CursorMove> strides_of(CursorMove move);

/// The next empty cell (`is_back`: the one before), with a digit the next one where no peer holds
/// it; from the last on comes the first. `from` where there is none.
[[nodiscard]] Cell next_empty(const Layout& layout, const State& state, Cell from, bool is_back,
                              std::optional<Digit> digit);

}  // namespace shudu::game
#pragma GCC visibility pop
