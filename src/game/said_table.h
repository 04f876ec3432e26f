// The section of the catalogue that has what a game says (shudu/words/phrase.h).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/words/fill.h"

namespace shudu::game {

enum class Said : std::uint8_t {
  // Places.
  kPosition,
  kRow,
  kColumn,
  kBox,
  kRegion,
  kDiagonal,
  // A cell, in parts.
  kCellGiven,
  kCellEmpty,
  kCellMarks,
  kCellCorner,
  kCellOut,
  kCellConflict,
  kCellWrong,
  kCellColours,
  kCellTint,
  kCellDiagonal,
  kCellBothDiagonals,
  kCellRegion,
  kCellExtra,
  // A house, what is left.
  kHouse,
  kHouseFull,
  kNothing,
  kLeft,
  kNoneLeft,
  kWhere,
  kNowhere,
  kCells,
  // What an event did.
  kPlaced,
  kPlacedMany,
  kRemoved,
  kConflict,
  kWrong,
  kErased,
  kErasedMany,
  kCorner,
  kCentre,
  kColour,
  kMarkOn,
  kMarkOff,
  kMarkOnAt,
  kMarkOffAt,
  kMarkOnMany,
  kMarkOffMany,
  kTintOn,
  kTintOff,
  kTintsOff,
  kOut,
  kOutMany,
  kNotOut,
  kNotOutMany,
  kFilled,
  kFilledCorner,
  kAutoOn,
  kAutoOff,
  kRevealed,
  kRevealedMany,
  kFilledIn,
  kGaveUp,
  kUndone,
  kRedone,
  kBack,
  kToStart,
  kToMove,
  kToSavepoint,
  kSavepoint,
  kDropped,
  kPaused,
  kResumed,
  kSet,
  kCheckOk,
  kCheckFound,
  kRulesOk,
  kRulesFound,
  // How the game stands.
  kFullButWrong,
  kDone,
  kDoneMany,
  kGivenUp,
  kPlaying,
  // Help that is no step.
  kHintPlace,
  kHintRemove,
  kHintWrong,
  kHintNone,
  kHintNothing,
  kHintMany,
  kHintStopped,
  kWhyFilled,
  kWhyPeer,
  kWhyOut,
  kWhyOutAtStart,
  kWhyMarks,
  kWhyTechnique,
  kWhyContradiction,
  kWhyOpen,
  // All that is wrong at once.
  kWrongDigits,
  kWrongMarks,
  kWrongConflicts,
  kWrongUnsolvable,
  kWrongDigitsAt,
  kWrongMarksAt,
  kWrongConflictsAt,
  kDigitAt,
  // What a look at a cell excludes.
  kExcluded,
  kExcludedNothing,
  kExcludedFilled,
  kExcludedGiven,
  kExcludedOut,
  kExcludedMarks,
  // Practice of a technique.
  kPractiseIt,
  kNotPractised,
  kPracticeNothing,
  kPracticeWrong,
  kPracticeNotHere,
  kPracticeOther,
  kPracticeGone,
  kPracticeMore,
  kPracticeRight,
  kCount,  // how many there are; not a sentence
};

using SaidRow = words::Phrase<Said>;

/// One row a sentence, in their order.
[[nodiscard]] std::span<const SaidRow> said_table();

/// The sentence with its fields filled in. Between a Latin letter or figure of a field and a
/// Chinese character beside it comes a blank.
[[nodiscard]] std::string say(Language language, Said said,
                              std::initializer_list<words::Field> fields = {});

}  // namespace shudu::game
