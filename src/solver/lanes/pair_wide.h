// The best two-candidate cell to branch on, a vector of cells at a time. See guess.h.
//
// The lanes are here the first kLanes such cells of one board. Their two digits come from nine
// looks at the board, their neighbours' words from six. Of the three words, one holds the cell's
// own row: 11 peers. The other two hold five each, all in the cell's stack, so one of them turned
// by a stack joins the other without touching it, and is counted with it.
//
// Eight of the cells are nearly as good as all (11+ list: 75.7 guesses a puzzle, 73.3 with twelve,
// 72.7 with all).
#pragma once

#include "solver/lanes/guess.h"

namespace shudu {
namespace {

struct PairCells {
  Vec i, next, after;  // the word of the cell, and the two others of its band
  Vec peers, own_peers;
  Vec pairs, next_pairs, after_pairs;
};

// The weight of one digit (3 * digit) in each cell's peers, open cells apart.
[[gnu::always_inline]] inline Vec weight_of(const Node& node, const PairCells& cells, Vec digit) {
  const Vec own = lookup(node.word, digit + cells.i) & cells.own_peers;
  const Vec next = lookup(node.word, digit + cells.next) & cells.peers;
  const Vec after = lookup(node.word, digit + cells.after) & cells.peers;
  return weighted_ones(own, next | rotate_up3(after), own & cells.pairs,
                       (next & cells.next_pairs) | rotate_up3(after & cells.after_pairs));
}

inline Branch branch_on_pair(const Node& node, const OpenCells& open) {
  const std::uint64_t low = open.pair[0] | std::uint64_t{open.pair[1]} << 32;
  const auto count = static_cast<unsigned>(std::popcount(low) + std::popcount(open.pair[2]));
  const Vec at = places_of_bits(low, open.pair[2]);
  const Vec place = at & splat(31);
  const Vec bit = one_shifted(place);
  PairCells cells;
  cells.i = down<5>(at) & splat(3);
  cells.next = lookup4(repeat3(1, 2, 0), cells.i);
  cells.after = lookup4(repeat3(2, 0, 1), cells.i);
  cells.peers = lookup(kPeerTables.column_and_box.data(), place);
  cells.own_peers = cells.peers | lookup(kPeerTables.row.data(), place);
  const Vec pairs = repeat3(open.pair[0], open.pair[1], open.pair[2]);
  cells.pairs = lookup4(pairs, cells.i);
  cells.next_pairs = lookup4(pairs, cells.next);
  cells.after_pairs = lookup4(pairs, cells.after);
  Vec sum = splat(0);
  Vec y = splat(0);
#pragma GCC unroll 9
  for (unsigned digit = 3; digit < kWords; digit += 3) {
    const Vec here =
        where_nonzero(lookup4(repeat4(&node.word[digit]), cells.i) & bit, splat(digit));
    sum = sum + here;
    y = larger(y, here);
  }
  const Vec x = sum - y;
  const Vec opens = repeat3(open.open[0], open.open[1], open.open[2]);
  const Vec open_peers = ones(lookup4(opens, cells.i) & cells.own_peers,
                              (lookup4(opens, cells.next) & cells.peers) |
                                  rotate_up3(lookup4(opens, cells.after) & cells.peers));
  const Vec weight =
      product(open_peers + weight_of(node, cells, x), open_peers + weight_of(node, cells, y));
  const std::uint32_t best = largest(or3(up<17>(weight), up<12>(y) | up<7>(x), at), count);
  return {best >> 5 & 3, Word{1} << (best & 31), best >> 7 & 31, best >> 12 & 31};
}

}  // namespace
}  // namespace shudu
