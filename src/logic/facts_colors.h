// Colours: the conjugate pairs of a digit are the edges of a graph; in each connected component the
// cells take two colours in turn, and one of the two is entirely true.
//
// By digit, components by their lowest cell, which has the first colour. Where a component cannot
// be coloured (a position without solution) a cell may stand in both colours.
#pragma once

#include <array>
#include <vector>

#include "shudu/logic/view.h"

namespace shudu {

struct ColorComponent {
  /// The cells of the two colours.
  std::array<CellSet, 2> cells{};
  /// What sees at least one cell of a colour.
  std::array<CellSet, 2> seen{};
};

/// Of each digit, by value - 1.
using Colors = std::array<std::vector<ColorComponent>, kMaxSize>;

/// Built when first asked for. The reference holds until the position changes.
[[nodiscard]] const Colors& colors_of(const View& view);
[[nodiscard]] inline const std::vector<ColorComponent>& colors_of(const View& view, Digit digit) {
  return colors_of(view)[static_cast<std::size_t>(digit.value() - 1)];
}

}  // namespace shudu
