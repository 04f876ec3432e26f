// Counting digits in mini-lines, for lanes that singles and locked candidates do not help any more.
//
// A mini-line is the three cells that a row or a column shares with a box; they take three digits.
//   count_places: of the digits that have a place in a mini-line, fewer than three mean no
//     solution, and exactly three that each of them belongs there: its other places in the box go.
//   count_locked: of the digits that have no other place in the box, more than three mean no
//     solution, and exactly three leave no room for other digits.
// What follows beyond the box, the next round's matching works out. Norvig's impossible grid dies
// of the two at once; without them it costs 1.6 million guesses.
//
// A digit's 27 mini-rows fit one word, word i's at bit i of each triple; its 27 mini-columns are
// the or of its three words. Counts over the nine digits are binary adders, as in round.h.
//
// Tried: the second count wherever the first is made. Guesses at limit 2 go from 0.45 to 0.42
// (17-clue) and from 6.9 to 6.5 (top1465), but the two together take nearly twice as long: 2 to 7 %
// slower on every list. So the second is for puzzles that prove hard.
#pragma once

#include "solver/lanes/round.h"

namespace shudu {
namespace {

/// For each mini-line, how many of nine sets have it: unit + 2 * (two_a + two_b) + 4 * four.
struct LineCount {
  Vec unit, two_a, two_b, four;
};

[[gnu::always_inline]] inline LineCount count_nine(const std::array<Vec, 9>& x) {
  Three ones;
  Three twos;
#pragma GCC unroll 3
  for (std::size_t t = 0; t < 3; ++t) {
    ones[t] = xor3(x[3 * t], x[3 * t + 1], x[3 * t + 2]);
    twos[t] = majority(x[3 * t], x[3 * t + 1], x[3 * t + 2]);
  }
  return {xor3(ones[0], ones[1], ones[2]), majority(ones[0], ones[1], ones[2]),
          xor3(twos[0], twos[1], twos[2]), majority(twos[0], twos[1], twos[2])};
}
[[gnu::always_inline]] inline Vec exactly_three(const LineCount& n) {
  return without(n.unit & (n.two_a ^ n.two_b), n.four);
}
[[gnu::always_inline]] inline Vec more_than_three(const LineCount& n) {
  return and_or(n.two_a, n.two_b, n.four);
}
[[gnu::always_inline]] inline Vec three_or_more(const LineCount& n) {
  return or3(n.four, n.two_a & n.two_b, n.unit & (n.two_a | n.two_b));
}

/// Mini-lines of one digit: 27 mini-rows (packed) and 27 mini-columns.
struct DigitLines {
  Vec rows, columns;
};
/// Those of all nine, and how often each mini-line is among them.
struct AllLines {
  std::array<Vec, 9> rows, columns;
  LineCount row_count, column_count;
};

[[gnu::always_inline]] inline Three unpack_rows(Vec rows) {
  return {unpack_heads<0>(rows), unpack_heads<1>(rows), unpack_heads<2>(rows)};
}

/// The mini-lines that a digit, given by its words, has a place in.
struct PlacesOf {
  [[gnu::always_inline]] static inline DigitLines lines(const Three& v) {
    return {pack_heads(heads_of(v[0]), heads_of(v[1]), heads_of(v[2])), or3(v[0], v[1], v[2])};
  }
};

/// Those in which it has all its places of the box.
struct LockedOf {
  [[gnu::always_inline]] static inline DigitLines lines(const Three& v) {
    const Three heads = {heads_of(v[0]), heads_of(v[1]), heads_of(v[2])};
    Three locked;
#pragma GCC unroll 3
    for (std::size_t i = 0; i < 3; ++i) {
      locked[i] = without2(heads[i], heads[(i + 1) % 3], heads[(i + 2) % 3]);
    }
    const Vec c = or3(v[0], v[1], v[2]);
    const Vec next = select(up<1>(splat(kSecond)), up<2>(c), down<1>(c));
    const Vec after = select(splat(kBoxHeads), down<2>(c), up<1>(c));
    return {pack_heads(locked[0], locked[1], locked[2]), without2(c, next, after)};
  }
};

template <typename Which>
[[gnu::always_inline]] inline AllLines count_lines(const Boards& boards) {
  AllLines all;
#pragma GCC unroll 9
  for (std::size_t d = 0; d < 9; ++d) {
    const Three v = {load(boards.cand[3 * d]), load(boards.cand[3 * d + 1]),
                     load(boards.cand[3 * d + 2])};
    const DigitLines lines = Which::lines(v);
    all.rows[d] = lines.rows;
    all.columns[d] = lines.columns;
  }
  all.row_count = count_nine(all.rows);
  all.column_count = count_nine(all.columns);
  return all;
}

// A word without the cells that rows and columns exclude; or-s to `changed` what went.
[[gnu::always_inline]] inline void strike(Word* word, Vec rows, Vec columns, Vec& changed) {
  const Vec old = load(word);
  const Vec left = without2(old, rows, columns);
  changed = or_xor(changed, old, left);
  store(word, left);
}

/// What counting did to the lanes.
struct LineEvents {
  LaneSet dead;
  LaneSet changed;
};

/// Counts places in all lanes of `boards` and strikes what cannot be.
[[gnu::noinline]] inline LineEvents count_places(Boards& boards) {
  const AllLines all = count_lines<PlacesOf>(boards);
  const Vec full_rows = exactly_three(all.row_count);
  const Vec full_columns = exactly_three(all.column_count);
  Vec changed = splat(0);
#pragma GCC unroll 9
  for (std::size_t d = 0; d < 9; ++d) {
    const Three heads = unpack_rows(all.rows[d] & full_rows);
    const Three rows = {cells_of_heads(heads[0]), cells_of_heads(heads[1]),
                        cells_of_heads(heads[2])};
    const Vec columns = all.columns[d] & full_columns;
    const Vec gone = without(cells_of_heads(heads_of(columns)), columns);
#pragma GCC unroll 3
    for (std::size_t i = 0; i < 3; ++i) {
      strike(boards.cand[3 * d + i], rows[(i + 1) % 3] | rows[(i + 2) % 3], gone, changed);
    }
  }
  const Vec enough = three_or_more(all.row_count) & three_or_more(all.column_count);
  return {lanes_nonzero(without(splat(kCells), enough)), lanes_nonzero(changed)};
}

/// Counts locked digits in all lanes of `boards` and strikes what they leave no room for.
[[gnu::noinline]] inline LineEvents count_locked(Boards& boards) {
  const AllLines all = count_lines<LockedOf>(boards);
  const Vec full_rows = exactly_three(all.row_count);
  const Vec full_columns = exactly_three(all.column_count);
  Vec changed = splat(0);
#pragma GCC unroll 9
  for (std::size_t d = 0; d < 9; ++d) {
    const Three heads = unpack_rows(without(full_rows, all.rows[d]));
    const Vec gone = without(full_columns, all.columns[d]);
#pragma GCC unroll 3
    for (std::size_t i = 0; i < 3; ++i) {
      strike(boards.cand[3 * d + i], cells_of_heads(heads[i]), gone, changed);
    }
  }
  const Vec crowded = more_than_three(all.row_count) | more_than_three(all.column_count);
  return {lanes_nonzero(crowded), lanes_nonzero(changed)};
}

}  // namespace
}  // namespace shudu
