// The store as its callers see it: what is put in comes out, the three answers of an append,
// limits.
#include <gtest/gtest.h>

#include "shudu/storage/store.h"
#include "storage/helpers.h"

namespace shudu::storage {
namespace {

using test::make_event;
using test::make_head;
using test::StoreFolder;

TEST(Store, EveryFieldOfAHeadComesBack) {
  const StoreFolder folder;
  GameHead head = make_head("a");
  head.origin = "generated seed=2028";
  head.layout = "windoku";
  head.givens = "12..";
  head.out0 = "r1c1:4";
  head.level = "hard";
  head.rating = 4.2;
  head.solutions = "many";
  head.created_ms = 11;
  head.played_ms = 12;
  head.notes = {"数独's \"title\"", "check=rules", "mode=digit", "complete", 13, 14, 15, 16};
  {
    Store store = folder.open();
    ASSERT_TRUE(store.create_game(head));
  }
  Store store = folder.open();
  const Answer<Game> game = store.read_game(head.uid);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->head, head);
  const Answer<std::vector<GameHead>> heads = store.list_games();
  ASSERT_TRUE(heads);
  EXPECT_EQ(*heads, std::vector{head});
}

TEST(Store, SameEventTwiceAChangedOneAndAGap) {
  const StoreFolder folder;
  Store store = folder.open();
  const GameHead head = make_head("a");
  ASSERT_TRUE(store.create_game(head));
  const std::vector<StoredEvent> two{make_event(1), make_event(2)};
  EXPECT_EQ(*store.append(head.uid, two, 100), (Appended{2, 0}));
  EXPECT_EQ(*store.append(head.uid, two, 101), (Appended{0, 2}));
  const std::vector<StoredEvent> overlapping{make_event(2), make_event(3)};
  EXPECT_EQ(*store.append(head.uid, overlapping, 102), (Appended{1, 1}));

  StoredEvent changed = make_event(3);
  changed.line += " ";
  const std::vector<StoredEvent> conflict{changed, make_event(4)};
  const Answer<Appended> answer = store.append(head.uid, conflict, 103);
  ASSERT_FALSE(answer);
  EXPECT_EQ(answer.error().code, TroubleCode::kConflict);
  EXPECT_EQ(answer.error().found, 3U);
  StoredEvent later = make_event(3);
  ++later.t_ms;
  EXPECT_EQ(store.append(head.uid, std::span(&later, 1), 103).error().code, TroubleCode::kConflict);

  const std::vector<StoredEvent> gap{make_event(5)};
  const Answer<Appended> refused = store.append(head.uid, gap, 104);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, TroubleCode::kGap);
  EXPECT_EQ(refused.error().expected, 4U);

  const Answer<Game> game = store.read_game(head.uid);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->events, test::make_events(3));
  EXPECT_EQ(game->head.head_n, 3U);
  EXPECT_EQ(game->head.played_ms, 102U);
  EXPECT_EQ(game->head.notes.elapsed_ms, make_event(3).t_ms);
}

TEST(Store, ABatchIsStoredWholeOrNotAtAll) {
  const StoreFolder folder;
  Store store = folder.open();
  const GameHead head = make_head("a");
  ASSERT_TRUE(store.create_game(head));
  const std::vector<StoredEvent> torn{make_event(1), make_event(2), make_event(4)};
  EXPECT_EQ(store.append(head.uid, torn, 1).error().code, TroubleCode::kGap);
  EXPECT_TRUE(store.read_game(head.uid)->events.empty());
}

TEST(Store, RefusesWhatItsLimitsForbid) {
  const StoreFolder folder;
  Store store = folder.open();
  GameHead head = make_head("a");
  ASSERT_TRUE(store.create_game(head));
  EXPECT_EQ(store.create_game(head).error().code, TroubleCode::kGameExists);
  EXPECT_EQ(store.read_game("nobody").error().code, TroubleCode::kNoSuchGame);
  EXPECT_EQ(store.append("nobody", {}, 1).error().code, TroubleCode::kNoSuchGame);
  StoredEvent event = make_event(1);
  event.line.assign(kMostLineBytes + 1, 'x');
  EXPECT_EQ(store.append(head.uid, std::span(&event, 1), 1).error().code, TroubleCode::kBadValue);
  event.line.pop_back();
  EXPECT_TRUE(store.append(head.uid, std::span(&event, 1), 1));
  event.n = kMostEvents + 1;
  EXPECT_EQ(store.append(head.uid, std::span(&event, 1), 1).error().code, TroubleCode::kBadValue);
  for (const char* const uid : {"", "short", "123456789012345678901"}) {
    head.uid = uid;
    EXPECT_EQ(store.create_game(head).error().code, TroubleCode::kBadValue) << uid;
  }
  head = make_head("b");
  head.notes.status = "asleep";
  EXPECT_EQ(store.create_game(head).error().code, TroubleCode::kBadValue);
  head = make_head("b");
  head.notes.title.clear();
  for (int i = 0; i < 200; ++i) head.notes.title += "数";
  EXPECT_TRUE(store.create_game(head));
  head.uid = make_head("c").uid;
  head.notes.title += "x";
  EXPECT_EQ(store.create_game(head).error().code, TroubleCode::kBadValue);
}

