#include "propagation/rules/group_sums.h"

namespace shudu::propagation {
namespace {

std::uint64_t sums_of_two(Set first, Set second) {
  std::uint64_t sums = 0;
  for (const int value : Each(first)) sums |= std::uint64_t{second & ~only(value)} << value;
  return sums;
}

bool touches_all(std::span<const Set> domains, Set set) {
  for (const Set domain : domains) {
    if ((domain & set) == 0) return false;
  }
  return true;
}

Set union_of_all(std::span<const Set> domains) {
  Set values = 0;
  for (const Set domain : domains) values |= domain;
  return values;
}

/// What of two domains has a sum among `sums`; both are what is left of them.
struct Pair {
  Set first = 0;
  Set second = 0;
};
Pair kept_of_two(Set first, Set second, std::uint64_t sums) {
  Pair kept;
  for (const int value : Each(first)) {
    const Set partners = second & ~only(value) & static_cast<Set>(sums >> value);
    if (partners == 0) continue;
    kept.first |= only(value);
    kept.second |= partners;
  }
  return kept;
}

}  // namespace

std::uint64_t group_sums(const Combinations& combinations, std::span<const Set> domains) {
  if (domains.size() == 1) return domains[0];
  if (domains.size() == 2) return sums_of_two(domains[0], domains[1]);
  std::uint64_t sums = 0;
  if (domains.size() == 3) {
    for (const int value : Each(domains[0])) {
      const Set others = ~only(value);
      sums |= sums_of_two(domains[1] & others, domains[2] & others) << value;
    }
    return sums;
  }
  const Set all = union_of_all(domains);
  for (const Set set : combinations.sets(static_cast<int>(domains.size()))) {
    const std::uint64_t bit = std::uint64_t{1} << combinations.sum_of(set);
    if ((set & ~all) != 0 || (sums & bit) != 0) continue;
    if (touches_all(domains, set)) sums |= bit;
  }
  return sums;
}

void keep_group_sums(const Combinations& combinations, std::span<Set> domains, std::uint64_t sums) {
  if (domains.size() == 1) {
    domains[0] &= static_cast<Set>(sums);
    return;
  }
  if (domains.size() == 2) {
    const Pair kept = kept_of_two(domains[0], domains[1], sums);
    domains[0] = kept.first;
    domains[1] = kept.second;
    return;
  }
  if (domains.size() == 3) {
    Set first = 0;
    Pair kept;
    for (const int value : Each(domains[0])) {
      const Set others = ~only(value);
      const Pair pair = kept_of_two(domains[1] & others, domains[2] & others, sums >> value);
      if (pair.first == 0) continue;
      first |= only(value);
      kept = {kept.first | pair.first, kept.second | pair.second};
    }
    domains[0] = first;
    domains[1] = kept.first;
    domains[2] = kept.second;
    return;
  }
  const Set all = union_of_all(domains);
  Set kept = 0;
  for (const Set set : combinations.sets(static_cast<int>(domains.size()))) {
    if ((set & ~all) != 0 || ((sums >> combinations.sum_of(set)) & 1) == 0) continue;
    if ((set & ~kept) != 0 && touches_all(domains, set)) kept |= set;
  }
  for (Set& domain : domains) domain &= kept;
}

}  // namespace shudu::propagation
