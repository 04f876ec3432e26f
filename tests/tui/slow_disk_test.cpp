// A disk whose sync does not end, or fails: the app must go on, whatever it is asked to do, and
// call nothing saved that is not.
//
// Syncs of other threads wait at a gate; a sync in the thread of the app, or its sleeping until
// another connection is done, is counted. No time is measured, so a slow machine proves as much.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "shudu/game/save.h"
#include "tui/player.h"

namespace shudu::tui {
namespace {

using test::Player;
using testing::HasSubstr;
using testing::Not;

// The system's file system with a gate before its syncs; SQLite's default while it lives. One.
class GatedDisk {
 public:
  GatedDisk() : real_(sqlite3_vfs_find(nullptr)), vfs_(*real_) {
    disk = this;
    vfs_.zName = "gated";
    vfs_.pNext = nullptr;
    vfs_.xOpen = [](sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* out) {
      const int rc = disk->real_->xOpen(disk->real_, name, file, flags, out);
      if (rc == SQLITE_OK && file->pMethods != nullptr) disk->guard(file);
      return rc;
    };
    vfs_.xSleep = [](sqlite3_vfs*, int microseconds) {
      if (std::this_thread::get_id() == disk->app_) ++disk->waits_;
      return disk->real_->xSleep(disk->real_, microseconds);
    };
    EXPECT_EQ(sqlite3_vfs_register(&vfs_, 1), SQLITE_OK);
  }
  GatedDisk(const GatedDisk&) = delete;
  GatedDisk& operator=(const GatedDisk&) = delete;
  ~GatedDisk() {
    sqlite3_vfs_register(real_, 1);
    sqlite3_vfs_unregister(&vfs_);
  }

  void shut() {
    const std::scoped_lock held(mutex_);
    is_shut_ = true;
    waits_ = 0;
  }
  void open() {
    const std::scoped_lock held(mutex_);
    is_shut_ = false;
    changed_.notify_all();
  }
  // From now on syncs fail, or do not.
  void set_broken(bool is_broken) { is_broken_ = is_broken; }
  // How often this thread waited for the disk since the gate was shut.
  [[nodiscard]] int waits() const { return waits_; }
  // A sync stands at the gate.
  void wait_for_somebody() {
    std::unique_lock held(mutex_);
    EXPECT_TRUE(changed_.wait_for(held, kLongest, [this] { return standing_ > 0; }));
  }

 private:
  // Whoever waits for a sync that never ends shall fail, not hang.
  static constexpr std::chrono::seconds kLongest{10};

  // Files that are locked and files that are not have tables of functions of their own; they sync
  // by the same one.
  void guard(sqlite3_file* file) {
    const std::scoped_lock held(mutex_);
    real_sync_ = file->pMethods->xSync;
    sqlite3_io_methods& methods = tables_[file->pMethods];
    methods = *file->pMethods;
    methods.xSync = [](sqlite3_file* synced, int flags) {
      disk->pass();
      return disk->is_broken_ ? SQLITE_IOERR_FSYNC : disk->real_sync_(synced, flags);
    };
    file->pMethods = &methods;
  }

  void pass() {
    std::unique_lock held(mutex_);
    if (!is_shut_) return;
    if (std::this_thread::get_id() == app_) {
      ++waits_;
      return;
    }
    ++standing_;
    changed_.notify_all();
    EXPECT_TRUE(changed_.wait_for(held, kLongest, [this] { return !is_shut_; })) << "waited for";
    --standing_;
  }

