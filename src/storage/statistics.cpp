// Statistics in one pass over the results, sorted times for the medians, and days as numbers
// without gaps (proleptic Gregorian calendar), so that the next day is always one more.
#include "shudu/storage/statistics.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace shudu::storage {
namespace {

// yyyymmdd as the number of days since the first of January of the year 1; none where the calendar
// has no such day.
std::optional<std::uint64_t> day_number(std::uint64_t yyyymmdd) {
  constexpr std::array<std::uint64_t, 13> kBefore{0,   31,  59,  90,  120, 151, 181,
                                                  212, 243, 273, 304, 334, 365};
  const std::uint64_t year = yyyymmdd / 10'000;
  const std::uint64_t month = yyyymmdd / 100 % 100;
  const std::uint64_t day = yyyymmdd % 100;
  if (year < 1 || year > 9999 || month < 1 || month > 12) return std::nullopt;
  const bool is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  const std::uint64_t days =
      kBefore[month] - kBefore[month - 1] + (is_leap && month == 2 ? 1U : 0U);
  if (day < 1 || day > days) return std::nullopt;
  const std::uint64_t past = year - 1;
  return past * 365 + past / 4 - past / 100 + past / 400 + kBefore[month - 1] +
         (is_leap && month > 2 ? 1U : 0U) + day - 1;
}

// The sum may be more than 64 bits hold; its quotients and remainders are not.
std::uint64_t mean_of(const std::vector<std::uint64_t>& times) {
  const std::uint64_t count = times.size();
  std::uint64_t whole = 0;
  std::uint64_t rest = 0;
  for (const std::uint64_t time : times) {
    whole += time / count;
    rest += time % count;
  }
  return whole + rest / count;
}

Times times_of(std::vector<std::uint64_t> times) {
  if (times.empty()) return {};
  std::sort(times.begin(), times.end());
  const std::uint64_t low = times[(times.size() - 1) / 2];
  const std::uint64_t high = times[times.size() / 2];
  return {.games = times.size(),
          .best_ms = times.front(),
          .mean_ms = mean_of(times),
          .median_ms = low + (high - low) / 2};
}

// Counts while the results go by.
struct LevelTally {
  LevelSummary summary;
  std::vector<std::uint64_t> times;
  std::vector<std::uint64_t> unaided_times;

  void add(const GameResult& result) {
    ++summary.played;
    if (!is_solved(result)) return;
    const bool unaided = is_unaided(result);
    ++summary.solved;
    summary.unaided += unaided ? 1 : 0;
    if (!result.timed) return;
    times.push_back(result.elapsed_ms);
    if (unaided) unaided_times.push_back(result.elapsed_ms);
  }

  LevelSummary finish() && {
    summary.times = times_of(std::move(times));
    summary.unaided_times = times_of(std::move(unaided_times));
    return std::move(summary);
  }
};

// The solved days until tomorrow, each once, in order.
std::vector<std::uint64_t> solved_days(std::span<const GameResult> results, std::uint64_t today) {
  std::vector<std::uint64_t> days;
  for (const GameResult& result : results) {
    const std::optional<std::uint64_t> day = day_number(result.local_day);
    if (day && *day <= today + 1 && is_solved(result)) days.push_back(*day);
  }
  std::sort(days.begin(), days.end());
  days.erase(std::unique(days.begin(), days.end()), days.end());
  return days;
}

Streak streak_of(std::span<const GameResult> results, std::uint64_t yyyymmdd) {
  const std::optional<std::uint64_t> today = day_number(yyyymmdd);
  if (!today) return {};
  const std::vector<std::uint64_t> days = solved_days(results, *today);
  Streak streak{.solved_today = std::binary_search(days.begin(), days.end(), *today)};
  std::uint64_t run = 0;
  for (std::size_t i = 0; i < days.size(); ++i) {
    run = i > 0 && days[i] == days[i - 1] + 1 ? run + 1 : 1;
    streak.longest = std::max(streak.longest, run);
  }
  if (!days.empty() && days.back() + 1 >= *today) streak.days = run;
  return streak;
}

std::vector<GameResult> last_of(std::span<const GameResult> results) {
  std::vector<GameResult> last(std::min(kLastResults, results.size()));
  std::partial_sort_copy(results.begin(), results.end(), last.begin(), last.end(),
                         [](const GameResult& a, const GameResult& b) {
                           if (a.finished_ms != b.finished_ms) return a.finished_ms > b.finished_ms;
                           return a.uid < b.uid;  // so that the order never depends on the input's
                         });
  return last;
}

}  // namespace

bool is_solved(const GameResult& result) { return result.outcome == "complete"; }

bool is_unaided(const GameResult& result) {
  return result.stage_max < 2 && result.applied == 0 && result.checks == 0 && result.reveals == 0 &&
         result.check_level != "solution" && !result.auto_marks;
}

Statistics summarize(std::span<const GameResult> results, std::uint64_t today) {
  LevelTally all;
  std::map<std::pair<std::string, std::optional<std::string>>, LevelTally> levels;
  for (const GameResult& result : results) {
    all.add(result);
    levels[{result.layout, result.level}].add(result);
  }
  Statistics statistics;
  statistics.all = std::move(all).finish();
  for (auto& [key, tally] : levels) {
    tally.summary.layout = key.first;
    tally.summary.level = key.second;
    statistics.levels.push_back(std::move(tally).finish());
  }
  statistics.streak = streak_of(results, today);
  statistics.last = last_of(results);
  return statistics;
}

}  // namespace shudu::storage
