// About how many solutions there are, where they are too many to count.
//
// Random descents (Knuth, "Estimating the efficiency of backtrack programs", 1975): from the root
// one variable after another has one of its values, drawn evenly from those that do not contradict
// at once. The product of how many these were is, in the mean over all descents, the number of
// solutions; a descent with no value left counts as none. The spread of the products tells how far
// to trust the mean. Numbers have logarithms, for they may be over any double.
#pragma once

#include <cstdint>

#include "shudu/propagation/solve.h"

#pragma GCC visibility push(default)
namespace shudu::propagation {

struct Estimate {
  std::uint64_t descents = 0;  ///< that were made
  std::uint64_t arrived = 0;   ///< that came to a solution; 0: nothing is known
  double log10 = 0;            ///< of the estimate, where some arrived
  /// The standard error as a part of the estimate. It tells little where few have arrived, or where
  /// it is not well below 1.
  double relative_error = 0;
  Outcome outcome;  ///< kExhausted: all descents were made
};

/// `seed` and the model decide, not the machine. Of the options, `limit` and `threads` have no
/// meaning here. Thread-safe.
[[nodiscard]] Result<Estimate, Refusal> estimate(const variant::Model& model,
                                                 const Options& options, std::uint64_t descents,
                                                 std::uint64_t seed);

}  // namespace shudu::propagation
#pragma GCC visibility pop
