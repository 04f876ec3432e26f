// The smallest solution, read variable by variable from the first one on.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "shudu/propagation/solve.h"

#pragma GCC visibility push(default)
namespace shudu::propagation {

struct Smallest {
  std::vector<std::uint8_t> values;  ///< empty where the work was ended early
  Outcome outcome;                   ///< kExhausted: `values` is the smallest
};

/// `known`: a solution of the model. Each variable in turn is tried with every value below that of
/// the smallest solution so far; what is refuted is gone for good. Of the options, `limit` has no
/// meaning here, and `most_nodes` is for all searches together. Thread-safe.
[[nodiscard]] Result<Smallest, Refusal> smallest(const variant::Model& model,
                                                 const Options& options, Values known);

}  // namespace shudu::propagation
#pragma GCC visibility pop
