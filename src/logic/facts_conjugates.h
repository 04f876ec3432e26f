// Conjugate pairs: the only two places of a digit in a house. By digit, in order of the houses; a
// pair that two houses have (inside a mini-line) stands once, with the first of them.
#pragma once

#include <array>
#include <vector>

#include "shudu/logic/view.h"

namespace shudu {

struct ConjugatePair {
  Cell one{0};  ///< the lower cell
  Cell other{0};
  House house{0};
};

/// Of each digit, by value - 1.
using Conjugates = std::array<std::vector<ConjugatePair>, kMaxSize>;

/// Built when first asked for. The reference holds until the position changes.
[[nodiscard]] const Conjugates& conjugates_of(const View& view);
[[nodiscard]] inline const std::vector<ConjugatePair>& conjugates_of(const View& view,
                                                                     Digit digit) {
  return conjugates_of(view)[static_cast<std::size_t>(digit.value() - 1)];
}

}  // namespace shudu
