// One round of propagation on the layout of quad_layout.h. The steps are those of word_round.h;
// here both matchings are formulas on bits, those of the batch kernel's round (lanes/round.h).
//
// Tried: the layout of the prototype, a register for each band instead of each row of the bands,
// needs 200 instead of 130 operations for steps A to D: there both matchings must turn the boxes
// and the rows inside a word, here rows and bands meet for nothing or for two shifts.
#pragma once

namespace shudu {
namespace {

/// What a round has found.
struct News {
  bool dead, moved, open;
};

/// All cells of the rows whose guard is set: a guard less a guard nine bits lower.
inline Lanes rows_of_guards(Lanes x) {
  const Lanes guards = x & all_lanes(kGuards);
  return guards - down<9>(guards);
}
/// Adding a row of ones sets the guard where a row has a cell, and takes one from what is there:
/// x & plus_cells(x) is what is left of a row without its first cell, 0 for an empty row.
inline Lanes plus_cells(Lanes x) { return x + all_lanes(kCells); }

inline Lanes keep_within(Lanes a, Lanes part) {
  return without(a, rows_of_guards(plus_cells(part))) | part;
}
inline Lanes lone_in_row(Lanes a) {
  return without(a, rows_of_guards(plus_cells(a & plus_cells(a))));
}
inline Lanes next_band(Lanes a) { return (down<11>(a) | up<22>(a)) & all_lanes(kCells); }
inline Lanes band_after_next(Lanes a) { return (down<22>(a) | up<11>(a)) & all_lanes(kCells); }

inline void match_rows_to_boxes(Rows& x) {
  Lanes heads[3];
  Lanes one[3];
  Lanes two[3];
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const Lanes v = x.row[r];
    heads[r] = or3(v, down<1>(v), down<2>(v)) & all_lanes(kBoxHeads);
    one[r] = down<3>(heads[r]) | up<6>(heads[r]);
    two[r] = down<6>(heads[r]) | up<3>(heads[r]);
  }
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const unsigned s = (r + 1) % 3;
    const unsigned t = (r + 2) % 3;
    const Lanes kept = heads[r] & and_or(one[s], two[t], two[s] & one[t]);
    x.row[r] = x.row[r] & (up<3>(kept) - kept);
  }
}

inline void match_bands_to_columns(Rows& x) {
  const Lanes c = or3(x.row[0], x.row[1], x.row[2]);
  const Lanes p = down<11>(c) | up<22>(c);
  const Lanes q = down<22>(c) | up<11>(c);
  // A column stays if the other two bands find a column each in the other two of its box: e and f,
  // at the first of these two, say that they do (neighbours, or two apart).
  const Lanes e = and_or(p, down<1>(q), q & down<1>(p));
  const Lanes f = and_or(p, down<2>(q), q & down<2>(p));
  const Lanes kept =
      select(all_lanes(kBoxHeads), down<1>(e), select(all_lanes(kSecond), up<1>(f), up<2>(e)));
#pragma GCC unroll 3
  for (Lanes& row : x.row) row = row & kept;
}

[[gnu::always_inline]] inline News play_round(Node& x) {
  const Rows before = x.cand;
  Lanes clash = no_cells();
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const Lanes a = without(x.cand.row[r], without(x.claimed.row[r], x.own.row[r]));
    const Lanes lone = a & x.lone.row[r];
    const Lanes more = plus_cells(lone);
    clash = and_or(lone, more, clash);
    x.cand.row[r] = without(a, rows_of_guards(more)) | lone;
  }
  match_rows_to_boxes(x.cand);
  match_bands_to_columns(x.cand);
  Lanes full = all_lanes(kGuards);
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const Lanes more = plus_cells(x.cand.row[r]);
    full = full & more;
    x.own.row[r] = without(x.cand.row[r], rows_of_guards(plus_cells(x.cand.row[r] & more)));
  }
  x.claimed = each_third(any_digit_of(x.own));
  const OnceTwice n = count_to_two(x.cand);
  x.lone = each_third(without(n.once, n.twice));
  Lanes moved = x.cand.row[0] ^ before.row[0];
  moved = or_xor(moved, x.cand.row[1], before.row[1]);
  moved = or_xor(moved, x.cand.row[2], before.row[2]);
  const Lanes bad = or_xor(clash, n.once | full, all_lanes(kCells | kGuards));
  return {any(bad), any(moved), any(n.twice)};
}

/// With one candidate in every cell and one or more for every digit and row: has every box every
/// digit? The columns are right since the last round.
inline bool is_solution(const Rows& x) {
  const Lanes c = or3(x.row[0], x.row[1], x.row[2]);
  const Lanes heads = all_lanes(kBoxHeads);
  return !any(without(heads, or3(c, down<1>(c), down<2>(c))));
}

}  // namespace
}  // namespace shudu
