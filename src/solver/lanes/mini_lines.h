// Counting digits in mini-lines, for lanes that singles and locked candidates do not help any more.
//
// A mini-line is the three cells that a row or a column shares with a box; they take three digits.
//   count_places: of the digits that have a place in a mini-line, fewer than three mean no
//     solution, and exactly three that each of them belongs there: its other places in the box go.
//   count_locked: of the digits that have no other place in the box, more than three mean no
//     solution, and exactly three leave no room for other digits.
// What follows beyond the box, the next round's matching works out. Norvig's impossible grid dies
// of the two at once; without them it costs 1.6 million guesses.
#pragma once

// A digit's 27 mini-rows fit one word, word i's at bit i of each triple; its 27 mini-columns are
// the or of its three words. Counts over the nine digits are binary adders, as in round.h.
//
// Tried: the second count wherever the first is made. Guesses at limit 2 go from 0.45 to 0.42
// (17-clue) and from 6.9 to 6.5 (top1465), but the two together take nearly twice as long: 2 to 7 %
// slower on every list. So the second is for puzzles that prove hard.

#include "solver/lanes/round.h"

namespace shudu {
namespace {

/// For each mini-line, how many of nine sets have it: unit + 2 * (two_a + two_b) + 4 * four.
struct LineCount {
  Vec unit, two_a, two_b, four;

  [[gnu::always_inline]] inline explicit LineCount(const std::array<Vec, 9>& x) {
    Three ones;
    Three twos;
#pragma GCC unroll 3
    for (std::size_t t = 0; t < 3; ++t) {
      ones[t] = xor3(x[3 * t], x[3 * t + 1], x[3 * t + 2]);
      twos[t] = majority(x[3 * t], x[3 * t + 1], x[3 * t + 2]);
    }
    unit = xor3(ones[0], ones[1], ones[2]);
    two_a = majority(ones[0], ones[1], ones[2]);
    two_b = xor3(twos[0], twos[1], twos[2]);
    four = majority(twos[0], twos[1], twos[2]);
  }
  [[nodiscard]] Vec exactly_three() const { return without(unit & (two_a ^ two_b), four); }
  [[nodiscard]] Vec more_than_three() const { return and_or(two_a, two_b, four); }
  [[nodiscard]] Vec three_or_more() const {
    return or3(four, two_a & two_b, unit & (two_a | two_b));
  }
};

/// One digit's mini-lines that it has a place in: 27 mini-rows (packed) and 27 mini-columns.
struct DigitLines {
  Vec rows, columns;
};

// Three words' mini-rows in one word, and back.
[[gnu::always_inline]] inline Vec pack_rows(const Three& heads) {
  return or3(heads[0], up<1>(heads[1]), up<2>(heads[2]));
}
[[gnu::always_inline]] inline Three unpack_rows(Vec rows, const Masks& k) {
  return {rows & k.heads, down<1>(rows) & k.heads, down<2>(rows) & k.heads};
}
// All three cells of mini-rows.
[[gnu::always_inline]] inline Vec cells_of_heads(Vec heads) { return up<3>(heads) - heads; }

[[gnu::always_inline]] inline DigitLines lines_of(const Word (*cand)[kLanes], const Masks& k) {
  Three v;
  Three heads;
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) {
    v[i] = load(cand[i]);
    heads[i] = or3(v[i], down<1>(v[i]), down<2>(v[i])) & k.heads;
  }
  return {pack_rows(heads), or3(v[0], v[1], v[2])};
}

// One digit's words without what the full mini-lines exclude; or-s to `changed` what went.
[[gnu::always_inline]] inline void strike(Word (*cand)[kLanes], const DigitLines& full,
                                          const Masks& k, Vec& changed) {
  const Three heads = unpack_rows(full.rows, k);
  Three rows;
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) rows[i] = cells_of_heads(heads[i]);
  const Vec c = full.columns;
  const Vec stacks = cells_of_heads(or3(c, down<1>(c), down<2>(c)) & k.heads);
  const Vec gone = without(stacks, c);
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) {
    const Vec old = load(cand[i]);
    const Vec left = without(without2(old, rows[(i + 1) % 3], rows[(i + 2) % 3]), gone);
    changed = or_xor(changed, old, left);
    store(cand[i], left);
  }
}

