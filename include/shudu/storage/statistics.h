// What the results of a player come to: by layout and level how many, how fast, how many without
// help; the days in a row; the last games.
//
// Pure arithmetic over `GameResult`, no store is asked. A game counts as solved where its outcome
// is `complete`; times are those of solved games that were timed; a day counts where a game was
// solved on it, by the calendar of the place where it was played (`local_day`).
// Tested in tests/storage/statistics_test.cpp on results made by hand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "shudu/storage/records.h"

#pragma GCC visibility push(default)
namespace shudu::storage {

/// Times of solved and timed games, active milliseconds; none where there is no such game.
struct Times {
  std::uint64_t games = 0;
  std::optional<std::uint64_t> best_ms;
  std::optional<std::uint64_t> mean_ms;    ///< rounded down
  std::optional<std::uint64_t> median_ms;  ///< of an even number the mean of the middle two

  friend bool operator==(const Times&, const Times&) = default;
};

/// The games of one layout and level.
struct LevelSummary {
  std::string layout;
  std::optional<std::string> level;  ///< none: games without a level
  std::uint64_t played = 0;          ///< ended, however
  std::uint64_t solved = 0;
  std::uint64_t unaided = 0;  ///< solved without help
  Times times;
  Times unaided_times;

  friend bool operator==(const LevelSummary&, const LevelSummary&) = default;
};

/// Days in a row, each with a solved game.
struct Streak {
  /// That end today, or yesterday while nothing has been solved today; 0: broken.
  std::uint64_t days = 0;
  std::uint64_t longest = 0;  ///< ever
  bool solved_today = false;

  friend bool operator==(const Streak&, const Streak&) = default;
};

struct Statistics {
  LevelSummary all;                  ///< of everything; its layout is empty
  std::vector<LevelSummary> levels;  ///< by layout, then level, as texts; without a level first
  Streak streak;
  std::vector<GameResult> last;  ///< the last finished first

  friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// How many games `Statistics::last` has at most.
inline constexpr std::size_t kLastResults = 10;

[[nodiscard]] bool is_solved(const GameResult& result);

/// No hint of stage 2 or more, none applied, no reveal, check, level `solution` or auto marks: what
/// `game::is_unaided` says of the counts of a session.
[[nodiscard]] bool is_unaided(const GameResult& result);

/// `today`: yyyymmdd where the player is. Results in any order. What is dated after tomorrow (a
/// clock that was wrong; tomorrow is where a traveller comes from) or not a day of the calendar
/// counts in everything but the streak.
[[nodiscard]] Statistics summarize(std::span<const GameResult> results, std::uint64_t today);

}  // namespace shudu::storage
#pragma GCC visibility pop
