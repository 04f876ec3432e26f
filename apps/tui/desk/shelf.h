// Where games are kept, as the app sees it: the store, or nothing when there is no disk to keep
// them on, and what is said of it.
//
// A damaged store is put aside and what can be read of it is brought over into a new one; the
// player is told where the old one lies and what was saved of it. A foreign or newer file is left
// alone and nothing is kept. Games go on either way. What changes something here waits for the
// disk; the screens leave that to writers. Tested in tests/tui/shelf_test.cpp.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/game/outcome.h"
#include "shudu/game/session.h"
#include "shudu/storage/store.h"
#include "shudu/storage/writer.h"
#include "tui/desk/kept_game.h"
#include "tui/desk/surroundings.h"
#include "tui/faces.h"

namespace shudu::tui {

/// A game to be read or played from the shelf.
struct OpenedGame {
  game::Session session;
  /// The right to play it; none: it is played elsewhere (open_game then tells by whom) and the
  /// session is read-only.
  std::optional<storage::GameLock> lock;
  /// False: it lies on no shelf (its adding failed) and is played without being kept.
  bool is_kept = true;
  /// It is to be put on the shelf: its desk does it.
  bool is_new = false;
};

class Shelf {
 public:
  /// Opens the store of the surroundings. Never fails: `trouble` says why there is none.
  explicit Shelf(Surroundings world);

  [[nodiscard]] bool is_open() const { return store_.has_value(); }
  [[nodiscard]] const Surroundings& world() const { return world_; }
  [[nodiscard]] const std::optional<storage::Trouble>& trouble() const { return trouble_; }
  /// Sentences to be said once at the start: a damaged store was put aside and so on.
  [[nodiscard]] std::vector<std::string> news(Language language) const;

  [[nodiscard]] Preferences read_preferences(const Preferences& otherwise);
  void write_preference(std::string_view slug, std::string_view value);

  /// The last played first; none where nothing is kept or it cannot be read.
  [[nodiscard]] std::vector<storage::GameHead> games();
  /// The game replayed; a refusal where its events do not make one, its trouble where it cannot be
  /// read, or, beside the game, who else plays it (kGameLocked).
  struct Failure {
    std::optional<storage::Trouble> trouble;
    std::optional<game::Refusal> refusal;
    [[nodiscard]] std::string sentence(Language language) const;
  };
  [[nodiscard]] std::optional<OpenedGame> open_game(std::string_view uid, Failure& failure);
  /// Puts a new game, with the events that it has, on the shelf. kGameExists where its uid lies
  /// there already.
  [[nodiscard]] std::optional<storage::Trouble> add_game(const game::Session& session);
  [[nodiscard]] storage::Answer<storage::GameLock> lock_game(std::string_view uid);
  [[nodiscard]] bool has_game(std::string_view uid);
  /// The same for a writer to put there.
  [[nodiscard]] storage::GameToAdd new_game(const game::Session& session) const;
  [[nodiscard]] std::optional<storage::Trouble> delete_game(std::string_view uid);
  [[nodiscard]] std::optional<storage::Trouble> add_result(const storage::GameResult& result);
  [[nodiscard]] std::vector<storage::GameResult> results();
  /// One try more of a position of practice.
  [[nodiscard]] std::optional<storage::Trouble> add_practice(const storage::PracticeTry& attempt);
  [[nodiscard]] std::vector<storage::PracticeRow> practice();
  /// For writers, which then take turns. `on_news`: called in their threads.
  [[nodiscard]] storage::WriterOptions writer_options(std::function<void()> on_news) const;

 private:
  void open();
  void rescue();
  /// Was the store found damaged just now? Then it was put aside and another try is worth it.
  bool has_moved_on(const storage::Trouble& trouble);

  Surroundings world_;
  std::optional<storage::Store> store_;
  std::optional<storage::Trouble> trouble_;
  std::optional<std::string> put_aside_as_;
  std::size_t rescued_ = 0;
  std::uint64_t lost_ = 0;  // events of rescued games
  std::shared_ptr<std::mutex> turn_ = std::make_shared<std::mutex>();
};

}  // namespace shudu::tui
