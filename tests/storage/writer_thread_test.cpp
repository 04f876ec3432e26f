// The writer: moves become durable in order, failures keep them, retries wait for the clock, and no
// state ever says saved too early. The store below it is real; what fails is its opening or its
// file.
#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "shudu/storage/writer.h"
#include "storage/helpers.h"

namespace shudu::storage {
namespace {

using test::StoreFolder;
using test::make_event;
using test::make_events;
using test::make_head;

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
  std::vector<Event> stored() const { return folder.open().read_game(uid)->events; }
};

TEST(WriterThread, SavesEverythingInOrder) {
  Desk desk;
  Writer writer(desk.uid, desk.options());
  Ticket last{};
  for (const Event& event : make_events(300)) last = writer.submit(event);
  EXPECT_TRUE(writer.wait(last));
  EXPECT_TRUE(writer.is_saved(last));
  const Progress progress = writer.progress();
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
  Progress progress = writer.progress();
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
  Event other = make_event(3);
  other.line = "place elsewhere";
  {
    Store store = desk.folder.open();
    const std::vector<Event> elsewhere{make_event(2), other};
    ASSERT_TRUE(store.append(desk.uid, elsewhere, 5));
  }
  writer.submit(make_event(2));
  const Ticket last = writer.submit(make_event(3));
  while (writer.progress().state != SaveState::kNotSaved) std::this_thread::yield();
  EXPECT_FALSE(writer.is_saved(last));
  EXPECT_EQ(writer.acknowledged(), 2U);
  const Progress progress = writer.progress();
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
  for (const Event& event : make_events(50)) writer.submit(event);
  EXPECT_EQ(writer.finish().state, SaveState::kSaved);
  EXPECT_EQ(desk.stored(), make_events(50));
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
        const Progress progress = writer.progress();
        EXPECT_LE(progress.acknowledged, progress.submitted);
        EXPECT_LE(last, progress.acknowledged);
        EXPECT_EQ(progress.state == SaveState::kSaved, progress.acknowledged == progress.submitted);
        last = progress.acknowledged;
        writer.tick();
      }
    });
  }
  Ticket last{};
  for (const Event& event : make_events(200)) last = writer.submit(event);
  EXPECT_TRUE(writer.wait(last));
  is_over = true;
  for (std::thread& asker : askers) asker.join();
  EXPECT_EQ(writer.finish().acknowledged, 200U);
  EXPECT_GE(changes, 1U);  // told behind the acknowledgement, so not before the end of the writer
  EXPECT_EQ(desk.stored(), make_events(200));
}

}  // namespace
}  // namespace shudu::storage
