// The shared count: never beyond its limit, never beyond 64 bits.
#include "solver/count/tally.h"

#include <gtest/gtest.h>

namespace shudu::test {
namespace {

TEST(Tally, StopsAtTheLimit) {
  Tally tally({.limit = 10});
  EXPECT_TRUE(tally.add(9, 5));
  EXPECT_EQ(tally.solutions_left(), 1U);
  EXPECT_EQ(tally.why(), SearchEnd::kComplete);
  EXPECT_FALSE(tally.add(7, 5));
  EXPECT_EQ(tally.count(), 10U);
  EXPECT_EQ(tally.nodes(), 10U);
  EXPECT_EQ(tally.why(), SearchEnd::kLimit);
  EXPECT_TRUE(tally.has_ended());
  EXPECT_FALSE(tally.add(kUnlimited, kUnlimited));
  EXPECT_EQ(tally.count(), 10U);
}

TEST(Tally, WhatDoesNotFit64BitsIsALimitReached) {
  Tally tally({});
  EXPECT_TRUE(tally.add(kUnlimited - 1, 1));
  EXPECT_EQ(tally.count(), kUnlimited - 1);
  EXPECT_FALSE(tally.add(5, kUnlimited));
  EXPECT_EQ(tally.count(), kUnlimited);
  EXPECT_EQ(tally.nodes(), kUnlimited);
  EXPECT_EQ(tally.why(), SearchEnd::kLimit);
}

TEST(Tally, StopsAtTheBudgetButALimitGoesFirst) {
  Tally tally({.limit = 3, .node_budget = 10});
  EXPECT_TRUE(tally.add(1, 9));
  EXPECT_EQ(tally.nodes_left(), 1U);
  EXPECT_FALSE(tally.add(0, 9));
  EXPECT_EQ(tally.nodes(), 10U);
  EXPECT_EQ(tally.why(), SearchEnd::kBudget);
  tally.add(2, 0);
  EXPECT_EQ(tally.why(), SearchEnd::kLimit);
}

TEST(Tally, StopsWhenAskedTo) {
  std::atomic<bool> stop{false};
  Tally tally({.stop = &stop});
  EXPECT_TRUE(tally.goes_on());
  stop = true;
  EXPECT_FALSE(tally.goes_on());
  EXPECT_EQ(tally.why(), SearchEnd::kStopped);
}

TEST(Tally, NothingIsAskedWithLimitZero) {
  Tally tally({.limit = 0});
  EXPECT_FALSE(tally.goes_on());
  EXPECT_EQ(tally.why(), SearchEnd::kLimit);
}

}  // namespace
}  // namespace shudu::test
