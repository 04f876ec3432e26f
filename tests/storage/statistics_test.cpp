// Statistics of results made by hand; every number here was counted on paper.
#include "shudu/storage/statistics.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace shudu::storage {
namespace {

// A solved and unaided one.
GameResult make_result(std::uint64_t elapsed_ms, std::uint64_t day = 20260301) {
  static std::uint64_t count = 0;
  GameResult result;
  result.uid = "r" + std::to_string(++count);
  result.finished_ms = day * 1000;
  result.local_day = day;
  result.outcome = "complete";
  result.layout = "classic";
  result.level = "hard";
  result.elapsed_ms = elapsed_ms;
  result.check_level = "rules";
  return result;
}

Streak streak_on(std::initializer_list<std::uint64_t> days, std::uint64_t today) {
  std::vector<GameResult> results;
  for (const std::uint64_t day : days) results.push_back(make_result(1, day));
  const Streak streak = summarize(results, today).streak;
  std::reverse(results.begin(), results.end());
  EXPECT_EQ(summarize(results, today).streak, streak);
  return streak;
}

TEST(Statistics, OfNothing) { EXPECT_EQ(summarize({}, 20260301), Statistics{}); }

TEST(Statistics, BestMeanMedianAndUnaided) {
  std::vector<GameResult> results{make_result(60'000), make_result(30'000), make_result(90'001),
                                  make_result(40'000), make_result(10'000), make_result(5'000)};
  results[1].stage_max = 2;         // helped
  results[2].stage_max = 1;         // told that there is something: not help yet
  results[4].outcome = "given-up";  // played, not solved: its time is no time
  results[5].timed = false;         // solved, its time is no time
  results.push_back(make_result(7'000));
  results.back().level = "easy";
  results.push_back(make_result(8'000));
  results.back().level.reset();
  results.push_back(make_result(9'000));
  results.back().layout = "a";

  const Statistics statistics = summarize(results, 20260301);
  ASSERT_EQ(statistics.levels.size(), 4U);
  EXPECT_EQ(statistics.levels[0].layout, "a");
  EXPECT_EQ(statistics.levels[1].level, std::nullopt);
  EXPECT_EQ(statistics.levels[2].level, "easy");
  // Timed: 30, 40, 60 and 90.001 seconds; unaided of them 40, 60 and 90.001.
  const LevelSummary hard{.layout = "classic",
                          .level = "hard",
                          .played = 6,
                          .solved = 5,
                          .unaided = 4,
                          .times = {4, 30'000, 55'000, 50'000},
                          .unaided_times = {3, 40'000, 63'333, 60'000}};
  EXPECT_EQ(statistics.levels[3], hard);
  EXPECT_EQ(statistics.all.played, 9U);
  EXPECT_EQ(statistics.all.solved, 8U);
  EXPECT_EQ(statistics.all.unaided, 7U);
  EXPECT_EQ(statistics.all.layout, "");
  // 7, 8, 9, 30, 40, 60, 90.001: sum 244.001.
  EXPECT_EQ(statistics.all.times, (Times{7, 7'000, 34'857, 30'000}));
}

TEST(Statistics, EachKindOfHelpCounts) {
  EXPECT_TRUE(is_unaided(make_result(1)));
  const auto with = [](auto change) {
    GameResult result = make_result(1);
    change(result);
    return is_unaided(result);
  };
  EXPECT_TRUE(with([](GameResult& r) { r.stage_max = 1; }));
  EXPECT_TRUE(with([](GameResult& r) { r.asked = 9; }));
  EXPECT_TRUE(with([](GameResult& r) { r.undos = 9; }));
  EXPECT_TRUE(with([](GameResult& r) { r.mistakes = 9; }));
  EXPECT_TRUE(with([](GameResult& r) { r.check_level = "off"; }));
  EXPECT_FALSE(with([](GameResult& r) { r.stage_max = 2; }));
  EXPECT_FALSE(with([](GameResult& r) { r.applied = 1; }));
  EXPECT_FALSE(with([](GameResult& r) { r.checks = 1; }));
  EXPECT_FALSE(with([](GameResult& r) { r.reveals = 1; }));
  EXPECT_FALSE(with([](GameResult& r) { r.check_level = "solution"; }));
  EXPECT_FALSE(with([](GameResult& r) { r.auto_marks = true; }));
}

TEST(Statistics, TimesBeyondAnySum) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  const std::vector<GameResult> results{make_result(kMost), make_result(kMost - 2)};
  EXPECT_EQ(summarize(results, 20260301).all.times, (Times{2, kMost - 2, kMost - 1, kMost - 1}));
}

TEST(Statistics, StreakOverTheEndsOfMonthsAndYears) {
  EXPECT_EQ(streak_on({20260227, 20260228, 20260301}, 20260301), (Streak{3, 3, true}));
  EXPECT_EQ(streak_on({20240228, 20240229, 20240301}, 20240301), (Streak{3, 3, true}));
  EXPECT_EQ(streak_on({20240228, 20240301}, 20240301), (Streak{1, 1, true}));
  EXPECT_EQ(streak_on({20251231, 20260101}, 20260101), (Streak{2, 2, true}));
  EXPECT_EQ(streak_on({20000228, 20000229, 20000301}, 20000301), (Streak{3, 3, true}));
  EXPECT_EQ(streak_on({21000228, 21000301}, 21000301), (Streak{2, 2, true}));
  EXPECT_EQ(streak_on({20260430, 20260501, 20260531, 20260601}, 20260601), (Streak{2, 2, true}));
}

// A year of days typed by nothing but their months' lengths.
TEST(Statistics, StreakOfAWholeYear) {
  std::vector<GameResult> results;
  const std::vector<std::uint64_t> lengths{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  for (std::uint64_t month = 1; month <= 12; ++month) {
    for (std::uint64_t day = 1; day <= lengths[month - 1]; ++day) {
      results.push_back(make_result(1, 20240000 + month * 100 + day));
    }
  }
  EXPECT_EQ(summarize(results, 20241231).streak, (Streak{366, 366, true}));
}

TEST(Statistics, StreakBreaksWithADayWithoutAGame) {
  EXPECT_EQ(streak_on({20260301, 20260302, 20260303, 20260305}, 20260305), (Streak{1, 3, true}));
  EXPECT_EQ(streak_on({20260301, 20260302}, 20260304), (Streak{0, 2, false}));
}

TEST(Statistics, StreakStandsWhileTodayIsNotYetPlayed) {
  EXPECT_EQ(streak_on({20260301, 20260302}, 20260303), (Streak{2, 2, false}));
  EXPECT_EQ(streak_on({20260131, 20260131, 20260130}, 20260201), (Streak{2, 2, false}));
}

TEST(Statistics, OnlySolvedGamesMakeADay) {
  std::vector<GameResult> results{make_result(1, 20260301), make_result(1, 20260302)};
  results[1].outcome = "given-up";
  EXPECT_EQ(summarize(results, 20260302).streak, (Streak{1, 1, false}));
}

TEST(Statistics, ClocksThatAreWrongAndTravellers) {
  EXPECT_EQ(streak_on({20260301, 20260302, 20990101}, 20260302), (Streak{2, 2, true}));
  EXPECT_EQ(streak_on({20260301, 20260302}, 20260301), (Streak{2, 2, true}));
  EXPECT_EQ(streak_on({0, 20260229, 20261301, 20260100, 20260301}, 20260301), (Streak{1, 1, true}));
  EXPECT_EQ(streak_on({20260301}, 20260230), Streak{});
}

TEST(Statistics, TheLastTenTheLastFinishedFirst) {
  std::vector<GameResult> results;
  for (const std::uint64_t at : {5U, 3U, 11U, 7U, 1U, 2U, 12U, 8U, 4U, 10U, 6U, 9U}) {
    results.push_back(make_result(at));
    results.back().finished_ms = at;
  }
  const std::vector<GameResult> last = summarize(results, 20260301).last;
  ASSERT_EQ(last.size(), 10U);
  for (std::uint64_t i = 0; i < last.size(); ++i) EXPECT_EQ(last[i].finished_ms, 12 - i);
}

}  // namespace
}  // namespace shudu::storage
