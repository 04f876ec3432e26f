// Fireworks: a row and a column cross in the cell X of a box. A digit is a firework there if, apart
// from the box, the row has it in the one cell Y at most, and the column in the one cell Z. Then
// one of X, Y, Z is the digit: were it neither Y nor Z, row and column would both have it in the
// box, which has it once, so in X.
//
// A box may be a region of a jigsaw: all that counts is that X lies in the three houses.
#pragma once

#include <array>
#include <vector>

#include "logic/finding.h"

namespace shudu {

/// Where a row and a column cross, in an open or a filled cell.
struct Crossing {
  Cell cell;
  House row{0};
  House column{0};
  House box{0};
  DigitSet fireworks;                      ///< with at most one wing in the row and the column
  std::array<CellSet, kMaxSize> in_row{};  ///< places outside the box, of the fireworks
  std::array<CellSet, kMaxSize> in_column{};

  /// The fireworks without other wings than these.
  [[nodiscard]] DigitSet with_wings(CellSet row_wing, CellSet column_wing) const;
};

/// Of every cell, in order.
[[nodiscard]] std::vector<Crossing> crossings_of(const View& view);

/// Eliminates all but these digits from the cell.
void keep_only(const View& view, Cell cell, DigitSet digits, Step& step);
/// Eliminates the digit from what sees all its places among these cells; nothing where it has none.
void clear_around(const View& view, CellSet cells, Digit digit, Step& step);
/// Eliminates a digit that only one of the wings has from the box beside row and column: there it
/// would push the digit into both wings.
void clear_box(const View& view, const Crossing& crossing, Digit digit, Step& step);

}  // namespace shudu
