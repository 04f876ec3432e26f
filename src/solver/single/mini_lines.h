// Counting at a stall: the three cells that a row or a column shares with a box (a mini-line) take
// three digits.
//
//   fewer than three digits possible there     contradiction
//   exactly three possible                     each is there: not elsewhere in row, column, box
//   more than three that must be there         contradiction
//   exactly three that must                    no other digit is there
//
// "Must": in its row (in its box, for columns) the digit has this mini-line only. The four kinds
// are counted over the nine digits at once for all mini-lines, bit by bit (count.h): a row's
// mini-lines take the place of its cells, bit "column" of a box for mini-columns, bit "row" for
// mini-rows.
//
// It costs less than a guess and saves many: 17-clue puzzles 0.80 -> 0.44 guesses, the 1,465 hard
// ones 10.1 -> 6.8, a known impossible puzzle 1,600,000 -> 0. Needs count.h and a layout's round
// before it.
#pragma once

namespace shudu {
namespace {

enum class Finding { kDead, kNothing, kNews };

template <int R>
inline Lanes mini_row(Lanes rows) {
  return cells_of_heads(unpack_heads<R>(rows));
}
inline Rows mini_rows_of(Lanes rows) {
  return {{mini_row<0>(rows), mini_row<1>(rows), mini_row<2>(rows)}};
}

/// The rows' mini-lines of a band in one word, row r as bit r of each box.
inline Lanes pack_rows(const Rows& heads) {
  return pack_heads(heads.row[0], heads.row[1], heads.row[2]);
}

struct MiniLines {
  Lanes rows, must_rows;
  Lanes columns, must_columns;
};

inline MiniLines mini_lines_of(const Rows& x) {
  Rows heads;
  Rows lone;
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    heads.row[r] = heads_of(x.row[r]);
    lone.row[r] = lone_in_row(heads.row[r]);
  }
  const Lanes columns = or3(x.row[0], x.row[1], x.row[2]);
  const Lanes several = majority(columns, down<1>(columns), down<2>(columns));
  const Lanes must = without(columns, cells_of_heads(several & all_lanes(kBoxHeads)));
  return {pack_rows(heads), pack_rows(lone), columns, must};
}

/// The mini-lines that have exactly three; row-wise ones and column-wise ones.
struct Threes {
  Lanes rows, columns;
};

/// Strikes what the threes leave no place for.
inline Rows strike(const Rows& x, const MiniLines& m, const Threes& possible, const Threes& must) {
  const Rows taken = mini_rows_of(m.rows & possible.rows);
  const Rows closed = mini_rows_of(without(must.rows, m.must_rows));
  const Lanes here = m.columns & possible.columns;
  Lanes clear =
      without(cells_of_heads(heads_of(here)), here) | without(must.columns, m.must_columns);
  clear = or3(clear, next_band(here), band_after_next(here));
  Rows left;
#pragma GCC unroll 3
  for (unsigned r = 0; r < 3; ++r) {
    const Lanes others = or3(clear, taken.row[(r + 1) % 3], taken.row[(r + 2) % 3]);
    const Lanes kept = keep_within(x.row[r], x.row[r] & taken.row[r]);
    left.row[r] = without(kept, others | closed.row[r]);
  }
  return left;
}

/// Takes a state that propagation leaves as it is; kNews: some candidates are gone.
[[gnu::noinline]] inline Finding count_mini_lines(Rows& x) {
  const Lanes cells = all_lanes(kCells);
  const MiniLines m = mini_lines_of(x);
  const Count possible = count_digits({{m.rows, m.columns, m.columns}});
  const Count must = count_digits({{m.must_rows, m.must_columns, m.must_columns}});
  const Lanes three_up = and_or(possible.ones, possible.twos, possible.more);
  if (any(without(cells, three_up) | (must.more & cells))) return Finding::kDead;
  const Lanes can_three = without(three_up, possible.more) & cells;
  const Lanes must_three = without(must.ones & must.twos, must.more) & cells;
  const Rows left = strike(x, m, {spread<0>(can_three), spread<1>(can_three)},
                           {spread<0>(must_three), spread<1>(must_three)});
  Lanes moved = left.row[0] ^ x.row[0];
  moved = or_xor(moved, left.row[1], x.row[1]);
  moved = or_xor(moved, left.row[2], x.row[2]);
  if (!any(moved)) return Finding::kNothing;
  x = left;
  return Finding::kNews;
}

}  // namespace
}  // namespace shudu
