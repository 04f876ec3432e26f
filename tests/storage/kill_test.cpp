// Processes killed with SIGKILL at random moments, and two of them on one game.
//
// The child appends moves and says each acknowledged one over a pipe; whatever it said before it
// died must be there. `make soak SOAK="kills=1000"` kills so many.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <functional>
#include <iostream>

#include "shudu/core/rng.h"
#include "storage/helpers.h"
#include "storage/inside.h"
#include "support/build_kind.h"
#include "support/soak.h"

namespace shudu::storage {
namespace {

// How many kills of each sort where nobody asks for more.
constexpr std::uint64_t kUsualKills = test::by_build(50, 30);

using test::make_event;
using test::make_events;
using test::make_head;
using test::StoreFolder;

// A process of its own that runs `work` with the writing end of a pipe.
class Child {
 public:
  explicit Child(const std::function<void(int)>& work) {
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe(ends.data()), 0);
    process_ = ::fork();
    if (process_ == 0) {
      ::close(ends[0]);
      work(ends[1]);
      ::_exit(0);
    }
    ::close(ends[1]);
    pipe_ = ends[0];
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    kill();
    ::close(pipe_);
  }

  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    wait();
  }
  // Killed or at its end: what it calls exit for with another code is trouble that it met.
  void wait() {
    int status = 0;
    EXPECT_EQ(::waitpid(process_, &status, 0), process_);
    EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0) << WEXITSTATUS(status);
    process_ = 0;
  }
  // The last number it said, or 0: reads until it says no more (it has ended).
  [[nodiscard]] std::uint64_t last_word() const {
    std::uint64_t last = 0;
    std::uint64_t word = 0;
    while (::read(pipe_, &word, sizeof word) == sizeof word) last = word;
    return last;
  }
  // Waits for one number.
  [[nodiscard]] std::uint64_t next_word() const {
    std::uint64_t word = 0;
    return ::read(pipe_, &word, sizeof word) == sizeof word ? word : 0;
  }

 private:
  pid_t process_ = 0;
  int pipe_ = -1;
};

void say(int pipe, std::uint64_t word) {
  if (::write(pipe, &word, sizeof word) != sizeof word) ::_exit(3);
}

// Up to 65 milliseconds, any order of magnitude alike: what is quick must be met at work as well.
void sleep_a_while(Rng& rng) {
  ::usleep(static_cast<useconds_t>(rng.below(std::uint64_t{64} << rng.below(11))));
}

// Appends from the next move on for ever.
void play_for_ever(const std::string& path, int pipe) {
  Answer<Store> store = Store::open(path, {.log_pages = 20});
  if (!store) ::_exit(1);
  const std::string uid = make_head("a").uid;
  const Answer<Game> game = store->read_game(uid);
  if (!game) ::_exit(2);
  say(pipe, game->events.size());
  for (std::uint64_t n = game->events.size() + 1; n <= kMostEvents; ++n) {
    const StoredEvent event = make_event(n);
    if (!store->append(uid, std::span(&event, 1), n)) ::_exit(4);
    say(pipe, n);
  }
}

TEST(Kill, NoAcknowledgedMoveIsLost) {
  const std::uint64_t kills = test::soak_amount("kills", kUsualKills);
  Rng rng(test::soak_amount("seed", 1));
  std::uint64_t moves = 0;
  std::uint64_t at_work = 0;
  for (std::uint64_t done = 0; done < kills;) {
    const StoreFolder folder;
    ASSERT_TRUE(folder.open().create_game(make_head("a")));
    std::uint64_t acknowledged = 0;
    for (std::uint64_t i = 0; i < 50 && done < kills; ++i, ++done) {
      Child child([&](int pipe) { play_for_ever(folder.store(), pipe); });
      sleep_a_while(rng);
      child.kill();
      const std::uint64_t said = child.last_word();
      at_work += said > acknowledged ? 1 : 0;
      acknowledged = std::max(acknowledged, said);
      Store store = folder.open();
      const Answer<Game> game = store.read_game(make_head("a").uid);
      ASSERT_TRUE(game);
      ASSERT_GE(game->events.size(), acknowledged) << "kill " << done;
      ASSERT_EQ(game->events, make_events(game->events.size()));
      ASSERT_EQ(game->head.head_n, game->events.size());
      const Answer<Database> database =
          Database::open(folder.store(), SQLITE_OPEN_READONLY, {}, 100);
      ASSERT_EQ(*database->text("PRAGMA integrity_check"), "ok");
    }
    moves += acknowledged;
  }
  std::cout << kills << " kills, " << at_work << " of them after a new move, " << moves
            << " moves acknowledged, 0 lost\n";
  EXPECT_GT(moves, kills / 2);
}

constexpr std::array kSlowSteps{
    SchemaStep{
        "CREATE TABLE move(n INTEGER PRIMARY KEY, t INTEGER); WITH RECURSIVE c(n) AS"
        " (SELECT 1 UNION ALL SELECT n+1 FROM c WHERE n<4000) INSERT INTO move SELECT n,0 FROM c"},
    SchemaStep{"UPDATE move SET t=n*3"},
    SchemaStep{"CREATE TABLE more(x); INSERT INTO more SELECT t FROM move; UPDATE more SET x=x+1"},
};

std::int64_t ask(const std::string& path, const char* sql) {
  const Answer<Database> database = Database::open(path, SQLITE_OPEN_READONLY, {}, 100);
  if (!database) return -1;
  const Answer<std::int64_t> number = database->number(sql);
  return number ? *number : -1;
}

