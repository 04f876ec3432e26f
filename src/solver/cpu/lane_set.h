// What the vector files share: a set of lanes, and the bit planes that stand between the text of a
// puzzle and its words.
#pragma once

#include <array>
#include <cstdint>

namespace shudu {

/// A set of lanes of a vector: bit l stands for lane l.
using LaneSet = std::uint32_t;

/// A vector's triples of bits turned by one and by two; see vec_logic.h.
template <typename V>
struct Turned {
  V one, two;
};

/// The digits of 81 cells as four planes: bit c of plane j is bit j of the digit in cell c, 0 for
/// an open cell. Cells 0 to 63 in `low`, 64 to 80 in `high`.
struct Planes {
  std::array<std::uint64_t, 4> low;
  std::array<std::uint32_t, 4> high;
};

}  // namespace shudu
