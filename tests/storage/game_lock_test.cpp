// The right to play a game within one process; between processes: kill_test.cpp.
#include "shudu/storage/game_lock.h"

#include <gtest/gtest.h>

#include "shudu/storage/store.h"
#include "storage/helpers.h"

namespace shudu::storage {
namespace {

using test::make_head;
using test::StoreFolder;

TEST(GameLock, TheSecondIsToldWhoPlays) {
  const StoreFolder folder;
  Store store = folder.open();
  Store other = folder.open();
  const std::string a = make_head("a").uid;
  const std::string b = make_head("b").uid;
  ASSERT_TRUE(store.create_game(make_head("a")));
  ASSERT_TRUE(store.create_game(make_head("b")));
  EXPECT_EQ(store.lock_game("nobody", "x").error().code, TroubleCode::kNoSuchGame);
  {
    const Answer<GameLock> mine = store.lock_game(a, "a terminal with a long name");
    ASSERT_TRUE(mine);
    const Answer<GameLock> second = other.lock_game(a, "process 2");
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, TroubleCode::kGameLocked);
    EXPECT_EQ(second.error().token.view(), "a terminal with a long name");
    EXPECT_TRUE(other.lock_game(b, "process 2"));
    EXPECT_EQ(other.delete_game(a).error().code, TroubleCode::kGameLocked);
  }
  EXPECT_TRUE(other.lock_game(a, "next"));
  const Answer<GameLock> third = store.lock_game(a, "third");
  EXPECT_EQ(other.lock_game(a, "fourth").error().token.view(), "third");
}

}  // namespace
}  // namespace shudu::storage
