// The best cell with two candidates to branch on, or with three, a vector of cells at a time. See
// guess.h.
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

// The first kLanes cells of the three sets, as lanes; at: 32 * word + place.
struct CellLanes {
  Vec at;
  unsigned count;
};
inline CellLanes cells_in_lanes(const std::array<Word, 3>& set) {
  const std::uint64_t low = set[0] | std::uint64_t{set[1]} << 32;
  const auto count = static_cast<unsigned>(std::popcount(low) + std::popcount(set[2]));
  return {places_of_bits(low, set[2]), count};
}

inline PairCells peers_of_lanes(Vec at) {
  const Vec place = at & splat(31);
  PairCells cells;
  cells.i = down<5>(at) & splat(3);
  cells.next = lookup4(repeat3(1, 2, 0), cells.i);
  cells.after = lookup4(repeat3(2, 0, 1), cells.i);
  cells.peers = lookup(kPeerTables.column_and_box.data(), place);
  cells.own_peers = cells.peers | lookup(kPeerTables.row.data(), place);
  return cells;
}

// How many cells of three words are among each cell's peers.
inline Vec count_among(Vec words, const PairCells& cells) {
  return ones(lookup4(words, cells.i) & cells.own_peers,
              (lookup4(words, cells.next) & cells.peers) |
                  rotate_up3(lookup4(words, cells.after) & cells.peers));
}
inline Vec open_peers_of(const PairCells& cells, const OpenCells& open) {
  return count_among(repeat3(open.open[0], open.open[1], open.open[2]), cells);
}

inline Branch branch_on_pair(const Node& node, const OpenCells& open) {
  const CellLanes lanes = cells_in_lanes(open.pair);
  PairCells cells = peers_of_lanes(lanes.at);
  const Vec bit = one_shifted(lanes.at & splat(31));
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
  const Vec open_peers = open_peers_of(cells, open);
  const Vec weight =
      product(open_peers + weight_of(node, cells, x), open_peers + weight_of(node, cells, y));
  const std::uint32_t best =
      largest(or3(up<17>(weight), up<12>(y) | up<7>(x), lanes.at), lanes.count);
  return {best >> 5 & 3, Word{1} << (best & 31), best >> 7 & 31, best >> 12 & 31};
}

// The same among the cells with three candidates, for boards without pairs: the largest product of
// three, and of its digits the one that the most peers have. Against the cell with the most open
// peers 2 % fewer guesses and 3 % more speed on the 11+ list. With eight lanes it takes more time
// than that saves (0.94 to 0.98), and cell by cell even for the first guess alone.
constexpr Word kMostFactor = 31;  // three of them have a product below 2^15

[[gnu::noinline]] inline Branch branch_on_triple(const Node& node, const OpenCells& open) {
  if (kLanes < 16 || (open.triple[0] | open.triple[1] | open.triple[2]) == 0) {
    return branch_on_fewest(node, open);
  }
  const CellLanes lanes = cells_in_lanes(open.triple);
  const PairCells cells = peers_of_lanes(lanes.at);
  const Vec bit = one_shifted(lanes.at & splat(31));
  const Vec open_peers = open_peers_of(cells, open);
  Vec weight = splat(1);
  Vec most = splat(0);
#pragma GCC unroll 9
  for (unsigned digit = 0; digit < kWords; digit += 3) {
    const Vec words = repeat4(&node.word[digit]);
    const Vec here = lookup4(words, cells.i) & bit;
    const Vec seen = open_peers + count_among(words, cells);
    const Vec factor = where_nonzero(here, smaller(seen, splat(kMostFactor)));
    most = larger(most, where_nonzero(here, up<5>(factor) | splat(digit)));
    weight = product(weight, larger(factor, splat(1)));
  }
  const std::uint32_t best =
      largest(or3(up<12>(weight), up<7>(most & splat(31)), lanes.at), lanes.count);
  return {best >> 5 & 3, Word{1} << (best & 31), best >> 7 & 31, 0};
}

}  // namespace
}  // namespace shudu
