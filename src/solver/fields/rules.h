// What the rules of Sudoku are on words of fields (fields.h), for both kernels: a word a lane, be
// the lanes puzzles (lanes/round.h) or digits (single/quad_round.h). V is a vector of such words.
//
// The work-horse is `rows_with(x)`, all nine cells of each row of x that is not empty: adding nine
// ones carries into the guard exactly when the row is not empty, and guard - guard / 512 fills it.
//
// Matching. A digit takes one cell of each row, and the three rows of a band three different boxes:
// a mini-row may stay only if the two other rows can share the two other boxes. That is exact (a
// perfect matching of 3 x 3), and is what people call locked candidates and hidden singles of
// boxes. Columns are the same with bands for rows, all three stacks in one word.
//
// Needs a vector and its logic (cpu/vec_*.h, cpu/digits_*.h, cpu/vec_logic.h) before it, inside the
// target region.
#pragma once

#include "solver/fields/fields.h"
#include "solver/fields/heads.h"

namespace shudu {
namespace {

template <typename V>
[[gnu::always_inline]] inline V rows_of_guards(V x) {
  const V guards = x & every<V>(kGuards);
  return guards - down<9>(guards);
}
/// Sets the guard of each row that has a cell, and takes its first cell from it: x & plus_cells(x)
/// is what is left of a row without that cell, 0 for an empty row.
template <typename V>
[[gnu::always_inline]] inline V plus_cells(V x) {
  return x + every<V>(kCells);
}
template <typename V>
[[gnu::always_inline]] inline V rows_with(V x) {
  return rows_of_guards(plus_cells(x));
}

/// Rows x boxes of each band, on the three words of a digit.
template <typename V>
[[gnu::always_inline]] inline void match_rows_to_boxes(V* words) {
  V heads[3];
  Turned<V> turned[3];
#pragma GCC unroll 3
  for (unsigned i = 0; i < 3; ++i) {
    heads[i] = heads_of(words[i]);
    turned[i] = turn_boxes(heads[i]);
  }
#pragma GCC unroll 3
  for (unsigned i = 0; i < 3; ++i) {
    const Turned<V>& a = turned[(i + 1) % 3];
    const Turned<V>& b = turned[(i + 2) % 3];
    const V stays = heads[i] & and_or(a.one, b.two, a.two & b.one);
    words[i] = words[i] & cells_of_heads(stays);
  }
}

/// Bands x columns of each stack: the columns of each band that stay. Of the other two bands,
/// `both` holds at column 0 of a stack whether they can take columns 0 and 1, at column 1 whether 1
/// and 2; `outer` at column 0 whether 0 and 2.
template <typename V>
[[gnu::always_inline]] inline V match_bands_to_columns(const V* words) {
  const V c = or3(words[0], words[1], words[2]);
  const V next = down<11>(c) | up<22>(c);
  const V after = down<22>(c) | up<11>(c);
  const V both = and_or(next, down<1>(after), after & down<1>(next));
  const V outer = and_or(next, down<2>(after), after & down<2>(next));
  return c & select(every<V>(kBoxHeads), down<1>(both),
                    select(every<V>(kSecond), up<1>(outer), up<2>(both)));
}

}  // namespace
}  // namespace shudu
