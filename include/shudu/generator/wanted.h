// Puzzles of a wanted difficulty: of a level, of a rating, or such that need a technique.
//
// Random puzzles go through screens, the cheapest first: what bitboards of the basic techniques can
// decide, then the path of the technique, then the ratings. Where a wish is rare, the way goes on
// from a hit: some givens more, taken away again in another order, give relatives of which some
// ten in a hundred are hits again; a few steps further on one is handed out, in another form (rows
// moved, digits renamed). Every puzzle handed out has passed all of the checks as it is.
//
// What "needs a technique" means: by the order of the profile `shudu` the puzzle cannot be solved
// with easier techniques alone, and with this one it can; and the scales `se` and `shudu`, where
// they have the technique, name it as the hardest, too. To practise it is another wish: singles
// alone do not solve the puzzle, singles and the technique do. That it comes next is a third: on
// the way from step to step that a player goes who follows the hints, one is of this technique.
//
// A series is made in groups of some puzzles, each with numbers of its own (seeding.h), so that
// item 5 of a seed is the same whoever makes it. No puzzle stands twice in a group, however it is
// turned (canonical/form.h); other groups begin with other random puzzles. Classic 9x9 only: on
// other layouts puzzles are eased to a level (generator/wanted/leveled.h). Tested in
// tests/generator/wanted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "shudu/core/grid.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/core/stop.h"
#include "shudu/generator/full_grid.h"
#include "shudu/generator/leave.h"
#include "shudu/generator/reduce.h"
#include "shudu/generator/series.h"
#include "shudu/logic/technique.h"
#include "shudu/rating/levels.h"
#include "shudu/solver/kernel.h"

#pragma GCC visibility push(default)
namespace shudu {

/// From and to, both included.
struct WantedRange {
  int from = 0;
  int to = 0;
  [[nodiscard]] constexpr bool has(int value) const { return from <= value && value <= to; }
  friend constexpr bool operator==(const WantedRange&, const WantedRange&) = default;
};

/// The least and the greatest rating of a puzzle on the scale `se`, in tenths: nobody has found a
/// harder one than 11.9.
inline constexpr int kLeastEr = 10;
inline constexpr int kMostEr = 119;

/// 72 is `7.2`.
[[nodiscard]] std::string tenths_text(int tenths);
/// `7.2`, `7.0-7.9`, `9.0-` (and more), `9`: ratings on the scale `se`, in any order.
[[nodiscard]] std::optional<WantedRange> parse_er(std::string_view text);
/// `7.2` where both ends are the same, else `7.0-7.9`.
[[nodiscard]] std::string er_text(WantedRange er);

enum class TechniqueUse : std::uint8_t {
  kNeeded,    ///< easier ones do not solve the puzzle, with it they do
  kPractise,  ///< singles do not solve the puzzle, with it they do
  /// A position of the way by hints (profile `shudu`) has it as its next step; of a technique that
  /// hints never name and that hardly ever is enough, a step at least.
  kNext,
};

/// How hard a puzzle is to be. Wishes hold together: all that are set.
struct Wish {
  std::optional<Level> level;     ///< on the scale `shudu`
  std::optional<WantedRange> er;  ///< on the scale `se`, in tenths
  const Technique* technique = nullptr;
  TechniqueUse use = TechniqueUse::kNeeded;
  int least_steps = 0;                     ///< ShuduRating::length() at least
  std::optional<WantedRange> bottlenecks;  ///< ShuduRating::bottlenecks

