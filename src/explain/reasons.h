// Why each technique works, in sentences, and what a hint shows before it says so.
//
// sentences_*.cpp have the sentences in three languages, reasons.cpp says for each technique which
// of them is its own, where a hint sends the eye first and how it shows the pattern, and
// sentence_choice.cpp which ones a step has. zh-TW is never made from zh-CN: a row is 行 there and
// 列 here.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "shudu/core/language.h"
#include "shudu/logic/step.h"
#include "shudu/logic/technique.h"

namespace shudu {

enum class SentenceName : std::uint8_t {
  kFullHouse,
  kLastDigit,
  kNakedSingle,
  kHiddenSingle,
  kDirectLocked,
  kDirectHidden,
  kLocked,
  kLockedSet,
  kNakedSubset,
  kHiddenSubset,
  kFish,
  kCannibal,
  kEndoFins,
  kFinnedFish,
  kFishWithOneFin,
  kSiameseFish,
  kKrakenFish,
  kKrakenCover,
  kTurbot,
  kEmptyRectangle,
  kColorTrap,
  kColorWrap,
  kMultiColors,
  kMoreMeetings,
  kMultiColorsWrap,
  kMedusaColors,
  kMedusaWrap,
  kMedusaCell,
  kMedusaSeen,
  kMedusaCellAndSeen,
  kGradesWrap,
  kGradesTrap,
  kGradesSet,
  kRectangle,
  kUniqueLoop,
  kRoofOfOne,
  kRoofOfOneDigit,
  kRoofWithSet,
  kRoofLosesToo,
  kRoofLocked,
  kRectangleXWing,
  kRectangleHidden,
  kAvoidableOne,
  kAvoidableTwo,
  kGraveOfOne,
  kGrave,
  kGraveOfOneDigit,
  kGraveWithSet,
  kGraveLocked,
  kGraveWithMany,
  kDeadly,
  kGuardedCell,
  kGuardedDigit,
  kGuardedSet,
  kGuardedLocked,
  kGuardedMany,
  kStrongFill,
  kGraveXz,
  kExtendedRectangle,
  kBugLite,
  kAvoidable,
  kAvoidableHidden,
  kExternal,
  kRectangleWing,
  kReverseBug,
  kManyWays,
  kQiu,
  kClueCover,
  kSymmetric,
  kXyWing,
  kXyzWing,
  kBentSet,
  kWWing,
  kWWingGrouped,
  kWWingBranched,
  kXyzRing,
  kRemotePair,
  kChain,
  kChainOfTwoDigits,
  kLoopOff,
  kLoopTwoDigits,
  kLoopOn,
  kLoop,
  kLoopWithSets,
  kCycle,
  kErip,
  kBlossomLoop,
  kAlsXz,
  kAlsXzDouble,
  kAlsWing,
  kAlsChain,
  kAlsWWing,
  kAlsWRing,
  kAhsXz,
  kAhsXzDouble,
  kDeathBlossom,
  kHouseDeathBlossom,
  kSueDeCoq,
  kSueDeCoqShared,
  kSueDeCoq3d,
  kExclusion,
  kExclusionOfMany,
  kContradiction,
  kVerity,
  kOneDigit,
  kNetContradiction,
  kNetVerity,
  kInnerPatterns,
  kInnerChains,
  kWhip,
  kWhipOfOne,
  kTemplateSet,
  kTemplateDelete,
  kTemplatesOfOthers,
  kOddagon,
  kGuardiansExclude,
  kLeftovers,
  kLeftoversRoom,
  kLeftoversFilling,
  kAlmostLocked,
  kDisjointSubset,
  kSubsetCounting,
  kBivalueOddagon,
  kTridagon,
  kFirework,
  kFireworkElsewhere,
  kFireworkQuadruple,
  kFireworkQuadrupleElsewhere,
  kFireworkPair,
  kFireworkPairWithSet,
  kFireworkPairSetElsewhere,
  kExocet,
  kExocetMirrors,
  kDoubleExocet,
  kRank,
  kMultiFish,
  kMultiFishFilled,
  kCount,  ///< how many there are; not a sentence
};

/// With the placeholders of fields.h; empty for a sentence without a row.
[[nodiscard]] const Words& words_of(SentenceName sentence);

/// What the third stage of a hint names.
enum class Focus : std::uint8_t {
  kHouse,           ///< the house of a single or subset
  kCrossing,        ///< the two houses that cross
  kBox,             ///< the box of the first cell
  kBoxes,           ///< the boxes of the pattern
  kSets,            ///< the houses of the almost locked sets
  kStart,           ///< the house, else the box, that forcing starts from
  kDigit,           ///< a digit, anywhere
  kDigitAndHouses,  ///< a digit in the base houses
  kBoard,           ///< everything
};

/// How the fourth stage shows the pattern; the words are in hint_words.cpp.
enum class Show : std::uint8_t {
  kCell,        ///< the cell of a single
  kCells,       ///< cells, nothing said of them
  kCandidates,  ///< cells and digits
  kFish,        ///< base, cover, fins
  kLinks,       ///< two strong links
  kEmptyRectangle,
  kColors,
  kTwoColorings,
  kCluster,        ///< candidates of two colours
  kRing,           ///< a ring with guardians
  kDeadly,         ///< cells, digits, further candidates, the naked set
  kDeadlyWing,     ///< the same with the cells of a wing
  kAvoidable,      ///< cells and which of them were entered
  kAvoidableOpen,  ///< the same, further candidates, the naked set
  kSymmetry,       ///< of the givens
  kGrave,          ///< the cells with more than two candidates
  kPivot,
  kWWing,
  kChain,  ///< from where to where, or that it comes back
  kLoop,   ///< through which cells
  kSets,
  kHiddenSets,
  kPetals,
  kSueDeCoq,
  kExclusion,
  kStart,      ///< where forcing starts
  kTemplates,  ///< nothing: all ways of a digit
};

struct ReasonForm {
  SentenceName sentence;
  Focus focus;
  Show show;
};
struct ReasonOfTechnique {
  std::string_view slug;
  ReasonForm form;
};
struct ReasonOfFamily {
  Family family;
  ReasonForm form;
};

/// The technique's own, else its family's; none for a technique without words, which a test would
/// find.
[[nodiscard]] const ReasonForm* find_reason(const Technique& technique);

/// The sentences of a step in order: that of its technique or of the form that it has here, an
/// opening before it, more after it. The step is one of single_patterns (step_parts.h).
[[nodiscard]] std::vector<SentenceName> sentences_of(const Step& step, const ReasonForm& reason);

}  // namespace shudu
