// What the one-puzzle kernels are asked, and what they answer; the same for every instruction set:
// who asks need not know which one runs.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "shudu/core/function_ref.h"
#include "shudu/core/stop.h"
#include "shudu/solver/search.h"
#include "solver/cpu/digit_bands.h"

namespace shudu {

/// Which cell a search branches on.
enum class Branching : std::uint8_t {
  kFastest,    ///< where the guess tells most: few nodes
  kAscending,  ///< the first open cell, digits ascending: solutions come in lexicographic order
};

/// Called with each solution; false ends the search.
using SolutionTextSink = FunctionRef<bool(const SolutionText&)>;

/// Open nodes that a search may leave: each stands under a node of its own depth.
inline constexpr int kMaxOpenNodes = 82;

/// A puzzle looks hard when it comes to its first guess with so many candidates, or more, and so
/// few cells with two of them, or fewer. Of the lists 11+ and 1106 96 and 100 in 100 do, and take
/// 70 and 110 guesses; of top1465 6 and of the 17-clue list 1 in 100.
inline constexpr unsigned kManyCandidates = 235;
inline constexpr unsigned kFewPairs = 2;

struct SingleJob {
  /// 81 characters, '1' to '9' are givens, every other byte is an open cell. Exactly 81 bytes are
  /// read. When null, `bands` is the puzzle.
  const char* text = nullptr;
  const DigitBands* bands = nullptr;
  std::uint64_t limit = 2;  ///< stop at so many solutions; 0 asks nothing
  std::uint64_t node_budget = kUnlimited;
  /// The budget of a puzzle that looks hard.
  std::uint64_t hard_budget = kUnlimited;
  Stop stop = {};  ///< looked at every few hundred nodes
  Branching branching = Branching::kFastest;
  char* solution = nullptr;          ///< 81 bytes for the first solution met; may be null
  SolutionTextSink* sink = nullptr;  ///< not owned; may be null
  /// Where a search that ends by its node budget leaves the nodes it has not searched: together
  /// they hold every solution not yet counted, each once. Not owned; may be null.
  std::array<DigitBands, kMaxOpenNodes>* open_nodes = nullptr;
};

struct SingleAnswer {
  std::uint64_t count = 0;
  std::uint64_t nodes = 0;   ///< guesses: cells that search branched on
  std::uint64_t rounds = 0;  ///< of propagation
  SearchEnd end = SearchEnd::kComplete;
  int open_nodes = 0;  ///< how many were left
};

}  // namespace shudu
