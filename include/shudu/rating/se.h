// How hard a puzzle is on the scale of Sudoku Explainer 1.2.1, the one that published ER, EP and ED
// mean: the same steps in the same order, hence the same three numbers.
//
//   ER  the hardest step of the path that the scale takes
//   EP  the hardest up to and including the first that places a digit ("pearl")
//   ED  the first step ("diamond")
//
// Nothing depends on chance, the machine or time. Where the original takes cells in an order given
// by chance (eliminations of nested chains, 9.0 and above), cells are taken row by row here.
// Source: Sudoku Explainer by Nicolas Juillerat (2005-2009); ER/EP/ED by gsf (2008); corrections by
// lksudoku (2019). Classic 9x9 only. Everything here is safe to call from many threads.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/house.h"
#include "shudu/core/result.h"
#include "shudu/core/stop.h"
#include "shudu/logic/candidate.h"
#include "shudu/logic/view.h"
#include "shudu/rating/se_technique.h"

#pragma GCC visibility push(default)
namespace shudu {

enum class SeDialect : std::uint8_t {
  kOriginal,      ///< `se`: 1.2.1 with its slips, as in published lists
  kCorrected,     ///< `se-corrected`: unique loops and graves without them
  kNoUniqueness,  ///< `se-nouniq`: without unique loops and graves
};

/// The version of the original that all dialects follow.
inline constexpr std::string_view kSeVersion = "1.2.1";

/// `se`, `se-corrected` or `se-nouniq`.
[[nodiscard]] std::string_view se_dialect_slug(SeDialect dialect);
[[nodiscard]] std::optional<SeDialect> find_se_dialect(std::string_view slug);

/// Where a node of a chain comes from.
enum class SeCause : std::uint8_t { kStart, kCell, kBox, kRow, kColumn, kAdvanced };

/// "The candidate is true" or "is false", in a chain.
struct SeChainNode {
  Candidate candidate;
  bool is_on = false;
  SeCause cause = SeCause::kStart;
  std::vector<std::uint16_t> parents;  ///< places in SeChain::nodes, in order; none for a start
  std::int16_t nested = -1;            ///< place in SeStep::nested of the step that proved it
  friend bool operator==(const SeChainNode&, const SeChainNode&) = default;
};

/// All that one target follows from, the target first, then breadth first.
struct SeChain {
  std::vector<SeChainNode> nodes;
  friend bool operator==(const SeChain&, const SeChain&) = default;
};

/// One step of the path.
struct SeStep {
  const SeTechnique* technique = nullptr;
  int tenths = 0;                       ///< its rating: 45 for 4.5
  int complexity = 0;                   ///< nodes of a chain with all nested ones; else 0
  std::optional<Candidate> placement;   ///< a step places one digit at most
  std::vector<Candidate> eliminations;  ///< by cell, then digit; those of the step itself
  std::vector<Cell> cells;              ///< of the pattern, ascending
  DigitSet digits;                      ///< of the pattern
  std::vector<House> houses;            ///< of the pattern, as numbered by Layout::classic()
  std::vector<SeChain> chains;          ///< one a target: see SeTechnique
  std::vector<SeStep> nested;           ///< steps inside the chains

  friend bool operator==(const SeStep&, const SeStep&) = default;
};

enum class SeEnd : std::uint8_t {
  kSolved,
  kNoHint,      ///< no technique has a step: ER is 20.0
  kStopped,     ///< by the flag or the budget: ER is at least what is said
  kEnough,      ///< ER has reached SeOptions::enough_tenths
  kAboveMost,   ///< ER is above SeOptions::most_tenths
  kNotPearl,    ///< a step harder than EP, and pearl was asked for
  kNotDiamond,  ///< EP above ED, and diamond was asked for
};

struct SeOptions {
  SeDialect dialect = SeDialect::kOriginal;
  bool with_path = false;  ///< fill SeRating::steps; two to ten times slower
  bool pearl = false;      ///< end as soon as ER is known to exceed EP
  bool diamond = false;    ///< and as soon as EP exceeds ED
  int enough_tenths = 0;   ///< end as soon as ER is known to be this or more; 0: never
  int most_tenths = 0;     ///< end as soon as ER is known to be more; 0: never
  /// How many branches of forcing chains may be followed, about 200,000 a second; 0: no limit. The
  /// same on every machine, but not in every version.
  std::uint64_t most_branches = 0;
  /// When set, the work ends soon after it becomes true. Not owned.
  Stop stop = {};
};

/// Ratings in tenths: 45 is 4.5, 200 (20.0) is "no step found", 0 (only EP, ED) is "not known".
struct SeRating {
  int er = 0;
  int ep = 0;
  int ed = 0;
  bool is_at_least = false;  ///< the search ended early: `er` is a lower bound
  SeEnd end = SeEnd::kSolved;
  const SeTechnique* hardest = nullptr;  ///< of the first step that is rated `er`; may be null
  SeDialect dialect = SeDialect::kOriginal;
  std::string_view version = kSeVersion;
  int step_count = 0;         ///< of the path; 0 unless it was asked for
  std::vector<SeStep> steps;  ///< the path, if asked for
};

/// Rates a puzzle. Whether it has one solution is the caller's matter: for others the numbers mean
/// nothing, and the search may take very long (see SeOptions::most_branches). A full grid is
/// 0, 0, 0. Error: kScaleNeedsClassic where the grid is not 9x9.
[[nodiscard]] Result<SeRating> rate_se(const Grid& puzzle, const SeOptions& options = {});
/// Rates what is left of a position, with its candidates: the whole of a sukaku, whose candidates
/// are the puzzle. (The original takes givens only; its steps look at candidates.) Error:
/// kScaleNeedsClassic for all but the classic layout.
[[nodiscard]] Result<SeRating> rate_se(const View& puzzle, const SeOptions& options = {});

/// The step that the scale takes in a position; none where it has none or was stopped. Limits and
/// `with_path` are not looked at. Error: kScaleNeedsClassic for all but the classic layout.
[[nodiscard]] Result<std::optional<SeStep>> next_se_step(const View& view,
                                                         const SeOptions& options = {});

}  // namespace shudu
#pragma GCC visibility pop
