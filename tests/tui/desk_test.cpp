// The desk: moves are played and kept, time is counted where somebody is there to see it pass, a
// result is written once, and a game that goes on elsewhere is not written over.
#include "tui/desk/desk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "shudu/game/save.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

using game::IntentKind;
using game::RefusalCode;
using storage::TroubleCode;
using test::World;
using testing::SizeIs;

game::Intent intent(IntentKind kind, int digit = 1) {
  game::Intent wish;
  wish.kind = kind;
  wish.digit = Digit(digit);
  return wish;
}

OpenedGame on_shelf(Shelf& shelf, std::string_view givens = test::kPuzzle, int number = 1) {
  const game::Session session = test::new_session(givens, number);
  EXPECT_EQ(shelf.add_game(session), std::nullopt);
  Shelf::Failure failure;
  std::optional<OpenedGame> opened = shelf.open_game(session.about().uid, failure);
  EXPECT_TRUE(opened);
  return *std::move(opened);
}

game::Outcome<Performed> place(Desk& desk, std::string_view cell, int digit) {
  const std::array cells{test::cell_of(cell)};
  desk.select(cells);
  return desk.act(intent(IntentKind::kPlace, digit));
}

std::string saved_again(const World& world, std::string_view uid) {
  Shelf shelf(world.surroundings());
  Shelf::Failure failure;
  const std::optional<OpenedGame> opened = shelf.open_game(uid, failure);
  EXPECT_TRUE(opened);
  return opened ? game::save(opened->session) : std::string();
}

