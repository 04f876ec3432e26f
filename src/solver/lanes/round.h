// One round of propagation, for all lanes at once and without a branch.
//
// The digits pass in three groups of three. Before each group it is known which cells have one
// candidate left ("naked") and in which a digit of another group is the only one of its row
// ("claimed"), so news travels three times a round. For each digit, with v its three words:
//
//   1. claimed cells are gone:          v &= ~others
//   2. a naked cell clears its row:     only naked cells stay, in rows that have one
//   3. rows x boxes of each band:       a mini-row stays if the two other rows can share the two
//                                       other boxes (a perfect matching of 3 x 3)
//   4. bands x columns of each stack:   the same with columns, all three stacks in one word
//   5. row singles:                     what is alone in its row is claimed
//
// 3 and 4 (fields/rules.h) are the locked candidates both ways and the hidden singles of boxes and
// columns; naked singles reach their box and column through them, which is why 2 only looks at
// rows.
//
// The loops of three must be unrolled and the round must be one function without calls: that is
// worth a factor of two. It has about 1,200 vector operations, which fill the ports of the measured
// core (two a cycle, AVX-512 on Ice Lake); only fewer operations would make it faster.
#pragma once

#include <array>

#include "solver/fields/rules.h"
#include "solver/lanes/boards.h"

namespace shudu {
namespace {

using Three = std::array<Vec, 3>;

/// What a round found out about each lane.
struct Events {
  LaneSet dead;   ///< a cell or a digit has no room, or two digits claim one cell
  LaneSet moved;  ///< there is a new naked cell or claim, or a claimed cell is still open
  LaneSet open;   ///< some cell has two or more candidates
  LaneSet pairs;  ///< some cell has exactly two
};

template <>
[[gnu::always_inline]] inline Vec every<Vec>(unsigned x) {
  return splat(x);
}

// For each cell, how many of the three digits of a group it may hold: two binary places.
struct GroupCount {
  Three ones, twos;
};

[[gnu::always_inline]] inline void count_group(const Vec& x, const Vec& y, const Vec& z,
                                               std::size_t i, GroupCount& count) {
  count.ones[i] = xor3(x, y, z);
  count.twos[i] = majority(x, y, z);
}

using Counts = std::array<GroupCount, 3>;

// Cells with exactly one candidate (or with none or many in lanes that are dead).
[[gnu::always_inline]] inline Vec naked_cells(const Counts& n, std::size_t i) {
  const Vec odd = xor3(n[0].ones[i], n[1].ones[i], n[2].ones[i]);
  const Vec more = majority(n[0].ones[i], n[1].ones[i], n[2].ones[i]);
  return without2(odd, more, or3(n[0].twos[i], n[1].twos[i], n[2].twos[i]));
}

// What one round carries from group to group.
struct RoundState {
  Counts counts;
  std::array<Three, 3> claims;  // of each group
  Three naked;
  Three naked_before;  // when the round began
  Three known_before;  // naked and claimed cells, when the round began
  Vec conflict;        // cells that two digits claim
  Vec alive;           // the smallest of what matching bands left of each digit
};

// One digit after its step: its words, and the cells that are alone in their row.
struct DigitWords {
  Three v, claim;
};

// All that looks at one digit alone; `others` are the cells claimed by the two other groups.
// state.alive becomes 0 in a lane where the digit has no room left.
[[gnu::always_inline]] inline void digit_step(const Word (*cand)[kLanes], const Three& others,
                                              RoundState& state, DigitWords& digit) {
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) {
    const Vec v = without(load(cand[i]), others[i]);
    const Vec single = v & state.naked[i];
    digit.v[i] = keep_in(v, single, rows_with(single));
  }
  match_rows_to_boxes(digit.v.data());
  const Vec c = match_bands_to_columns(digit.v.data());
  state.alive = smaller(state.alive, c);
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) {
    digit.v[i] = digit.v[i] & c;
    const Vec all_but_lowest =
        digit.v[i] & minus_in_fields(digit.v[i], splat(kLowest), splat(kGuards));
    digit.claim[i] = without(digit.v[i], rows_with(all_but_lowest));
  }
}

