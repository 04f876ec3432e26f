// Puzzles by transformation, the classic way: a fixed grid is played like a cube, digits, rows,
// columns, bands and stacks exchanged, and looked at through a mask with so many givens a row.
//
//   rows of the base grid   123456789 456789123 789123456 234567891 567891234 891234567
//                           345678912 678912345 912345678
//
// However it is played, the grid stays one of its own class; that class behaves like a random grid
// (27 givens in an even mask: one in 494 has one solution, one in 554 of all grids). The levels say
// how many givens stand in which row, no more: nothing is rated. Unlike the programs that this
// comes from, a puzzle is only kept when it has one solution; masks are drawn until that is so.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "shudu/core/grid.h"
#include "shudu/core/language.h"
#include "shudu/core/rng.h"
#include "shudu/core/stop.h"
#include "shudu/core/symmetry.h"
#include "shudu/generator/full_grid.h"
#include "shudu/generator/series.h"
#include "shudu/solver/batch.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The grid that is played.
[[nodiscard]] Grid transform_base_grid();

/// One kind of move.
enum class GridMove : std::uint8_t { kDigits, kRows, kColumns, kBands, kStacks, kTranspose };

/// A move of that kind: two digits, two rows of a band, two columns of a stack, two bands or two
/// stacks exchanged, each choice as likely as the others; or rows and columns.
[[nodiscard]] Symmetry random_move(GridMove kind, Rng& rng);

/// A base grid played: 15 exchanges of digits, then ten rounds of rows, columns, bands and stacks,
/// each with a transposition or not.
[[nodiscard]] Grid played_grid(const Grid& base, Rng& rng);

enum class TransformLevel : std::uint8_t { kEasy, kMedium, kHard, kHell };

/// A level: how many givens its masks have, 36-39, 30-36, 29-31 and 27-29.
struct TransformLevelRow {
  TransformLevel level;
  std::string_view slug;
  Words words;
  int fewest, most;
  bool is_mirrored;  ///< row 10 - r has the givens of row r, row 5 its own
};

/// easy, medium, hard, hell.
[[nodiscard]] std::span<const TransformLevelRow> transform_level_table();
[[nodiscard]] const TransformLevelRow* find_transform_level(std::string_view slug);

/// How many givens stand in each row, drawn until their sum fits the level.
[[nodiscard]] std::array<int, 9> random_row_counts(TransformLevel level, Rng& rng);

/// A mask of the level.
[[nodiscard]] CellSet random_level_mask(TransformLevel level, Rng& rng);

/// Makes puzzles of a level. To be used by one thread at a time.
class TransformPuzzles {
 public:
  /// Plays uniform grids instead of the base grid where there are any. Precondition: the machine
  /// supports the kernel.
  TransformPuzzles(TransformLevel level, std::optional<UniformGrids> grids,
                   const Kernel& kernel = best_kernel());

  /// Items `first`, first + 1, ... of the series; a try is a mask, 256 tries look at one grid.
  /// False when `stop` became true.
  bool make(std::uint64_t seed, std::uint64_t first, std::uint64_t most_tries,
            std::span<SeriesItem> to, Stop stop = {});

 private:
  bool make_tries(std::span<const SeriesTry> tries,
                  std::span<std::optional<PuzzleWithSolution>> made, Stop stop);
  [[nodiscard]] Grid grid_of(Rng rng) const;

  TransformLevel level_;
  std::optional<UniformGrids> grids_;
  BatchSolver solver_;
};

}  // namespace shudu
#pragma GCC visibility pop
