// The best two-candidate cell to branch on, one cell at a time, for kernels of few lanes. See
// guess.h.
//
// Of the three words one holds the cell's own row: 11 peers. The other two hold five each, all in
// the cell's stack, so one of them turned by a stack joins the other without touching it: what is
// among the peers is one number of 64 bits, and one instruction counts it. (Word by word, with
// three times as many counts, hard puzzles took 20 % longer.) No branch depends on the board but
// the loop's end: mispredicted ones cost more than the counting (750 cycles a guess with them).
#pragma once

#include "solver/lanes/guess.h"

namespace shudu {
namespace {

// Where the peers of a cell stand: its own word first, then the two others of its band.
struct PeerWords {
  unsigned own, next, after;
  Word own_cells, cells;
};

inline PeerWords peer_words(unsigned i, unsigned place) {
  const Word cells = kPeerTables.column_and_box[place];
  return {i, (i + 1) % 3, (i + 2) % 3, cells | kPeerTables.row[place], cells};
}

// What three words hold among the peers, each cell once.
inline std::uint64_t among(const Word* words, const PeerWords& peers) {
  const Word next = words[peers.next] & peers.cells;
  const Word after = words[peers.after] & peers.cells;
  return (words[peers.own] & peers.own_cells) | std::uint64_t{next | std::rotl(after, 3)} << 32;
}

inline unsigned count_ones64(std::uint64_t x) { return static_cast<unsigned>(std::popcount(x)); }

// Candidates, those in two-candidate cells five times.
inline unsigned weight_of(std::uint64_t seen, std::uint64_t pairs) {
  return count_ones64(seen) + 4 * count_ones64(seen & pairs);
}

// The digits of a cell, bit d for digit d + 1.
inline Word digits_at(const Node& node, unsigned i, unsigned place) {
  Word digits = 0;
  for (unsigned d = 0; d < 9; ++d) digits |= (node.word[3 * d + i] >> place & 1U) << d;
  return digits;
}

// Puzzles with more pairs are seldom hard: against all of them, eight cells take 4 % more guesses
// on the 11+ list and are still 3 % faster there, and 8 % on unbiased puzzles.
constexpr unsigned kMostPairs = 8;

inline Branch branch_on_pair(const Node& node, const OpenCells& cells) {
  Word best = 0;  // weight, digits, word and place in one number
  unsigned more = kMostPairs;
  for (unsigned i = 0; i < 3; ++i) {
    for (Word left = cells.pair[i]; left != 0 && more != 0; left &= left - 1, --more) {
      const auto place = static_cast<unsigned>(std::countr_zero(left));
      const Word digits = digits_at(node, i, place);
      const unsigned x = 3 * static_cast<unsigned>(std::countr_zero(digits));
      const unsigned y = 3 * static_cast<unsigned>(31 - std::countl_zero(digits));
      const PeerWords peers = peer_words(i, place);
      const std::uint64_t pairs = among(cells.pair.data(), peers);
      const unsigned open = count_ones64(among(cells.open.data(), peers));
      const unsigned weight = (open + weight_of(among(&node.word[x], peers), pairs)) *
                              (open + weight_of(among(&node.word[y], peers), pairs));
      best = std::max(best, weight << 17 | y << 12 | x << 7 | i << 5 | place);
    }
  }
  return {best >> 5 & 3, Word{1} << (best & 31), best >> 7 & 31, best >> 12 & 31};
}

inline Branch branch_on_triple(const Node& node, const OpenCells& cells) {
  return branch_on_fewest(node, cells);
}

}  // namespace
}  // namespace shudu
