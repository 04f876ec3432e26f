// The worker: results come in the thread that collects, of the last job alone; jobs can be stopped,
// replaced and waited for.
#include "tui/work/worker.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace shudu::tui {
namespace {

std::function<void()> nothing() {
  return [] {};
}

// Runs until it is told to stop, then gives back what `then` says.
Job until_stopped(std::function<void()> then) {
  return [then = std::move(then)](JobDesk desk) {
    while (!desk.stop.load()) {
      ++desk.tried;
      std::this_thread::yield();
    }
    return then;
  };
}

TEST(Worker, ResultIsCalledInTheThreadThatCollects) {
  std::atomic<int> news{0};
  Worker worker([&news] { ++news; });
  EXPECT_FALSE(worker.is_busy());
  EXPECT_FALSE(worker.collect());
  const std::thread::id mine = std::this_thread::get_id();
  std::thread::id job_thread;
  std::thread::id result_thread;
  worker.start([&](JobDesk) {
    job_thread = std::this_thread::get_id();
    return [&] { result_thread = std::this_thread::get_id(); };
  });
  EXPECT_TRUE(worker.is_busy());
  while (news == 0) std::this_thread::yield();
  EXPECT_TRUE(worker.is_busy()) << "not collected yet";
  EXPECT_EQ(result_thread, std::thread::id());
  EXPECT_TRUE(worker.collect());
  EXPECT_EQ(result_thread, mine);
  EXPECT_NE(job_thread, mine);
  EXPECT_FALSE(worker.is_busy());
  EXPECT_EQ(news, 1);
}

TEST(Worker, CancelDropsTheResult) {
  Worker worker([] {});
  bool called = false;
  worker.start(until_stopped([&called] { called = true; }));
  while (worker.tried() == 0) std::this_thread::yield();
  EXPECT_TRUE(worker.cancel());
  EXPECT_FALSE(worker.is_busy());
  EXPECT_FALSE(worker.cancel());
  worker.start([](JobDesk) { return nothing(); });
  worker.wait(std::atomic<bool>(false));
  EXPECT_FALSE(called);
}

TEST(Worker, CancelDropsAResultThatWasNotCollected) {
  std::atomic<int> news{0};
  Worker worker([&news] { ++news; });
  bool called = false;
  worker.start([&called](JobDesk) { return [&called] { called = true; }; });
  while (news == 0) std::this_thread::yield();
  EXPECT_TRUE(worker.cancel());
  EXPECT_FALSE(worker.collect());
  EXPECT_FALSE(called);
}

TEST(Worker, FinishingEarlyKeepsTheResult) {
  Worker worker([] {});
  bool called = false;
  worker.start(until_stopped([&called] { called = true; }));
  worker.finish_early();
  worker.wait(std::atomic<bool>(false));
  EXPECT_TRUE(called);
}

TEST(Worker, AWaitCanBeStopped) {
  Worker worker([] {});
  std::atomic<bool> stop{false};
  bool called = false;
  worker.start(until_stopped([&called] { called = true; }));
  std::thread stopper([&stop] {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    stop = true;
  });
  worker.wait(stop);
  stopper.join();
  EXPECT_TRUE(called);
}

TEST(Worker, ANewJobReplacesTheOld) {
  Worker worker([] {});
  std::vector<int> results;
  for (int i = 0; i < 100; ++i) {
    worker.start(until_stopped([&results, i] { results.push_back(i); }));
  }
  worker.start([&results](JobDesk) { return [&results] { results.push_back(100); }; });
  worker.wait(std::atomic<bool>(false));
  EXPECT_EQ(results, std::vector<int>{100});
}

TEST(Worker, AResultMayStartTheNextJob) {
  Worker worker([] {});
  int jobs = 0;
  const auto count = [&jobs] { ++jobs; };
  const auto count_and_start = [&] {
    count();
    worker.start([count](JobDesk) { return count; });
  };
  worker.start([count_and_start](JobDesk) { return count_and_start; });
  worker.wait(std::atomic<bool>(false));
  EXPECT_EQ(jobs, 1);
  EXPECT_TRUE(worker.is_busy());
  worker.wait(std::atomic<bool>(false));
  EXPECT_EQ(jobs, 2);
}

TEST(Worker, TheEndStopsWhatRuns) {
  bool called = false;
  {
    Worker worker([] {});
    worker.start(until_stopped([&called] { called = true; }));
  }
  EXPECT_FALSE(called);
}

}  // namespace
}  // namespace shudu::tui
