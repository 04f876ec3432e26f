// The questions `minimize` and `analyze`: what of a puzzle can go, and what can be said of it
// without solving it step by step. They are about puzzles with one solution, and about the givens
// alone: candidates of a record are a player's notes or, in a sukaku, no givens that could go.
//
// Thread-safe for different budgets and memories. Tested in tests/verbs/reworking_test.cpp and by
// the transcripts of the program and the service.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "shudu/core/result.h"
#include "shudu/generator/backdoor.h"
#include "shudu/generator/minimal.h"
#include "shudu/verbs/position.h"
#include "shudu/verbs/searching.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// What one thread keeps from question to question: 250 KB on the classic layout, made by the first
/// question and anew when the layout is another one.
class MinimizerMemory {
 public:
  MinimizerMemory() = default;
  MinimizerMemory(const MinimizerMemory&) = delete;  // a minimizer points to its layout
  MinimizerMemory& operator=(const MinimizerMemory&) = delete;
  ~MinimizerMemory() = default;

  /// For one layout; `kernel` null: the best one.
  [[nodiscard]] Minimizer& of(const Layout& layout, const Kernel* kernel);

 private:
  std::optional<Layout> layout_;
  std::optional<Minimizer> minimizer_;
};

/// The puzzle of the givens with its solution.
[[nodiscard]] Result<ProperPuzzle, Unanswered> proper_puzzle(Budget& budget,
                                                             const Position& position,
                                                             const SearchWish& wish = {});

struct MinimizeWish {
  /// The givens are tried in an order of chance; none: as they stand.
  std::optional<std::uint64_t> seed = {};
  std::uint64_t item = 0;  ///< each record of a run has an order of its own
  SearchWish search = {};
};

struct Minimized {
  ProperPuzzle puzzle;  ///< as it was
  CellSet kept;         ///< the givens of the minimal puzzle

  [[nodiscard]] Grid grid() const { return givens_of({puzzle.solution, kept}); }
};

/// Takes givens away until none can go.
[[nodiscard]] Result<Minimized, Unanswered> minimize(Budget& budget, const Position& position,
                                                     const MinimizeWish& wish,
                                                     MinimizerMemory& memory);

/// Calls `take` with the givens of every minimal puzzle that is part of this one, `most` of them;
/// false from it ends the list (Minimizer::list_minimal).
[[nodiscard]] MinimalList list_minimal(Budget& budget, const ProperPuzzle& puzzle,
                                       std::uint64_t most, Minimizer& minimizer, MinimalSink take);

struct AnalyzeWish {
  int backdoor_cells = 2;      ///< 0 to 2: backdoors of up to so many cells; 0: none
  int unavoidable_cells = 12;  ///< unavoidable sets of up to so many cells; 0: none
  SearchWish search = {};
};

struct Analysis {
  ProperPuzzle puzzle;
  CellSet redundant;  ///< givens that can go, each by itself
  /// By singles, and by singles with locked candidates; empty where not asked for.
  std::vector<Backdoors> backdoors;
  std::vector<CellSet> unavoidable;  ///< sets of the solution
};

[[nodiscard]] Result<Analysis, Unanswered> analyze(Budget& budget, const Position& position,
                                                   const AnalyzeWish& wish,
                                                   MinimizerMemory& memory);

}  // namespace shudu::verbs
#pragma GCC visibility pop
