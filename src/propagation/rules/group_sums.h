// The sums that a few mutually distinct cells can have, as bits, and what each cell keeps of its
// domain for some of these sums. Exact up to three cells; beyond, whatever combination of values
// touches every cell and lies in their union counts.
#pragma once

#include <cstdint>
#include <span>

#include "propagation/combinations.h"
#include "propagation/sets.h"

namespace shudu::propagation {

/// Most cells of a group, so that its sums fit 64 bits and its sets are listed or few.
constexpr int most_of_group(int values) {
  if (values <= 9) return 9;
  return values <= 21 ? 3 : 2;
}

/// Precondition: so many cells as most_of_group allows; more than three only with combinations.
std::uint64_t group_sums(const Combinations& combinations, std::span<const Set> domains);

/// Cuts the domains to values that occur with one of the sums.
void keep_group_sums(const Combinations& combinations, std::span<Set> domains, std::uint64_t sums);

}  // namespace shudu::propagation
