// One round of propagation on the layout of quad_layout.h. The steps are those of word_round.h;
// here both matchings are formulas on bits, shared with the batch kernel (fields/rules.h).
//
// Tried: the layout of the prototype, a register for each band instead of each row of the bands,
// needs 200 instead of 130 operations for steps A to D: there both matchings must turn the boxes
// and the rows inside a word, here rows and bands meet for nothing or for two shifts.
#pragma once

#include "solver/fields/rules.h"

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

inline Lanes keep_within(Lanes a, Lanes part) { return keep_in(a, part, rows_with(part)); }
inline Lanes lone_in_row(Lanes a) { return without(a, rows_with(a & plus_cells(a))); }
inline Lanes next_band(Lanes a) { return (down<11>(a) | up<22>(a)) & all_lanes(kCells); }
inline Lanes band_after_next(Lanes a) { return (down<22>(a) | up<11>(a)) & all_lanes(kCells); }

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
  match_rows_to_boxes(x.cand.row);
  const Lanes columns = match_bands_to_columns(x.cand.row);
#pragma GCC unroll 3
  for (Lanes& row : x.cand.row) row = row & columns;
  Lanes full = all_lanes(kGuards);
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const Lanes more = plus_cells(x.cand.row[r]);
    full = full & more;
    x.own.row[r] = without(x.cand.row[r], rows_with(x.cand.row[r] & more));
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
  return !any(without(all_lanes(kBoxHeads), heads_of(c)));
}

}  // namespace
}  // namespace shudu
