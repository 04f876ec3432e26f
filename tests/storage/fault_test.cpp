// A disk that fails: every kind of failure at the first call, the second, the third ... until a run
// meets none, once only and for good. Whatever happens, nothing acknowledged is lost, no file is
// corrupt, and the trouble names its cause. `make soak SOAK="faults=1"` adds the tries one call at
// a time on longer games.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <iostream>
#include <set>

#include "shudu/storage/writer.h"
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
using Call = FaultyVfs::Call;

// Moves of a game: the log goes into the database after each second one.
constexpr std::uint64_t kUsualMoves = test::by_build(12, 4);

struct Row {
  const char* name;
  std::vector<Call> calls;
  int error;
  TroubleCode code;
};

const std::vector<Row>& rows() {
  static const std::vector<Row> kRows{
      {"disk full", {Call::kWrite}, ENOSPC, TroubleCode::kDiskFull},
      {"read error", {Call::kRead}, EIO, TroubleCode::kInputOutput},
      {"write error",
       {Call::kWrite, Call::kTruncate, Call::kDelete},
       EIO,
       TroubleCode::kInputOutput},
      {"failing fsync", {Call::kSync}, EIO, TroubleCode::kInputOutput},
      {"read-only", {Call::kWrite, Call::kTruncate, Call::kDelete}, EROFS, TroubleCode::kReadOnly},
      {"too many files", {Call::kOpen, Call::kShare}, EMFILE, TroubleCode::kTooManyFiles},
  };
  return kRows;
}

// Plays a game as an app does: opens, appends, and after a failure opens afresh, a few times.
class Player {
 public:
  explicit Player(std::uint64_t moves) : moves_(moves) {}

  void play(const std::string& path, const StoreOptions& options) {
    for (int tries = 0; tries < 4; ++tries) {
      Answer<Store> store = Store::open(path, options);
      if (!store) {
        seen.insert(store.error().code);
      } else if (go_on(*store)) {
        return;
      }
    }
  }

  std::uint64_t acknowledged = 0;
  bool is_created = false;
  std::set<TroubleCode> seen;

 private:
  bool go_on(Store& store) {
    const Done created = store.create_game(make_head("a"));
    if (!created && created.error().code != TroubleCode::kGameExists) {
      seen.insert(created.error().code);
      return false;
    }
    is_created = true;
    while (acknowledged < moves_) {
      const StoredEvent event = make_event(acknowledged + 1);
      const Answer<Appended> appended = store.append(make_head("a").uid, std::span(&event, 1), 1);
      if (!appended) {
        seen.insert(appended.error().code);
        return false;
      }
      ++acknowledged;
    }
    return true;
  }

  std::uint64_t moves_;
};

void expect_kept(const StoreFolder& folder, const Player& player, const std::string& where) {
  Store store = folder.open();
  const Answer<Game> game = store.read_game(make_head("a").uid);
  ASSERT_EQ(game.has_value() || !player.is_created, true) << where;
  if (!game) return;
  ASSERT_GE(game->events.size(), player.acknowledged) << where;
  ASSERT_EQ(game->events, make_events(game->events.size())) << where;
  const Answer<Database> database = Database::open(folder.store(), SQLITE_OPEN_READONLY, {}, 10);
  ASSERT_EQ(*database->text("PRAGMA integrity_check"), "ok") << where;
}

// The number of runs until one met no failure.
std::uint64_t run_row(const Row& row, bool stays) {
  const std::uint64_t moves = test::soak_amount("faults", 0) > 0 ? 60 : kUsualMoves;
  for (std::uint64_t at = 1;; ++at) {
    const std::string where =
        std::string(row.name) + (stays ? " for good" : "") + ", call " + std::to_string(at);
    const StoreFolder folder;
    FaultyVfs vfs;
    vfs.set_fault({.calls = row.calls, .at = at, .stays = stays, .system_error = row.error});
    Player player(moves);
    player.play(folder.store(), {.patience_ms = 10, .log_pages = 6, .vfs = vfs.name()});
    const std::uint64_t strikes = vfs.strikes();
    vfs.set_fault({});
    for (const TroubleCode code : player.seen) {
      EXPECT_EQ(code, row.code) << where << ": " << trouble_slug(code);
    }
    expect_kept(folder, player, where);
    if (::testing::Test::HasFailure()) return at;
    if (strikes == 0) {
      EXPECT_EQ(player.acknowledged, moves) << where;
      return at;
    }
  }
}

