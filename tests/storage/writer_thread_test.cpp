// The writer: moves become durable in order, failures keep them, retries wait for the clock, and no
// state ever says saved too early. The store below it is real; what fails is its opening or its
// file.
#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "shudu/storage/writer.h"
#include "storage/helpers.h"

namespace shudu::storage {
namespace {

using test::make_event;
using test::make_events;
using test::make_head;
using test::StoreFolder;

// A game in a store of its own, a clock that stands, and a door that can be shut.
struct Desk {
  StoreFolder folder;
  std::string uid = make_head("a").uid;
  std::atomic<std::uint64_t> clock{1000};
  std::atomic<bool> is_shut{false};
  std::atomic<int> opened{0};

  Desk() {
    Store store = folder.open();
    EXPECT_TRUE(store.create_game(make_head("a")));
  }
  WriterOptions options() {
    return {.open = [this]() -> Answer<Store> {
              ++opened;
              if (is_shut) return Trouble{.code = TroubleCode::kDiskFull};
              return Store::open(folder.store());
            },
            .monotonic_ms = [this] { return clock.load(); },
            .wall_ms = [] { return std::uint64_t{77}; },
            .on_change = {}};
  }
  std::vector<StoredEvent> stored() const { return folder.open().read_game(uid)->events; }
};

TEST(WriterThread, SavesEverythingInOrder) {
  Desk desk;
  Writer writer(desk.uid, desk.options());
  Ticket last{};
  for (const StoredEvent& event : make_events(300)) last = writer.submit(event);
  EXPECT_TRUE(writer.wait(last));
  EXPECT_TRUE(writer.is_saved(last));
  const WriterProgress progress = writer.progress();
  EXPECT_EQ(progress.state, SaveState::kSaved);
  EXPECT_EQ(progress.acknowledged, 300U);
  EXPECT_EQ(progress.submitted, 300U);
  EXPECT_EQ(desk.stored(), make_events(300));
  EXPECT_EQ(desk.opened, 1);
}

TEST(WriterThread, WhatIsAcknowledgedCanBeReadAtOnce) {
  Desk desk;
  Writer writer(desk.uid, desk.options());
  for (std::uint64_t n = 1; n <= 60; ++n) {
    writer.submit(make_event(n));
    const std::uint64_t acknowledged = writer.acknowledged();
    ASSERT_GE(desk.stored().size(), acknowledged);
  }
}

TEST(WriterThread, FailureKeepsTheMovesAndRetriesWhenThePauseIsOver) {
  Desk desk;
  desk.is_shut = true;
  Writer writer(desk.uid, desk.options());
  const Ticket first = writer.submit(make_event(1));
  EXPECT_FALSE(writer.wait(first));
  WriterProgress progress = writer.progress();
  EXPECT_EQ(progress.state, SaveState::kNotSaved);
  EXPECT_EQ(progress.trouble->code, TroubleCode::kDiskFull);
  EXPECT_TRUE(progress.will_retry);
  EXPECT_EQ(progress.next_try_ms, 6000U);
  desk.is_shut = false;
  const int tries = desk.opened;
  desk.clock = 5999;
  writer.tick();
  writer.submit(make_event(2));
  ASSERT_EQ(writer.waiting(), make_events(2));
  EXPECT_EQ(writer.progress().state, SaveState::kNotSaved);
  EXPECT_EQ(desk.opened, tries);
  desk.clock = 6000;
  while (writer.acknowledged() < 2) writer.tick();
  EXPECT_EQ(writer.progress().state, SaveState::kSaved);
  EXPECT_EQ(writer.progress().trouble, std::nullopt);
  EXPECT_EQ(desk.stored(), make_events(2));
}

TEST(WriterThread, ConflictSavesWhatComesBeforeAndIsNotRetried) {
  Desk desk;
  Writer writer(desk.uid, desk.options());
  EXPECT_TRUE(writer.wait(writer.submit(make_event(1))));
  StoredEvent other = make_event(3);
  other.line = "place elsewhere";
  {
    Store store = desk.folder.open();
    const std::vector<StoredEvent> elsewhere{make_event(2), other};
    ASSERT_TRUE(store.append(desk.uid, elsewhere, 5));
  }
  writer.submit(make_event(2));
  const Ticket last = writer.submit(make_event(3));
  while (writer.progress().state != SaveState::kNotSaved) std::this_thread::yield();
  EXPECT_FALSE(writer.is_saved(last));
  EXPECT_EQ(writer.acknowledged(), 2U);
  const WriterProgress progress = writer.progress();
  EXPECT_EQ(progress.trouble->code, TroubleCode::kConflict);
  EXPECT_FALSE(progress.will_retry);
  EXPECT_EQ(writer.waiting(), std::vector{make_event(3)});
}

TEST(WriterThread, FinishTriesOnceMore) {
  Desk desk;
  desk.is_shut = true;
  {
    Writer writer(desk.uid, desk.options());
    const Ticket ticket = writer.submit(make_event(1));
    EXPECT_FALSE(writer.wait(ticket));
    EXPECT_EQ(writer.finish().state, SaveState::kNotSaved);
    EXPECT_EQ(writer.finish().state, SaveState::kNotSaved);
  }
  desk.is_shut = false;
  Writer writer(desk.uid, desk.options());
  for (const StoredEvent& event : make_events(50)) writer.submit(event);
  EXPECT_EQ(writer.finish().state, SaveState::kSaved);
  EXPECT_EQ(desk.stored(), make_events(50));
}

GameNotes notes_with(std::string_view title) {
  GameNotes notes = make_head("a").notes;
  notes.title = title;
  notes.elapsed_ms = 900'000;
  return notes;
}

GameResult result_of(std::string_view uid) {
  GameResult result;
  result.uid = uid;
  result.outcome = "complete";
  return result;
}

TEST(WriterThread, WhatIsSubmittedBesideMovesComesInItsPlace) {
  Desk desk;
  desk.is_shut = true;
  Writer writer(desk.uid, desk.options());
  for (const StoredEvent& event : make_events(20)) writer.submit(event);
  const Ticket first = writer.submit(notes_with("before"));
  EXPECT_EQ(writer.submit(notes_with("after")), first);  // in its place
  writer.submit(make_event(21));
  writer.submit(result_of(desk.uid));
  writer.submit(PracticeTry{"x-wing", "p", true, 7, 9});
  writer.submit(Setting{"check", "off"});
  EXPECT_EQ(writer.submit(Setting{"check", "rules"}), Ticket{25});
  EXPECT_FALSE(writer.wait_all());
  EXPECT_FALSE(writer.is_at_rest());
  EXPECT_EQ(writer.progress().state, SaveState::kNotSaved);
  EXPECT_EQ(writer.progress().submitted - writer.progress().acknowledged, 25U);
  EXPECT_EQ(writer.waiting(), make_events(21));
  EXPECT_EQ(writer.progress().moves, 21U);
  EXPECT_EQ(desk.folder.open().read_game(desk.uid)->head.notes.title, make_head("a").notes.title);
  desk.is_shut = false;
  EXPECT_TRUE(writer.wait_all());
  EXPECT_TRUE(writer.is_at_rest());
  EXPECT_EQ(writer.progress().state, SaveState::kSaved);
  Store store = desk.folder.open();
  EXPECT_EQ(store.read_game(desk.uid)->head.notes.title, "after");
  EXPECT_EQ(desk.stored(), make_events(21));
  EXPECT_EQ(store.list_results()->size(), 1U);
  EXPECT_EQ(*store.list_practice(), (std::vector{PracticeRow{"x-wing", "p", 1, 1, 7, 9}}));
  EXPECT_EQ(*store.read_setting("check"), "rules");
}

TEST(WriterThread, NotesThatFailAreToldAndTriedAgain) {
  Desk desk;
  desk.is_shut = true;
  Writer writer(desk.uid, desk.options());
  EXPECT_FALSE(writer.wait(writer.submit(notes_with("mine"))));
  EXPECT_EQ(writer.progress().state, SaveState::kNotSaved);
  EXPECT_TRUE(writer.progress().will_retry);
  desk.is_shut = false;
  const int tries = desk.opened;
  desk.clock = 5999;
  writer.tick();
  EXPECT_EQ(writer.progress().acknowledged, 0U);
  EXPECT_EQ(desk.opened, tries);
  desk.clock = 6000;
  while (writer.acknowledged() < 1) writer.tick();
  EXPECT_EQ(writer.progress().state, SaveState::kSaved);
  EXPECT_EQ(desk.folder.open().read_game(desk.uid)->head.notes.title, "mine");
}

TEST(WriterThread, NotesOfAGameThatIsGoneAreLetGo) {
  Desk desk;
  ASSERT_TRUE(desk.folder.open().delete_game(desk.uid));
  Writer writer(desk.uid, desk.options());
  const Ticket ticket = writer.submit(notes_with("mine"));
  EXPECT_TRUE(writer.wait(writer.submit(Setting{"check", "off"})));
  const std::vector<Refused> refused = writer.take_refused();
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_EQ(refused[0].ticket, ticket);
  EXPECT_EQ(refused[0].trouble.code, TroubleCode::kNoSuchGame);
  EXPECT_TRUE(writer.take_refused().empty());
  EXPECT_EQ(writer.progress().state, SaveState::kSaved);
}

TEST(WriterThread, FinishWritesNotesAndLeavesAConflictAlone) {
  Desk desk;
  {
    Writer writer(desk.uid, desk.options());
    writer.submit(notes_with("last"));
    writer.finish();
  }
  Store store = desk.folder.open();
  EXPECT_EQ(store.read_game(desk.uid)->head.notes.title, "last");
  StoredEvent other = make_event(1);
  other.line = "place elsewhere";
  ASSERT_TRUE(store.append(desk.uid, std::vector{other}, 5));
  Writer writer(desk.uid, desk.options());
  EXPECT_FALSE(writer.wait(writer.submit(make_event(1))));
  writer.submit(notes_with("of the loser"));
  EXPECT_TRUE(writer.is_at_rest());
  const int tries = desk.opened;
  EXPECT_EQ(writer.finish().trouble->code, TroubleCode::kConflict);
  EXPECT_EQ(desk.opened, tries);
  EXPECT_EQ(store.read_game(desk.uid)->head.notes.title, "last");
}

TEST(WriterThread, ANewGameComesBeforeItsMovesAndIsThereOnce) {
  Desk desk;
  const GameHead head = make_head("b");
  const GameToAdd made{{head, make_events(3)}, "the test"};
  desk.is_shut = true;
  {
    Writer writer(head.uid, desk.options());
    writer.submit(made);
    EXPECT_FALSE(writer.wait(writer.submit(make_event(4))));
    EXPECT_EQ(desk.folder.open().list_games()->size(), 1U);
    desk.is_shut = false;
    EXPECT_TRUE(writer.wait_all());
    Store store = desk.folder.open();
    EXPECT_EQ(store.read_game(head.uid)->events, make_events(4));
    EXPECT_EQ(store.lock_game(head.uid, "another").error().code, TroubleCode::kGameLocked);
  }
  Store store = desk.folder.open();
  EXPECT_TRUE(store.lock_game(head.uid, "another"));
  // Another one under its name: nothing of it is taken for saved.
  Writer writer(head.uid, desk.options());
  writer.submit(made);
  EXPECT_FALSE(writer.wait(writer.submit(make_event(4))));
  EXPECT_EQ(writer.progress().trouble->code, TroubleCode::kGameExists);
  EXPECT_FALSE(writer.progress().will_retry);
  EXPECT_EQ(writer.acknowledged(), 0U);
}

TEST(WriterThread, AGameWhoseMakingWasNotHeardOfIsTheSame) {
  Desk desk;
  const GameHead head = make_head("b");
  ASSERT_TRUE(desk.folder.open().import_game({head, make_events(3)}));
  Writer writer(head.uid, desk.options());
  writer.submit(GameToAdd{{head, make_events(3)}, "the test"});
  EXPECT_TRUE(writer.wait(writer.submit(make_event(4))));
  EXPECT_EQ(desk.folder.open().read_game(head.uid)->events, make_events(4));
}

TEST(WriterThread, ADeletionOfAGameThatIsPlayedIsRefusedAndOthersAreDone) {
  Desk desk;
  const GameHead head = make_head("b");
  Store store = desk.folder.open();
  ASSERT_TRUE(store.create_game(head));
  const Answer<GameLock> lock = store.lock_game(desk.uid, "somebody");
  ASSERT_TRUE(lock);
  Writer writer({}, desk.options());
  const Ticket locked = writer.submit_deletion(desk.uid);
  EXPECT_TRUE(writer.wait(writer.submit_deletion(head.uid)));
  const std::vector<Refused> refused = writer.take_refused();
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_EQ(refused[0].ticket, locked);
  EXPECT_EQ(refused[0].trouble.code, TroubleCode::kGameLocked);
  ASSERT_EQ(store.list_games()->size(), 1U);
  EXPECT_EQ(store.list_games()->front().uid, desk.uid);
}

// The first holds the turn while it opens the store; the second would begin if it did not wait.
TEST(WriterThread, WritersTakeTurns) {
  Desk desk;
  WriterOptions options = desk.options();
  options.turn = std::make_shared<std::mutex>();
  std::atomic<int> inside{0};
  options.open = [&, open = options.open] {
    EXPECT_EQ(++inside, 1);
    for (int i = 0; i < 1000; ++i) std::this_thread::yield();
    --inside;
    return open();
  };
  std::vector<std::unique_ptr<Writer>> writers;
  for (int i = 0; i < 4; ++i) writers.push_back(std::make_unique<Writer>(std::string(), options));
  for (int i = 0; i < 4; ++i) {
    writers[static_cast<std::size_t>(i)]->submit(Setting{"key" + std::to_string(i), "1"});
  }
  for (const auto& writer : writers) EXPECT_TRUE(writer->wait_all());
  EXPECT_EQ(desk.folder.open().list_settings()->size(), 4U);
}

TEST(WriterThread, ManyThreadsAsk) {
  Desk desk;
  std::atomic<std::uint64_t> changes{0};
  WriterOptions options = desk.options();
  options.on_change = [&] { ++changes; };
  Writer writer(desk.uid, std::move(options));
  std::atomic<bool> is_over{false};
  std::vector<std::thread> askers;
  for (int i = 0; i < 3; ++i) {
    askers.emplace_back([&] {
      std::uint64_t last = 0;
      while (!is_over) {
        const WriterProgress progress = writer.progress();
        EXPECT_LE(progress.acknowledged, progress.submitted);
        EXPECT_LE(last, progress.acknowledged);
        EXPECT_EQ(progress.state == SaveState::kSaved, progress.acknowledged == progress.submitted);
        last = progress.acknowledged;
        writer.tick();
      }
    });
  }
  Ticket last{};
  for (const StoredEvent& event : make_events(200)) last = writer.submit(event);
  EXPECT_TRUE(writer.wait(last));
  is_over = true;
  for (std::thread& asker : askers) asker.join();
  EXPECT_EQ(writer.finish().acknowledged, 200U);
  EXPECT_GE(changes, 1U);  // told after the acknowledgement, so not before the end of the writer
  EXPECT_EQ(desk.stored(), make_events(200));
}

}  // namespace
}  // namespace shudu::storage
