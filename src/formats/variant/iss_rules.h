// How the kinds of rules are called in ISS's constraint strings, for reading and for writing.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "shudu/variant/kind.h"

namespace shudu::variant {

/// What stands behind the name of a rule.
enum class IssForm : std::uint8_t {
  kFlag,   ///< nothing
  kCells,  ///< cells
  kNumberAndCells,
  kDots,            ///< cells, of which neighbours are meant
  kTwoClues,        ///< a line, a number at its beginning and one at its end
  kOneClue,         ///< a number and a line
  kValuesAndCells,  ///< values joined by `_`, and cells
};

/// Where a rule may stand, by its name in a string.
struct IssRule {
  std::string_view name;
  Kind kind;
  IssForm form;
  bool needs_sudoku = false;  ///< a grid whose rows and columns differ
  std::int64_t number = 0;    ///< of dots: what they say
  bool needs_nine = false;    ///< values 1 to 9 only
};

inline constexpr std::array kIssRules{
    IssRule{"AntiKnight", Kind::kAntiKnight, IssForm::kFlag, true},
    IssRule{"AntiKing", Kind::kAntiKing, IssForm::kFlag, true},
    IssRule{"AntiTaxicab", Kind::kAntiTaxicab, IssForm::kFlag},
    IssRule{"AntiConsecutive", Kind::kNonconsecutive, IssForm::kFlag},
    IssRule{"GlobalEntropy", Kind::kGlobalEntropy, IssForm::kFlag, false, 0, true},
    IssRule{"GlobalMod", Kind::kGlobalModular, IssForm::kFlag},
    IssRule{"DutchFlatmates", Kind::kDutchFlatmates, IssForm::kFlag, false, 0, true},
    IssRule{"StrictKropki", Kind::kStrictKropki, IssForm::kFlag},
    IssRule{"StrictXV", Kind::kStrictXv, IssForm::kFlag},
    IssRule{"RegionSameValues", Kind::kRegionSameValues, IssForm::kFlag, true},
    IssRule{"AllDifferent", Kind::kAllDifferent, IssForm::kCells},
    IssRule{"EqualityCage", Kind::kEquality, IssForm::kCells},
    IssRule{"DoubleArrow", Kind::kDoubleArrow, IssForm::kCells},
    IssRule{"Thermo", Kind::kThermometer, IssForm::kCells},
    IssRule{"Renban", Kind::kRenban, IssForm::kCells},
    IssRule{"Entropic", Kind::kEntropic, IssForm::kCells, false, 0, true},
    IssRule{"Palindrome", Kind::kPalindrome, IssForm::kCells},
    IssRule{"Zipper", Kind::kZipper, IssForm::kCells},
    IssRule{"RegionSumLine", Kind::kRegionSum, IssForm::kCells},
    IssRule{"Between", Kind::kBetween, IssForm::kCells},
    IssRule{"ValueIndexing", Kind::kValueIndex, IssForm::kCells},
    IssRule{"CountingCircles", Kind::kCircles, IssForm::kCells},
    IssRule{"CountDistinct", Kind::kCountDistinct, IssForm::kCells},
    IssRule{"RellikCage", Kind::kRellik, IssForm::kNumberAndCells},
    IssRule{"Lunchbox", Kind::kLunchbox, IssForm::kNumberAndCells},
    IssRule{"Lockout", Kind::kLockout, IssForm::kNumberAndCells},
    IssRule{"Modular", Kind::kModular, IssForm::kNumberAndCells},
    IssRule{"Whisper", Kind::kWhisper, IssForm::kNumberAndCells},
    IssRule{"WhiteDot", Kind::kDifference, IssForm::kDots, false, 1},
    IssRule{"BlackDot", Kind::kRatio, IssForm::kDots, false, 2},
    IssRule{"X", Kind::kPairSum, IssForm::kDots, false, 10},
    IssRule{"V", Kind::kPairSum, IssForm::kDots, false, 5},
    IssRule{"GreaterThan", Kind::kGreater, IssForm::kDots},
    IssRule{"XSum", Kind::kXSum, IssForm::kTwoClues, true},
    IssRule{"Skyscraper", Kind::kSkyscraper, IssForm::kTwoClues, true},
    IssRule{"HiddenSkyscraper", Kind::kHiddenSkyscraper, IssForm::kTwoClues, true},
    IssRule{"NumberedRoom", Kind::kNumberedRoom, IssForm::kTwoClues, true},
    IssRule{"FullRank", Kind::kFullRank, IssForm::kTwoClues, true},
    IssRule{"Sandwich", Kind::kSandwich, IssForm::kOneClue, true},
    IssRule{"ContainAtLeast", Kind::kContains, IssForm::kValuesAndCells},
    IssRule{"ContainExact", Kind::kContainsExactly, IssForm::kValuesAndCells},
};

/// Rules of the whole grid, which stand in no branch.
[[nodiscard]] constexpr bool stands_at_top(std::string_view name) {
  for (const IssRule& row : kIssRules) {
    if (row.name == name) return row.form == IssForm::kFlag;
  }
  return name == "Diagonal" || name == "Windoku" || name == "DisjointSets" ||
         name == "FullRankTies";
}

/// Recognised, and not read: regions that are to be found, and cells that belong together.
inline constexpr std::array<std::string_view, 5> kIssNotRead = {
    "ChaosConstruction", "ChaosArrow", "ChaosCount", "ConnectedValues", "Doppelganger"};

}  // namespace shudu::variant