TEST(Faults, EveryFailureAtEveryCallLosesNothing) {
  std::uint64_t runs = 0;  // of each kind the last one met no failure
  for (const Row& row : rows()) {
    for (const bool stays : {false, true}) {
      const std::uint64_t count = run_row(row, stays);
      std::cout << row.name << (stays ? " for good: " : " once: ") << count - 1
                << " calls failed\n";
      EXPECT_GT(count, 3U) << row.name;
      runs += count - 1;
      ASSERT_FALSE(HasFailure());
    }
  }
  std::cout << runs << " failing calls, 0 acknowledged moves lost\n";
}

// The writer above such a disk: each move is there in the end, none is called saved before, and
// after every failure the store is opened afresh. The number of runs until one met no failure.
std::uint64_t write_through(const Row& row) {
  constexpr std::uint64_t kMoves = kUsualMoves / 2;
  for (std::uint64_t at = 1;; ++at) {
    const std::string where = std::string(row.name) + ", call " + std::to_string(at);
    const StoreFolder folder;
    EXPECT_TRUE(folder.open().create_game(make_head("a")));
    FaultyVfs vfs;
    vfs.set_fault({.calls = row.calls, .at = at, .system_error = row.error});
    const StoreOptions options{.patience_ms = 10, .log_pages = 6, .vfs = vfs.name()};
    std::atomic<std::uint64_t> opened{0};
    std::atomic<std::uint64_t> failed{0};
    const Writer* itself = nullptr;
    Writer writer(make_head("a").uid, {.open =
                                           [&] {
                                             ++opened;
                                             return Store::open(folder.store(), options);
                                           },
                                       .monotonic_ms = [] { return 0; },
                                       .wall_ms = [] { return 1; },
                                       .on_change =
                                           [&] {
                                             const WriterProgress now = itself->progress();
                                             failed += now.state == SaveState::kNotSaved ? 1 : 0;
                                           }});
    itself = &writer;
    for (std::uint64_t n = 1; n <= kMoves; ++n) {
      const Ticket ticket = writer.submit(make_event(n));
      int tries = 0;
      while (!writer.wait(ticket) && ++tries < 4) {
        if (writer.waiting().size() == 1) continue;
        ADD_FAILURE() << where << ": the move is neither saved nor kept";
        return at;
      }
      EXPECT_EQ(folder.open().read_game(make_head("a").uid)->events, make_events(n)) << where;
    }
    EXPECT_EQ(writer.finish().state, SaveState::kSaved) << where;
    EXPECT_EQ(opened, failed + 1) << where;
    if (vfs.strikes() == 0 || ::testing::Test::HasFailure()) return at;
  }
}

TEST(Faults, TheWriterSavesEverythingWhateverCallFails) {
  for (const Row& row : rows()) {
    EXPECT_GT(write_through(row), 3U) << row.name;
    ASSERT_FALSE(HasFailure());
  }
}

// The system's own limit of open files, so that the calls beside SQLite's meet it too.
TEST(Faults, EveryLimitOfOpenFilesIsSaidUntilOneIsEnough) {
  const StoreFolder folder;
  Player player(3);
  std::uint64_t refused = 0;
  rlimit usual{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &usual), 0);
  for (rlim_t most = 3; player.acknowledged < 3 && most < usual.rlim_cur; ++most) {
    const rlimit lowered{most, usual.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &lowered), 0);
    player.play(folder.store(), {.patience_ms = 10});
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &usual), 0);
    refused += player.acknowledged < 3 ? 1 : 0;
  }
  EXPECT_EQ(player.acknowledged, 3U);
  EXPECT_GE(refused, 3U);  // the lock, the database, its log
  EXPECT_EQ(player.seen, std::set{TroubleCode::kTooManyFiles});
  expect_kept(folder, player, "limit of open files");
}

}  // namespace
}  // namespace shudu::storage
