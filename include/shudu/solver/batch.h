// Many puzzles in one call, on the fastest kernel of the machine. Classic 9x9 only.
//
// Puzzles go in and solutions come out as text, 81 characters each, in memory of the caller;
// nothing is allocated for a puzzle, unless it takes thousands of guesses. What a puzzle is
// answered depends on the puzzle and the options alone: not on its neighbours, the kernel or the
// machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "shudu/core/grid.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/core/stop.h"
#include "shudu/solver/kernel.h"
#include "shudu/solver/search.h"

#pragma GCC visibility push(default)
namespace shudu {

/// What was found out about one puzzle.
struct PuzzleResult {
  std::uint64_t count = 0;  ///< solutions found, at most the limit
  std::uint64_t nodes = 0;  ///< guesses; these do depend on the kernel and the neighbours
  SearchEnd end = SearchEnd::kComplete;

  /// Is `count` the number of solutions, not only a lower bound?
  [[nodiscard]] constexpr bool is_exact() const { return end == SearchEnd::kComplete; }
};

/// Which solution of several is given.
enum class Which : std::uint8_t {
  /// The lexicographically smallest. With limit 1 a second one is looked for all the same: without
  /// knowing that there is none, the first cannot be called the smallest.
  kSmallest,
  /// Whichever is found first; it may depend on the kernel and the neighbours.
  kAny,
};

struct BatchOptions {
  /// Stop a puzzle after so many solutions: 1 asks for a solution, 2 whether it is the only one.
  /// 0 asks nothing and is answered at once.
  std::uint64_t limit = 2;
  Which which = Which::kSmallest;
  /// Give a puzzle up before it takes more guesses than this (SearchEnd::kBudget).
  std::uint64_t node_budget = kUnlimited;
  /// When set, the call ends soon after it becomes true; puzzles not done with then end as
  /// kStopped. Not owned.
  Stop stop = {};
};

/// What all puzzles of a call took.
struct BatchTotals {
  std::uint64_t nodes = 0;   ///< guesses
  std::uint64_t rounds = 0;  ///< of propagation, each over all lanes

  constexpr BatchTotals& operator+=(const BatchTotals& other) {
    nodes += other.nodes;
    rounds += other.rounds;
    return *this;
  }
};

/// Puzzles in text: puzzle p is the 81 characters at `text + p * stride`, '1' to '9' are givens and
/// every other byte is an open cell (no byte is refused; see formats for that). Exactly 81 bytes of
/// each are read.
struct PuzzleTexts {
  const char* text = nullptr;
  std::size_t count = 0;
  std::size_t stride = 81;  ///< at least 81; 82 for lines of a file
};

/// Room for solutions: that of puzzle p goes to `text + p * stride`, 81 bytes, untouched when there
/// is none. May stay empty. It must not overlap the puzzles.
struct SolutionTexts {
  char* text = nullptr;
  std::size_t stride = 81;
};

/// A kernel and its working memory (256 KB), for as many calls as wanted. Movable, not copyable; to
/// be used by one thread at a time.
class BatchSolver {
 public:
  /// Precondition: the machine supports the kernel.
  explicit BatchSolver(const Kernel& kernel = best_kernel());
  ~BatchSolver();
  BatchSolver(BatchSolver&&) noexcept;
  BatchSolver& operator=(BatchSolver&&) noexcept;
  BatchSolver(const BatchSolver&) = delete;
  BatchSolver& operator=(const BatchSolver&) = delete;

  [[nodiscard]] const Kernel& kernel() const { return *kernel_; }

  /// Solves `puzzles`. Precondition: `results` has room for them.
  BatchTotals solve(const PuzzleTexts& puzzles, const BatchOptions& options,
                    std::span<PuzzleResult> results, const SolutionTexts& solutions = {});
  /// The same for candidates; a solution for each puzzle when `solutions` is not empty, blank where
  /// there is none. Precondition: sizes are 9, spans as long as `puzzles`.
  BatchTotals solve(std::span<const Pencilmarks> puzzles, const BatchOptions& options,
                    std::span<PuzzleResult> results, std::span<Grid> solutions = {});

 private:
  struct Memory;
  const Kernel* kernel_;
  std::unique_ptr<Memory> memory_;
};

/// Solves many puzzles with a solver of its own. Thread-safe.
BatchTotals solve_many(const PuzzleTexts& puzzles, const BatchOptions& options,
                       std::span<PuzzleResult> results, const SolutionTexts& solutions = {});
BatchTotals solve_many(std::span<const Pencilmarks> puzzles, const BatchOptions& options,
                       std::span<PuzzleResult> results, std::span<Grid> solutions = {});

/// One puzzle, the shortest way from text to text: the 81 characters at `puzzle` as in PuzzleTexts.
/// A solution, whichever is met first, goes to `solution` (81 bytes, untouched when there is none;
/// may be null). The seed has no meaning here. Thread-safe.
PuzzleResult solve_text(const char* puzzle, const SearchOptions& options, char* solution = nullptr);

}  // namespace shudu
#pragma GCC visibility pop
