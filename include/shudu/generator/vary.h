// {-n+m}: puzzles near a puzzle, made by taking n of its givens away and adding m others.
//
// For each choice of n givens all solutions of what is left are listed, and no puzzle is solved by
// itself: m candidates added leave one solution just when they occur together in exactly one of
// these. Of the added givens none is redundant beside the others, and none stands where the same
// given was taken away. The search is the custom of those who collect puzzles of few givens or high
// ratings (Sudoku Players' Forum, from 2006 on). Tested in tests/generator/vary_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "shudu/core/function_ref.h"
#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/stop.h"
#include "shudu/solver/kernel.h"
#include "shudu/solver/search.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The most givens that may be taken away and added.
inline constexpr int kMostRemoved = 6;
inline constexpr int kMostAdded = 3;

struct VaryOptions {
  int removed = 1;  ///< n: 0 to kMostRemoved
  int added = 1;    ///< m: 0 to kMostAdded
  /// A choice of givens after which there are more solutions than this is left out. 0: 20,000 with
  /// m up to 1, 500 above; choices with more would take most of the time.
  std::uint64_t most_solutions = 0;
  bool minimal = false;  ///< only puzzles of which every given is needed
  /// When it becomes true the call ends soon. Not owned.
  Stop stop = {};
};

/// How a list of variations ended.
struct VaryResult {
  std::uint64_t puzzles = 0;      ///< that the sink has had
  std::uint64_t left_out = 0;     ///< choices with too many solutions
  std::uint64_t next_choice = 0;  ///< where to go on; the number of choices when all are done
  SearchEnd end = SearchEnd::kComplete;  ///< or kCallback, kStopped
};

/// Takes a puzzle with one solution and the number of its choice; false ends the list.
using VarySink = FunctionRef<bool(const Grid& puzzle, std::uint64_t choice)>;

/// Working memory for as many calls as wanted; one thread at a time. What comes out, and in which
/// order, depends on puzzle and options alone.
class Variations {
 public:
  /// `layout` must live longer. Precondition: the machine supports the kernel.
  explicit Variations(const Layout& layout, const Kernel& kernel = best_kernel());
  ~Variations();
  Variations(Variations&&) noexcept;
  Variations& operator=(Variations&&) noexcept;
  Variations(const Variations&) = delete;
  Variations& operator=(const Variations&) = delete;

  /// How many ways there are to take `removed` of so many givens away: 0 where there are too few.
  [[nodiscard]] static std::uint64_t choice_count(int givens, int removed);

  /// Lists the variations of `base` for the choices `first` to `first + count - 1`, in order; those
  /// of one choice by the cells and digits that were added, ascending. Choices are numbered in
  /// lexicographic order of the cells that go. When the sink or the flag has ended it,
  /// `next_choice` is the first choice that has not been listed to its end. Preconditions: no clash
  /// of givens; options in range. `base` may have any number of solutions.
  VaryResult list(const Grid& base, const VaryOptions& options, std::uint64_t first,
                  std::uint64_t count, VarySink sink);

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace shudu
#pragma GCC visibility pop
