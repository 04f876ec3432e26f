// The workers and the watch thread, from inside: order, cuts, time limits. Also run under TSan.
#include "cli/input/pipeline.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <functional>
#include <random>

#include "program_run.h"

namespace shudu::cli {
namespace {

// Sends `count` numbered items through a pipeline that writes to a file; what came out.
struct Passed {
  std::string text;
  std::uint64_t records = 0;
  std::optional<std::uint64_t> unanswered;
  bool all_taken = true;
};

using AnswerItem = std::function<bool(const Item& item, Workplace& at)>;

Passed pass(int jobs, std::uint64_t count, const AnswerItem& answer_item) {
  const auto answer = [&answer_item](Workplace& at) {
    for (const Item& item : at.batch.items) {
      if (at.watch.is_ending() || !answer_item(item, at)) return;
      ++at.batch.done;
    }
  };
  const test::Folder folder;
  const std::string path = folder.file("out");
  Passed passed;
  {
    Output output(path);
    WatchSetup setup;
    setup.workers = jobs;
    Watch watch(setup);
    Pipeline pipeline(jobs, watch, output, answer);
    Batch* batch = pipeline.first();
    for (std::uint64_t i = 0; i < count && passed.all_taken; ++i) {
      Item& item = batch->items.emplace_back();
      item.index = i;
      item.line = i;
      if (batch->items.size() == 1 + i % 7) passed.all_taken = pipeline.submit(batch);
    }
    if (passed.all_taken && !batch->items.empty()) pipeline.submit(batch);
    pipeline.finish();
    passed.records = pipeline.tally().records();
    if (const auto place = pipeline.unanswered()) passed.unanswered = place->line;
    output.commit();
  }
  passed.text = test::read_file(path);
  return passed;
}

bool write_index(const Item& item, Workplace& at) {
  at.out += std::to_string(item.index) + "\n";
  at.tally.add(Verdict::kUnique);
  return true;
}

std::string numbers_below(std::uint64_t count) {
  std::string text;
  for (std::uint64_t i = 0; i < count; ++i) text += std::to_string(i) + "\n";
  return text;
}

TEST(Pipeline, OrderIsThatOfTheInput) {
  for (const int jobs : {1, 2, 3, 8}) {
    // Some items take long, so that workers overtake each other.
    const auto answer = [](const Item& item, Workplace& at) {
      if (item.index % 50 == 0) ::usleep(300);
      return write_index(item, at);
    };
    const Passed passed = pass(jobs, 3000, answer);
    EXPECT_EQ(passed.text, numbers_below(3000)) << jobs;
    EXPECT_EQ(passed.records, 3000U);
    EXPECT_EQ(passed.unanswered, std::nullopt);
  }
}

TEST(Pipeline, NothingIsWrittenBehindAnItemThatWasNotAnswered) {
  for (const int jobs : {1, 4}) {
    const auto answer = [](const Item& item, Workplace& at) {
      if (item.index == 1234) {
        at.watch.cancel();
        return false;
      }
      return write_index(item, at);
    };
    const Passed passed = pass(jobs, 5000, answer);
    ASSERT_TRUE(passed.unanswered.has_value()) << jobs;
    EXPECT_LE(*passed.unanswered, 1234U);
    EXPECT_EQ(passed.text, numbers_below(*passed.unanswered)) << jobs;
    EXPECT_EQ(passed.records, *passed.unanswered);
  }
}

TEST(Pipeline, NoItemsAreNoTrouble) {
  for (const int jobs : {1, 3}) {
    EXPECT_EQ(pass(jobs, 0, [](const Item&, Workplace&) { return true; }).text, "");
  }
}

TEST(Watch, ATimeLimitSetsTheFlagOfItsOwnWorkerOnly) {
  WatchSetup setup;
  setup.workers = 2;
  setup.timeout = 0.01;
  Watch watch(setup);
  watch.begin(0);
  while (!watch.stop_flag(0)->load()) ::usleep(1000);
  EXPECT_FALSE(watch.stop_flag(1)->load());
  EXPECT_FALSE(watch.is_ending());
  watch.end(0);
  watch.begin(0);
  EXPECT_FALSE(watch.stop_flag(0)->load()) << "a new puzzle, a new time";
  watch.end(0);
}

TEST(Watch, CancellingStopsEveryoneForGood) {
  WatchSetup setup;
  setup.workers = 3;
  setup.timeout = 100;
  Watch watch(setup);
  watch.cancel();
  EXPECT_TRUE(watch.is_ending());
  EXPECT_FALSE(watch.is_interrupted());
  for (int worker = 0; worker < 3; ++worker) {
    watch.begin(worker);
    EXPECT_TRUE(watch.stop_flag(worker)->load());
  }
}

TEST(Watch, ProgressIsShownNowAndThenUntilItEnds) {
  std::atomic<int> shown{0};
  WatchSetup setup;
  setup.on_progress = [&shown] { ++shown; };
  Watch watch(setup);
  while (shown == 0) ::usleep(1000);
  watch.end_progress();
  const int before = shown;
  ::usleep(300'000);
  EXPECT_EQ(shown, before);
}

TEST(Output, AFileThatIsNotCommittedIsNotThere) {
  const test::Folder folder;
  {
    Output output(folder.file("out"));
    EXPECT_TRUE(output.is_file());
    EXPECT_TRUE(output.write("half"));
    EXPECT_EQ(folder.names().size(), 1U);
  }
  EXPECT_TRUE(folder.names().empty());
}

TEST(Output, AFailedWriteFailsForGood) {
  Output output("/dev/full");
  EXPECT_FALSE(output.is_file());
  EXPECT_FALSE(output.write("x"));
  EXPECT_FALSE(output.write(""));
  EXPECT_FALSE(output.commit());
  EXPECT_EQ(output.error_number(), ENOSPC);
  EXPECT_FALSE(output.is_closed_pipe());
}

}  // namespace
}  // namespace shudu::cli
