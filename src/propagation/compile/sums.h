// Weighted sums, of the model or derived, on their way to become rules.
#pragma once

#include <cstdint>
#include <vector>

#include "propagation/compile/builder.h"

namespace shudu::propagation {

/// `low` <= sum of weight times value <= `high`, of values counted from 0.
struct WeightedCells {
  struct Term {
    Variable cell = 0;
    std::int64_t weight = 0;
    friend bool operator==(const Term&, const Term&) = default;
  };
  std::vector<Term> terms;  ///< by cells, each once, no weight 0
  std::int64_t low = 0;
  std::int64_t high = 0;
  bool is_by_bounds = false;  ///< of Linear
};

/// Puts terms in order, those of one cell together.
void put_in_order(std::vector<WeightedCells::Term>& terms);

/// The sum as one propagator: a cage where it is one.
void add_sum(Builder& builder, const WeightedCells& sum);

/// A cage that is a rule by now.
struct KnownCage {
  Cells cells;  ///< of the rule
  int sum = 0;
};
/// In the order of the rules.
std::vector<KnownCage> all_cages(const Problem& problem);

/// The 45 rule: sums that follow from houses and cages (house_sums.cpp).
void add_house_sums(Problem& problem, Builder& builder);

}  // namespace shudu::propagation
