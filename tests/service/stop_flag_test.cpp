// A stop is for one answer, the one under way or the next, and what an answer may have seen stays.
#include "shudu/service/stop_flag.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "service/helpers.h"

namespace shudu::service {
namespace {

TEST(StopFlag, WaitsForTheNextAnswerOrIsTakenBack) {
  StopFlag flag;
  flag.set();
  flag.begin();
  EXPECT_TRUE(flag.is_stopped());
  flag.end();
  flag.begin();
  EXPECT_FALSE(flag.is_stopped()) << "one answer";
  flag.end();
  flag.set();
  flag.take_back();
  flag.begin();
  EXPECT_FALSE(flag.is_stopped());
}

TEST(StopFlag, CannotBeTakenBackFromTheAnswerUnderWay) {
  StopFlag flag;
  flag.begin();
  EXPECT_FALSE(flag.raised().load());
  flag.set();
  flag.take_back();
  EXPECT_TRUE(flag.raised().load());
  flag.end();
  flag.begin();
  EXPECT_FALSE(flag.is_stopped()) << "nor is it for the next one then";
}

// However a stop falls upon the beginning of an answer, that answer sees it.
TEST(StopFlag, IsNotLostWhereAnAnswerBeginsInAnotherThread) {
  for (int i = 0; i < 2'000; ++i) {
    StopFlag flag;
    std::atomic<bool> is_free = false;
    std::thread stopping([&] {
      while (!is_free.load()) std::this_thread::yield();
      flag.set();
    });
    is_free.store(true);
    flag.begin();
    stopping.join();
    EXPECT_TRUE(flag.is_stopped());
  }
}

TEST(StopFlag, CancelsOneRequest) {
  StopFlag flag;
  Control control;
  control.stop = &flag;
  flag.set();
  EXPECT_EQ(code_of(ask(request_for("solve", kEasyPuzzle), control)), "cancelled");
  EXPECT_EQ(code_of(ask(request_for("solve", kEasyPuzzle), control)), "");
}

}  // namespace
}  // namespace shudu::service