// From 1 to n is n(n+1)/2: after the steps the sum of `more` is 3 times that, plus one for each
// row.
TEST(Kill, AMigrationKilledHalfWayIsTheOldStoreOrTheNew) {
  const std::uint64_t kills = test::soak_amount("kills", kUsualKills);
  Rng rng(7);
  std::uint64_t old_left = 0;
  std::uint64_t copies = 0;
  for (std::uint64_t i = 0; i < kills; ++i) {
    const StoreFolder folder;
    ASSERT_TRUE(open_store(folder.store(), {}, std::span(kSlowSteps).first(1)));
    {
      Child child([&](int pipe) {
        const Answer<Store> store = open_store(folder.store(), {}, kSlowSteps);
        say(pipe, store ? 1 : 2);
      });
      sleep_a_while(rng);
    }
    const std::int64_t version = ask(folder.store(), "PRAGMA user_version");
    ASSERT_TRUE(version == 1 || version == 3) << version;
    old_left += version == 1 ? 1 : 0;
    const std::string copy = folder.file("games.db.v1.bak");
    if (*file_size(copy)) {
      ++copies;
      ASSERT_EQ(ask(copy, "SELECT sum(n) FROM move"), 8'002'000);
      ASSERT_EQ(ask(copy, "PRAGMA user_version"), 1);
    } else {
      ASSERT_EQ(version, 1);
    }
    const Answer<Store> store = open_store(folder.store(), {}, kSlowSteps);
    ASSERT_TRUE(store) << trouble_slug(store.error().code);
    ASSERT_EQ(ask(folder.store(), "SELECT sum(x) FROM more"), 3 * 8'002'000 + 4000);
    ASSERT_EQ(ask(copy, "SELECT sum(n) FROM move"), 8'002'000);
  }
  std::cout << kills << " kills: " << old_left << " left the old version, " << copies
            << " a copy beside it\n";
}

TEST(Kill, AStoreKilledWhileItIsMadeIsThereOrNot) {
  const std::uint64_t kills = test::soak_amount("kills", kUsualKills);
  Rng rng(8);
  std::uint64_t nothing_left = 0;
  for (std::uint64_t i = 0; i < kills; ++i) {
    const StoreFolder folder;
    {
      Child child([&](int pipe) { say(pipe, Store::open(folder.store()) ? 1 : 2); });
      sleep_a_while(rng);
    }
    nothing_left += file_size(folder.store())->has_value() ? 0U : 1U;
    Answer<Store> store = Store::open(folder.store());
    ASSERT_TRUE(store) << trouble_slug(store.error().code);
    ASSERT_TRUE(store->create_game(make_head("a")));
  }
  std::cout << kills << " kills: " << nothing_left << " left no store, the others a whole one\n";
}

TEST(Kill, TheLockOfADeadProcessIsVoid) {
  const StoreFolder folder;
  Store store = folder.open();
  const std::string uid = make_head("a").uid;
  ASSERT_TRUE(store.create_game(make_head("a")));
  Child child([&](int pipe) {
    Answer<Store> own = Store::open(folder.store());
    const Answer<GameLock> lock = own->lock_game(uid, "the other one");
    say(pipe, lock ? 1 : 2);
    ::pause();
  });
  ASSERT_EQ(child.next_word(), 1U);
  EXPECT_EQ(store.lock_game(uid, "me").error().token.view(), "the other one");
  child.kill();
  EXPECT_TRUE(store.lock_game(uid, "me"));
}

// Two processes append the same numbers with other lines: of each number one gets through, the
// other is told, and what stands there is what the winners acknowledged.
TEST(Kill, TwoProcessesOnOneGameLoseNoUpdate) {
  constexpr std::uint64_t kMoves = 1000;
  const StoreFolder folder;
  const std::string uid = make_head("a").uid;
  ASSERT_TRUE(folder.open().create_game(make_head("a")));
  const auto work = [&](std::uint64_t who, int pipe) {
    Answer<Store> store = Store::open(folder.store());
    if (!store) ::_exit(1);
    for (std::uint64_t n = 1; n <= kMoves; ++n) {
      const StoredEvent event{n, n, "by " + std::to_string(who)};
      const Answer<Appended> appended = store->append(uid, std::span(&event, 1), n);
      if (appended) say(pipe, n);
      if (!appended && appended.error().code != TroubleCode::kConflict) ::_exit(2);
    }
  };
  std::array<std::vector<std::uint64_t>, 2> won;
  {
    Child first([&](int pipe) { work(0, pipe); });
    Child second([&](int pipe) { work(1, pipe); });
    for (std::uint64_t n = 0; (n = first.next_word()) != 0;) won[0].push_back(n);
    for (std::uint64_t n = 0; (n = second.next_word()) != 0;) won[1].push_back(n);
  }
  EXPECT_EQ(won[0].size() + won[1].size(), kMoves);
  Store store = folder.open();
  const Answer<Game> game = store.read_game(uid);
  ASSERT_EQ(game->events.size(), kMoves);
  for (std::size_t who = 0; who < 2; ++who) {
    for (const std::uint64_t n : won[who]) {
      EXPECT_EQ(game->events[n - 1].line, "by " + std::to_string(who));
    }
  }
}

}  // namespace
}  // namespace shudu::storage
