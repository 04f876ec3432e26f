// Where a lane branches: word and bit of a cell, and the digit that is tried there first.
//
// Among the cells with two candidates x and y, the one with the largest (open + x') * (open + y'),
// where over its 20 peers `open` counts the cells with two candidates or more, and x' the
// candidates x, those in two-candidate cells five times (they become singles when the guess is
// made). pair_plain.h looks at one cell at a time, pair_wide.h at a vector of them. Here is the
// rest: what they share, and the branch where no cell has two candidates: a cell with three, else
// any, with the most open peers (sixteen lanes weigh those with three as they do pairs).
//
// Guesses a puzzle with other rules, sixteen lanes, limit 2 (17-clue / top1465 / 11+ / 1106 lists):
//   (open + x + 4 px) * (open + y + 4 py)       0.56   8.65  69.6  116.5   kept
//   the sum of the two factors                  0.58   8.68  70.6  117.4
//   the same without open, product              0.63   9.02  73.1  125.6
//   the same without open, sum                  0.65   8.99  74.0  126.0
//   weight 2 px instead of 4 px, product        0.61   9.07  73.1  119.7
//   weight 2 px without open, product           0.69   9.17  71.9  117.7
//   the smaller of the factors, no open         0.78   9.72  76.2  121.6
#pragma once

#include <bit>

#include "solver/lanes/boards.h"

namespace shudu {
namespace {

/// One board, word by word, as it lies on a lane's stack (27 of the 32 words are used).
struct alignas(64) Node {
  Word word[32];
};

/// Cell `bit` of word i, for the digit whose words begin at `digit`; in a cell with two candidates,
/// `other` is the other.
struct Branch {
  unsigned i;
  Word bit;
  unsigned digit;
  unsigned other;
};

/// The cells of a lane that a branch may choose from, word by word.
struct OpenCells {
  std::array<Word, 3> open, pair, triple;
};

// Of the cell at each place: its row in its own word, its column and box in any.
struct PeerTables {
  alignas(64) std::array<Word, 32> column_and_box, row;
};
constexpr PeerTables make_peer_tables() {
  PeerTables tables{};
  for (unsigned place = 0; place < 31; ++place) {
    if (!is_cell(place)) continue;
    tables.column_and_box[place] = column_and_box_cells(place);
    tables.row[place] = row_cells(place);
  }
  return tables;
}
constexpr PeerTables kPeerTables = make_peer_tables();

inline unsigned count_ones(Word x) { return static_cast<unsigned>(std::popcount(x)); }

inline std::array<Word, 3> peers_of(unsigned i, unsigned place) {
  std::array<Word, 3> peers;
  peers.fill(kPeerTables.column_and_box[place]);
  peers[i] |= kPeerTables.row[place];
  return peers;
}

// The lowest digit of a cell (3 * digit).
inline unsigned first_digit(const Node& node, unsigned i, Word bit) {
  unsigned digit = 0;
  while ((node.word[digit + i] & bit) == 0) digit += 3;
  return digit;
}

[[gnu::noinline]] inline Branch branch_on_fewest(const Node& node, const OpenCells& cells) {
  const bool has_triple = (cells.triple[0] | cells.triple[1] | cells.triple[2]) != 0;
  Branch best{};
  unsigned most = 0;
  for (unsigned i = 0; i < 3; ++i) {
    for (Word left = has_triple ? cells.triple[i] : cells.open[i]; left != 0; left &= left - 1) {
      const auto place = static_cast<unsigned>(std::countr_zero(left));
      const std::array<Word, 3> peers = peers_of(i, place);
      unsigned open = 1;
      for (unsigned o = 0; o < 3; ++o) open += count_ones(peers[o] & cells.open[o]);
      if (open <= most) continue;
      most = open;
      best = {i, Word{1} << place, 0, 0};
    }
  }
  best.digit = first_digit(node, best.i, best.bit);
  return best;
}

/// The first open cell, row by row, and its lowest digit.
[[gnu::noinline]] inline Branch first_open(const Node& node, const OpenCells& cells) {
  for (unsigned row = 0; row < 9; ++row) {
    const unsigned i = row % 3;
    const unsigned field = row / 3 * kFieldStep;
    const Word open = cells.open[i] >> field & 0x1FF;
    if (open == 0) continue;
    const Word bit = (open & (~open + 1)) << field;
    return {i, bit, first_digit(node, i, bit), 0};
  }
  return {};
}

}  // namespace
}  // namespace shudu
