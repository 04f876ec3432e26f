// A stop by flag, by the caller, by both; when a pace looks; what the count of looks counts.
#include "shudu/core/stop.h"

#include <gtest/gtest.h>

#include "support/look_count.h"

namespace shudu::test {
namespace {

TEST(Stop, IsAskedForByAFlagOrByTheCaller) {
  EXPECT_FALSE(Stop().is_asked());
  EXPECT_FALSE(Stop().can_come());
  EXPECT_FALSE(Stop(nullptr).can_come());
  std::atomic<bool> flag = false;
  const Stop by_flag = &flag;
  EXPECT_TRUE(by_flag.can_come());
  EXPECT_FALSE(by_flag.is_asked());
  flag = true;
  EXPECT_TRUE(by_flag.is_asked());
  flag = false;
  int asked = 0;
  const auto third = [&asked] { return ++asked == 3; };
  const StopAsked ask(third);
  const Stop by_both(&flag, ask);
  EXPECT_TRUE(by_both.can_come());
  EXPECT_FALSE(by_both.is_asked());
  flag = true;
  EXPECT_TRUE(by_both.is_asked());
  EXPECT_EQ(asked, 1) << "the flag goes first";
  flag = false;
  EXPECT_FALSE(by_both.is_asked());
  EXPECT_TRUE(by_both.is_asked());
}

TEST(Pace, LooksOnceInSoManyPassesAndStaysOver) {
  const LookCount count(3);
  Pace pace(count.stop(), 10);
  for (int pass = 1; pass < 30; ++pass) {
    EXPECT_FALSE(pace.is_over()) << pass;
    EXPECT_EQ(count.looks(), static_cast<std::uint64_t>(pass) / 10);
  }
  EXPECT_TRUE(pace.is_over());
  EXPECT_TRUE(pace.has_ended());
  for (int pass = 0; pass < 100; ++pass) EXPECT_TRUE(pace.is_over());
  EXPECT_EQ(count.looks(), 3U) << "who knows that it is over need not ask";
}

TEST(Pace, CountsManyPassesAtOnce) {
  const LookCount count;
  Pace pace(count.stop(), 100);
  EXPECT_FALSE(pace.is_over(60));
  EXPECT_EQ(count.looks(), 0U);
  EXPECT_FALSE(pace.is_over(60));
  EXPECT_EQ(count.looks(), 1U);
  EXPECT_FALSE(pace.is_over(1'000));
  EXPECT_EQ(count.looks(), 2U);
}

TEST(LookCount, CountsWhatComesBehindTheEnd) {
  const LookCount count(2);
  const Stop stop = count.stop();
  EXPECT_FALSE(stop.is_asked());
  EXPECT_EQ(count.looks_after(), 0U);
  EXPECT_TRUE(stop.is_asked());
  EXPECT_TRUE(stop.is_asked());
  EXPECT_EQ(count.looks(), 3U);
  EXPECT_EQ(count.looks_after(), 1U);
}

}  // namespace
}  // namespace shudu::test
