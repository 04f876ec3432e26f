// The shelf: games are there again, a damaged store is put aside and read, foreign and newer files
// and folders that cannot be written are left alone, and a game is played once at a time.
#include "tui/desk/shelf.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/types.h>
#include <unistd.h>

#include <filesystem>

#include "shudu/game/save.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

using storage::TroubleCode;
using test::World;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

TEST(Shelf, GamesAreThereAgain) {
  const World world;
  const game::Session session = test::new_session();
  {
    Shelf shelf(world.surroundings());
    ASSERT_TRUE(shelf.is_open());
    EXPECT_THAT(shelf.news(Language::kEnglish), IsEmpty());
    EXPECT_EQ(shelf.add_game(session), std::nullopt);
    EXPECT_EQ(shelf.add_game(session)->code, TroubleCode::kGameExists);
  }
  Shelf shelf(world.surroundings());
  ASSERT_THAT(shelf.games(), SizeIs(1));
  Shelf::Failure failure;
  const std::optional<OpenedGame> opened = shelf.open_game(session.about().uid, failure);
  ASSERT_TRUE(opened);
  EXPECT_TRUE(opened->lock);
  EXPECT_FALSE(failure.trouble);
  EXPECT_EQ(game::save(opened->session), game::save(session));
}

TEST(Shelf, MakesItsFolderForThePlayerAlone) {
  const World world;
  Surroundings surroundings = world.surroundings();
  surroundings.store_path = world.file("a/b/games.db");
  const Shelf shelf(surroundings);
  EXPECT_TRUE(shelf.is_open());
  const auto permissions = std::filesystem::status(world.file("a/b")).permissions();
  EXPECT_EQ(permissions & std::filesystem::perms::others_all, std::filesystem::perms::none);
}

TEST(Shelf, ANamedFolderIsNotMade) {
  const World world;
  Surroundings surroundings = world.surroundings();
  surroundings.store_path = world.file("a/b/games.db");
  surroundings.makes_folder = false;
  const Shelf shelf(surroundings);
  ASSERT_TRUE(shelf.trouble());
  EXPECT_EQ(shelf.trouble()->code, TroubleCode::kNoFolder);
  EXPECT_TRUE(std::filesystem::is_empty(world.folder()));
}