  static inline GatedDisk* disk = nullptr;
  sqlite3_vfs* real_;
  sqlite3_vfs vfs_;
  std::map<const sqlite3_io_methods*, sqlite3_io_methods> tables_;
  int (*real_sync_)(sqlite3_file*, int) = nullptr;
  const std::thread::id app_ = std::this_thread::get_id();
  std::mutex mutex_;
  std::condition_variable changed_;
  std::atomic<int> waits_{0};
  std::atomic<bool> is_broken_{false};
  int standing_ = 0;
  bool is_shut_ = false;
};

std::string uid_of(Player& player) {
  const game::Session* session = player.app().session();
  return session == nullptr ? std::string() : std::string(session->about().uid);
}

void go_on(Player& player) {
  player.app().tick();
  player.app().collect();
  player.canvas();
}

// The first line: title, and what is said of the saving.
std::string head_line(Player& player) {
  const std::string screen = player.screen();
  return screen.substr(0, screen.find('\n'));
}

TEST(TuiApp, LeavingAndOpeningNeverWaitForTheDisk) {
  GatedDisk disk;
  {
    Player player;
    player.put(test::new_session(test::kPuzzle, 1));
    player.put(test::new_session(test::kPuzzle, 2));
    player.press("1");
    const std::string first = uid_of(player);
    player.press("g135");
    player.settled();
    disk.shut();
    player.press("u4");
    disk.wait_for_somebody();
    go_on(player);
    EXPECT_THAT(player.screen(), HasSubstr("saving..."));

    player.press("q");
    go_on(player);
    EXPECT_EQ(uid_of(player), "");
    EXPECT_THAT(player.screen(), HasSubstr("saving..."));

    player.press("1");  // the same game, with what is on no disk
    ASSERT_EQ(uid_of(player), first);
    EXPECT_EQ(player.app().session()->log().size(), 3U);
    EXPECT_THAT(player.screen(), HasSubstr("saving..."));

    player.press("q4<Down><Enter>");  // another one
    go_on(player);
    EXPECT_NE(uid_of(player), first);
    EXPECT_NE(uid_of(player), "");
    player.press("q");
    EXPECT_EQ(disk.waits(), 0);

    disk.open();
    player.settled();
    EXPECT_THAT(player.screen(), Not(HasSubstr("saving...")));
    player.leave();
    Shelf::Failure failure;
    const std::optional<OpenedGame> kept = player.shelf().open_game(first, failure);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->session.log().size(), 3U);
    EXPECT_TRUE(kept->lock);
  }
}

TEST(TuiApp, AFinishedGameAndItsTimeDoNotWaitForTheDisk) {
  GatedDisk disk;
  Player player;
  std::string givens(test::kSolved);
  givens[80] = '.';
  player.put(test::new_session(givens));
  player.press("1");
  player.settled();
  disk.shut();
  for (int i = 0; i < 40; ++i) {  // time is noted now and then
    player.world().pass(1'000);
    go_on(player);
  }
  player.press("g999");
  EXPECT_EQ(player.app().session()->status(), game::GameStatus::kComplete);
  player.press("q");
  go_on(player);
  EXPECT_EQ(disk.waits(), 0);
  disk.open();
  player.settled();
  EXPECT_EQ(player.shelf().results().size(), 1U);
  EXPECT_EQ(player.shelf().games().at(0).notes.status, "complete");
}

TEST(TuiApp, NewGamesSettingsNamesAndDeletionsDoNotWaitForTheDisk) {
  GatedDisk disk;
  Player player;
  player.put(test::new_session(test::kPuzzle, 1));
  player.put(test::new_session(test::kPuzzle, 2));
  player.settled();
  disk.shut();
  player.press("7<Enter>");  // the first setting, whatever it is
  disk.wait_for_somebody();
  EXPECT_THAT(head_line(player), HasSubstr("saving..."));
  player.press("q");

  player.take(Paste{std::string(test::kPuzzle)});
  ASSERT_TRUE(player.see("Enter"));
  player.press("<Enter>");
  const std::string fresh = uid_of(player);
  ASSERT_NE(fresh, "");
  player.press("g134:title Mine<Enter>");
  EXPECT_THAT(head_line(player), HasSubstr("Mine"));
  EXPECT_THAT(head_line(player), HasSubstr("saving..."));
  player.press("q4");
  EXPECT_THAT(player.screen(), HasSubstr("Saved games (3)"));
  EXPECT_THAT(player.screen(), HasSubstr("Mine"));

  player.press("<End>dy");  // one that lies on the shelf
  go_on(player);
  EXPECT_THAT(player.screen(), HasSubstr("Saved games (2)"));
  EXPECT_THAT(head_line(player), HasSubstr("saving..."));
  EXPECT_THAT(player.screen(), Not(HasSubstr("Deleted")));
  player.press("<Home>dy");  // the new one, of which nothing is on the disk yet
  go_on(player);
  EXPECT_THAT(player.screen(), HasSubstr("Saved games (1)"));
  player.press("q1");
  EXPECT_EQ(player.app().session()->log().size(), 0U);
  player.press("q");
  EXPECT_EQ(disk.waits(), 0);
  EXPECT_EQ(player.shelf().games().size(), 2U);

  disk.open();
  player.settled();
  EXPECT_THAT(head_line(player), Not(HasSubstr("saving...")));
  EXPECT_THAT(player.shelf().games(), testing::SizeIs(1));
  EXPECT_NE(player.shelf().games().at(0).uid, fresh);
  const Preferences kept = player.shelf().read_preferences({});
  for (const PreferenceRow& row : preference_table()) {
    EXPECT_EQ(row.get(kept), row.get(player.app().preferences())) << row.slug;
  }
}

TEST(TuiApp, PracticeDoesNotWaitForTheDiskAndIsCountedOnce) {
  GatedDisk disk;
  Player player;
  const auto page_of_technique = [&] {
    go_on(player);
    return player.screen();
  };
  player.settled();
  disk.shut();
  player.press("5xy-wing<Enter>p");
  ASSERT_TRUE(player.see("Practise XY-Wing"));
  player.press("t<Esc><Esc>");  // closes the hint, then the position
  disk.wait_for_somebody();
  EXPECT_THAT(page_of_technique(), HasSubstr("Practised: 0 of 1 solved."));
  EXPECT_THAT(head_line(player), HasSubstr("saving..."));
  EXPECT_EQ(disk.waits(), 0);
  disk.open();
  player.settled();
  EXPECT_THAT(page_of_technique(), HasSubstr("Practised: 0 of 1 solved."));
  EXPECT_THAT(head_line(player), Not(HasSubstr("saving...")));
  ASSERT_THAT(player.shelf().practice(), testing::SizeIs(1));
  EXPECT_EQ(player.shelf().practice().at(0).tries, 1U);
}

TEST(TuiApp, WhatTheDiskRefusesIsToldAndTriedAgain) {
  GatedDisk disk;
  Player player;
  player.put(test::new_session(test::kPuzzle, 1));
  player.press("7");
  player.settled();
  disk.set_broken(true);
  player.press("<Enter>");
  player.settled();
  EXPECT_THAT(head_line(player), HasSubstr("NOT SAVED (1)"));
  player.press("q4");
  player.press("dy");
  EXPECT_THAT(player.screen(), HasSubstr("Saved games (0)"));
  EXPECT_THAT(head_line(player), HasSubstr("NOT SAVED (2)"));
  EXPECT_THAT(player.screen(), Not(HasSubstr("Deleted")));
  EXPECT_EQ(player.press("q"), AppWish::kNone);
  // Leaving asks.
  EXPECT_EQ(player.press("Q"), AppWish::kNone);
  EXPECT_THAT(player.screen(), HasSubstr("2 changes are not saved and would be lost."));
  player.press("n");
  player.settled();
  disk.set_broken(false);
  // Leaving has asked for a try at once, which may fail only now: the pause begins after that one.
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (player.screen().find("Deleted.") == std::string::npos) {
    ASSERT_LT(std::chrono::steady_clock::now(), end) << player.screen();
    player.world().pass(6'000);
    go_on(player);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_THAT(head_line(player), Not(HasSubstr("SAVED")));
  EXPECT_THAT(player.shelf().games(), testing::SizeIs(0));
}

// The player leaves the program while a move stands at the gate.
void leave_with_a_move(Player& player, GatedDisk& disk) {
  player.put(test::new_session(test::kPuzzle, 1));
  player.press("1");
  player.settled();
  disk.shut();
  player.press("g134");
  disk.wait_for_somebody();
  EXPECT_EQ(player.press("Q"), AppWish::kLeave);
  EXPECT_EQ(player.app().say_farewell(false), Farewell::kWaits);
}

TEST(TuiApp, LeavingTheProgramWaitsForTheDiskAndSaysSo) {
  GatedDisk disk;
  {
    Player player;
    leave_with_a_move(player, disk);
    EXPECT_THAT(player.screen(), Not(HasSubstr("Waiting for the disk")));
    EXPECT_EQ(player.app().say_farewell(true), Farewell::kWaits);
    EXPECT_THAT(player.screen(), HasSubstr("Waiting for the disk"));
    EXPECT_EQ(disk.waits(), 0);
    disk.open();
    player.settled();
    EXPECT_EQ(player.app().say_farewell(true), Farewell::kDone);
    player.leave();
    EXPECT_EQ(player.shelf().games().at(0).head_n, 1U);
  }
}

TEST(TuiApp, AProgramThatCannotSaveAsksBeforeItEnds) {
  GatedDisk disk;
  {
    Player player;
    leave_with_a_move(player, disk);
    disk.set_broken(true);
    disk.open();
    player.settled();
    EXPECT_EQ(player.app().say_farewell(false), Farewell::kRefused);
    EXPECT_THAT(player.screen(), HasSubstr("1 change is not saved"));
    player.settled();
    EXPECT_EQ(player.press("n"), AppWish::kNone);
    EXPECT_EQ(player.press("Q"), AppWish::kNone);
    EXPECT_EQ(player.press("y"), AppWish::kLeave);
    EXPECT_EQ(player.app().say_farewell(false), Farewell::kDone);
  }
}

}  // namespace
}  // namespace shudu::tui
