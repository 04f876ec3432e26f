// The section of the catalogue (shudu/words/phrase.h) for what the screens say.
//
// What keys do stands in keys/key_table.cpp, settings in desk/preferences.cpp,
// what a move did in the room `game`. Nothing is wider than its place: tests/tui/words_test.cpp.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/words/fill.h"

namespace shudu::tui {

enum class Word : std::uint8_t {
  // Home.
  kContinue,
  kNewGame,
  kImport,
  kSavedGames,
  kLearn,
  kStatistics,
  kSettings,
  kHelp,
  kLeave,
  kProgress,
  // A new game.
  kSize,
  kLevel,
  kTechnique,
  kSymmetry,
  kSeed,
  kAny,
  kByChance,
  kStart,
  kMaking,
  kNearest,
  // Import.
  kImportAsk,
  kImportKinds,
  kImportFile,
  kEmptyText,
  kNoFile,
  kWritten,
  kNotWritten,
  // The game.
  kDigitMode,
  kCornerMode,
  kCentreMode,
  kColourMode,
  kModeNow,
  kNumberFirst,
  kNumberFirstOff,
  kLeft,
  kSaved,
  kSaving,
  kNotSaved,
  kNotKept,
  kPaused,
  kPausedGoOn,
  kLooking,
  kStopped,
  kCheckOk,
  kCheckFound,
  kCheckWhere,
  kChooseDigit,
  kGoToAsk,
  kWhyAsk,
  kTintAsk,
  kSavepointAsk,
  kCommandAsk,
  kTitleAsk,
  kUnknownCommand,
  kUnknownCommandNear,
  kNeedsNumber,
  kNoGame,
  kMovedOn,
  kWaitsForDisk,
  kAskExportLost,  ///< moves that are not in the game that goes on elsewhere
  kReadOnly,
  kManyMoves,
  kCopyMade,
  kSeveral,
  kNothingSaid,
  kPicked,
  kHistory,
  kHistoryStart,
  kBranches,
  kNoSuchSolution,
  // Questions.
  kYes,
  kNo,
  kAskFill,
  kAskReveal,
  kAskGiveUp,
  kAskRestart,
  kAskWriteOver,
  kAskDelete,
  kAskLeave,
  kAskCopy,
  kAskFullWrong,
  kAskDone,
  // Lists.
  kNoGames,
  kFilter,
  kNothingFound,
  kPlaying,
  kSolved,
  kGivenUp,
  kDeleted,
  // Statistics.
  kNoStatistics,
  kStatisticsLine,
  kStreak,
  kPlayed,
  kBest,
  kMean,
  kMedian,
  kUnaided,
  kLastGames,
  kEveryLevel,
  // Settings and help.
  kGroupPlay,
  kGroupHelp,
  kGroupLook,
  kGroupKeys,
  kGroupLanguage,
  kKeysHere,
  kLearnKeys,
  kPressShift,
  kPressAlt,
  kKeysLearnt,
  kKeysNotLearnt,
  kAllKeys,
  kTooSmall,
  kGameSaved,
  kGameNotSaved,
  kNeedsGivens,
  kNeedsUnique,
  kOnRequest,
  // The cell menu.
  kMenuPick,
  kMenuSame,
  kMenuRead,
  kMenuWhy,
  kMenuExcluded,
  kMenuFill,
  kMenuEraseAll,
  kMenuColour,
  kMenuReveal,
  kMenuHint,
  // What keys do, in a few letters, for the last line.
  kDoPlace,
  kDoCorner,
  kDoCentre,
  kDoColour,
  kDoUndo,
  kDoHint,
  kDoPause,
  kDoHelp,
  kDoApply,
  kDoLess,
  kDoMore,
  kDoAnother,
  kDoWhy,
  kDoClose,
  kDoGoOn,
  kDoChoose,
  kDoBack,
  kDoNext,
  kDoChange,
  kDoDelete,
  kDoExport,
  kDoFilter,
  kDoExplain,
  kDoStop,
  kDoEdit,
  kDoPlay,
  kDoRead,
  kDoOk,
  kDoCancel,
  kDoHome,
  kDoGoThere,
  kDoSelect,
  kDoCommand,
  kDoCheck,
  kDoShow,
  kDoReadOn,
  kDoLearn,
  kDoPuzzle,
  kDoPractise,
  kDoRemove,
  kCount,  ///< how many there are; not a word
};

/// Where a text stands, and so how wide it may be.
enum class Place : std::uint8_t { kButton, kMenu, kMessage };
/// Columns: 12, 30, 140.
[[nodiscard]] int most_columns(Place place);

struct WordRow : words::NamedPhrase<Word> {
  constexpr WordRow(Word word, std::string_view name, Place stands, const Words& texts)
      : NamedPhrase(word, name, texts), place(stands) {}

  Place place;
};

/// In the order of the keys.
[[nodiscard]] std::span<const WordRow> word_table();
[[nodiscard]] std::string_view word(Word word, Language language);

[[nodiscard]] std::string word(Word which, Language language,
                               std::initializer_list<words::Field> fields);

}  // namespace shudu::tui
