// All solutions of many puzzles in one call, for counting what they have in common. Classic 9x9
// only.
//
// Solutions of different puzzles come mixed, and in an order that depends on the kernel: what is
// made of them must not. Tested in tests/solver/listing_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "shudu/core/function_ref.h"
#include "shudu/core/stop.h"
#include "shudu/solver/batch.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Called with a puzzle's number and 81 characters '1' to '9'; false ends that puzzle.
using ListingSink = FunctionRef<bool(std::size_t puzzle, const char* solution)>;

struct ListingOptions {
  /// Stop a puzzle after so many solutions; at least 1.
  std::uint64_t limit = kUnlimited;
  /// When it becomes true the call ends soon; puzzles not done with then end as kStopped. Not
  /// owned.
  Stop stop = {};
};

/// A kernel and its working memory (250 KB), for as many calls as wanted. Movable, not copyable; to
/// be used by one thread at a time.
class SolutionLister {
 public:
  /// Precondition: the machine supports the kernel.
  explicit SolutionLister(const Kernel& kernel = best_kernel());
  ~SolutionLister();
  SolutionLister(SolutionLister&&) noexcept;
  SolutionLister& operator=(SolutionLister&&) noexcept;
  SolutionLister(const SolutionLister&) = delete;
  SolutionLister& operator=(const SolutionLister&) = delete;

  /// Lists the solutions of each puzzle, at most `limit` of them. A puzzle that reaches its limit
  /// ends as kLimit; which of its solutions were listed is not specified. Preconditions: `results`
  /// has room for the puzzles; limit >= 1.
  void list(const PuzzleTexts& puzzles, const ListingOptions& options,
            std::span<PuzzleResult> results, ListingSink sink);

 private:
  struct Memory;
  const Kernel* kernel_;
  std::unique_ptr<Memory> memory_;
};

}  // namespace shudu
#pragma GCC visibility pop
