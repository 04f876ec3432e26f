// Who may end work, and what it is then said to have ended by.
#include "shudu/verbs/budget.h"

#include <gtest/gtest.h>

namespace shudu::verbs {
namespace {

TEST(Budget, NobodyToAskNeverEnds) {
  Budget budget;
  EXPECT_FALSE(budget.can_ask());
  EXPECT_TRUE(budget.goes_on(1, 2));
  EXPECT_FALSE(budget.stop().can_come());
}

TEST(Budget, TheFlagEndsIt) {
  std::atomic<bool> flag{false};
  Budget budget({.flag = &flag});
  EXPECT_TRUE(budget.goes_on(1));
  EXPECT_FALSE(budget.stop().is_asked());
  flag = true;
  EXPECT_TRUE(budget.stop().is_asked());
  EXPECT_FALSE(budget.goes_on(2));
  EXPECT_EQ(budget.halt(), Halt::kCancelled);
  flag = false;
  EXPECT_FALSE(budget.goes_on(3));  // over stays over
}

TEST(Budget, TheCallerIsToldAndMayEndIt) {
  std::uint64_t told = 0;
  const auto progress = [&told](std::uint64_t done, std::uint64_t total) {
    EXPECT_EQ(total, 10U);
    told = done;
    return done < 2;
  };
  Budget budget({.progress = progress});
  EXPECT_TRUE(budget.goes_on(1, 10));
  EXPECT_FALSE(budget.goes_on(2, 10));
  EXPECT_EQ(told, 2U);
  EXPECT_EQ(budget.halt(), Halt::kCancelled);
  EXPECT_FALSE(budget.goes_on(3, 10));
  EXPECT_EQ(told, 2U);  // and is not asked again
}

TEST(Budget, OneLookInManyAsksTheCaller) {
  int asked = 0;
  const auto progress = [&asked](std::uint64_t /*done*/, std::uint64_t /*total*/) {
    ++asked;
    return true;
  };
  Budget budget({.progress = progress});
  const Stop stop = budget.stop();
  for (int i = 0; i < 1'024; ++i) EXPECT_FALSE(stop.is_asked());
  EXPECT_EQ(asked, 4);
}

TEST(Budget, EachRareLookAsksTheCaller) {
  int asked = 0;
  const auto progress = [&asked](std::uint64_t /*done*/, std::uint64_t /*total*/) {
    return ++asked < 3;
  };
  Budget budget({.progress = progress});
  const Stop stop = budget.rare_stop();
  EXPECT_FALSE(stop.is_asked());
  EXPECT_FALSE(stop.is_asked());
  EXPECT_TRUE(stop.is_asked());
  EXPECT_TRUE(stop.is_asked());
  EXPECT_EQ(asked, 3) << "not asked again after the end";
  EXPECT_EQ(budget.halt(), Halt::kCancelled);
  EXPECT_FALSE(Budget().rare_stop().can_come());
}

TEST(Budget, TimeIsThatOfTheLentClock) {
  std::uint64_t now = 100;
  const auto clock = [&now] { return now; };
  Budget budget({.clock = clock, .end_time = 150});
  EXPECT_TRUE(budget.goes_on(1));
  now = 150;
  EXPECT_FALSE(budget.goes_on(2));
  EXPECT_EQ(budget.halt(), Halt::kTimeout);
}

TEST(Budget, WhatOneRecordExhaustedTheNextHasAgain) {
  Budget budget;
  budget.end_search(Halt::kBudget);
  EXPECT_FALSE(budget.goes_on(1));
  budget.begin_record();
  EXPECT_TRUE(budget.goes_on(2));
  budget.end_search(Halt::kTimeout);
  budget.begin_record();
  EXPECT_EQ(budget.halt(), Halt::kTimeout);
}

}  // namespace
}  // namespace shudu::verbs
