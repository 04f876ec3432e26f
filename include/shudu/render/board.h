// The drawing of one board: a position with its marks, and what a hint says of it.
//
//   lowest   shades of houses, cells and extra regions; marks of candidates
//            lines between cells, boxes, the frame; cages; diagonals
//            links of chains, curved so that they miss the digits
//   highest  digits, candidates, notes; strikes through what goes; labels of rows and columns
//
// All layouts: lines between boxes follow the regions of a jigsaw, diagonals are drawn as lines,
// other extra regions as shades, with a dashed edge where their cells hang together; where there
// are too many regions for shades each of their cells has a small letter. Pure and thread-safe.
#pragma once

#include <array>
#include <optional>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/explain/explain.h"
#include "shudu/render/picture.h"
#include "shudu/render/style.h"

#pragma GCC visibility push(default)
namespace shudu {

/// What stands on a board. Precondition: all sizes agree; digits of filled cells are not looked at
/// in the marks.
struct BoardContent {
  const Layout* layout = &Layout::classic();  ///< must outlive the content
  Grid givens;
  Grid placed;  ///< digits that are no givens
  /// Small digits at their places, 3x3 in a grid of nine.
  std::optional<Pencilmarks> candidates;
  /// A player's own: in the corners first, and in a line in the middle.
  std::array<DigitSet, kMaxCells> corner_marks{};
  std::array<DigitSet, kMaxCells> center_marks{};
  std::array<std::uint8_t, kMaxCells> cell_colors{};  ///< 1 to 9 of Style::cell_colors; 0: none
  StepMarks marks;                                    ///< of a hint
};

struct BoardLook {
  const Style* style = nullptr;  ///< nullptr: normal
  bool has_labels = false;       ///< numbers of rows and columns, left and above
  bool is_small = false;         ///< of solutions: thin lines, no cages
};

/// The side of the grid in a board of that side: labels need room.
[[nodiscard]] double grid_side(const BoardContent& content, const BoardLook& look, double side);

/// Adds the board to a picture; `side` is that of the whole with its labels, which stands with its
/// top left corner at `at`.
void draw_board(const BoardContent& content, const BoardLook& look, Point at, double side,
                Picture& picture);

/// The board for those who do not see it: its size, then each row, `1 . 3`, blanks as points.
[[nodiscard]] std::string board_description(const BoardContent& content);

}  // namespace shudu
#pragma GCC visibility pop