[[gnu::always_inline]] inline void begin_round(const Boards& boards, RoundState& state) {
  state.conflict = splat(0);
  state.alive = splat(~Word{0});
#pragma GCC unroll 3
  for (std::size_t t = 0; t < 3; ++t) {
#pragma GCC unroll 3
    for (std::size_t i = 0; i < 3; ++i) {
      count_group(load(boards.cand[9 * t + i]), load(boards.cand[9 * t + 3 + i]),
                  load(boards.cand[9 * t + 6 + i]), i, state.counts[t]);
      state.claims[t][i] = load(boards.claim[3 * t + i]);
    }
  }
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) {
    state.naked[i] = naked_cells(state.counts, i);
    state.naked_before[i] = state.naked[i];
    state.known_before[i] =
        state.naked[i] | or3(state.claims[0][i], state.claims[1][i], state.claims[2][i]);
  }
}

[[gnu::always_inline]] inline void group_step(Boards& boards, std::size_t t, RoundState& state) {
  std::array<DigitWords, 3> digits;
  Three others;
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) {
    others[i] = state.claims[(t + 1) % 3][i] | state.claims[(t + 2) % 3][i];
  }
#pragma GCC unroll 3
  for (std::size_t d = 0; d < 3; ++d) {
    digit_step(&boards.cand[9 * t + 3 * d], others, state, digits[d]);
  }
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) {
    const Vec s0 = digits[0].claim[i];
    const Vec s1 = digits[1].claim[i];
    const Vec s2 = digits[2].claim[i];
    const Vec x = without2(digits[0].v[i], s1, s2);
    const Vec y = without2(digits[1].v[i], s0, s2);
    const Vec z = without2(digits[2].v[i], s0, s1);
    store(boards.cand[9 * t + i], x);
    store(boards.cand[9 * t + 3 + i], y);
    store(boards.cand[9 * t + 6 + i], z);
    state.conflict = state.conflict | majority(s0, s1, s2);
    state.claims[t][i] = or3(s0, s1, s2);
    store(boards.claim[3 * t + i], state.claims[t][i]);
    count_group(x, y, z, i, state.counts[t]);
  }
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) state.naked[i] = naked_cells(state.counts, i);
}

// Counts every cell's candidates (0, 1, 2, 3, more) and says what became of each lane.
//
// A naked cell is alone in its row after step 2 and so is claimed in the same round; where it is
// not, its digit stands in the row twice. Nothing else sees that before the rest of the row runs
// out of digits: two equal givens in a row would cost hours.
[[gnu::always_inline]] inline Events end_round(Boards& boards, const RoundState& state) {
  Vec empty = state.conflict;
  Vec open = splat(0);
  Vec pending = splat(0);
  Vec pairs = splat(0);
  Vec moved = splat(0);
  Vec clash = splat(0);
  const Counts& n = state.counts;
#pragma GCC unroll 3
  for (std::size_t i = 0; i < 3; ++i) {
    const Vec unit = xor3(n[0].ones[i], n[1].ones[i], n[2].ones[i]);
    const Vec two_a = majority(n[0].ones[i], n[1].ones[i], n[2].ones[i]);
    const Vec two_b = xor3(n[0].twos[i], n[1].twos[i], n[2].twos[i]);
    const Vec four = majority(n[0].twos[i], n[1].twos[i], n[2].twos[i]);
    const Vec many = or3(two_a, two_b, four);
    const Vec odd = unit & (two_a ^ two_b);
    const Vec pair = without(many, or3(four, two_a & two_b, odd));
    store(boards.open[i], many);
    store(boards.pair[i], pair);
    store(boards.triple[i], without(odd, four));
    pairs = pairs | pair;
    empty = or_xor(empty, unit | many, splat(kCells));
    open = open | many;
    const Vec claims = or3(state.claims[0][i], state.claims[1][i], state.claims[2][i]);
    pending = and_or(many, claims, pending);
    moved = moved | without(claims | state.naked[i], state.known_before[i]);
    clash = clash | without(state.naked_before[i], claims);
  }
  return {lanes_nonzero(empty | clash) | lanes_zero(state.alive), lanes_nonzero(moved | pending),
          lanes_nonzero(open), lanes_nonzero(pairs)};
}

/// Plays one round in all lanes of `boards`; writes which cells are open, pairs and triples.
[[gnu::noinline]] inline Events play_round(Boards& boards) {
  RoundState state;
  begin_round(boards, state);
#pragma GCC unroll 3
  for (std::size_t t = 0; t < 3; ++t) group_step(boards, t, state);
  return end_round(boards, state);
}

}  // namespace
}  // namespace shudu
