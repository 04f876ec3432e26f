// The words of the dialogue in lines: what each does, how it is written, and its names in three
// languages. Reading a line, `help` and the player's guide all use this table.
//
// English names are understood always, those of the other languages when that language is spoken:
// 行 is a row on the mainland and a column in Taiwan. Tested in tests/tui/plain_table_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/language.h"

namespace shudu::tui {

enum class PlainCommand : std::uint8_t {
  kPlace,
  kCorner,
  kCentre,
  kOut,
  kColour,
  kTint,
  kErase,
  kFill,
  kBoard,
  kRow,
  kColumn,
  kBox,
  kRegion,
  kCell,
  kWhere,
  kLeft,
  kNext,
  kHint,
  kMore,
  kLess,
  kAnother,
  kApply,
  kWhy,
  kShow,
  kCheck,
  kBack,
  kUndo,
  kRedo,
  kHistory,
  kSave,
  kDrop,
  kGoto,
  kRestart,
  kReveal,
  kGiveUp,
  kNew,
  kPractise,
  kImport,
  kExport,
  kGames,
  kOpen,
  kDelete,
  kTitle,
  kCopy,
  kSet,
  kTime,
  kPause,
  kResume,
  kStats,
  kHelp,
  kQuit,
  kCount,  ///< how many there are; not a command
};

struct PlainRow {
  PlainCommand command;
  Words names;              ///< the first is the one that help shows; joined by blanks
  std::string_view syntax;  ///< what follows the name: `RC D`
  Words does;               ///< a sentence
};

/// In the order of the commands, which is that of help.
[[nodiscard]] std::span<const PlainRow> plain_table();
[[nodiscard]] const PlainRow& row_of(PlainCommand command);
/// The first name in a language.
[[nodiscard]] std::string_view name_of(PlainCommand command, Language language);
/// Null where the word is none; small and capital letters are the same.
[[nodiscard]] const PlainRow* find_plain(std::string_view word, Language language);
/// Up to three names most like the word, the most like first.
[[nodiscard]] std::vector<std::string> nearest_names(std::string_view word, Language language);

}  // namespace shudu::tui
