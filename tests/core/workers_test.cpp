// Threads that live as long as one call, the processors they may have, and waits that end.
#include "shudu/core/workers.h"

#include <gtest/gtest.h>
#include <sched.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>

namespace shudu::test {
namespace {

TEST(Workers, EachIsCalledOnce) {
  for (const int threads : {-3, 0, 1, 2, 8, 300}) {
    std::array<std::atomic<int>, kMaxThreads> calls{};
    run_workers(threads, [&calls](int worker) { ++calls[static_cast<std::size_t>(worker)]; });
    for (int worker = 0; worker < kMaxThreads; ++worker) {
      const int expected = worker < std::max(threads, 1) ? 1 : 0;
      ASSERT_EQ(calls[static_cast<std::size_t>(worker)], expected) << threads;
    }
  }
}

// A program that is bound to one processor has one.
TEST(Workers, ProcessorsAreThoseOneIsBoundTo) {
  cpu_set_t before;
  ASSERT_EQ(sched_getaffinity(0, sizeof before, &before), 0);
  EXPECT_EQ(usable_processors(), std::min(CPU_COUNT(&before), kMaxThreads));
  cpu_set_t one;
  CPU_ZERO(&one);
  for (std::size_t i = 0; i < CPU_SETSIZE && CPU_COUNT(&one) == 0; ++i) {
    if (CPU_ISSET(i, &before)) CPU_SET(i, &one);
  }
  ASSERT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
  EXPECT_EQ(usable_processors(), 1);
  ASSERT_EQ(sched_setaffinity(0, sizeof before, &before), 0);
}

TEST(Workers, AWaitEndsByAChangeOrByTime) {
  Gate gate;
  bool is_open = false;
  bool was_seen = false;
  bool ended_by_time = false;
  run_workers(2, [&](int worker) {
    if (worker == 1) {
      const Gate::Pass pass(gate);
      is_open = true;
      gate.changed();
      return;
    }
    Gate::Pass pass(gate);
    was_seen = pass.wait_until([&] { return is_open; }, 600'000);
    const auto begin = std::chrono::steady_clock::now();
    const bool never = pass.wait_until([] { return false; }, 20);
    const auto waited = std::chrono::steady_clock::now() - begin;
    ended_by_time = !never && waited >= std::chrono::milliseconds(20);
  });
  EXPECT_TRUE(was_seen);
  EXPECT_TRUE(ended_by_time);
}

}  // namespace
}  // namespace shudu::test