TEST(Store, ListsTheLastPlayedFirstAndByStatus) {
  const StoreFolder folder;
  Store store = folder.open();
  for (const char* const name : {"a", "b", "c"}) ASSERT_TRUE(store.create_game(make_head(name)));
  const StoredEvent event = make_event(1);
  ASSERT_TRUE(store.append(make_head("b").uid, std::span(&event, 1), 50));
  ASSERT_TRUE(store.append(make_head("a").uid, std::span(&event, 1), 60));
  GameNotes done = make_head("a").notes;
  done.status = "complete";
  ASSERT_TRUE(store.update_notes(make_head("a").uid, done));
  std::string order;
  const Answer<std::vector<GameHead>> heads = store.list_games();
  for (const GameHead& head : *heads) order += head.uid[0];
  EXPECT_EQ(order, "abc");
  EXPECT_EQ(store.list_games("playing")->size(), 2U);
  EXPECT_EQ(store.list_games("complete")->size(), 1U);
}

TEST(Store, DeletingAGameKeepsItsResult) {
  const StoreFolder folder;
  Store store = folder.open();
  const GameHead head = make_head("a");
  ASSERT_TRUE(store.import_game({head, test::make_events(5)}));
  GameResult result{.uid = head.uid,
                    .finished_ms = 2,
                    .local_day = 20261122,
                    .outcome = "complete",
                    .layout = "classic",
                    .level = "hard",
                    .rating = 4.5,
                    .elapsed_ms = 3,
                    .timed = false,
                    .mistakes = 4,
                    .stage_max = 5,
                    .asked = 6,
                    .applied = 7,
                    .checks = 8,
                    .reveals = 9,
                    .undos = 10,
                    .check_level = "rules",
                    .auto_marks = true};
  EXPECT_TRUE(*store.add_result(result));
  GameResult second = result;
  second.elapsed_ms = 1;
  EXPECT_FALSE(*store.add_result(second));
  ASSERT_TRUE(store.delete_game(head.uid));
  EXPECT_EQ(store.read_game(head.uid).error().code, TroubleCode::kNoSuchGame);
  EXPECT_EQ(*store.list_results(), std::vector{result});
  ASSERT_TRUE(store.import_game({head, test::make_events(2)}));
  EXPECT_EQ(store.read_game(head.uid)->events.size(), 2U);
}

TEST(Store, SettingsAndPractice) {
  const StoreFolder folder;
  Store store = folder.open();
  EXPECT_EQ(*store.read_setting("language"), std::nullopt);
  ASSERT_TRUE(store.write_setting("language", "zh-TW"));
  ASSERT_TRUE(store.write_setting("language", ""));
  EXPECT_EQ(*store.read_setting("language"), "");
  EXPECT_EQ(*store.list_settings(), (std::vector{Setting{"language", ""}}));
  ASSERT_TRUE(store.add_practice({"x-wing", "p", false, 5, 1}));
  EXPECT_EQ(*store.list_practice(), (std::vector{PracticeRow{"x-wing", "p", 1, 0, {}, 1}}));
  ASSERT_TRUE(store.add_practice({"x-wing", "p", true, 9, 2}));
  ASSERT_TRUE(store.add_practice({"x-wing", "p", true, 7, 3}));
  ASSERT_TRUE(store.add_practice({"x-wing", "p", true, 8, 4}));
  EXPECT_EQ(*store.list_practice(), (std::vector{PracticeRow{"x-wing", "p", 4, 3, 7, 4}}));
  ASSERT_TRUE(store.add_practice({"x-wing", "p", true, 8, 4}));  // an answer was lost: again
  EXPECT_EQ(*store.list_practice(), (std::vector{PracticeRow{"x-wing", "p", 4, 3, 7, 4}}));
}

}  // namespace
}  // namespace shudu::storage
