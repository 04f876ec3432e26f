// What a damaged store still gives. A whole one gives everything; with pages wiped, what is given
// is what stood there and nothing else, and whatever lay on other pages is there.
#include <gtest/gtest.h>

#include <algorithm>

#include "shudu/core/rng.h"
#include "shudu/storage/salvage.h"
#include "storage/database.h"
#include "storage/helpers.h"

namespace shudu::storage {
namespace {

using test::make_events;
using test::make_head;
using test::read_file;
using test::StoreFolder;
using test::write_file;

constexpr std::size_t kPage = 4096;

GameResult make_result(const std::string& uid) {
  GameResult result;
  result.uid = uid;
  result.rating = 4.0;
  result.outcome = "complete";
  result.layout = "classic";
  result.check_level = "off";
  return result;
}

// Three games of 200, 3 and no events, one with a head too long for a page, and one row of all
// else.
void fill(Store& store) {
  GameHead long_one = make_head("b");
  long_one.out0.assign(20'000, 'x');
  long_one.rating = 7.1;
  ASSERT_TRUE(store.import_game({make_head("a"), make_events(200)}));
  ASSERT_TRUE(store.import_game({long_one, make_events(3)}));
  ASSERT_TRUE(store.create_game(make_head("c")));
  ASSERT_TRUE(store.write_setting("language", "zh-TW"));
  ASSERT_TRUE(store.add_result(make_result(make_head("c").uid)));
  ASSERT_TRUE(store.add_practice({"x-wing", "p", true, 7, 9}));
}

void expect_all(const Salvage& rescued, Store& store) {
  ASSERT_EQ(rescued.games.size(), 3U);
  for (const RescuedGame& one : rescued.games) {
    EXPECT_EQ(one.game, *store.read_game(one.game.head.uid));
    EXPECT_EQ(one.lost, 0U);
  }
  EXPECT_EQ(rescued.headless_games, 0U);
  EXPECT_EQ(rescued.settings, *store.list_settings());
  EXPECT_EQ(rescued.results, *store.list_results());
  EXPECT_EQ(rescued.practice, *store.list_practice());
}

TEST(Salvage, AWholeStoreGivesEverythingFromFileOrLog) {
  const StoreFolder folder;
  Store store = folder.open();
  fill(store);
  ASSERT_FALSE(HasFailure());
  ASSERT_GT(read_file(folder.file("games.db-wal")).size(), kPage);
  const Answer<Salvage> from_log = salvage(folder.store());
  ASSERT_TRUE(from_log);
  expect_all(*from_log, store);
  { const Store closed = std::move(store); }
  store = folder.open();
  const Answer<Salvage> from_file = salvage(folder.store());
  ASSERT_TRUE(from_file);
  expect_all(*from_file, store);
}

TEST(Salvage, WithoutItsFirstPageAStoreGivesAllItsGames) {
  const StoreFolder folder;
  {
    Store store = folder.open();
    fill(store);
  }
  const StoreFolder whole;
  write_file(whole.store(), read_file(folder.store()));
  std::string bytes = read_file(folder.store());
  std::fill_n(bytes.begin(), kPage, '\0');
  write_file(folder.store(), bytes);
  const Answer<Salvage> rescued = salvage(folder.store());
  ASSERT_TRUE(rescued);
  // Four pages are overflow of the long head; what is free has no shape either.
  const Answer<Database> database = Database::open(whole.store(), SQLITE_OPEN_READWRITE, {}, 10);
  const Answer<std::int64_t> unused = database->number("PRAGMA freelist_count");
  EXPECT_EQ(rescued->unread_pages, 1U + 4U + static_cast<std::uint64_t>(*unused));
  EXPECT_EQ(read_file(folder.store()), bytes);
  Store store = whole.open();
  expect_all(*rescued, store);
}

TEST(Salvage, WipedPagesTakeOnlyWhatStoodOnThem) {
  const StoreFolder folder;
  {
    Store store = folder.open();
    fill(store);
  }
  const std::string whole = read_file(folder.store());
  Store truth = folder.open();
  std::size_t most = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Rng rng(seed);
    const StoreFolder damaged;
    std::string bytes = whole;
    const auto page = static_cast<std::size_t>(rng.below(whole.size() / kPage));
    for (std::size_t i = 0; i < kPage; ++i) {
      bytes[page * kPage + i] = static_cast<char>(seed % 2 == 0 ? 0 : rng.below(256));
    }
    write_file(damaged.store(), bytes);
    const Answer<Salvage> rescued = salvage(damaged.store());
    ASSERT_TRUE(rescued);
    std::size_t games = 0;
    for (const RescuedGame& one : rescued->games) {
      const Answer<Game> game = truth.read_game(one.game.head.uid);
      ASSERT_TRUE(game);
      ASSERT_LE(one.game.events.size(), game->events.size());
      EXPECT_TRUE(std::equal(one.game.events.begin(), one.game.events.end(), game->events.begin()));
      EXPECT_EQ(one.game.events.size() + one.lost, game->events.size());
      EXPECT_EQ(one.game.head.givens, game->head.givens);
      ++games;
    }
    most = std::max(most, games);
  }
  EXPECT_EQ(most, 3U);
}

TEST(Salvage, ArbitraryBytesNeverDoHarm) {
  const StoreFolder folder;
  {
    Store store = folder.open();
    fill(store);
  }
  const std::string whole = read_file(folder.store());
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Rng rng(seed);
    std::string bytes = whole;
    for (std::uint64_t i = rng.below(400); i > 0; --i) {
      bytes[static_cast<std::size_t>(rng.below(bytes.size()))] = static_cast<char>(rng.below(256));
    }
    bytes.resize(static_cast<std::size_t>(rng.below(bytes.size() + 1)));
    write_file(folder.file("x"), bytes);
    write_file(folder.file("x-wal"), bytes.substr(0, bytes.size() / 2));
    EXPECT_TRUE(salvage(folder.file("x")));
  }
}

TEST(Salvage, PutAsideReadAndRestored) {
  const StoreFolder folder;
  {
    Store store = folder.open();
    fill(store);
  }
  std::string bytes = read_file(folder.store());
  std::fill_n(bytes.begin(), kPage, '\0');
  const std::string part = "event_gapless";
  std::copy(part.begin(), part.end(), bytes.begin() + 50);
  write_file(folder.store(), bytes);
  ASSERT_EQ(Store::open(folder.store()).error().code, TroubleCode::kDamaged);
  const Answer<std::string> aside = put_aside(folder.store());
  ASSERT_TRUE(aside);
  const Answer<Salvage> rescued = salvage(*aside);
  ASSERT_TRUE(rescued);
  Store store = folder.open();
  ASSERT_TRUE(restore(store, *rescued));
  ASSERT_TRUE(restore(store, *rescued));
  expect_all(*rescued, store);
  EXPECT_EQ(read_file(*aside), bytes);
}

}  // namespace
}  // namespace shudu::storage