// A damaged store is put aside where it lies; the link to it stays.
TEST(Shelf, ADamagedStoreBehindALink) {
  const World world;
  std::filesystem::create_directory(world.file("disk"));
  std::filesystem::create_symlink("disk/games.db", world.file("link"));
  std::filesystem::create_symlink("disk", world.file("way"));
  Surroundings surroundings = world.surroundings();
  surroundings.store_path = world.file("disk/games.db");
  { ASSERT_EQ(Shelf(surroundings).add_game(test::new_session()), std::nullopt); }
  std::string bytes = test::read_file(surroundings.store_path);
  for (std::size_t i = 100; i < 2'000; ++i) bytes[i] = '\x5a';
  test::write_file(surroundings.store_path, bytes);
  surroundings.store_path = world.file("link");
  Shelf shelf(surroundings);
  ASSERT_TRUE(shelf.is_open());
  EXPECT_THAT(shelf.games(), SizeIs(1));
  EXPECT_TRUE(std::filesystem::is_symlink(world.file("link")));
  EXPECT_EQ(test::read_file(world.file("disk/games.db.damaged-1")), bytes);
  // A second player by another way is told of the first.
  Shelf::Failure failure;
  const std::optional<OpenedGame> mine = shelf.open_game("00000000000000000001", failure);
  ASSERT_TRUE(mine && mine->lock);
  surroundings.store_path = world.file("way/games.db");
  const std::optional<OpenedGame> theirs =
      Shelf(surroundings).open_game("00000000000000000001", failure);
  ASSERT_TRUE(theirs);
  EXPECT_FALSE(theirs->lock);
}

TEST(Shelf, PreferencesAreKept) {
  const World world;
  {
    Shelf shelf(world.surroundings());
    EXPECT_EQ(shelf.read_preferences({}), Preferences());
    shelf.write_preference("language", "zh-TW");
    shelf.write_preference("idle", "7");
    shelf.write_preference("of-a-newer-program", "1");
    shelf.write_preference("timer", "nonsense");
  }
  Shelf shelf(world.surroundings());
  Preferences wanted;
  wanted.language = Language::kTraditionalChinese;
  wanted.idle_minutes = 7;
  EXPECT_EQ(shelf.read_preferences({}), wanted);
}

TEST(Shelf, AGameIsPlayedOnceAtATime) {
  const World world;
  Shelf first(world.surroundings());
  Shelf second(world.surroundings());
  const game::Session session = test::new_session();
  ASSERT_EQ(first.add_game(session), std::nullopt);
  Shelf::Failure failure;
  std::optional<OpenedGame> mine = first.open_game(session.about().uid, failure);
  ASSERT_TRUE(mine && mine->lock);
  const std::optional<OpenedGame> theirs = second.open_game(session.about().uid, failure);
  ASSERT_TRUE(theirs);
  EXPECT_FALSE(theirs->lock);
  EXPECT_TRUE(theirs->session.is_read_only());
  ASSERT_TRUE(failure.trouble);
  EXPECT_EQ(failure.trouble->code, TroubleCode::kGameLocked);
  EXPECT_THAT(failure.sentence(Language::kEnglish), HasSubstr("process"));
  EXPECT_EQ(second.delete_game(session.about().uid)->code, TroubleCode::kGameLocked);
  mine.reset();
  EXPECT_TRUE(second.open_game(session.about().uid, failure)->lock);
}

TEST(Shelf, UnknownGame) {
  const World world;
  Shelf shelf(world.surroundings());
  Shelf::Failure failure;
  EXPECT_FALSE(shelf.open_game("00000000000000000009", failure));
  EXPECT_EQ(failure.trouble->code, TroubleCode::kNoSuchGame);
}

TEST(Shelf, DamagedStoreIsPutAsideAndRead) {
  const World world;
  for (int i = 1; i <= 3; ++i) {
    Shelf shelf(world.surroundings());
    ASSERT_EQ(shelf.add_game(test::new_session(test::kPuzzle, i)), std::nullopt);
  }
  // The root page of the schema is what everything hangs on; rows lie on other pages.
  std::string bytes = test::read_file(world.store());
  ASSERT_GT(bytes.size(), 4096U);
  for (std::size_t i = 100; i < 2'000; ++i) bytes[i] = '\x5a';
  test::write_file(world.store(), bytes);
  Shelf shelf(world.surroundings());
  ASSERT_TRUE(shelf.is_open());
  const std::vector<std::string> news = shelf.news(Language::kEnglish);
  ASSERT_THAT(news, SizeIs(1));
  EXPECT_THAT(news[0], HasSubstr(world.store() + ".damaged-1; games read from it: 3."));
  EXPECT_TRUE(std::filesystem::exists(world.store() + ".damaged-1"));
  EXPECT_EQ(test::read_file(world.store() + ".damaged-1"), bytes);
  EXPECT_THAT(shelf.games(), SizeIs(3));
  Shelf::Failure failure;
  EXPECT_TRUE(shelf.open_game("00000000000000000002", failure));
}

TEST(Shelf, ForeignAndNewerFilesAreLeftAlone) {
  for (const bool is_newer : {false, true}) {
    const World world;
    std::string bytes(8192, 'x');
    if (is_newer) {
      { const Shelf shelf(world.surroundings()); }
      bytes = test::read_file(world.store());
      bytes[63] = '\x63';  // user_version: big-endian at 60
    }
    test::write_file(world.store(), bytes);
    Shelf shelf(world.surroundings());
    EXPECT_FALSE(shelf.is_open());
    ASSERT_TRUE(shelf.trouble());
    EXPECT_EQ(shelf.trouble()->code, is_newer ? TroubleCode::kNewerStore : TroubleCode::kNotAStore);
    ASSERT_THAT(shelf.news(Language::kEnglish), SizeIs(1));
    EXPECT_THAT(shelf.news(Language::kEnglish)[0], HasSubstr("but not kept: "));
    EXPECT_THAT(shelf.games(), IsEmpty());
    EXPECT_TRUE(shelf.add_game(test::new_session()));
    EXPECT_EQ(test::read_file(world.store()), bytes);
  }
}

TEST(Shelf, NoFolderKnown) {
  const World world;
  Surroundings surroundings = world.surroundings();
  surroundings.store_path.clear();
  Shelf shelf(surroundings);
  EXPECT_FALSE(shelf.is_open());
  EXPECT_THAT(shelf.news(Language::kEnglish), SizeIs(1));
  EXPECT_EQ(shelf.read_preferences({}), Preferences());
}

TEST(Shelf, FolderThatCannotBeMade) {
  const World world;
  test::write_file(world.file("file"), "no folder");
  Surroundings surroundings = world.surroundings();
  for (const std::string& path : {world.file("file/games.db"), std::string("/proc/1/x/games.db")}) {
    surroundings.store_path = path;
    const Shelf shelf(surroundings);
    EXPECT_FALSE(shelf.is_open());
    EXPECT_TRUE(shelf.trouble());
    EXPECT_THAT(shelf.news(Language::kSimplifiedChinese), SizeIs(1));
  }
}

// Root may write anywhere, so it takes the rights of nobody for a while.
class Plainly {
 public:
  Plainly() {
    constexpr uid_t kNobody = 65'534;
    EXPECT_TRUE(!was_root_ || seteuid(kNobody) == 0);
  }
  Plainly(const Plainly&) = delete;
  Plainly& operator=(const Plainly&) = delete;
  ~Plainly() { EXPECT_TRUE(!was_root_ || seteuid(0) == 0); }

 private:
  bool was_root_ = geteuid() == 0;
};

TEST(Shelf, ReadOnlyFolder) {
  using std::filesystem::perms;
  const World world;
  std::filesystem::permissions(world.folder(), perms::owner_read | perms::owner_exec |
                                                   perms::others_read | perms::others_exec);
  const Plainly rights;
  Shelf shelf(world.surroundings());
  EXPECT_FALSE(shelf.is_open());
  ASSERT_TRUE(shelf.trouble());
  EXPECT_THAT(shelf.games(), IsEmpty());
  EXPECT_TRUE(shelf.add_game(test::new_session()));
  EXPECT_THAT(shelf.news(Language::kEnglish), SizeIs(1));
}

}  // namespace
}  // namespace shudu::tui
