// The kinds of rules that a variant may have, by number. What each of them is stands in its row of
// the table (kinds.h), in this order.
#pragma once

#include <cstdint>

#pragma GCC visibility push(default)
namespace shudu::variant {

enum class Kind : std::uint8_t {
  // Cells that differ, and rules of the whole grid.
  kAllDifferent,
  kDiagonalUp,
  kDiagonalDown,
  kWindoku,
  kDisjointGroups,
  kAntiKnight,
  kAntiKing,
  kNonconsecutive,
  kAntiTaxicab,
  kGlobalEntropy,
  kGlobalModular,
  kDutchFlatmates,
  kStrictKropki,
  kNegativeRatio,
  kNegativeDifference,
  kStrictXv,
  kRegionSameValues,
  // Cages and sums.
  kCage,
  kSum,
  kLittleKiller,
  kRellik,
  kEquality,
  // Lines.
  kArrow,
  kDoubleArrow,
  kThermometer,
  kSlowThermometer,
  kWhisper,
  kRenban,
  kNabner,
  kModular,
  kEntropic,
  kPalindrome,
  kZipper,
  kRegionSum,
  kEqualSum,
  kSumLine,
  kBetween,
  kLockout,
  // Two cells, and any relation.
  kDifference,
  kRatio,
  kPairSum,
  kGreater,
  kNotDifference,
  kNotRatio,
  kNotPairSum,
  kRelation,
  kRelationAll,
  kClone,
  // Clues outside the grid.
  kSandwich,
  kLunchbox,
  kXSum,
  kSkyscraper,
  kHiddenSkyscraper,
  kNumberedRoom,
  kFullRank,
  kFullRankTies,
  // Places, counts and signs.
  kIndexer,
  kValueIndex,
  kQuadruple,
  kContains,
  kContainsExactly,
  kLookAndSay,
  kCircles,
  kCountDistinct,
  kSameValues,
  kOdd,
  kEven,
  kMinimum,
  kMaximum,
  kGiven,
  // Automata, and rules of rules.
  kAutomaton,
  kOr,
  kAnd,
  kCount,  // how many kinds there are; not a kind
};

}  // namespace shudu::variant
#pragma GCC visibility pop
