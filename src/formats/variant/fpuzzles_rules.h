// How the kinds of rules are called in f-puzzles' JSON, for reading and for writing.
//
//   "thermometer":[{"lines":[["R7C1","R6C1"],["R7C1","R7C2"]]}]     kLines: each line is a rule
//   "extraregion":[{"cells":["R1C1","R2C2"]}]                       kCells: one rule
//   "even":[{"cell":"R5C7"},{"cell":"R5C8"}]                        kSigns: all are one rule
//   "difference":[{"cells":["R8C3","R8C2"],"value":"2"}]            kDots: 1, 2 where left out
//   "sandwichsum":[{"cell":"R0C3","value":"12"}]                    kClues: from outside the grid
//   "antiknight":true                                               kFlag
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "shudu/variant/kind.h"

namespace shudu::variant {

enum class FpuzzlesForm : std::uint8_t { kFlag, kCells, kSigns, kLines, kDots, kClues };

struct FpuzzlesRule {
  std::string_view key;
  Kind kind;
  FpuzzlesForm form;
  bool takes_number = false;  ///< lines that may have one; signs and cells have none
};

inline constexpr std::array kFpuzzlesRules{
    FpuzzlesRule{"diagonal+", Kind::kDiagonalUp, FpuzzlesForm::kFlag},
    FpuzzlesRule{"diagonal-", Kind::kDiagonalDown, FpuzzlesForm::kFlag},
    FpuzzlesRule{"antiknight", Kind::kAntiKnight, FpuzzlesForm::kFlag},
    FpuzzlesRule{"antiking", Kind::kAntiKing, FpuzzlesForm::kFlag},
    FpuzzlesRule{"disjointgroups", Kind::kDisjointGroups, FpuzzlesForm::kFlag},
    FpuzzlesRule{"extraregion", Kind::kAllDifferent, FpuzzlesForm::kCells},
    FpuzzlesRule{"odd", Kind::kOdd, FpuzzlesForm::kSigns},
    FpuzzlesRule{"even", Kind::kEven, FpuzzlesForm::kSigns},
    FpuzzlesRule{"minimum", Kind::kMinimum, FpuzzlesForm::kSigns},
    FpuzzlesRule{"maximum", Kind::kMaximum, FpuzzlesForm::kSigns},
    FpuzzlesRule{"thermometer", Kind::kThermometer, FpuzzlesForm::kLines},
    FpuzzlesRule{"slowthermometer", Kind::kSlowThermometer, FpuzzlesForm::kLines},
    FpuzzlesRule{"palindrome", Kind::kPalindrome, FpuzzlesForm::kLines},
    FpuzzlesRule{"renban", Kind::kRenban, FpuzzlesForm::kLines},
    FpuzzlesRule{"whispers", Kind::kWhisper, FpuzzlesForm::kLines, true},
    FpuzzlesRule{"regionsumline", Kind::kRegionSum, FpuzzlesForm::kLines},
    FpuzzlesRule{"betweenline", Kind::kBetween, FpuzzlesForm::kLines},
    FpuzzlesRule{"lockout", Kind::kLockout, FpuzzlesForm::kLines, true},
    FpuzzlesRule{"entropicline", Kind::kEntropic, FpuzzlesForm::kLines},
    FpuzzlesRule{"modularline", Kind::kModular, FpuzzlesForm::kLines, true},
    FpuzzlesRule{"nabner", Kind::kNabner, FpuzzlesForm::kLines},
    FpuzzlesRule{"doublearrow", Kind::kDoubleArrow, FpuzzlesForm::kLines},
    FpuzzlesRule{"zipperline", Kind::kZipper, FpuzzlesForm::kLines},
    FpuzzlesRule{"difference", Kind::kDifference, FpuzzlesForm::kDots},
    FpuzzlesRule{"ratio", Kind::kRatio, FpuzzlesForm::kDots},
    FpuzzlesRule{"xv", Kind::kPairSum, FpuzzlesForm::kDots},
    FpuzzlesRule{"sandwichsum", Kind::kSandwich, FpuzzlesForm::kClues},
    FpuzzlesRule{"xsum", Kind::kXSum, FpuzzlesForm::kClues},
    FpuzzlesRule{"skyscraper", Kind::kSkyscraper, FpuzzlesForm::kClues},
};

/// Keys of rules that have forms of their own.
inline constexpr std::array<std::string_view, 10> kFpuzzlesFurtherRules = {
    "arrow",      "killercage",    "littlekillersum", "clone",    "quadruple",
    "rowindexer", "columnindexer", "boxindexer",      "negative", "nonconsecutive"};

/// Drawn without a rule; fog hides cells until digits stand in others.
inline constexpr std::array<std::string_view, 8> kFpuzzlesDrawn = {
    "cage", "text", "circle", "rectangle", "line", "fogofwar", "foglight", "triggereffect"};

}  // namespace shudu::variant
