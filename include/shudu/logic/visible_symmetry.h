// The symmetries of a grid that one can see: turns, reflections in a diagonal, and shifts by whole
// boxes, where what leaves the grid on one side comes in again on the other. A grid with another
// symmetry has one of these or can be brought to look so by exchanging lines, which nobody sees.
//
// Reflections in the middle row or column are missing: a puzzle that has one has no solution, for
// the middle line would have to keep its digits and all other cells to change theirs.
#pragma once

#include <array>
#include <cstdint>

#include "shudu/core/layout.h"
#include "shudu/core/symmetry.h"

#pragma GCC visibility push(default)
namespace shudu {

enum class VisibleSymmetry : std::uint8_t {
  kHalfTurn,
  kQuarterTurn,   ///< to the right
  kFalling,       ///< reflection in the diagonal from the top left
  kRising,        ///< in the one from the bottom left
  kRight,         ///< one box to the right
  kDown,          ///< one box down
  kRightAndDown,  ///< both
  kRightAndUp,
};

inline constexpr std::array<VisibleSymmetry, 8> kVisibleSymmetries = {
    VisibleSymmetry::kHalfTurn,     VisibleSymmetry::kQuarterTurn, VisibleSymmetry::kFalling,
    VisibleSymmetry::kRising,       VisibleSymmetry::kRight,       VisibleSymmetry::kDown,
    VisibleSymmetry::kRightAndDown, VisibleSymmetry::kRightAndUp};

/// The moves of the symmetry, digits as they are; the identity for shifts where there are no boxes.
/// Whether it is one of the layout says `is_symmetry_of`.
[[nodiscard]] Symmetry moves_of(VisibleSymmetry visible, const Layout& layout);

}  // namespace shudu
#pragma GCC visibility pop
