// The store of games: one SQLite file in which an acknowledged move is never lost.
//
// Write-ahead log, synchronous=FULL: when a call that changes something returns without trouble,
// what it did has been synced. Appending is idempotent, so a caller that does not know whether a
// move got through asks again: the same event is "already there", a changed one a conflict, one too
// far ahead a gap. A file that is foreign, newer or damaged is told apart before anything is
// written, and never deleted or overwritten; see salvage.h for damaged ones.
//
// What a killed process wrote without a sync can be read back from the system's memory by the next
// one and still be lost in a power cut. Hence a store that opens over a log left behind writes that
// log again and syncs it, before anybody is shown what stands there.
//
// Schema and its versions: src/storage/schema.cpp. Tested in tests/storage.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/storage/game_lock.h"
#include "shudu/storage/records.h"
#include "shudu/storage/trouble.h"

#pragma GCC visibility push(default)
namespace shudu::storage {

struct StoreOptions {
  /// How long a call waits for another process that writes, milliseconds.
  int patience_ms = 2000;
  /// Pages of the log after which it is moved into the database; costs and saves only time.
  int log_pages = 1000;
  /// The name of the SQLite VFS; empty: the system's own.
  std::string vfs{};
};

/// What `Store::append` did.
struct Appended {
  std::size_t stored = 0;         ///< events that were new
  std::size_t already_there = 0;  ///< events that stood there, word for word

  friend constexpr bool operator==(const Appended&, const Appended&) = default;
};

/// An open store. Movable. One thread at a time; several stores may be open on one file, in one
/// process or many. Closing (the destructor) never fails and loses nothing.
class Store {
 public:
  /// Where the store that `path` means lies or would be made: from the root, without links. Only
  /// looks; trouble where it would be refused for its place. What is put aside behind a link is
  /// followed by a new store at this place.
  [[nodiscard]] static Answer<std::string> place_of(const std::string& path,
                                                    const StoreOptions& options = {});

  /// Opens the store at `path`, or makes it where there is no file or an empty one. Its folder must
  /// exist. Links are followed, so all names of one file open one store; what is no regular file is
  /// refused before anything is written. A store of an older version is copied beside itself
  /// (`PATH.v1.bak`) and then changed. Makes `PATH.lock` beside it.
  [[nodiscard]] static Answer<Store> open(const std::string& path,
                                          const StoreOptions& options = {});

  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  ~Store();

  /// A new game without events (head.head_n is not read). kGameExists where its uid is there.
  [[nodiscard]] Done create_game(const GameHead& head);
  /// A game with its events at once, in one transaction: an import or a rescue.
  [[nodiscard]] Done import_game(const Game& game);
  /// All games, the last played first; of one status where `status` is not empty.
  [[nodiscard]] Answer<std::vector<GameHead>> list_games(std::string_view status = {});
  [[nodiscard]] Answer<Game> read_game(std::string_view uid);
  /// All of them or, with trouble, none. Numbers must go up by one from event to event. `now_ms`:
  /// the wall clock, becomes played_ms.
  [[nodiscard]] Answer<Appended> append(std::string_view uid, std::span<const StoredEvent> events,
                                        std::uint64_t now_ms);
  [[nodiscard]] Done update_notes(std::string_view uid, const GameNotes& notes);
  /// kGameLocked where somebody plays it. Its result stays.
  [[nodiscard]] Done delete_game(std::string_view uid);

  /// The right to play a game. `holder`: words for the one who comes second, at most 200 bytes
  /// ("shudu play, process 4711"). kGameLocked with these words where another has it.
  [[nodiscard]] Answer<GameLock> lock_game(std::string_view uid, std::string_view holder);

  [[nodiscard]] Answer<std::optional<std::string>> read_setting(std::string_view key);
  [[nodiscard]] Answer<std::vector<Setting>> list_settings();
  [[nodiscard]] Done write_setting(std::string_view key, std::string_view value);

  /// Written once: a second result of a uid changes nothing; says whether it was new.
  [[nodiscard]] Answer<bool> add_result(const GameResult& result);
  /// The first finished first.
  [[nodiscard]] Answer<std::vector<GameResult>> list_results();

  /// One try more of a position. Adding the last one again changes nothing.
  [[nodiscard]] Done add_practice(const PracticeTry& attempt);
  [[nodiscard]] Answer<std::vector<PracticeRow>> list_practice();

  /// Where the store lies: from the root, without links.
  [[nodiscard]] const std::string& path() const;

  struct Inside;
  /// For the room itself.
  explicit Store(std::unique_ptr<Inside> inside);

 private:
  std::unique_ptr<Inside> inside_;
};

}  // namespace shudu::storage
#pragma GCC visibility pop
