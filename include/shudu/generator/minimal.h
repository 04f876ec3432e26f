// Givens that a puzzle does not need: which they are, taking them away, and every minimal puzzle
// that is inside a puzzle.
//
// A puzzle with one solution is *minimal* when it has several as soon as any given is taken away. A
// given is *redundant* when the puzzle without it, all others kept, still has one solution; two
// redundant givens need not be so together. Whether a given is needed only depends on the givens
// that are left, and what is needed stays so when others go: all proofs here rest on that.
//
// On the classic grid all questions of a puzzle go through the batch kernel at once, a lane each.
// Other layouts are asked through the general search. Tested in tests/generator/minimal_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "shudu/core/cell_set.h"
#include "shudu/core/function_ref.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/result.h"
#include "shudu/core/stop.h"
#include "shudu/solver/kernel.h"
#include "shudu/solver/search.h"

#pragma GCC visibility push(default)
namespace shudu {

/// A puzzle that is known to have one solution: the full grid and the cells that are given.
struct ProperPuzzle {
  Grid solution;
  CellSet givens;
  friend bool operator==(const ProperPuzzle&, const ProperPuzzle&) = default;
};

/// The puzzle's givens as a grid.
[[nodiscard]] Grid givens_of(const ProperPuzzle& puzzle);

/// The puzzle with its solution, or nothing where it has none or several. Errors: a clash of givens
/// (kDuplicate...), kLayoutMismatch. Thread-safe.
[[nodiscard]] Result<std::optional<ProperPuzzle>> find_proper(const Layout& layout,
                                                              const Grid& puzzle);

/// How a list of minimal puzzles ended.
struct MinimalList {
  std::uint64_t count = 0;  ///< puzzles that the sink has had
  /// kComplete: these are all; kLimit: so many were asked for, there may be more; kCallback: the
  /// sink has had enough; kStopped: by the flag.
  SearchEnd end = SearchEnd::kComplete;
};

/// Called with the givens of each minimal puzzle; false ends the list.
using MinimalSink = FunctionRef<bool(CellSet givens)>;

/// Working memory (250 KB on the classic layout) for as many calls as wanted; one thread at a time.
/// All answers depend on the puzzle and the arguments alone, not on the kernel.
class Minimizer {
 public:
  /// `layout` must live longer. Precondition: the machine supports the kernel.
  explicit Minimizer(const Layout& layout, const Kernel& kernel = best_kernel());
  ~Minimizer();
  Minimizer(Minimizer&&) noexcept;
  Minimizer& operator=(Minimizer&&) noexcept;
  Minimizer(const Minimizer&) = delete;
  Minimizer& operator=(const Minimizer&) = delete;

  /// The givens that are redundant, each by itself; none: the puzzle is minimal. Nothing when
  /// stopped.
  [[nodiscard]] std::optional<CellSet> redundant(const ProperPuzzle& puzzle, Stop stop = {});
  /// The same for many puzzles, one answer each; false when stopped. Precondition: as many answers.
  bool redundant(std::span<const ProperPuzzle> puzzles, std::span<CellSet> answers, Stop stop = {});

  /// Goes through the givens in `order` and takes each away that is redundant by then; what is left
  /// is minimal if `order` names every given. Cells that are no givens are passed over. Nothing
  /// when stopped.
  [[nodiscard]] std::optional<CellSet> minimize(const ProperPuzzle& puzzle,
                                                std::span<const Cell> order, Stop stop = {});

  /// Every minimal puzzle whose givens are some of this one's, each once, at most `limit` of them,
  /// as they are found. The order: for the first given that could go, first all without it, then
  /// all with it, and so on (ascending cells). Memory stays below a megabyte; the time grows with
  /// the number of puzzles and, less, with the number of redundant givens.
  MinimalList list_minimal(const ProperPuzzle& puzzle, std::uint64_t limit, MinimalSink sink,
                           Stop stop = {});

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace shudu
#pragma GCC visibility pop
