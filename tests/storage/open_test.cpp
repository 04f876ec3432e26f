// Opening: what is made, what is left alone, what is copied and changed, what is called damaged.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>

#include "shudu/storage/salvage.h"
#include "storage/helpers.h"
#include "storage/inside.h"

namespace shudu::storage {
namespace {

using test::make_events;
using test::make_head;
using test::read_file;
using test::StoreFolder;
using test::write_file;

TroubleCode code_of_opening(const std::string& path) {
  const Answer<Store> store = Store::open(path);
  EXPECT_FALSE(store);
  return store ? TroubleCode::kCount : store.error().code;
}

void run_sql(const std::string& path, const char* sql) {
  const Answer<Database> database =
      Database::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, {}, 2000);
  ASSERT_TRUE(database);
  const Done done = database->run(sql);
  ASSERT_TRUE(done) << done.error().token.view();
}

std::int64_t ask_sql(const std::string& path, const char* sql) {
  const Answer<Database> database = Database::open(path, SQLITE_OPEN_READONLY, {}, 2000);
  if (!database) return -1;
  const Answer<std::int64_t> number = database->number(sql);
  return number ? *number : -1;
}

unsigned mode_of(const std::string& path) {
  struct stat status {};
  EXPECT_EQ(::stat(path.c_str(), &status), 0) << path;
  return status.st_mode & 0777U;
}

TEST(Open, MakesAStoreForItsOwnerAlone) {
  const StoreFolder folder;
  { const Store store = folder.open(); }
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"games.db", "games.db.lock"}));
  EXPECT_EQ(mode_of(folder.store()), 0600U);
  EXPECT_EQ(mode_of(folder.file("games.db.lock")), 0600U);
  EXPECT_EQ(ask_sql(folder.store(), "PRAGMA application_id"), 0x53485544);
  EXPECT_EQ(ask_sql(folder.store(), "PRAGMA user_version"), 1);
}

TEST(Open, AnEmptyFileBecomesAStore) {
  const StoreFolder folder;
  write_file(folder.store(), "");
  Store store = folder.open();
  EXPECT_TRUE(store.create_game(make_head("a")));
}

TEST(Open, ForeignFilesAreLeftUntouched) {
  const StoreFolder folder;
  run_sql(folder.store(), "CREATE TABLE t(x); INSERT INTO t VALUES(1)");
  const std::string sqlite = read_file(folder.store());
  EXPECT_EQ(code_of_opening(folder.store()), TroubleCode::kNotAStore);
  EXPECT_EQ(read_file(folder.store()), sqlite);
  for (const std::string& bytes :
       {std::string("hello"), std::string(5000, 'x'), std::string("SQLite format 3")}) {
    write_file(folder.store(), bytes);
    EXPECT_EQ(code_of_opening(folder.store()), TroubleCode::kNotAStore);
    EXPECT_EQ(read_file(folder.store()), bytes);
  }
  EXPECT_EQ(folder.names(), std::vector<std::string>{"games.db"});
}

TEST(Open, NewerStoresAreLeftUntouched) {
  const StoreFolder folder;
  { const Store store = folder.open(); }
  run_sql(folder.store(), "PRAGMA user_version=2");
  const std::string before = read_file(folder.store());
  const Answer<Store> store = Store::open(folder.store());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, TroubleCode::kNewerStore);
  EXPECT_EQ(store.error().found, 2U);
  EXPECT_EQ(store.error().expected, 1U);
  EXPECT_EQ(read_file(folder.store()), before);
}

