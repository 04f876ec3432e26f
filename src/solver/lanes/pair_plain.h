// The best two-candidate cell to branch on, one cell at a time, for kernels of few lanes. See
// guess.h.
//
// No branch depends on the board but the loop's end: mispredicted ones cost more than the counting
// (measured: 750 cycles a guess with them).
#pragma once

#include "solver/lanes/guess.h"

namespace shudu {
namespace {

// Candidates of one digit in the peers of a cell, those in two-candidate cells five times.
inline unsigned weight_of(const Node& node, const OpenCells& cells, unsigned digit,
                          const std::array<Word, 3>& peers) {
  unsigned sum = 0;
  for (unsigned o = 0; o < 3; ++o) {
    const Word seen = node.word[digit + o] & peers[o];
    sum += count_ones(seen) + 4 * count_ones(seen & cells.pair[o]);
  }
  return sum;
}

// The digits of a cell, bit d for digit d + 1.
inline Word digits_at(const Node& node, unsigned i, unsigned place) {
  Word digits = 0;
  for (unsigned d = 0; d < 9; ++d) digits |= (node.word[3 * d + i] >> place & 1U) << d;
  return digits;
}

inline Branch branch_on_pair(const Node& node, const OpenCells& cells) {
  Word best = 0;  // weight, digits, word and place in one number
  for (unsigned i = 0; i < 3; ++i) {
    for (Word left = cells.pair[i]; left != 0; left &= left - 1) {
      const auto place = static_cast<unsigned>(std::countr_zero(left));
      const Word digits = digits_at(node, i, place);
      const unsigned x = 3 * static_cast<unsigned>(std::countr_zero(digits));
      const unsigned y = 3 * static_cast<unsigned>(31 - std::countl_zero(digits));
      const std::array<Word, 3> peers = peers_of(i, place);
      const unsigned open = count_ones(peers[0] & cells.open[0]) +
                            count_ones(peers[1] & cells.open[1]) +
                            count_ones(peers[2] & cells.open[2]);
      const unsigned weight =
          (open + weight_of(node, cells, x, peers)) * (open + weight_of(node, cells, y, peers));
      best = std::max(best, weight << 17 | y << 12 | x << 7 | i << 5 | place);
    }
  }
  return {best >> 5 & 3, Word{1} << (best & 31), best >> 7 & 31, best >> 12 & 31};
}

}  // namespace
}  // namespace shudu
