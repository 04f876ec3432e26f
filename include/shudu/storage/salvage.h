// A damaged store: put aside under another name, never deleted, and what can be read of it offered.
//
// Reading does not ask SQLite, whose way to a row leads through pages that may be the broken ones.
// Every page of the file that still has the shape of a leaf is read for itself, with the pages of
// its log laid over it where their checksums hold, and rows are known by their shape. The format is
// SQLite's, stated at sqlite.org/fileformat2.html. Tested in tests/storage/salvage_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shudu/storage/records.h"
#include "shudu/storage/store.h"
#include "shudu/storage/trouble.h"

#pragma GCC visibility push(default)
namespace shudu::storage {

/// Renames the store at `path`, whatever it is, with its log to `PATH.damaged-N` and gives that
/// name. A new store can be made at `path` then. kInUse where somebody has it open; kNoFolder where
/// there is none.
[[nodiscard]] Answer<std::string> put_aside(const std::string& path,
                                            const StoreOptions& options = {});

/// A game of a damaged store.
struct RescuedGame {
  Game game;               ///< its events 1, 2, 3 ... as far as they are without a gap
  std::uint64_t lost = 0;  ///< events that its head counts and that are not in `game`
};

struct Salvage {
  std::vector<RescuedGame> games;  ///< the last played first
  std::vector<Setting> settings;
  std::vector<GameResult> results;
  std::vector<PracticeRow> practice;
  /// Games of which only events were found: their puzzle is gone.
  std::uint64_t headless_games = 0;
  std::uint64_t pages = 0;
  std::uint64_t unread_pages = 0;  ///< that have no shape of SQLite's
};

/// Reads what can be read of the store at `path`, damaged or not; changes nothing. Files up to 1
/// GiB.
[[nodiscard]] Answer<Salvage> salvage(const std::string& path);

/// Puts all of it into a store; games, results, settings and practice that it has already stay as
/// they are there. One transaction a game, so it can be repeated.
[[nodiscard]] Done restore(Store& store, const Salvage& rescued);

}  // namespace shudu::storage
#pragma GCC visibility pop
