// Rectangles of two digits: four open corners on two rows and two columns, a corner of just the two
// digits, both digits allowed in the others, and the two may change places (on the classic layout:
// exactly two boxes). In one with all marks every corner still holds both digits.
//
// Order: the first corner of just the two digits, its partner in the box, the corner across; each
// rectangle once for two digits. Tested in tests/logic/deadly_test.cpp.
#pragma once

#include <array>
#include <vector>

#include "logic/deadly.h"

namespace shudu {

struct Rectangle {
  std::array<Cell, 4> corners;  ///< ascending; 0 and 3, 1 and 2 lie across
  DeadlyPattern pattern;        ///< one to three corners are the roof
  bool has_all_marks = false;
};
using Rectangles = std::vector<Rectangle>;

/// Built when first asked for. The reference holds until the position changes.
[[nodiscard]] const Rectangles& rectangles_of(const View& view);

/// For each digit, by value - 1, the open cells without a filled peer that holds it.
[[nodiscard]] std::array<CellSet, kMaxSize> allowed_cells(const View& view);

/// The open cells that a pair pattern may use: with both digits, or, with missing marks, where both
/// are allowed.
[[nodiscard]] CellSet cells_for_pair(const View& view, const std::array<CellSet, kMaxSize>& allowed,
                                     Digit a, Digit b, bool missing_marks);

}  // namespace shudu
