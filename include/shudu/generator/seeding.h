// A generator of its own for each item of a series.
//
// Puzzle i of a series with a seed must be the same whether it is made alone, among a million or by
// another thread, so nothing is handed from item to item: item i draws from an Rng that seed and i
// alone decide. Seed and index pass splitmix64 (a permutation of 64-bit numbers) one after the
// other, so items of one seed never share a state, and neighbouring seeds have no items in common.
#pragma once

#include <cstdint>

#include "shudu/core/rng.h"

#pragma GCC visibility push(default)
namespace shudu {

/// The generator of item `index`, from 0. Ten nanoseconds; any seed and index will do.
[[nodiscard]] constexpr Rng item_rng(std::uint64_t seed, std::uint64_t index) {
  const std::uint64_t mixed = SplitMix64(seed).next();
  return Rng(SplitMix64(mixed + index).next());
}

/// The generator of try `number` of an item, where an item is made by trying until it is right.
/// Tries may be made in any order, and more than one at a time. Never the item's own generator.
[[nodiscard]] constexpr Rng try_rng(std::uint64_t seed, std::uint64_t index, std::uint64_t number) {
  Rng own = item_rng(seed, index);
  return item_rng(own.next(), number);
}

}  // namespace shudu
#pragma GCC visibility pop
