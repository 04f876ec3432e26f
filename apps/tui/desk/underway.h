// What the player has done with and the disk has not: games that were left, tries of practice,
// settings, deletions.
//
// A key never waits for a sync. A game that is left goes on being saved here, and whoever opens it
// again meanwhile gets it back as it stands, so nobody comes into conflict with himself. Lists show
// games and results as they will be when all is done. A deletion comes after the last move of its
// game. What fails stays, is told and tried again; what can never be done is handed back. Tested in
// tests/tui/slow_disk_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/storage/writer.h"
#include "tui/desk/desk.h"
#include "tui/desk/shelf.h"

namespace shudu::tui {

/// Worse of the two, moves together: what is said of the saving of both.
[[nodiscard]] SaveSign sign_of_both(const SaveSign& one, const SaveSign& other);

class Underway {
 public:
  /// `on_news`: called in other threads when `tend` has something to do.
  Underway(Shelf& shelf, std::function<void()> on_news);
  Underway(const Underway&) = delete;
  Underway& operator=(const Underway&) = delete;
  /// As finish.
  ~Underway();

  /// The game is left; its saving goes on.
  void put_away(std::unique_ptr<Desk> desk);
  /// The game of that uid to be gone on with; null where it is not here.
  [[nodiscard]] std::unique_ptr<Desk> take_up(std::string_view uid);
  [[nodiscard]] const Desk* find(std::string_view uid) const;

  void keep(std::string_view slug, std::string_view value);
  void keep(storage::PracticeTry attempt);
  void remove(std::string_view uid);
  [[nodiscard]] bool is_being_deleted(std::string_view uid) const;

  /// What came of it since the last call.
  struct News {
    std::vector<std::unique_ptr<Desk>> lost;  ///< games with what no other try would save
    std::vector<storage::Trouble> refused;    ///< deletions
    std::size_t deleted = 0;
  };
  /// Time goes on: about once a second, and when there is news. Never blocks.
  [[nodiscard]] News tend();
  /// What failed is tried again at once.
  void retry();
  /// One last try of all, and waits for it; nothing is put here after it.
  void finish();

  [[nodiscard]] bool is_empty() const;
  /// Of all of it.
  [[nodiscard]] SaveSign sign() const;
  /// Goes up when the lists below change.
  [[nodiscard]] std::uint64_t version() const { return version_; }
  /// As Shelf's lists, with what is under way.
  [[nodiscard]] std::vector<storage::GameHead> games() const;
  [[nodiscard]] std::vector<storage::GameResult> results() const;
  [[nodiscard]] std::vector<storage::PracticeRow> practice() const;

 private:
  struct Deletion {
    std::string uid;
    std::optional<storage::Ticket> ticket;  ///< none: its game is being saved still
  };

  struct Practised {
    storage::PracticeTry attempt;
    storage::Ticket ticket;
  };

  storage::Writer& errands();
  void submit_deletions();
  void tend_games(News& news);
  void tend_deletions(News& news);

  Shelf& shelf_;
  std::function<void()> on_news_;
  std::vector<std::unique_ptr<Desk>> games_;
  std::vector<Deletion> deletions_;
  std::vector<Practised> practised_;
  std::unique_ptr<storage::Writer> errands_;  ///< all but games; made when first needed
  std::uint64_t version_ = 0;
};

}  // namespace shudu::tui
