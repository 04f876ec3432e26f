// The section of the catalogue (shudu/words/phrase.h) that has everything the program says that is
// not an option, a verb or an error of the rooms.
//
// Its fields are numbers, `{0}`, `{1}`; a language may use them in any order.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/words/fill.h"

namespace shudu::cli {

/// The key of a sentence.
enum class Phrase : std::uint8_t {
  // Usage errors.
  kUnknownVerb,
  kUnknownVerbNear,
  kUnknownOption,
  kUnknownOptionNear,
  kMissingValue,
  kTakesNoValue,
  kNotANumber,
  kNotSeconds,
  kNotARating,
  kNotClues,
  kNotAChoice,
  kBadLayout,
  kUnknownField,
  kOpenBrace,
  kCannotWriteFormat,
  kNeeds,
  kExclusive,
  kPictureFormat,
  kManyPictures,
  kNotForTerminal,
  kNoSuchClues,
  kNotUniform,
  kTooManyOperands,
  kMissingOperand,
  kUnknownShell,
  kUnknownWork,
  kNotOfForm,
  kTurnedRound,
  kMinAboveMax,
  kUnknownTechnique,
  kUnknownTechniqueNear,
  kPeerMissing,
  kNoLibrary,
  kKernelMissing,
  kUnknownKernel,
  kUnsupportedKernel,
  kSeeHelp,
  kSeeHelpOf,
  // Reading and writing.
  kCannotOpen,
  kCannotRead,
  kCannotWrite,
  kIsPipe,
  kIsSocket,
  kIsDisk,
  kIsNoFile,
  kLeadsNowhere,
  kPartIsThere,
  kPartOther,
  kPartBusy,
  kOntoInput,
  kPartIsInput,
  kPackedCut,
  kPackedBroken,
  kPackedTrailing,
  kPackedTooWide,
  kNoMemory,
  kNoThread,
  kStandardInput,
  kCommandLine,
  kStandardOutput,
  kKeyboard,
  kAtLine,
  kAtLineAndColumn,
  kInterrupted,
  kInterruptedIn,
  kInterruptedBefore,
  kInterruptedKept,
  kKept,
  kSameInput,
  kTimeout,
  kSeedUsed,
  kNotMade,
  kNothingNew,
  kGenerateInterrupted,
  kNotRatings,
  kNotARange,
  kDifficulty,
  kOneTechnique,
  kOnlyClassic,
  kErEmpty,
  kErUnused,
  kOffThePath,
  kSinglePractised,
  kTechniqueNotLevel,
  kTechniqueNotEr,
  kTechniqueContradicts,
  kLevelContradictsEr,
  kForPractice,
  kScreens,
  kNotInTime,
  kListCut,
  kMinimalListCut,
  kNotVary,
  kBadMask,
  kMaskTooFew,
  kMaskEmptyRows,
  kMaskEmptyColumns,
  kPassedOver,
  kVaryResume,
  kVaryEnd,
  kVaryLeftOut,
  kEstimateSample,
  kEstimateEffective,
  kEstimateHeader,
  kEstimateGivens,
  kEstimateEr,
  kEstimatePerGrid,
  kEstimateHeavy,
  kEstimateBias,
  kRedundantGivens,
  kBackdoorsSingles,
  kBackdoorsLocked,
  kBackdoorsNotNeeded,
  kBackdoorPairs,
  kUnavoidableSets,
  kNothing,
  kNotKept,
  kKeptSolutions,
  kKeptNotes,
  kLeftOut,
  kRulesHeldBy,
  kDrawnWithout,
  // The line below a board.
  kGivens,
  kOneSolution,
  kSeveralSolutions,
  kNoSolution,
  kInvalid,
  kUnreadable,
  kStalled,
  kRules,
  kSearchNeeded,
  kNoSearch,
  kCandidatesLeft,
  // Steps and hints.
  kNamed,
  kPathTimeout,
  kNoSolutionToPrint,
  kNoDifficulty,
  kHasNoSolution,
  kHasSeveralSolutions,
  kRatesGivens,
  kPictureTooLarge,
  kNothingToDraw,
  kNoDrawing,
  kNoCodes,
  kSolutionsTitle,
  kNoLibraryTechnique,
  kNotInGrid,
  // Totals and progress.
  kTotalPuzzles,
  kTotalUnique,
  kTotalMultiple,
  kTotalNone,
  kTotalInvalid,
  kTotalUnreadable,
  kTotalTimeout,
  kTotalStalled,
  kTotalTime,
  kTotalRate,
  kProgress,
  kTimeLeft,
  // Help.
  kTagline,
  kUsage,
  kCommands,
  kOptions,
  kCommonOptions,
  kDefault,
  kOneOf,
  kOverviewFiles,
  kOverviewHelp,
  kExitCodesTitle,
  kExitCodes,
  kEnvironmentTitle,
  kEnvironment,
  kVersion,
  // Kernels and their speed.
  kBenchBatch,
  kBenchSingle,
  kBenchRate,
  kBenchLowest,
  kBenchHighest,
  kBenchGuesses,
  kBenchRounds,
  kBenchSignature,
  kBenchSet,
  kBenchRatio,
  kBenchEmpty,
  kBenchCut,
  kBenchOthers,
  kBenchDiffers,
  kBenchInterrupted,
  kKernels,
  kKernelLanes,
  kKernelUsed,
  kKernelUnsupported,
  // Saved games.
  kSavedMoves,
  kCount,  // how many there are; not a sentence
};

/// One row of the catalogue.
using PhraseRow = words::Phrase<Phrase>;

/// The whole catalogue, in the order of the keys.
[[nodiscard]] std::span<const PhraseRow> phrase_table();

/// A sentence without its arguments filled in.
[[nodiscard]] std::string_view phrase(Phrase key, Language language);

/// A sentence with its arguments.
template <typename... Args>
[[nodiscard]] std::string say(Language language, Phrase key, const Args&... args) {
  return words::fill_values(phrase(key, language), args...);
}

/// What the system says of an error number, in the language where it is a common one.
[[nodiscard]] std::string system_error_words(int error_number, Language language);

}  // namespace shudu::cli
