// The catalogue of what the dialogue in lines says: each sentence once, in three languages, under a
// typed key. What a move did, cells, houses and refusals are told by the room game, steps by
// explain.
//
// Numbers in braces are arguments. Tested in tests/tui/plain_table_test.cpp.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/language.h"

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

struct PlainWords {
  PlainPhrase phrase;
  Words words;
};

[[nodiscard]] std::span<const PlainWords> plain_words();
[[nodiscard]] std::string_view text_of(PlainPhrase phrase, Language language);

template <typename... Args>
[[nodiscard]] std::string say(Language language, PlainPhrase phrase, const Args&... args) {
  return fmt::vformat(text_of(phrase, language), fmt::make_format_args(args...));
}

}  // namespace shudu::tui
