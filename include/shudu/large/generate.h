// Puzzles of orders up to 25 with one solution, of which every given is needed.
//
// A random full grid loses its givens in random order, each that can go; what is left is minimal.
// Item i of a seed depends on shape, seed and i alone, so any number of threads may make a series
// between them, item by item. Grids are random completions: any may come, but not all are equally
// likely. Tested in tests/large/generate_test.cpp: each puzzle unique by the learning engine, and
// without any of its givens not.
#pragma once

#include <cstdint>
#include <optional>

#include "shudu/core/result.h"
#include "shudu/core/stop.h"
#include "shudu/large/large_grid.h"

#pragma GCC visibility push(default)
namespace shudu::large {

/// The largest order that puzzles are made of.
inline constexpr int kLargestMade = 25;

struct Wish {
  int box_rows = 4;
  int box_columns = 4;
  std::uint64_t seed = 0;
  /// Givens are taken away until so many are left; 0: all that can go.
  int clues = 0;
  /// Looked at before each given is tried, some microseconds; of hard 25 x 25 puzzles some
  /// milliseconds. Options::stop of solve.h says how often proofs look.
  Stop stop = {};
};

struct MadePuzzle {
  LargeGrid puzzle;
  LargeGrid solution;
  int clues = 0;
  bool is_minimal = false;  ///< each given was tried and is needed
};

enum class MakeRefusal : std::uint8_t {
  kBadShape,  ///< a side of the boxes under 1, or an order over kLargestMade
  kStopped,   ///< Wish::stop
};

/// Item `index` of the series. Thread-safe.
[[nodiscard]] Result<MadePuzzle, MakeRefusal> make_puzzle(const Wish& wish, std::uint64_t index);

}  // namespace shudu::large
#pragma GCC visibility pop
