// Power cuts, killed processes and failing syncs, in any order, on one store after another.
//
// A life of a store: it is opened, moves are appended one to three at a time, sometimes it is
// closed and opened again, until the power goes at a random change of a file or the process is
// killed there. Then the disk is what FaultyVfs kept, and three things must hold after each power
// cut and some kills: the store opens, SQLite finds it whole, and every move that was acknowledged,
// or shown by a store after opening, is there. `make soak SOAK="powerloss=10000"` runs so many
// lives.
#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <iostream>
#include <optional>

#include "storage/database.h"
#include "storage/faulty_vfs.h"
#include "storage/helpers.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::storage {
namespace {

using test::FaultyVfs;
using test::make_event;
using test::make_events;
using test::make_head;
using test::StoreFolder;

constexpr std::uint64_t kLivesOfAStore = 12;
constexpr std::uint64_t kUsualCuts = test::by_build(500, 80);

class Machine {
 public:
  explicit Machine(Rng& rng) : rng_(&rng) {
    Store store = folder_.open();
    EXPECT_TRUE(store.create_game(make_head("a")));
  }

  // One life; false where a promise was broken.
  bool live() {
    const std::uint64_t span = std::uint64_t{1} << (1 + rng_->below(8));
    vfs_.go_off_after(1 + rng_->below(span));
    if (rng_->below(3) == 0) {
      vfs_.set_fault(
          {.calls = {FaultyVfs::Call::kSync}, .at = 1 + rng_->below(12), .system_error = EIO});
    }
    while (!vfs_.is_off()) play();
    vfs_.set_fault({});
    const bool is_killed = rng_->below(4) == 0;
    if (is_killed) {
      vfs_.revive();
    } else {
      vfs_.lose_power(*rng_);
    }
    cuts += is_killed ? 0 : 1;
    // Looking closes the store, which syncs everything. What a killed process left unsynced must
    // also hold when the next one is caught by a power cut.
    return (is_killed && rng_->below(4) != 0) || is_whole();
  }

  // The store opens, is whole, and has every move that was acknowledged or shown.
  bool is_whole() {
    const std::uint64_t before = acknowledged_;
    Answer<Store> store = Store::open(folder_.store(), options());
    if (!store) {
      ADD_FAILURE() << trouble_slug(store.error().code) << " " << store.error().token.view();
      return false;
    }
    const Answer<Game> game = store->read_game(uid_);
    EXPECT_TRUE(game);
    if (!game) return false;
    EXPECT_GE(game->events.size(), before);
    EXPECT_EQ(game->events, make_events(game->events.size()));
    const Answer<Database> database =
        Database::open(folder_.store(), SQLITE_OPEN_READONLY, vfs_.name(), 10);
    EXPECT_EQ(*database->text("PRAGMA integrity_check"), "ok");
    acknowledged_ = std::max<std::uint64_t>(before, game->events.size());
    return !::testing::Test::HasFailure();
  }

  std::uint64_t cuts = 0;
  std::uint64_t acknowledged() const { return acknowledged_; }
  const FaultyVfs::Fates& fates() const { return vfs_.fates(); }

 private:
  // From opening to a failure or a closing.
  void play() {
    Answer<Store> store = Store::open(folder_.store(), options());
    if (!store || !show(*store)) return;
    for (std::uint64_t moves = rng_->below(40); moves > 0 && !vfs_.is_off(); --moves) {
      std::vector<StoredEvent> batch;
      for (std::uint64_t i = rng_->below(3) + 1; i > 0; --i) {
        batch.push_back(make_event(acknowledged_ + 1 + batch.size()));
      }
      if (!store->append(uid_, batch, 1)) return;
      acknowledged_ += batch.size();
    }
  }

  // What a player sees after opening must never go away again.
  bool show(Store& store) {
    const Answer<Game> game = store.read_game(uid_);
    if (!game) return false;
    acknowledged_ = std::max<std::uint64_t>(acknowledged_, game->events.size());
    return true;
  }

  [[nodiscard]] StoreOptions options() const {
    return {.patience_ms = 10, .log_pages = 6, .vfs = vfs_.name()};
  }

  Rng* rng_;
  StoreFolder folder_;
  FaultyVfs vfs_;
  std::string uid_ = make_head("a").uid;
  std::uint64_t acknowledged_ = 0;
};

TEST(PowerLoss, NoAcknowledgedMoveIsLostAndNoFileIsCorrupt) {
  const std::uint64_t wanted = test::soak_amount("powerloss", kUsualCuts);
  std::uint64_t cuts = 0;
  std::uint64_t lives = 0;
  std::uint64_t moves = 0;
  FaultyVfs::Fates fates;
  for (std::uint64_t seed = test::soak_amount("seed", 1); cuts < wanted; ++seed) {
    Rng rng(seed);
    Machine machine(rng);
    for (std::uint64_t life = 0; life < kLivesOfAStore; ++life, ++lives) {
      ASSERT_TRUE(machine.live()) << "seed " << seed << " life " << life;
    }
    ASSERT_TRUE(machine.is_whole()) << "seed " << seed;
    cuts += machine.cuts;
    moves += machine.acknowledged();
    fates.kept += machine.fates().kept;
    fates.dropped += machine.fates().dropped;
    fates.torn += machine.fates().torn;
  }
  std::cout << cuts << " power cuts, " << lives - cuts << " kills, " << moves
            << " moves acknowledged, 0 lost; of unsynced writes " << fates.kept << " kept, "
            << fates.dropped << " dropped, " << fates.torn << " torn\n";
  EXPECT_GT(std::min({fates.kept, fates.dropped, fates.torn}), 0U);
  EXPECT_GT(moves, wanted);
}

// The model itself: without syncs a move can be lost, so the promise above is no gift of the model.
TEST(PowerLoss, TheDiskForgetsWhatWasNeverSynced) {
  std::uint64_t lost = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const StoreFolder folder;
    { const Store store = folder.open(); }
    FaultyVfs vfs;
    {
      const Answer<Database> database =
          Database::open(folder.store(), SQLITE_OPEN_READWRITE, vfs.name(), 10);
      ASSERT_TRUE(database->run("PRAGMA synchronous=NORMAL; INSERT INTO setting VALUES('a','b')"));
      vfs.go_off_after(0);
    }
    Rng rng(seed);
    vfs.lose_power(rng);
    Store store = folder.open();
    lost += store.read_setting("a")->has_value() ? 0U : 1U;
  }
  EXPECT_GT(lost, 5U);
  EXPECT_LT(lost, 30U);
}

}  // namespace
}  // namespace shudu::storage
