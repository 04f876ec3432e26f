// The fixed sentences of hints and explanations, with the placeholders of fields.h and those said
// below; the table is in hint_words.cpp.
#pragma once

#include <cstdint>

#include "shudu/core/language.h"
#include "shudu/logic/technique.h"

namespace shudu {

enum class Saying : std::uint8_t {
  kThereIs,        ///< {a technique}, {technique}
  kCanUse,         ///< the same of a method
  kLookForSingle,  ///< {a technique}
  kLookAtHouse,    ///< {focus}
  kLookAtDigit,    ///< {digit}
  kLookAtDigitIn,  ///< {digit}, {focus}
  kLookAtBoard,
  kShowCell,
  kShowCells,
  kShowCandidates,
  kShowFish,
  kShowSiameseFish,
  kShowFin,
  kShowFins,
  kShowLinks,
  kShowEmptyRectangle,
  kShowColors,
  kShowTwoColorings,
  kShowCluster,
  kShowRing,
  kShowRingGuardians,
  kShowDeadly,
  kShowGuardians,
  kShowSet,
  kShowWing,
  kShowAvoidable,
  kShowEntered,
  kShowSymmetry,
  kShowGrave,
  kShowPivot,
  kShowWWing,
  kShowChain,
  kShowLoop,
  kShowSets,
  kShowHiddenSets,
  kShowPetals,
  kShowSueDeCoq,
  kShowExclusion,
  kShowStart,
  kShowTemplates,
  kSoRemove,
  kSoPlace,
  kSoPlaceAll,
  kOneSolution,
  kCount,  ///< how many there are; not a saying
};

[[nodiscard]] const Words& words_of(Saying saying);

/// The first stage: what kind of thing to look for.
[[nodiscard]] const Words& kind_words(Family family);

}  // namespace shudu
