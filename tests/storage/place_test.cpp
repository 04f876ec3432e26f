// Names that must not become a store, or mean one that is there already: what lies at each is the
// same afterwards, and nothing lies beside it.
#include "storage/place.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <filesystem>

#include "shudu/storage/salvage.h"
#include "storage/database.h"
#include "storage/helpers.h"
#include "storage/inside.h"

namespace shudu::storage {
namespace {

namespace fs = std::filesystem;
using test::make_head;
using test::StoreFolder;
using testing::HasSubstr;

Trouble trouble_of_opening(const std::string& path) {
  const Answer<Store> store = Store::open(path);
  EXPECT_FALSE(store) << path;
  return store ? Trouble{.code = TroubleCode::kCount} : store.error();
}

std::string words_of(const Trouble& trouble) {
  return std::string(sentence(trouble, Language::kEnglish).view());
}

mode_t type_of(const std::string& path) {
  struct stat status {};
  return ::lstat(path.c_str(), &status) == 0 ? status.st_mode & static_cast<mode_t>(S_IFMT) : 0;
}

// A device that swallows all, of our own making. Its folder is on a disk: memory may have none.
bool make_device(const std::string& path) {
  return ::mknod(path.c_str(), S_IFCHR | 0666, makedev(1, 3)) == 0;
}

void run_on(const std::string& path, const char* sql) {
  const Answer<Database> database =
      Database::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, {}, 2000);
  ASSERT_TRUE(database && database->run(sql));
}

TEST(Place, WhatIsNoFileStaysAsItIs) {
  const StoreFolder folder;
  const std::string pipe = folder.file("pipe");
  const std::string socket = folder.file("socket");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  ASSERT_EQ(::mknod(socket.c_str(), S_IFSOCK | 0600, 0), 0);
  ASSERT_EQ(::symlink("pipe", folder.file("link").c_str()), 0);
  const std::vector<std::string> before = folder.names();
  for (const std::string& path : {pipe, socket, folder.file("link")}) {
    const Trouble trouble = trouble_of_opening(path);
    EXPECT_EQ(trouble.code, TroubleCode::kNotAFile);
    EXPECT_EQ(words_of(trouble), path + " is not a regular file. It was left as it is.");
    EXPECT_EQ(put_aside(path).error().code, TroubleCode::kNotAFile);
    EXPECT_EQ(salvage(path).error().code, TroubleCode::kNotAFile);
  }
  EXPECT_EQ(type_of(pipe), static_cast<mode_t>(S_IFIFO));
  EXPECT_EQ(type_of(socket), static_cast<mode_t>(S_IFSOCK));
  EXPECT_EQ(folder.names(), before);
}

TEST(Place, ADeviceStaysAsItIs) {
  const test::Folder folder;
  const std::string device = folder.file("device");
  if (!make_device(device)) GTEST_SKIP() << "this user may not make a device (mknod)";
  EXPECT_EQ(trouble_of_opening(device).code, TroubleCode::kNotAFile);
  EXPECT_EQ(type_of(device), static_cast<mode_t>(S_IFCHR));
  EXPECT_EQ(folder.names(), std::vector<std::string>{"device"});
}

TEST(Place, WhatLiesBesideIsNotTouched) {
  for (const char* const end : {".lock", "-wal", "-shm", "-journal", ".new", ".new-journal"}) {
    for (const bool is_link : {false, true}) {
      const StoreFolder folder;
      const std::string beside = folder.store() + end;
      test::write_file(folder.file("other"), "mine");
      const int made =
          is_link ? ::symlink("other", beside.c_str()) : ::mkfifo(beside.c_str(), 0600);
      ASSERT_EQ(made, 0);
      const mode_t type = type_of(beside);
      const std::vector<std::string> before = folder.names();
      const Trouble trouble = trouble_of_opening(folder.store());
      EXPECT_EQ(trouble.code, TroubleCode::kNotAFile) << beside;
      EXPECT_EQ(trouble.place.view(), beside);
      EXPECT_EQ(folder.names(), before);
      EXPECT_EQ(type_of(beside), type);
      EXPECT_EQ(test::read_file(folder.file("other")), "mine");
    }
  }
}

TEST(Place, AllLinksToAStoreAreOneStore) {
  const StoreFolder folder;
  ASSERT_EQ(::mkdir(folder.file("real").c_str(), 0700), 0);
  ASSERT_EQ(::symlink("real", folder.file("way").c_str()), 0);
  const std::string real = folder.file("real/games.db");
  Store store = *Store::open(real);
  ASSERT_TRUE(store.create_game(make_head("a")));
  ASSERT_EQ(::symlink("real/games.db", folder.file("relative").c_str()), 0);
  ASSERT_EQ(::symlink(real.c_str(), folder.file("absolute").c_str()), 0);
  ASSERT_EQ(::symlink("relative", folder.file("chain").c_str()), 0);
  const std::string uid = make_head("a").uid;
  const Answer<GameLock> mine = store.lock_game(uid, "the first");
  ASSERT_TRUE(mine);
  for (const char* const name :
       {"relative", "absolute", "chain", "way/games.db", "real/../way/games.db"}) {
    Answer<Store> other = Store::open(folder.file(name));
    ASSERT_TRUE(other) << name;
    EXPECT_EQ(other->path(), fs::canonical(real));
    const Answer<GameLock> second = other->lock_game(uid, "the second");
    ASSERT_FALSE(second) << name;
    EXPECT_EQ(second.error().token.view(), "the first");
  }
  // It waits for those who have the store, so it is asked under one name.
  EXPECT_EQ(put_aside(folder.file("chain")).error().code, TroubleCode::kInUse);
  EXPECT_EQ(folder.names(),
            (std::vector<std::string>{"absolute", "chain", "real", "relative", "way"}));
}

TEST(Place, PuttingAsideMovesTheFileAndKeepsTheLink) {
  const StoreFolder folder;
  ASSERT_EQ(::mkdir(folder.file("disk").c_str(), 0700), 0);
  { ASSERT_TRUE(Store::open(folder.file("disk/games.db"))); }
  ASSERT_EQ(::symlink("disk/games.db", folder.store().c_str()), 0);
  ASSERT_EQ(::symlink("gone", folder.file("disk/games.db.damaged-1").c_str()), 0);
  const Answer<std::string> aside = put_aside(folder.store());
  ASSERT_TRUE(aside);
  EXPECT_EQ(*aside, fs::canonical(folder.file("disk")).string() + "/games.db.damaged-2");
  EXPECT_EQ(type_of(folder.store()), static_cast<mode_t>(S_IFLNK));
  EXPECT_EQ(type_of(folder.file("disk/games.db.damaged-1")), static_cast<mode_t>(S_IFLNK));
}

TEST(Place, LinksThatLeadNowhereAreNamed) {
  const StoreFolder folder;
  ASSERT_EQ(::symlink("disk/games.db", folder.file("link").c_str()), 0);
  ASSERT_EQ(::symlink("link", folder.file("chain").c_str()), 0);
  ASSERT_EQ(::symlink("/no/disk/here", folder.file("way").c_str()), 0);
  ASSERT_EQ(::symlink("b", folder.file("a").c_str()), 0);
  ASSERT_EQ(::symlink("a", folder.file("b").c_str()), 0);
  const std::vector<std::string> before = folder.names();
  const auto words = [&](std::string_view name) {
    const Trouble trouble = trouble_of_opening(folder.file(name));
    EXPECT_EQ(trouble.code, TroubleCode::kDanglingLink) << name;
    return words_of(trouble);
  };
  const std::string target = folder.file("disk/games.db");
  const std::string nothing = ", and there is no file there.";
  EXPECT_EQ(words("link"), folder.file("link") + " is a link to " + target + nothing);
  EXPECT_EQ(words("chain"), folder.file("chain") + " is a link to " + target + nothing);
  EXPECT_EQ(words("way/games.db"), folder.file("way") + " is a link to /no/disk/here" + nothing);
  EXPECT_THAT(words("a"), HasSubstr(folder.file("a") + " is a link to "));
  EXPECT_EQ(folder.names(), before);
}

TEST(Place, AFileOfTwoNamesIsNoStore) {
  const StoreFolder folder;
  { const Store store = folder.open(); }
  ASSERT_EQ(::link(folder.store().c_str(), folder.file("second").c_str()), 0);
  const std::string bytes = test::read_file(folder.store());
  const std::vector<std::string> before = folder.names();
  EXPECT_EQ(trouble_of_opening(folder.store()).code, TroubleCode::kSeveralNames);
  EXPECT_EQ(trouble_of_opening(folder.file("second")).code, TroubleCode::kSeveralNames);
  EXPECT_EQ(folder.names(), before);
  EXPECT_EQ(test::read_file(folder.store()), bytes);
}

TEST(Place, FoldersAndFilesAtTheWrongPlace) {
  const StoreFolder folder;
  test::write_file(folder.file("file"), "text");
  EXPECT_EQ(trouble_of_opening("").code, TroubleCode::kNoName);
  EXPECT_EQ(words_of(trouble_of_opening(folder.path())),
            folder.path() + " is a folder, not a file.");
  EXPECT_EQ(trouble_of_opening(folder.path() + "/").code, TroubleCode::kIsFolder);
  EXPECT_EQ(words_of(trouble_of_opening(folder.file("none/of/games.db"))),
            "There is no such file or folder: " + folder.file("none"));
  EXPECT_EQ(trouble_of_opening(folder.file("none/")).code, TroubleCode::kNoFolder);
  for (const char* const name : {"file/games.db", "file/a/games.db", "file/"}) {
    EXPECT_EQ(words_of(trouble_of_opening(folder.file(name))),
              folder.file("file") + " is a file, not a folder.");
  }
  EXPECT_EQ(folder.names(), std::vector<std::string>{"file"});
}

TEST(Place, NamesThatAreTooLong) {
  const StoreFolder folder;
  // 255 bytes are the most of Linux' file systems; `.damaged-999-journal` is the longest that comes
  // behind.
  const std::size_t most = 255 - 20;
  for (const std::size_t length :
       {most + 1, std::size_t{250}, std::size_t{256}, std::size_t{5000}}) {
    const Trouble trouble = trouble_of_opening(folder.file(std::string(length, 'g')));
    EXPECT_EQ(trouble.code, TroubleCode::kNameTooLong) << length;
    EXPECT_THAT(words_of(trouble), testing::EndsWith("ggg"));
  }
  EXPECT_TRUE(folder.names().empty());
  EXPECT_TRUE(Store::open(folder.file(std::string(most, 'g'))));
  // SQLite takes paths of 512 bytes.
  std::string deep = folder.path();
  while (deep.size() < 520) deep += "/" + std::string(60, 'd');
  ASSERT_TRUE(fs::create_directories(deep));
  EXPECT_EQ(trouble_of_opening(deep + "/games.db").code, TroubleCode::kNameTooLong);
  EXPECT_TRUE(fs::is_empty(deep));
}

// SQLite reads more into some names than a file.
TEST(Place, NamesThatMeanSomethingToSqlite) {
  const StoreFolder folder;
  const fs::path before = fs::current_path();
  fs::current_path(folder.path());
  const char* const names[] = {"file:games.db?mode=memory", ":memory:", "file:a%20b.db",
                               "file:///nowhere/x.db", "games?vfs=none.db"};
  for (const char* const name : {names[0], names[1], names[2], names[4]}) {
    Answer<Store> store = Store::open(name);
    ASSERT_TRUE(store) << name;
    EXPECT_TRUE(store->create_game(make_head("a")));
    EXPECT_TRUE(fs::is_regular_file(name));
  }
  EXPECT_EQ(trouble_of_opening(names[3]).code, TroubleCode::kNoFolder);
  fs::current_path(before);
}

TEST(Place, OtherVersionsAndTablesAreLeftUntouched) {
  const StoreFolder folder;
  const auto expect = [&](const char* sql, TroubleCode code) {
    run_on(folder.store(), sql);
    const std::string bytes = test::read_file(folder.store());
    EXPECT_EQ(trouble_of_opening(folder.store()).code, code) << sql;
    EXPECT_EQ(test::read_file(folder.store()), bytes);
    EXPECT_EQ(folder.names(), std::vector<std::string>{"games.db"});
    fs::remove(folder.store());
  };
  const std::string ours = "PRAGMA application_id=0x53485544;";
  expect((ours + "CREATE TABLE t(x)").c_str(), TroubleCode::kNotAStore);
  expect((ours + "PRAGMA user_version=1;CREATE TABLE t(x)").c_str(), TroubleCode::kNotAStore);
  expect((ours + "PRAGMA user_version=1").c_str(), TroubleCode::kNotAStore);
  expect((ours + "PRAGMA user_version=-1;CREATE TABLE t(x)").c_str(), TroubleCode::kNotAStore);
  expect((ours + "CREATE TABLE game(x)").c_str(), TroubleCode::kBadVersion);
  expect((ours + "PRAGMA user_version=-7;CREATE TABLE game(x)").c_str(), TroubleCode::kBadVersion);
  expect((ours + "PRAGMA user_version=9;CREATE TABLE game(x)").c_str(), TroubleCode::kNewerStore);
  expect("CREATE TABLE t(x)", TroubleCode::kNotAStore);
}

// Root may do anything, so it takes the rights of nobody for a while.
class AsNobody {
 public:
  AsNobody() {
    constexpr uid_t kNobody = 65'534;
    EXPECT_TRUE(!is_root_ || ::seteuid(kNobody) == 0);
  }
  AsNobody(const AsNobody&) = delete;
  AsNobody& operator=(const AsNobody&) = delete;
  ~AsNobody() { EXPECT_TRUE(!is_root_ || ::seteuid(0) == 0); }