// The version stands in the log and not yet in the file when its writer was killed.
TEST(Open, NewerInTheLogIsLeftUntouchedToo) {
  const StoreFolder folder;
  { const Store store = folder.open(); }
  const Answer<Database> other = Database::open(folder.store(), SQLITE_OPEN_READWRITE, {}, 2000);
  ASSERT_TRUE(other);
  sqlite3_db_config(other->raw(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  ASSERT_TRUE(other->run("PRAGMA user_version=3"));
  const std::string file = read_file(folder.store());
  const std::string log = read_file(folder.file("games.db-wal"));
  ASSERT_FALSE(log.empty());
  const StoreFolder copy;
  write_file(copy.store(), file);
  write_file(copy.file("games.db-wal"), log);
  EXPECT_EQ(code_of_opening(copy.store()), TroubleCode::kNewerStore);
  EXPECT_EQ(read_file(copy.store()), file);
  EXPECT_EQ(read_file(copy.file("games.db-wal")), log);
}

TEST(Open, MissingFoldersAndFoldersInPlaceOfFiles) {
  const StoreFolder folder;
  EXPECT_EQ(code_of_opening(folder.file("none/games.db")), TroubleCode::kNoFolder);
  ASSERT_EQ(::mkdir(folder.store().c_str(), 0700), 0);
  EXPECT_EQ(code_of_opening(folder.store()), TroubleCode::kIsFolder);
}

constexpr std::array kThreeSteps{
    SchemaStep{"CREATE TABLE move(n INTEGER PRIMARY KEY)"},
    SchemaStep{"ALTER TABLE move ADD COLUMN t INTEGER NOT NULL DEFAULT 0; UPDATE move SET t=n*n"},
    SchemaStep{"CREATE TABLE more(x); INSERT INTO more SELECT t FROM move WHERE n>1"},
};

TEST(Open, AnOlderStoreIsCopiedAndThenChanged) {
  const StoreFolder folder;
  { ASSERT_TRUE(open_store(folder.store(), {}, std::span(kThreeSteps).first(1))); }
  run_sql(folder.store(), "INSERT INTO move VALUES(1),(2),(3)");
  { ASSERT_TRUE(open_store(folder.store(), {}, kThreeSteps)); }
  EXPECT_EQ(folder.names(),
            (std::vector<std::string>{"games.db", "games.db.lock", "games.db.v1.bak"}));
  EXPECT_EQ(ask_sql(folder.store(), "PRAGMA user_version"), 3);
  EXPECT_EQ(ask_sql(folder.store(), "SELECT sum(x) FROM more"), 13);
  const std::string copy = folder.file("games.db.v1.bak");
  EXPECT_EQ(ask_sql(copy, "PRAGMA user_version"), 1);
  EXPECT_EQ(ask_sql(copy, "PRAGMA application_id"), 0x53485544);
  EXPECT_EQ(ask_sql(copy, "SELECT sum(n) FROM move"), 6);
  EXPECT_EQ(mode_of(copy), 0600U);
}

TEST(Open, AStepThatFailsChangesNothing) {
  const StoreFolder folder;
  { ASSERT_TRUE(open_store(folder.store(), {}, std::span(kThreeSteps).first(1))); }
  run_sql(folder.store(), "INSERT INTO move VALUES(1),(2),(3)");
  const std::array steps{kThreeSteps[0], kThreeSteps[1],
                         SchemaStep{"INSERT INTO nowhere VALUES(1)"}};
  const Answer<Store> store = open_store(folder.store(), {}, steps);
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, TroubleCode::kDatabase);
  EXPECT_EQ(ask_sql(folder.store(), "PRAGMA user_version"), 1);
  EXPECT_TRUE(open_store(folder.store(), {}, kThreeSteps));
  EXPECT_EQ(ask_sql(folder.store(), "SELECT sum(x) FROM more"), 13);
}

TEST(Open, WithoutACopyNothingIsChanged) {
  const StoreFolder folder;
  { ASSERT_TRUE(open_store(folder.store(), {}, std::span(kThreeSteps).first(1))); }
  ASSERT_EQ(::mkdir(folder.file("games.db.v1.bak").c_str(), 0700), 0);
  const Answer<Store> store = open_store(folder.store(), {}, kThreeSteps);
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, TroubleCode::kBackup);
  // Why, in the player's language and with the whole path.
  const std::string place = folder.file("games.db.v1.bak");
  EXPECT_EQ(sentence(store.error(), Language::kEnglish).view(),
            "The saved games could not be copied before their update and were left as they are. " +
                place + " is a folder, not a file.");
  EXPECT_EQ(sentence(store.error(), Language::kSimplifiedChinese).view(),
            "升级前无法备份游戏存档，存档未作改动。" + place + " 是文件夹，不是文件。");
  EXPECT_EQ(ask_sql(folder.store(), "PRAGMA user_version"), 1);
}

TEST(Open, AStoreWithoutItsFirstPageIsDamagedAndCanBePutAside) {
  const StoreFolder folder;
  {
    Store store = folder.open();
    ASSERT_TRUE(store.import_game({make_head("a"), make_events(40)}));
  }
  std::string bytes = read_file(folder.store());
  std::fill_n(bytes.begin(), 60, 'z');
  write_file(folder.store(), bytes);
  EXPECT_EQ(code_of_opening(folder.store()), TroubleCode::kDamaged);
  EXPECT_EQ(read_file(folder.store()), bytes);
  const Answer<std::string> aside = put_aside(folder.store());
  ASSERT_TRUE(aside);
  EXPECT_EQ(*aside, folder.file("games.db.damaged-1"));
  EXPECT_EQ(read_file(*aside), bytes);
  {
    Store store = folder.open();
    EXPECT_TRUE(store.list_games()->empty());
  }
  EXPECT_EQ(*put_aside(folder.store()), folder.file("games.db.damaged-2"));
}

TEST(Open, PutAsideWaitsForNobodyAndRefusesWhileOpen) {
  const StoreFolder folder;
  EXPECT_EQ(put_aside(folder.store()).error().code, TroubleCode::kNoFolder);
  {
    const Store store = folder.open();
    EXPECT_EQ(put_aside(folder.store(), {.patience_ms = 10}).error().code, TroubleCode::kInUse);
  }
  EXPECT_TRUE(put_aside(folder.store(), {.patience_ms = 10}));
}

// Killed between the two renames of putting aside, or somebody deleted the file alone.
TEST(Open, ALogWithoutItsStoreGoesAsideToo) {
  const StoreFolder folder;
  write_file(folder.file("games.db.damaged-1"), "the store");
  write_file(folder.file("games.db-wal"), "the log");
  {
    Store store = folder.open();
    EXPECT_TRUE(store.list_games());
  }
  EXPECT_EQ(read_file(folder.file("games.db.damaged-1-wal")), "the log");
  { ASSERT_EQ(std::remove(folder.store().c_str()), 0); }
  write_file(folder.file("games.db-wal"), "another");
  { const Store store = folder.open(); }
  EXPECT_EQ(read_file(folder.file("games.db.damaged-1-wal")), "the log");
  EXPECT_EQ(read_file(folder.file("games.db.damaged-2-wal")), "another");
}

}  // namespace
}  // namespace shudu::storage
