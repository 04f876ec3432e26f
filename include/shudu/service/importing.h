// A puzzle from what somebody typed, pasted or named: any format of the readers, a share link, a
// saved game. Every face says the same of it.
//
//   Read as line. 28 givens.               ER 1.2
//   Read as a saved game. Moves: 11.
//   More than one solution. Digits cannot be checked.
//
// The puzzle is started here once, which finds whatever is wrong with it; whoever plays it starts
// it again, or loads `saved`. Words in three languages, each written by hand. Pure and thread-safe.
// Tested in tests/service/importing_test.cpp and tests/tui/making_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/core/error.h"
#include "shudu/core/language.h"
#include "shudu/core/stop.h"
#include "shudu/formats/reader.h"
#include "shudu/game/session.h"
#include "shudu/logic/view.h"
#include "shudu/rating/levels.h"

#pragma GCC visibility push(default)
namespace shudu::service {

struct ImportOptions {
  ReadOptions reading;  ///< how the text is read; its layout is not looked at
  Language language = Language::kEnglish;
  /// Rules that no layout has are an error; else they are left out, and `read_as` says so.
  bool refuses_other_rules = true;
  game::About about;  ///< uid, created and played of the game that a puzzle becomes
  /// When set, the rating ends soon after it becomes true. Not owned.
  Stop stop = {};
};

/// How hard a puzzle is, as far as that was found.
struct GameRating {
  std::optional<Level> level;
  std::string er;  ///< `4.2`; empty: not rated
};

struct ImportedGame {
  std::optional<game::NewGame> game;  ///< none: `trouble` says why
  /// Where the text brings moves (a saved game, entered digits): the game with them.
  std::optional<game::Session> saved;
  GameRating rating;
  std::string format;     ///< that it was written in; empty of a saved game
  std::string read_as;    ///< a sentence
  std::string remark;     ///< to be said beside: several solutions, moves that are lost
  std::string_view code;  ///< of the trouble, for programs
  std::string trouble;    ///< a sentence
  Error error;            ///< its cells and place, where it has some
};

/// Reads the first puzzle of the text. What candidates rule out is part of the puzzle; a saved game
/// whose moves cannot be read gives its puzzle and a remark that says so. Rates it, which takes a
/// few seconds at most.
[[nodiscard]] ImportedGame import_game(std::string_view text, const ImportOptions& options);

/// Finds level and rating of a game's puzzle, which is the givens or, in a sukaku, the candidates,
/// and writes them into the game's origin (the level, where it has none) and rating. Only on the
/// classic layout. Precondition: the puzzle has one solution.
[[nodiscard]] GameRating rate_game(game::NewGame& game, const View& puzzle, Stop stop = {});

}  // namespace shudu::service
#pragma GCC visibility pop
