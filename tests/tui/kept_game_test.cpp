// A game goes into the store and comes back the same, byte for byte as a saved game tells it.
#include "tui/desk/kept_game.h"

#include <gtest/gtest.h>

#include "shudu/game/intent.h"
#include "shudu/game/save.h"
#include "shudu/storage/store.h"
#include "tui/random_play.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

using test::World;

// A game of random moves, up to `moves` of them taken.
game::Session played(std::uint64_t seed, int moves) {
  game::Session session = test::new_session(test::kPuzzle, static_cast<int>(seed));
  Rng rng(seed);
  for (int i = 0; i < moves; ++i) {
    const game::Intent intent = test::random_intent(session, rng);
    const game::Outcome<game::Event> event = game::plan(session, intent, session.elapsed() + 700);
    if (event) static_cast<void>(game::apply(session, *event));
  }
  session.set_elapsed(session.elapsed() + 1234);
  EXPECT_TRUE(session.set_played(utc_text(test::kNow + 3'600'000)));
  return session;
}

TEST(KeptGame, ComesBackTheSame) {
  std::size_t events = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const game::Session session = played(seed, 200);
    events += session.log().size();
    const game::Outcome<game::Session> back = replay(kept_game(session));
    ASSERT_TRUE(back) << seed << ": " << game::sentence(back.error(), Language::kEnglish);
    ASSERT_EQ(game::save(*back), game::save(session)) << seed;
  }
  EXPECT_GT(events, 3'000U);
}

TEST(KeptGame, ComesBackTheSameFromAStore) {
  const World world;
  storage::Answer<storage::Store> store = storage::Store::open(world.store());
  ASSERT_TRUE(store);
  for (std::uint64_t seed = 100; seed < 110; ++seed) {
    const game::Session session = played(seed, 100);
    ASSERT_TRUE(store->import_game(kept_game(session)));
    const storage::Answer<storage::Game> kept = store->read_game(session.about().uid);
    ASSERT_TRUE(kept);
    const game::Outcome<game::Session> back = replay(*kept);
    ASSERT_TRUE(back);
    EXPECT_EQ(game::save(*back), game::save(session));
  }
}

TEST(KeptGame, HeadSaysWhatTheGameIs) {
  const storage::GameHead head = head_of(test::new_session());
  EXPECT_EQ(head.layout, "classic");
  EXPECT_EQ(head.givens, test::kPuzzle);
  EXPECT_EQ(head.level, "easy");
  EXPECT_EQ(head.rating, 1.2);
  EXPECT_EQ(head.solutions, "one");
  EXPECT_EQ(head.created_ms, test::kNow);
  EXPECT_EQ(head.notes.filled, 30U);
  EXPECT_EQ(head.notes.status, "playing");
  EXPECT_EQ(head.notes.title, "Test");
}

TEST(KeptGame, AnEventIsItsLineWithoutNumberAndTime) {
  game::Event event;
  event.number = 3;
  event.elapsed = 15'320;
  event.kind = game::EventKind::kPlace;
  event.cells = CellSet::only(test::cell_of("r1c4"));
  event.digits = DigitSet::only(Digit(8));
  event.erasing = game::Erasing::kBoth;
  EXPECT_EQ(stored_event(event, 9), (storage::StoredEvent{3, 15'320, "place r1c4 8 +e"}));
}

TEST(KeptGame, RefusesWhatIsNoGame) {
  const storage::Game good = kept_game(played(7, 50));
  ASSERT_GT(good.events.size(), 5U);
  storage::Game bad = good;
  bad.events[4].line = "place r1c4";
  game::Outcome<game::Session> back = replay(bad);
  ASSERT_FALSE(back);
  EXPECT_EQ(back.error().code, game::RefusalCode::kBadEvent);
  EXPECT_EQ(back.error().number, 5U);
  bad = good;
  bad.events[2].n = 9;
  ASSERT_FALSE(replay(bad));
  bad = good;
  bad.head.givens = "55" + bad.head.givens.substr(2);
  ASSERT_FALSE(replay(bad));
  bad = good;
  bad.head.layout = "nowhere";
  ASSERT_FALSE(replay(bad));
  bad = good;
  bad.head.notes.settings = "check=perhaps";
  ASSERT_FALSE(replay(bad));
  bad = good;
  bad.head.notes.view = "mode=digit select=r";
  EXPECT_TRUE(replay(bad)) << "how the board looks is no reason to lose a game";
}

TEST(KeptGame, ACopyUnderAnotherUid) {
  const game::Session session = played(11, 80);
  const game::Session copy = with_uid(session, "abcdefghij0123456789");
  EXPECT_EQ(copy.about().uid, "abcdefghij0123456789");
  EXPECT_EQ(game::save(with_uid(copy, session.about().uid)), game::save(session));
}

}  // namespace
}  // namespace shudu::tui
