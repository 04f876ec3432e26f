// Texts of times and uids. The wanted times are known dates: the start of Unix time, the leap days
// of 2000 and 2024, the last second of a century without leap day.
#include "tui/desk/surroundings.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "tui/world.h"

namespace shudu::tui {
namespace {

TEST(Surroundings, TimesAsText) {
  const std::pair<std::uint64_t, std::string_view> kTimes[] = {
      {0, "1970-01-01T00:00:00Z"},
      {951'782'400, "2000-02-29T00:00:00Z"},
      {1'000'000'000, "2001-09-09T01:46:40Z"},
      {1'709'251'199, "2024-02-29T23:59:59Z"},
      {1'795'392'000, "2026-11-23T00:00:00Z"},
      {4'102'444'799, "2099-12-31T23:59:59Z"},
      {4'107'542'400, "2100-03-01T00:00:00Z"},
  };
  for (const auto& [seconds, text] : kTimes) {
    EXPECT_EQ(utc_text(seconds * 1000), text);
    EXPECT_EQ(utc_text(seconds * 1000 + 999), text);
    EXPECT_EQ(wall_ms_of(text), seconds * 1000);
  }
}

TEST(Surroundings, TextsThatAreNoTimes) {
  for (const std::string_view text :
       {"", "2026-11-23", "2026-11-23T00:00:00", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
        "1969-12-31T23:59:59Z", "2026-11-2xT00:00:00Z", "2026-11-00T00:00:00Z"}) {
    EXPECT_EQ(wall_ms_of(text), std::nullopt) << text;
  }
}

TEST(Surroundings, Uids) {
  const Surroundings world = system_surroundings("/nowhere");
  EXPECT_EQ(world.store_path, "/nowhere");
  EXPECT_FALSE(world.makes_folder);
  std::set<std::string> seen;
  for (int i = 0; i < 100; ++i) {
    const std::string uid = make_uid(world);
    EXPECT_EQ(uid.size(), 20U);
    EXPECT_EQ(uid.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz"), std::string::npos);
    seen.insert(uid);
  }
  EXPECT_EQ(seen.size(), 100U);
}

TEST(Surroundings, TheStoreLiesInTheDataFolder) {
  const char* const home = std::getenv("HOME");
  const std::string old_home = home == nullptr ? "" : home;
  setenv("XDG_DATA_HOME", "/data", 1);
  EXPECT_EQ(system_surroundings("").store_path, "/data/shudu/games.db");
  EXPECT_TRUE(system_surroundings("").makes_folder);
  setenv("XDG_DATA_HOME", "not/from/root", 1);
  setenv("HOME", "/my/folder", 1);
  EXPECT_EQ(system_surroundings("").store_path, "/my/folder/.local/share/shudu/games.db");
  unsetenv("XDG_DATA_HOME");
  unsetenv("HOME");
  EXPECT_EQ(system_surroundings("").store_path, "");
  setenv("HOME", old_home.c_str(), 1);
}

TEST(Surroundings, Files) {
  const test::World world;
  const Surroundings surroundings = system_surroundings("");
  const std::string path = world.file("game.shudu");
  EXPECT_EQ(surroundings.read_file(path), std::nullopt);
  EXPECT_TRUE(surroundings.write_file(path, "a longer text"));
  EXPECT_TRUE(surroundings.write_file(path, "text"));
  EXPECT_EQ(surroundings.read_file(path), "text");
  EXPECT_EQ(surroundings.read_file(world.folder()), std::nullopt) << "a folder";
  EXPECT_FALSE(surroundings.write_file(world.file("no/folder"), "text"));
  EXPECT_TRUE(surroundings.has_file(path));
  EXPECT_FALSE(surroundings.has_file(world.folder()));
  EXPECT_FALSE(surroundings.has_file(world.file("none")));
  test::write_file(path, std::string(kMostFileBytes, 'x'));
  EXPECT_TRUE(surroundings.read_file(path));
  test::write_file(path, std::string(kMostFileBytes + 1, 'x'));
  EXPECT_EQ(surroundings.read_file(path), std::nullopt);
}

TEST(Surroundings, ClocksGoOn) {
  const Surroundings world = system_surroundings("");
  const std::uint64_t before = world.monotonic_ms();
  EXPECT_LE(before, world.monotonic_ms());
  EXPECT_GT(world.wall_ms(), std::uint64_t{1'700'000'000'000});
  EXPECT_GT(world.local_day(world.wall_ms()), 20'231'113U);
}

}  // namespace
}  // namespace shudu::tui
