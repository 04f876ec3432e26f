// How hard a puzzle is on the scale `shudu`: one that gives the same to every form of a puzzle.
//
// Turn a puzzle, move its rows, rename its digits: it is the same puzzle, yet a scale that takes
// one step at a time rates it anew, for another step comes first. Here a stage takes them all:
//
//   1 the first rung of the ladder that has anything to say in the position
//   2 all that its techniques conclude, together: their number is the `alternatives` of the stage
//   3 all of it is applied, and the next stage begins with the first rung again
//
// What a technique concludes in all does not hang on the order of search, only on the position; so
// every field is the same for every form, by construction. Rungs are only of techniques whose
// finders conclude everything that there is.
//
//   effort   who looks for one of n things meets the first after 2 / (n + 1) of the time that a
//            single one takes: a stage costs 20 * cost of the rung / (n + 1), rounded down; the
//            effort is the sum over the stages, in tenths. Trial counts as a stage with one
//   level    by the hardest rung (levels.h)
//
// No chance, no time, no floating point. The same results for one kShuduScaleVersion everywhere.
// Everything here is safe to call from many threads.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/result.h"
#include "shudu/core/stop.h"
#include "shudu/logic/technique.h"
#include "shudu/logic/view.h"
#include "shudu/rating/levels.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Counts the changes of results: of ladder, costs, levels or of what a technique finds.
inline constexpr int kShuduScaleVersion = 1;

/// A rung of the ladder: techniques that are looked for together.
struct ShuduRung {
  std::string_view slug;  ///< of its only or first technique, or its own
  int cost = 0;           ///< of finding a single step of it: a full house is 1
  /// Slugs of the techniques; empty ones are none. The last rung has none: it is trial.
  std::array<std::string_view, 2> techniques = {};
  int most_links = 40;   ///< of a chain
  Words own_names = {};  ///< empty: those of the technique
};

/// All rungs, easiest first.
[[nodiscard]] std::span<const ShuduRung> shudu_ladder();
/// Null where there is none.
[[nodiscard]] const ShuduRung* find_shudu_rung(std::string_view slug);
[[nodiscard]] const Words& names_of(const ShuduRung& rung);
/// The level that a puzzle has whose hardest rung is this one of the ladder.
[[nodiscard]] Level level_of(const ShuduRung& rung);

enum class ShuduEnd : std::uint8_t {
  kSolved,
  kTrial,          ///< the ladder ends before the puzzle does: extreme
  kContradiction,  ///< no solution, or not the only one though uniqueness was assumed
  kAboveMost,      ///< what is left needs more than ShuduOptions::most
  kStopped,        ///< by the flag
};

struct ShuduStage {
  const ShuduRung* rung = nullptr;
  int alternatives = 0;  ///< different placements and eliminations
  int effort = 0;        ///< tenths
  friend bool operator==(const ShuduStage&, const ShuduStage&) = default;
};

/// Where it ends as kContradiction, kAboveMost or kStopped, all is told of the stages so far.
struct ShuduRating {
  Level level = Level::kEasy;
  const ShuduRung* hardest = nullptr;  ///< null for a full grid
  int effort = 0;                      ///< tenths
  /// Stages with one alternative or two. Full houses and hidden singles in a box do not count, for
  /// whoever looks through the boxes meets them, however few they are.
  int bottlenecks = 0;
  int narrowest = 0;  ///< the least alternatives of a stage that counts; 0: there is none
  ShuduEnd end = ShuduEnd::kSolved;
  int version = kShuduScaleVersion;
  std::vector<ShuduStage> stages;  ///< in order; trial is none
  /// How long the path is.
  [[nodiscard]] int length() const { return static_cast<int>(stages.size()); }
  friend bool operator==(const ShuduRating&, const ShuduRating&) = default;
};

struct ShuduOptions {
  bool uniqueness = true;        ///< the puzzle is known to have one solution
  Level most = Level::kExtreme;  ///< looks no further than the rungs of this level
  /// When set, the work ends soon after it becomes true. Not owned.
  Stop stop = {};
};

/// Rates a puzzle on any layout. Errors: a clash of givens, kLayoutMismatch.
[[nodiscard]] Result<ShuduRating> rate_shudu(const Layout& layout, const Grid& puzzle,
                                             const ShuduOptions& options = {});
/// Rates a puzzle of candidates (a sukaku). Where one is missing that no given takes, uniqueness is
/// not assumed, whatever the options say: what it rests on may be one of the missing.
[[nodiscard]] Result<ShuduRating> rate_shudu(const View& puzzle, const ShuduOptions& options = {});

}  // namespace shudu
#pragma GCC visibility pop
