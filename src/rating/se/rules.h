// The rules of the scale by number, in the order of the table in rules.cpp.
// A rule is a number here and a row of words there; the names of steps are not known to searches.
#pragma once

#include <cstdint>

#include "shudu/rating/se_technique.h"

namespace shudu::se {

enum class Rule : std::uint8_t {
  kLastCell,
  kHiddenSingleBox,
  kHiddenSingleColumn,
  kHiddenSingleRow,
  kDirectPointing,
  kDirectClaiming,
  kDirectHiddenPair,
  kNakedSingle,
  kDirectHiddenTriplet,
  kPointing,
  kClaiming,
  kNakedPair,
  kXWing,
  kHiddenPair,
  kNakedTriplet,
  kSwordfish,
  kHiddenTriplet,
  kXYWing,
  kXYZWing,
  kUniqueRectangle1,
  kUniqueRectangle2,
  kUniqueRectangle3,
  kUniqueRectangle4,
  kUniqueLoop1,
  kUniqueLoop2,
  kUniqueLoop3,
  kUniqueLoop4,
  kNakedQuad,
  kJellyfish,
  kHiddenQuad,
  kBug1,
  kBug2,
  kBug3,
  kBug4,
  kAlignedPair,
  kXCycle,
  kYCycle,
  kTurbotFish,
  kForcingXChain,
  kCycle,
  kForcingChain,
  kAlignedTriplet,
  kNishio,
  kRegion,
  kCell,
  kDynamicDouble0,
  kDynamicCell0,
  kDynamicRegion0,
  kDynamicContradiction0,
  kCount = kDynamicDouble0 + 4 * 6,  // of six levels
};

/// Rules that come in rows of several: type 2 is one after type 1, a level four after the last.
constexpr Rule operator+(Rule rule, int steps) {
  return static_cast<Rule>(static_cast<int>(rule) + steps);
}

const SeTechnique& technique_of(Rule rule);

}  // namespace shudu::se