TEST(Desk, WhatIsPlayedIsKept) {
  World world;
  Shelf shelf(world.surroundings());
  std::string text;
  {
    Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
    ASSERT_TRUE(place(desk, "r1c3", 4));
    world.pass(2'500);
    ASSERT_TRUE(place(desk, "r1c4", 6));
    ASSERT_TRUE(desk.act(intent(IntentKind::kUndo)));
    EXPECT_TRUE(desk.wait_saved());
    EXPECT_EQ(desk.save_sign().state, storage::SaveState::kSaved);
    EXPECT_EQ(desk.save_sign().waiting, 0U);
    desk.set_mode(game::Mode::kCentre);
    world.pass(700);
    desk.leave();
    EXPECT_EQ(desk.elapsed(), 3'200);
    text = game::save(desk.session());
  }
  EXPECT_EQ(saved_again(world, "00000000000000000001"), text);
}

TEST(Desk, RefusalsChangeNothing) {
  World world;
  Shelf shelf(world.surroundings());
  Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
  const game::Outcome<Performed> done = place(desk, "r1c1", 4);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, RefusalCode::kGiven);
  EXPECT_TRUE(desk.session().log().empty());
}

TEST(Desk, AGapPausesAndDoesNotCount) {
  World world;
  Shelf shelf(world.surroundings());
  Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
  world.pass(60'000);
  EXPECT_FALSE(desk.tick(0));
  EXPECT_EQ(desk.elapsed(), 60'000);
  world.pass(60'001);
  EXPECT_TRUE(desk.tick(0));
  EXPECT_EQ(desk.elapsed(), 60'000);
  EXPECT_EQ(desk.session().status(), game::GameStatus::kPaused);
  world.pass(500'000);
  EXPECT_FALSE(desk.tick(0));
  ASSERT_FALSE(place(desk, "r1c3", 4));
  ASSERT_TRUE(desk.act(intent(IntentKind::kResume)));
  world.pass(10);
  ASSERT_TRUE(place(desk, "r1c3", 4));
  EXPECT_EQ(desk.elapsed(), 60'010);
}

TEST(Desk, AGapBeforeAMovePausesToo) {
  World world;
  Shelf shelf(world.surroundings());
  Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
  world.pass(60'001);
  const game::Outcome<Performed> done = place(desk, "r1c3", 4);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, RefusalCode::kPaused);
}

TEST(Desk, TheIdleArePaused) {
  World world;
  Shelf shelf(world.surroundings());
  Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
  int seconds = 0;
  while (!desk.tick(2) && seconds < 1'000) {
    world.pass(1'000);
    ++seconds;
    if (seconds == 30) desk.touch();
  }
  EXPECT_EQ(seconds, 150);
  EXPECT_EQ(desk.session().status(), game::GameStatus::kPaused);
}

TEST(Desk, ZeroMinutesNeverPause) {
  World world;
  Shelf shelf(world.surroundings());
  Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
  for (int i = 0; i < 100; ++i) {
    world.pass(50'000);
    EXPECT_FALSE(desk.tick(0));
  }
}

// All but the last cells from the solution.
std::string almost_solved() {
  std::string givens(test::kSolved);
  givens[80] = givens[79] = '.';
  return givens;
}

TEST(Desk, AFinishedGameWritesItsResultOnce) {
  World world;
  Shelf shelf(world.surroundings());
  {
    Desk desk(shelf, world.surroundings(), on_shelf(shelf, almost_solved()), {});
    world.pass(4'000);
    ASSERT_TRUE(place(desk, "r9c8", 9));  // a mistake
    ASSERT_TRUE(desk.act(intent(IntentKind::kUndo)));
    ASSERT_TRUE(place(desk, "r9c8", 7));
    world.pass(1'000);
    const game::Outcome<Performed> last = place(desk, "r9c9", 9);
    ASSERT_TRUE(last);
    EXPECT_TRUE(last->has_finished);
    world.pass(1'000);
    EXPECT_FALSE(desk.tick(5));
  }
  Shelf::Failure failure;
  std::optional<OpenedGame> again = shelf.open_game("00000000000000000001", failure);
  ASSERT_TRUE(again);
  { const Desk desk(shelf, world.surroundings(), *std::move(again), {}); }
  const std::vector<storage::GameResult> results = shelf.results();
  ASSERT_THAT(results, SizeIs(1));
  EXPECT_EQ(results[0].outcome, "complete");
  EXPECT_EQ(results[0].elapsed_ms, 5'000U);
  EXPECT_EQ(results[0].mistakes, 1U);
  EXPECT_EQ(results[0].undos, 1U);
  EXPECT_EQ(results[0].level, "easy");
  EXPECT_EQ(results[0].layout, "classic");
  EXPECT_EQ(results[0].local_day, 20'261'123U);
  EXPECT_EQ(results[0].finished_ms, test::kNow + 5'000);
  EXPECT_TRUE(results[0].timed);
  ASSERT_THAT(shelf.games(), SizeIs(1));
  EXPECT_EQ(shelf.games()[0].notes.status, "complete");
  EXPECT_EQ(shelf.games()[0].notes.filled, 81U);
}

TEST(Desk, ASecondProcessMayLookAndNotTouch) {
  World world;
  Shelf shelf(world.surroundings());
  Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
  Shelf other(world.surroundings());
  Shelf::Failure failure;
  std::optional<OpenedGame> theirs = other.open_game("00000000000000000001", failure);
  ASSERT_TRUE(theirs);
  Desk watcher(other, world.surroundings(), *std::move(theirs), {});
  const game::Outcome<Performed> done = place(watcher, "r1c3", 4);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, RefusalCode::kReadOnly);
  EXPECT_TRUE(place(desk, "r1c3", 4));
}

TEST(Desk, ContinuedElsewhere) {
  World world;
  Shelf shelf(world.surroundings());
  Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
  ASSERT_TRUE(place(desk, "r1c3", 4));
  ASSERT_TRUE(desk.wait_saved());
  storage::Answer<storage::Store> store = storage::Store::open(world.store());
  ASSERT_TRUE(store);
  const std::array theirs{storage::StoredEvent{2, 10, "place r1c4 6 +e"}};
  ASSERT_TRUE(store->append("00000000000000000001", theirs, test::kNow));
  ASSERT_TRUE(place(desk, "r2c2", 7));
  EXPECT_FALSE(desk.wait_saved());
  const SaveSign sign = desk.save_sign();
  EXPECT_EQ(sign.state, storage::SaveState::kNotSaved);
  EXPECT_TRUE(sign.moved_on);
  EXPECT_EQ(sign.waiting, 1U);
  EXPECT_EQ(sign.trouble->code, TroubleCode::kConflict);
  const game::Outcome<Performed> next = place(desk, "r2c3", 2);
  ASSERT_FALSE(next);
  EXPECT_EQ(next.error().code, RefusalCode::kReadOnly);
  desk.leave();
  const storage::Answer<storage::Game> kept = store->read_game("00000000000000000001");
  ASSERT_TRUE(kept);
  ASSERT_THAT(kept->events, SizeIs(2));
  EXPECT_EQ(kept->events[1], theirs[0]);
}

TEST(Desk, WithoutAStoreTheGameGoesOn) {
  World world;
  Surroundings surroundings = world.surroundings();
  surroundings.store_path.clear();
  Shelf shelf(surroundings);
  Desk desk(shelf, surroundings, OpenedGame{test::new_session(), std::nullopt}, {});
  EXPECT_TRUE(place(desk, "r1c3", 4));
  EXPECT_FALSE(desk.wait_saved());
  EXPECT_FALSE(desk.save_sign().is_kept);
}

TEST(Desk, ATitleIsKept) {
  World world;
  Shelf shelf(world.surroundings());
  {
    Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
    EXPECT_TRUE(desk.set_title("晚上的题"));
    EXPECT_FALSE(desk.set_title("two\nlines"));
  }
  EXPECT_EQ(shelf.games().at(0).notes.title, "晚上的题");
}

TEST(Desk, TimeIsKeptWhileNobodyTypes) {
  World world;
  Shelf shelf(world.surroundings());
  Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
  for (int i = 0; i < 31; ++i) {
    world.pass(1'000);
    desk.tick(0);
    EXPECT_TRUE(desk.wait_saved());
  }
  ASSERT_THAT(shelf.games(), SizeIs(1));
  EXPECT_EQ(shelf.games()[0].notes.elapsed_ms, 30'000U);
}

TEST(Desk, WhatIsPutAwayCanBeTakenUp) {
  World world;
  Shelf shelf(world.surroundings());
  Desk desk(shelf, world.surroundings(), on_shelf(shelf), {});
  ASSERT_TRUE(place(desk, "r1c3", 4));
  world.pass(2'000);
  desk.put_away();
  EXPECT_TRUE(desk.wait_saved());
  EXPECT_TRUE(desk.is_at_rest());
  EXPECT_EQ(shelf.games().at(0).notes.elapsed_ms, 2'000U);
  world.pass(500'000);
  EXPECT_FALSE(desk.tick(1));
  desk.take_up();
  EXPECT_EQ(desk.elapsed(), 2'000);
  world.pass(1'000);
  ASSERT_TRUE(place(desk, "r1c4", 6));
  EXPECT_EQ(desk.elapsed(), 3'000);
  EXPECT_EQ(desk.leave().state, storage::SaveState::kSaved);
  EXPECT_EQ(game::save(desk.session()), saved_again(world, "00000000000000000001"));
}

}  // namespace
}  // namespace shudu::tui
