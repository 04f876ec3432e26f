// Splits: the nine digits cut into three triples, first, second and third. There are
// 9! / (3! 3! 3!) = 1680, and a box that is filled has two of them:
//
//   4 9 2   its rows     {4 9 2} {3 5 7} {8 1 6}
//   3 5 7
//   8 1 6   its columns  {4 3 8} {9 5 1} {2 7 6}
//
// A split is a number, 0 to 1679, or a word of 27 bits: nine for each triple, bit d for digit d
// + 1. Two splits without a common bit leave a third one: three boxes of a band have row splits
// that belong together in this way, three boxes of a stack column splits. Tested in
// tests/solver/box_fillings_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "shudu/core/made_table.h"

namespace shudu {

/// The number of a split.
using Split = std::uint16_t;

inline constexpr std::size_t kSplitCount = 1680;
inline constexpr std::uint32_t kSplitBits = 0x7FF'FFFF;

struct SplitTable {
  static constexpr std::size_t kTriples = 84;
  std::array<std::uint32_t, kSplitCount> word;
  std::array<std::uint8_t, 512> rank;  ///< of a triple among the 84
  std::array<Split, kTriples * kTriples> by_ranks;
};

constexpr SplitTable make_split_table() {
  SplitTable table{};
  std::array<std::uint32_t, SplitTable::kTriples> triples{};
  std::size_t count = 0;
  for (std::uint32_t set = 0; set < 512; ++set) {
    if (std::popcount(set) != 3) continue;
    table.rank[set] = static_cast<std::uint8_t>(count);
    triples[count++] = set;
  }
  std::size_t split = 0;
  for (const std::uint32_t first : triples) {
    for (const std::uint32_t second : triples) {
      if ((first & second) != 0) continue;
      table.by_ranks[table.rank[first] * SplitTable::kTriples + table.rank[second]] =
          static_cast<Split>(split);
      table.word[split++] = first | second << 9U | (0x1FFU & ~(first | second)) << 18U;
    }
  }
  return table;
}

inline const SplitTable kSplits = made_table(make_split_table);
static_assert(make_split_table().word.back() != 0);

/// Precondition: `word` is a split.
inline Split split_of(std::uint32_t word) {
  return kSplits.by_ranks[kSplits.rank[word & 0x1FFU] * SplitTable::kTriples +
                          kSplits.rank[word >> 9U & 0x1FFU]];
}

/// The third split beside two that have no bit in common.
inline Split third_split(std::uint32_t one, std::uint32_t other) {
  return split_of(kSplitBits & ~(one | other));
}

}  // namespace shudu
