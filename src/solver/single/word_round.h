// One round of propagation on the layout of word_layout.h: about 120 instructions. Rounds repeat
// until nothing changes; then all singles and all locked candidates, both ways, are found.
//
//   A  cells claimed by another digit go; where a row has a cell that takes only this digit, that
//      cell is all it keeps (two such cells: a contradiction, seen here because nothing else sees
//      it before the grid is nearly full)
//   B  rows x boxes in each band: a box stays for a row only if the other two rows find a box each
//      in the other two (exact, by table)
//   C  bands x columns in each stack: the same matching by formula, bands a permutation away
//   D  a row with one cell left claims it
//   E  cells with one candidate, with none
//
// Measured on an Ice Lake core: a round is 78 cycles of the simulated machine, 56 of them bound by
// the port that permutes. What lost, in time of whole searches:
//   E row by row instead of side by side (count.h): 57 instead of 37 instructions (not timed alone)
//   permutations of words instead of bytes: two steps each, 1 to 5 %
//   row singles by population count and table: three steps on that port, not one, 1 to 5 %
//   constants hidden from the compiler, so that it loads instead of broadcasting them: nothing
//   the second round of search.h's is_hasty inside the loop: registers spill, 3 %
// Not tried: two nodes in one instruction stream. The ports leave room for 1.3 times here.
#pragma once

#include "solver/fields/heads.h"

namespace shudu {
namespace {

template <>
[[gnu::always_inline]] inline Lanes every<Lanes>(unsigned x) {
  return all_lanes(x);
}

/// What a round has found.
struct News {
  bool dead, moved, open;
};

/// The columns of each box turned by one and by two.
inline Lanes turned_by_one(Lanes c) { return select(all_lanes(0x3330), down<1>(c), up<2>(c)); }
inline Lanes turned_by_two(Lanes c) { return select(all_lanes(0x1110), down<2>(c), up<1>(c)); }

inline void match_rows_to_boxes(Rows& x) {
  Lanes low[3];
  Lanes high[3];
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    // Guard 7, 11 or 15 is set where the box has a cell; two products bring the three together.
    const Lanes boxes = (x.row[r] + all_lanes(kWordCells)) & all_lanes(kWordGuards);
    low[r] = high_product(boxes, 1U << 9U | 1U << 6U | 1U << 3U);
    high[r] = high_product(boxes, 1U << 12U | 1U << 9U | 1U << 6U);
  }
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const Lanes index = select(all_lanes(7), low[(r + 1) % 3], high[(r + 2) % 3]);
    x.row[r] = x.row[r] & look_up(index, kWordTables.match.data());
  }
}

inline void match_bands_to_columns(Rows& x) {
  const Lanes c = or3(x.row[0], x.row[1], x.row[2]);
  const Lanes c1 = turned_by_one(c);
  const Lanes c2 = turned_by_two(c);
  const Lanes p = next_band(c1) & band_after_next(c2);
  const Lanes q = next_band(c2) & band_after_next(c1);
#pragma GCC unroll 3
  for (Lanes& row : x.row) row = and_of_or(row, p, q);
}

[[gnu::always_inline]] inline News play_round(Node& x) {
  const Rows before = x.cand;
  Lanes clash = no_cells();
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const Lanes a = unclaimed(x.cand.row[r], x.claimed.row[r], x.own.row[r]);
    const Lanes lone = a & x.lone.row[r];
    clash = logic3<0xF8>(clash, lone, lone - all_lanes(1));  // clash | (lone & (lone - 1))
    x.cand.row[r] = keep_within(a, lone);
  }
  match_rows_to_boxes(x.cand);
  match_bands_to_columns(x.cand);
  Lanes less_one[3];
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    less_one[r] = x.cand.row[r] - all_lanes(1);
    x.own.row[r] = only_where_apart(x.cand.row[r], less_one[r]);
  }
  x.claimed = each_third(any_digit_of(x.own));
  const OnceTwice n = count_to_two(x.cand);
  x.lone = each_third(without(n.once, n.twice));
  Lanes moved = x.cand.row[0] ^ before.row[0];
  moved = or_xor(moved, x.cand.row[1], before.row[1]);
  moved = or_xor(moved, x.cand.row[2], before.row[2]);
  // An empty row less one has its highest bit set, no other has.
  const Lanes empty = or3(less_one[0], less_one[1], less_one[2]);
  Lanes bad = or_xor(clash, n.once, all_lanes(kWordCells));
  bad = and_or(empty, all_lanes(0x8000), bad);
  return {any(bad), any(moved), any(n.twice)};
}

/// With one candidate in every cell and one or more for every digit and row: has every box every
/// digit? The columns are right since the last round.
inline bool is_solution(const Rows& x) {
  const Lanes c = or3(x.row[0], x.row[1], x.row[2]);
  const Lanes guards = all_lanes(kWordGuards);
  return !any(((c + all_lanes(kWordCells)) & guards) ^ guards);
}

}  // namespace
}  // namespace shudu