  [[nodiscard]] bool is_empty() const {
    return !level && !er && technique == nullptr && least_steps == 0 && !bottlenecks;
  }
  /// Is it for the scale `shudu` alone, which judges puzzles of every layout?
  [[nodiscard]] bool is_for_any_layout() const { return !er && technique == nullptr; }
};

/// Why no puzzle can be what is wished for.
enum class WishFault : std::uint8_t {
  kNone,
  kErEmpty,               ///< from above to, or nothing between 1.0 and 11.9
  kErUnused,              ///< no step is rated in this range
  kOnRequest,             ///< the technique is on no path; it can be practised
  kShownByEasier,         ///< the technique shows nothing that easier ones do not; as kOnRequest
  kSinglePractised,       ///< singles are what practice begins with
  kTooRare,               ///< random puzzles hardly ever come to the technique
  kTechniqueNotLevel,     ///< the technique makes a puzzle of another level
  kTechniqueNotEr,        ///< the technique has a rating outside of the range
  kTechniqueContradicts,  ///< puzzles that need it are harder or easier than level or rating say
  kLevelContradictsEr,    ///< no puzzle of the level is rated so
};

/// Looked for before any work; kNone does not promise that there is such a puzzle.
[[nodiscard]] WishFault find_fault(const Wish& wish);

/// Is all that the technique shows shown by easier ones, so that no puzzle can need it? It can be
/// practised.
[[nodiscard]] bool is_shown_by_easier(const Technique& technique);

/// How many puzzles were tried and how many of them passed each screen.
struct WantedTally {
  std::uint64_t tried = 0;      ///< random puzzles and relatives of hits
  std::uint64_t clues = 0;      ///< of these: with as many givens as wanted
  std::uint64_t basics = 0;     ///< of these: not told apart by the basic techniques
  std::uint64_t technique = 0;  ///< of these: by the path of the technique
  std::uint64_t er = 0;         ///< of these: by the scale `se`
  std::uint64_t scale = 0;      ///< of these: by the scale `shudu`: hits
  // On other layouts than the classic one `scale` and these two are of those with the wanted clues.
  std::uint64_t easier = 0;  ///< easier than wanted
  std::uint64_t harder = 0;  ///< harder than wanted, however many givens they may have

  WantedTally& operator+=(const WantedTally& other);
  friend bool operator==(const WantedTally&, const WantedTally&) = default;
};

/// Makes the series of a wish. To be used by one thread at a time; `grids` may be shared.
class WantedPuzzles {
 public:
  /// Preconditions: find_fault(wish) is kNone; the machine supports the kernel.
  WantedPuzzles(const Wish& wish, const ReduceWish& mask, UniformGrids grids,
                const Kernel& kernel = best_kernel());
  ~WantedPuzzles();
  WantedPuzzles(WantedPuzzles&&) noexcept;
  WantedPuzzles& operator=(WantedPuzzles&&) noexcept;
  WantedPuzzles(const WantedPuzzles&) = delete;
  WantedPuzzles& operator=(const WantedPuzzles&) = delete;

  /// Items `first`, first + 1, ... of the series. Where `most_tries` tries in succession gave
  /// nothing new, the rest of the group is left empty. False when `leave` was over, which is told
  /// these tries. Whole groups are made fastest: an item needs those before it in its group.
  bool make(std::uint64_t seed, std::uint64_t first, std::uint64_t most_tries,
            std::span<SeriesItem> to, Leave leave = {});

  /// How many items a group of a wish has: 8, or 64 where hits are frequent.
  [[nodiscard]] static std::size_t group_size(const Wish& wish);
  /// Of the group that was made last.
  [[nodiscard]] const WantedTally& tally() const;

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

/// A series gives up after so many tries in succession without a new puzzle, where nobody says
/// otherwise: some ten seconds for most wishes.
inline constexpr std::uint64_t kMostWantedTries = 200'000;

/// Is the puzzle, which has one solution, what is wished for? All checks, without screens; the stop
/// flag makes it false.
[[nodiscard]] bool is_wanted(const Grid& puzzle, const Wish& wish, Stop stop = {});

/// Where the technique of a wish is next: what easier techniques, or singles where it is to be
/// practised, have filled in and left. With kNext it is the step that choose_hint gives.
struct Presolved {
  Grid grid;          ///< givens and entered digits
  Pencilmarks marks;  ///< of open cells; filled ones are not to be looked at
};
/// Precondition: the wish names a technique and the puzzle is wanted.
[[nodiscard]] Presolved presolve(const Grid& puzzle, const Wish& wish);

}  // namespace shudu
#pragma GCC visibility pop
