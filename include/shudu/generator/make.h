// Puzzles to a wish: the one way in which every front door makes them.
//
//   PuzzleWish    what a puzzle is to be like; plain data
//   find_fault    why none can be like that, as far as it is known before any work
//   PuzzleSource  the wish with the tables that its puzzles are drawn from; shared by threads
//   PuzzleMaker   makes items of the series of any seed; one for each thread
//   make_to_wish  one puzzle of an origin (origin.h): all of this in a call
//
// Wish, seed and number of the item decide a puzzle, nothing else does: not who asks, with how many
// tries, on which kernel or beside which other items. Tested in tests/generator/make_test.cpp, and
// through three front doors in tests/tui/making_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/core/cell_set.h"
#include "shudu/core/layout.h"
#include "shudu/generator/layout_grids.h"
#include "shudu/generator/leave.h"
#include "shudu/generator/reduce.h"
#include "shudu/generator/series.h"
#include "shudu/generator/transform.h"
#include "shudu/generator/wanted.h"
#include "shudu/rating/levels.h"
#include "shudu/solver/kernel.h"

#pragma GCC visibility push(default)
namespace shudu {

enum class MakeMethod : std::uint8_t {
  kReduce,          ///< givens taken away from a random grid (reduce.h, wanted.h)
  kTransform,       ///< a grid shuffled and looked at through a mask (transform.h)
  kWeighted,        ///< minimal puzzles with weights, by weighted reduction (weighted.h)
  kControlledBias,  ///< the same by controlled bias
  kPattern,         ///< givens on the cells of a pattern (pattern.h)
  kFull,            ///< no puzzles but full grids, every cell of which is given
  kPlayed,          ///< full grids as well, those that transform looks at
  kSparse,          ///< 17 to 19 givens, from puzzles of our own; classic (generator/sparse.h)
};

/// Does the method heed PuzzleWish::difficulty?
[[nodiscard]] constexpr bool heeds_difficulty(MakeMethod method) {
  return method == MakeMethod::kReduce || method == MakeMethod::kSparse;
}

/// What puzzles are to be like. Fields that a method does not name stay as they are.
struct PuzzleWish {
  MakeMethod method = MakeMethod::kReduce;
  Layout layout = Layout::classic();  ///< reduce, pattern and full: any; else the classic one
  /// Reduce and full: none is uniform where that can be had. Transform and played: none is the base
  /// grid.
  std::optional<GridSpread> grids = std::nullopt;
  /// Reduce: all of it. Pattern: is_minimal alone, every given is needed. Sparse: the clues.
  ReduceWish givens = {};
  Wish difficulty = {};                            ///< reduce, sparse; see Wish::is_for_any_layout
  TransformLevel masks = TransformLevel::kMedium;  ///< transform
  CellSet pattern = {};                            ///< pattern: the cells of the givens
};

/// Why no puzzle can be as wished.
enum class MakeFault : std::uint8_t {
  kNone,
  kOnlyClassic,          ///< the method, a rating or a technique is for the classic layout
  kNotUniform,           ///< grids of the layout cannot be drawn evenly
  kPatternTooFew,        ///< see MaskObstacle, as the next two
  kPatternEmptyRows,     ///< two of a band
  kPatternEmptyColumns,  ///< two of a stack
  kDifficulty,           ///< find_fault(wish.difficulty) says which
  kNotSparse,            ///< the method is for some of 17 to 19 givens
};

/// Givens of sparse classic puzzles: none has 16 (G. McGuire et al. 2012), and 20 are left by
/// reduction often enough.
inline constexpr int kFewestSparse = 17;
inline constexpr int kMostSparse = 19;

/// Do these ask for so few givens that reduction on the classic layout would be in vain?
[[nodiscard]] constexpr bool are_sparse(const std::optional<ClueRange>& clues) {
  return clues && clues->high <= kMostSparse;
}

/// Looked for before any work; kNone does not promise that there is such a puzzle.
[[nodiscard]] MakeFault find_fault(const PuzzleWish& wish);

/// May its puzzles have givens that they do not need, unless `givens.is_minimal` says otherwise?
/// With a number of givens, on a pattern, and of a wanted level on other layouts than the classic
/// one, where puzzles are too hard without them.
[[nodiscard]] bool may_have_spare_givens(const PuzzleWish& wish);

/// Some seconds' worth of tries for an item, where nobody says how many.
[[nodiscard]] std::uint64_t usual_tries(const PuzzleWish& wish);

/// What is to be done with the puzzles of a technique.
enum class TechniquePurpose : std::uint8_t {
  kSolve,      ///< solve them
  kPractise,   ///< practise the technique
  kPositions,  ///< practise it in positions, not from the beginning
};

/// The use of a technique in a wish: practice where it is asked for, or where no puzzle can need
/// the technique; next where positions are asked for and the way by hints may come to it.
/// `technique` may be null.
[[nodiscard]] TechniqueUse use_of(const Technique* technique, TechniquePurpose purpose);

/// A wish and its tables. Copies share them; for any number of threads.
class PuzzleSource {
 public:
  /// May take some ten milliseconds. Precondition: find_fault(wish) is kNone.
  explicit PuzzleSource(const PuzzleWish& wish);

  [[nodiscard]] const PuzzleWish& wish() const;
  /// Is each of the full grids as likely as the others?
  [[nodiscard]] bool is_uniform() const;
  /// How many items are best made at a time: together well under a second, but for rare wishes.
  [[nodiscard]] std::size_t block() const;

 private:
  friend class PuzzleMaker;
  struct Tables;
  std::shared_ptr<const Tables> tables_;
};

/// Which items, and how hard they are tried for.
struct Stretch {
  std::uint64_t seed = 0;
  std::uint64_t first = 0;       ///< number of the first item
  std::uint64_t most_tries = 1;  ///< of each item
  /// On patterns: item i stands on number i, in turn; none: on that of the wish. Many items on many
  /// patterns keep the lanes of a kernel busy.
  std::span<const CellSet> patterns = {};
};

/// To be used by one thread at a time.
class PuzzleMaker {
 public:
  /// Precondition: the machine supports the kernel.
  explicit PuzzleMaker(const PuzzleSource& source, const Kernel& kernel = best_kernel());
  ~PuzzleMaker();
  PuzzleMaker(PuzzleMaker&&) noexcept;
  PuzzleMaker& operator=(PuzzleMaker&&) noexcept;
  PuzzleMaker(const PuzzleMaker&) = delete;
  PuzzleMaker& operator=(const PuzzleMaker&) = delete;

  /// Makes the items from `first` on; what is not found in its tries stays empty. False when
  /// `leave` was over: items are complete or not then. The caller of `leave` is told the tries,
  /// with `transform` and weights only asked by the stop.
  bool make(const Stretch& stretch, std::span<SeriesItem> items, Leave leave = {});

  /// Has a try found out that the layout has no grid?
  [[nodiscard]] bool has_no_grid() const;
  /// How far the tries for a difficulty came that were made last; all 0 for other wishes.
  [[nodiscard]] WantedTally tally() const;

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

struct Origin;  // origin.h

/// What a call of make_to_wish came to.
struct MadeToWish {
  SeriesItem item;           ///< empty: not found in its tries, or ended
  bool was_ended = false;    ///< by `leave`
  bool has_no_grid = false;  ///< the layout has none
};

/// The puzzle of an origin. Precondition: find_fault(origin.wish) is kNone. Thread-safe.
[[nodiscard]] MadeToWish make_to_wish(const Origin& origin, std::uint64_t most_tries,
                                      const Leave& leave = {});

}  // namespace shudu
#pragma GCC visibility pop
