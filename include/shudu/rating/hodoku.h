// How hard a puzzle is on the scale of HoDoKu 2.2: a sum of points, one price a step, and the level
// of the hardest technique, raised where the sum is too high for it.
//
//   score   the prices of all steps of the path, singles included
//   level   of the hardest technique; while the score is above the level's most, the next level
//
// The path is that of the profile `hodoku`: always one step of the easiest technique that has one.
// Where there is none, the digit of the solution goes into the middle one of the open cells, at
// 10,000 points. Which one of several steps is taken follows HoDoKu's rules as far as they do not
// hang on how its tables happen to be filled: the level is the same for 99 puzzles of 100, the
// score often. Source: HoDoKu by Bernhard Hobiger (2008-2012), its published list of techniques
// with scores and levels. Classic 9x9 only. Everything here is safe to call from many threads.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/language.h"
#include "shudu/core/result.h"
#include "shudu/core/stop.h"
#include "shudu/logic/technique.h"
#include "shudu/logic/view.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The version of the original that the scale follows.
inline constexpr std::string_view kHodokuVersion = "2.2.4";

enum class HodokuLevel : std::uint8_t { kEasy, kMedium, kHard, kUnfair, kExtreme };

struct HodokuLevelRow {
  HodokuLevel level;
  std::string_view slug;
  Words names;
  int most_score;  ///< with more points a puzzle is of the next level
};
/// The five levels, easiest first.
[[nodiscard]] std::span<const HodokuLevelRow> hodoku_level_table();
[[nodiscard]] const HodokuLevelRow& row_of(HodokuLevel level);

/// What one step of a technique costs and the level that it makes a puzzle at least.
struct HodokuPrice {
  int score = 0;
  HodokuLevel level = HodokuLevel::kEasy;
};
/// None for a technique that HoDoKu does not have.
[[nodiscard]] std::optional<HodokuPrice> hodoku_price(const Technique& technique);

enum class HodokuEnd : std::uint8_t {
  kSolved,
  kTooFewGivens,  ///< fewer than 10: not rated, all else is 0
  kNoSolution,    ///< given up, at 20,000 points
  kStopped,       ///< by the flag: score and level are at least what is said
};

struct HodokuOptions {
  bool with_path = false;  ///< fill HodokuRating::steps
  /// When set, the work ends soon after it becomes true. Not owned.
  Stop stop = {};
};

/// One step of the path.
struct HodokuStep {
  Step step;  ///< without technique where it is the digit of the solution
  int score = 0;
};

struct HodokuRating {
  HodokuLevel level = HodokuLevel::kEasy;
  int score = 0;
  HodokuEnd end = HodokuEnd::kSolved;
  /// Of the highest level, of several the one of the highest price, then the first; null where
  /// there is no step or only digits of the solution.
  const Technique* hardest = nullptr;
  int step_count = 0;
  int trial_count = 0;    ///< digits of the solution
  bool is_unique = true;  ///< has the puzzle one solution? If not, uniqueness was not assumed
  std::string_view version = kHodokuVersion;
  std::vector<HodokuStep> steps;  ///< the path, if asked for
};

/// Rates a puzzle. Errors: kScaleNeedsClassic where the grid is not 9x9, a clash of givens.
[[nodiscard]] Result<HodokuRating> rate_hodoku(const Grid& puzzle,
                                               const HodokuOptions& options = {});
/// Rates a puzzle of candidates (a sukaku). Where one is missing that no given takes, techniques
/// that assume one solution are left out: what they rest on may be one of the missing.
[[nodiscard]] Result<HodokuRating> rate_hodoku(const View& puzzle,
                                               const HodokuOptions& options = {});

}  // namespace shudu
#pragma GCC visibility pop
