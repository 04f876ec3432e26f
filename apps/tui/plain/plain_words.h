// The section of the catalogue (shudu/words/phrase.h) for the dialogue in lines. What a move did,
// cells, houses and refusals are told by the room game, steps by explain.
//
// Fields are numbers, `{0}`, `{1}`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/words/fill.h"

namespace shudu::tui {

enum class PlainPhrase : std::uint8_t {
  kHello,  ///< name of the game, cells, time
  kGoesOn,
  kFirstGame,
  kSayHelp,          ///< name of help
  kUnknownWord,      ///< word
  kUnknownWordNear,  ///< word, names
  kUsage,            ///< name and syntax
  kNotInGrid,        ///< word
  kNoHouse,          ///< word
  kTooLong,
  kNoGame,    ///< names of new, games
  kNotSaved,  ///< reason
  kOnlyHere,
  kSayAgain,  ///< name of export
  kSaved,
  kMovedOn,  ///< command
  kReadOnly,
  kBye,
  kConfirm,        ///< command
  kEmptyCells,     ///< cells
  kStands,         ///< digit, cells, left
  kStandsNowhere,  ///< digit, left
  kMarkedAt,       ///< cells
  kNoMarks,
  kNoEmpty,
  kHintStage,    ///< stage, stages, text
  kNoHintOpen,   ///< name of hint
  kNoMore,       ///< name of apply
  kNoMoreWrong,  ///< name of back
  kNoLess,
  kNoOther,
  kSayShow,        ///< name of show
  kNothingToShow,  ///< name of why
  kWrongAt,        ///< cells
  kNotKept,        ///< reason
  kMove,           ///< number, move
  kNoMoves,
  kSavepointAt,  ///< name, node
  kForks,        ///< nodes
  kMoves,        ///< number
  kMaking,
  kUnknownWish,  ///< word
  kExported,     ///< path
  kNotExported,  ///< path
  kIsThere,      ///< path
  kGame,         ///< number, name, filled, cells, time, day
  kGameEnded,    ///< number, name, time, day
  kMoreGames,    ///< number, command
  kNoGames,
  kNoSuchNumber,  ///< word
  kDeleted,
  kIsOpen,
  kTitled,  ///< title
  kNoTitle,
  kSetting,         ///< slug, value, name, values
  kUnknownSetting,  ///< word, slugs
  kBadSetting,      ///< slug, values
  kSet,             ///< slug, value
  kTime,            ///< time, saved
  kTimePaused,      ///< time, saved
  kStoodStill,
  kStatsAll,    ///< solved, played, unaided, days, longest
  kStatsLevel,  ///< level, solved, played, times
  kStatsNone,
  kWordLine,  ///< name, syntax, does
  kCells,
  kSayNew,     ///< name of new
  kManyMoves,  ///< name of copy
  kNoSolutionMany,
  kUntitled,
  kUnknownTechnique,      ///< words
  kUnknownTechniqueNear,  ///< words, slug
  kPracticeWords,         ///< empty cells, names of out, hint, back
  kPracticeNext,          ///< names of practise, back
  kPractising,            ///< name of back
  kJudged,                ///< digit, cell, verdict
  kHintEnds,
  kHintClosed,
  kCount,  ///< how many there are; not a phrase
};

using PlainWords = words::Phrase<PlainPhrase>;

[[nodiscard]] std::string_view text_of(PlainPhrase phrase, Language language);

template <typename... Args>
[[nodiscard]] std::string say(Language language, PlainPhrase phrase, const Args&... args) {
  return words::fill_values(text_of(phrase, language), args...);
}

}  // namespace shudu::tui
