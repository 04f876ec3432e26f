// Dead places of a digit: candidates that no template of the digit uses, that is, no choice of
// candidates with exactly one in each house that still lacks the digit and no two that see each
// other.
//
// Whatever is proved from the candidates of one digit alone (fish, single-digit patterns) removes
// dead places only; so a digit without them can be skipped, and others be searched from there.
#pragma once

#include <array>

#include "shudu/logic/view.h"

namespace shudu {

/// Of each digit, by value - 1: the candidates looked at, and the dead ones among them.
struct DeadPlaces {
  std::array<CellSet, kMaxSize> of{};
  std::array<CellSet, kMaxSize> dead{};
};

/// The dead places of a digit, found when first asked for and kept while its candidates stay.
[[nodiscard]] CellSet dead_places_of(const View& view, Digit digit);
/// The digits that have any: patterns of one digit are searched for these alone.
[[nodiscard]] DigitSet digits_with_dead_places(const View& view);

}  // namespace shudu