/// What counting did to the lanes.
struct LineEvents {
  LaneSet dead;
  LaneSet changed;
};

/// Counts in all lanes of `boards` and strikes what cannot be.
[[gnu::noinline]] inline LineEvents count_places(Boards& boards) {
  const Masks k;
  std::array<Vec, 9> rows;
  std::array<Vec, 9> columns;
#pragma GCC unroll 9
  for (std::size_t d = 0; d < 9; ++d) {
    const DigitLines lines = lines_of(&boards.cand[3 * d], k);
    rows[d] = lines.rows;
    columns[d] = lines.columns;
  }
  const LineCount row_count(rows);
  const LineCount column_count(columns);
  const Vec full_rows = row_count.exactly_three();
  const Vec full_columns = column_count.exactly_three();
  Vec changed = splat(0);
#pragma GCC unroll 9
  for (std::size_t d = 0; d < 9; ++d) {
    strike(&boards.cand[3 * d], {rows[d] & full_rows, columns[d] & full_columns}, k, changed);
  }
  const Vec enough = row_count.three_or_more() & column_count.three_or_more();
  return {lanes_nonzero(without(k.cells, enough)), lanes_nonzero(changed)};
}

/// Where a digit has all its places of a box: 27 mini-rows (packed) and 27 mini-columns.
[[gnu::always_inline]] inline DigitLines locked_of(const Word (*cand)[kLanes], const Masks& k) {
  Three v;
  Three heads;
  Three locked;
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) {
    v[i] = load(cand[i]);
    heads[i] = or3(v[i], down<1>(v[i]), down<2>(v[i])) & k.heads;
  }
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) {
    locked[i] = without2(heads[i], heads[(i + 1) % 3], heads[(i + 2) % 3]);
  }
  const Vec c = or3(v[0], v[1], v[2]);
  const Vec next = select(up<1>(k.second), up<2>(c), down<1>(c));
  const Vec after = select(k.heads, down<2>(c), up<1>(c));
  return {pack_rows(locked), without2(c, next, after)};
}

/// Counts locked digits in all lanes of `boards` and strikes what they leave no room for.
[[gnu::noinline]] inline LineEvents count_locked(Boards& boards) {
  const Masks k;
  std::array<Vec, 9> rows;
  std::array<Vec, 9> columns;
#pragma GCC unroll 9
  for (std::size_t d = 0; d < 9; ++d) {
    const DigitLines lines = locked_of(&boards.cand[3 * d], k);
    rows[d] = lines.rows;
    columns[d] = lines.columns;
  }
  const LineCount row_count(rows);
  const LineCount column_count(columns);
  const Vec full_rows = row_count.exactly_three();
  const Vec full_columns = column_count.exactly_three();
  Vec changed = splat(0);
#pragma GCC unroll 9
  for (std::size_t d = 0; d < 9; ++d) {
    const Three heads = unpack_rows(without(full_rows, rows[d]), k);
    const Vec gone = without(full_columns, columns[d]);
#pragma GCC unroll 3
    for (std::size_t i = 0; i < 3; ++i) {
      const Vec old = load(boards.cand[3 * d + i]);
      const Vec left = without2(old, cells_of_heads(heads[i]), gone);
      changed = or_xor(changed, old, left);
      store(boards.cand[3 * d + i], left);
    }
  }
  const Vec crowded = row_count.more_than_three() | column_count.more_than_three();
  return {lanes_nonzero(crowded), lanes_nonzero(changed)};
}

}  // namespace
}  // namespace shudu
