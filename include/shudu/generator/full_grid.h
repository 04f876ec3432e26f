// Full grids of classic Sudoku, exactly uniform: each of the 6,670,903,752,021,072,936,960 is as
// likely as any other.
//
// A grid's columns, cut at the bands, are sets of three digits. Given these sets the three bands
// are independent: each is an order of its columns without a repeat in a row, and their numbers M
// of orders come from a table (src/generator/band_fillings.h). So the sets are drawn in proportion
// to the product of three M, and then each band is one of its M orders:
//
//   class of band 1   in proportion to its bands and to a bound on the sum below
//   sets of stacks 1, 2 in bands 2 and 3, of 56 * 56 choices, evenly
//   accept with probability (sum over the 56 choices of stack 3 of M(band 2) * M(band 3)) / bound
//   sets of stack 3 in proportion to that product; an order of each band; names of the digits and
//   order of the columns evenly
//
// Half of the tries are accepted, and a grid takes about a third of a microsecond. The sums over
// column sets are those of B. Felgenhauer and F. Jarvis ("Enumerating possible Sudoku grids", 2005)
// turned round; drawing by them is new here. Tested in tests/generator/full_grid_test.cpp.
#pragma once

#include <cstdint>
#include <memory>

#include "shudu/core/grid.h"
#include "shudu/core/rng.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The tables behind uniform grids, 2 MB, made in a few milliseconds. Immutable: copies share them,
/// and any number of threads may draw at once, each with an Rng of its own.
class UniformGrids {
 public:
  UniformGrids();

  /// One of all grids, each as likely as the others. The same numbers from `rng` give the same grid
  /// everywhere.
  [[nodiscard]] Grid draw(Rng& rng) const;

  struct Drawn {
    Grid grid;
    std::uint32_t tries = 0;  ///< drawings of column sets until one was accepted; 2.0 on average
  };
  /// The same grid, and what it took: the share of tries accepted times try_weight() is the number
  /// of all grids.
  [[nodiscard]] Drawn draw_counted(Rng& rng) const;
  [[nodiscard]] double try_weight() const;

 private:
  struct Tables;
  std::shared_ptr<const Tables> tables_;
};

}  // namespace shudu
#pragma GCC visibility pop