 private:
  bool is_root_ = ::geteuid() == 0;
};

TEST(Place, AFileThatMayNotBeWrittenIsLeft) {
  const StoreFolder folder;
  { const Store store = folder.open(); }
  fs::remove(folder.file("games.db.lock"));
  ASSERT_EQ(::chmod(folder.path().c_str(), 0777), 0);
  const std::string bytes = test::read_file(folder.store());
  for (const mode_t mode : {0444U, 0400U, 0U}) {
    ASSERT_EQ(::chmod(folder.store().c_str(), mode), 0);
    {
      const AsNobody rights;
      EXPECT_EQ(trouble_of_opening(folder.store()).code, TroubleCode::kNoPermission) << mode;
    }
    EXPECT_EQ(folder.names(), std::vector<std::string>{"games.db"});
  }
  // A folder that may not be entered, on the way to the store.
  ASSERT_EQ(::chmod(folder.store().c_str(), 0600), 0);
  ASSERT_EQ(::chmod(folder.path().c_str(), 0600), 0);
  {
    const AsNobody rights;
    EXPECT_EQ(trouble_of_opening(folder.store()).code, TroubleCode::kNoPermission);
  }
  ASSERT_EQ(::chmod(folder.path().c_str(), 0700), 0);
  EXPECT_EQ(test::read_file(folder.store()), bytes);
}

TEST(Place, ABackupGoesOverNothingButAFile) {
  const StoreFolder folder;
  const std::string backup = folder.file("games.db.v1.bak");
  constexpr SchemaStep kTwoSteps[] = {{"CREATE TABLE move(n)"}, {"CREATE TABLE more(x)"}};
  { ASSERT_TRUE(open_store(folder.store(), {}, std::span(kTwoSteps).first(1))); }
  ASSERT_EQ(::mkfifo(backup.c_str(), 0600), 0);
  const Answer<Store> store = open_store(folder.store(), {}, kTwoSteps);
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, TroubleCode::kBackup);
  EXPECT_TRUE(sentence(store.error(), Language::kEnglish)
                  .view()
                  .ends_with("games.db.v1.bak is not a regular file. It was left as it is."));
  EXPECT_EQ(type_of(backup), static_cast<mode_t>(S_IFIFO));
}

TEST(Place, PathsInSentencesAreEscapedAndKeepTheirEnd) {
  EXPECT_EQ(escape_place("/a/\x1b[2J\n.db").view(), "/a/\\x1b[2J\\x0a.db");
  EXPECT_EQ(escape_place("数独/游戏").view(), "数独/游戏");
  const std::string longer = "/" + std::string(200, 'x') + "/games.db";
  const PlaceText text = escape_place(longer);
  EXPECT_EQ(text.size(), PlaceText::kSize);
  EXPECT_EQ(text.view().substr(0, 4), "...x");
  EXPECT_TRUE(text.view().ends_with("x/games.db"));
  std::string chinese;
  for (int i = 0; i < 100; ++i) chinese += "独";
  EXPECT_EQ(escape_place(chinese).view().substr(3, 3), "独");
}

}  // namespace
}  // namespace shudu::storage
