// What the lane kernels are asked, and what they answer; the same for every instruction set: who
// asks need not know which one runs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "shudu/core/function_ref.h"
#include "shudu/core/stop.h"
#include "shudu/solver/batch.h"
#include "solver/cpu/digit_bands.h"

namespace shudu {

/// Called with a puzzle's index and each of its solutions (81 characters); false ends that puzzle.
using LaneSink = FunctionRef<bool(std::size_t puzzle, const char* solution)>;

struct LaneJob {
  /// Puzzle p is 81 characters at text + p * stride, '1' to '9' givens, every other byte an open
  /// cell; exactly 81 bytes are read. When null, `bands` are the puzzles.
  const char* text = nullptr;
  std::size_t stride = 81;
  const DigitBands* bands = nullptr;
  std::size_t count = 0;  ///< puzzles, fewer than 2^32
  /// `bands` are nodes of one tree: everything counts for results[0], which goes on from what it
  /// holds, and solutions[0].
  bool is_one_tree = false;
  /// Branch on the first open cell, digits ascending, and never share a puzzle between lanes: its
  /// solutions are then met in lexicographic order.
  bool is_ascending = false;
  std::uint64_t limit = 2;                 ///< stop a puzzle at so many solutions; at least 1
  std::uint64_t node_budget = kUnlimited;  ///< of each puzzle
  Stop stop = {};                          ///< looked at every some hundred rounds
  /// `count` results (one for a tree).
  PuzzleResult* results = nullptr;
  /// Where the first solution met of puzzle p goes, at solutions + p * solution_stride: 81 bytes,
  /// untouched when there is none. May be null.
  char* solutions = nullptr;
  std::size_t solution_stride = 81;
  LaneSink* sink = nullptr;
};

}  // namespace shudu
