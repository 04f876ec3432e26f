// Small unavoidable sets of full grids: those that spare the most questions for the least work.
//
// Two lines of a band (or stack) are each other's permutation; the cells of one cycle can be
// swapped between the lines. And of two digits, a part that is closed under rows, columns and boxes
// can be swapped. Of the 24.4 givens that a minimal puzzle keeps, by the sets up to a size:
//
//   cycles of three columns (and two)  18 sets   8.8        cycles to 5            26   9.5
//   cycles of any length               37        9.6        two digits, any        56   9.7
//   cycles of 3 to 5 and two digits to 12 cells  55  12.0   kept
//   cycles of any length, two digits any         93  12.1
//
// Sets of three digits or three lines were not tried; other solutions found on the way are large
// and decided nothing more. Cycles are followed in plain code; the two digits go for all lanes at
// once, a grid a lane: four steps of growth from a first cell reach every part of 12 cells or fewer
// but few, and what is not closed by then is left out.
#pragma once

#include "shudu/core/made_table.h"
#include "solver/fields/rules.h"
#include "solver/lanes/reduction_state.h"

namespace shudu {
namespace {

/// Words of full grids, a grid a lane: as Boards::cand.
struct alignas(64) LaneGrids {
  Word word[27][kLanes];
};

struct VecCells {
  Vec word[3];
};

// The cells of two digits that stand in a row, column or box with one of `part`, `part` included.
[[gnu::always_inline]] inline VecCells grown(const VecCells& part, const VecCells& digits) {
  const Vec all = or3(part.word[0], part.word[1], part.word[2]);
  const Vec columns = or3(all, down<11>(all), down<22>(all)) & splat(0x1FF);
  const Vec near = or3(columns, up<11>(columns), up<22>(columns)) | cells_of_heads(heads_of(all));
  VecCells result;
#pragma GCC unroll 3
  for (unsigned i = 0; i < 3; ++i) {
    result.word[i] = digits.word[i] & (near | rows_with(part.word[i]));
  }
  return result;
}

// Grows a part until it is closed, in the lanes that come back; in others it is larger.
[[gnu::always_inline]] inline LaneSet close(VecCells& part, const VecCells& digits) {
  for (int step = 0; step < 4; ++step) part = grown(part, digits);
  const VecCells more = grown(part, digits);
  return lanes_zero(
      or3(more.word[0] ^ part.word[0], more.word[1] ^ part.word[1], more.word[2] ^ part.word[2]));
}

// The lowest cell of each lane.
[[gnu::always_inline]] inline VecCells lowest_of(const VecCells& cells) {
  VecCells lowest;
#pragma GCC unroll 3
  for (unsigned i = 0; i < 3; ++i) {
    lowest.word[i] = cells.word[i] & (splat(0) - cells.word[i]);
  }
  lowest.word[1] = clear(lowest.word[1], lanes_nonzero(cells.word[0]));
  lowest.word[2] = clear(lowest.word[2], lanes_nonzero(cells.word[0] | cells.word[1]));
  return lowest;
}

// Sets in lanes, on their way to the states.
struct alignas(64) LaneSets {
  Word word[3][kLanes];
  LaneSet lanes;  // where it is one
};

[[gnu::always_inline]] inline void put(const VecCells& cells, LaneSet lanes, LaneSets& to) {
#pragma GCC unroll 3
  for (unsigned i = 0; i < 3; ++i) store(to.word[i], cells.word[i]);
  to.lanes = lanes & lanes_nonzero(or3(cells.word[0], cells.word[1], cells.word[2]));
}

// Up to three parts of digits a and b (0 to 8): two that are grown, and what is left.
[[gnu::noinline]] inline void find_parts(const LaneGrids& grids, unsigned a, unsigned b,
                                         std::array<LaneSets, 3>& parts) {
  VecCells digits;
  VecCells first;
  VecCells rest;
  for (unsigned i = 0; i < 3; ++i) {
    digits.word[i] = load(grids.word[3 * a + i]) | load(grids.word[3 * b + i]);
    first.word[i] = splat(0);
  }
  first.word[0] = digits.word[0] & splat(0x1FF);  // the two cells of row 1
  const LaneSet closed = close(first, digits);
  for (unsigned i = 0; i < 3; ++i) rest.word[i] = without(digits.word[i], first.word[i]);
  VecCells second = lowest_of(rest);
  const LaneSet second_closed = close(second, digits);
  for (unsigned i = 0; i < 3; ++i) rest.word[i] = without(rest.word[i], second.word[i]);
  put(first, closed, parts[0]);
  put(second, second_closed, parts[1]);
  put(rest, closed & second_closed, parts[2]);
}

constexpr int kMostCells = 12;

// In each lane that has it, where it is not too large.
inline void file_part(const LaneSets& part, ReductionState* const* states, unsigned count) {
  for (LaneSet left = part.lanes; left != 0; left &= left - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(left));
    if (lane >= count) break;
    const FieldCells set = {part.word[0][lane] | std::uint64_t{part.word[1][lane]} << 32,
                            part.word[2][lane]};
    if (size_of(set) <= kMostCells) file_set(*states[lane], set);
  }
}

inline void file_two_digit_sets(const LaneGrids& grids, ReductionState* const* states,
                                unsigned count) {
  std::array<LaneSets, 3> parts;
  for (unsigned a = 0; a < 9; ++a) {
    for (unsigned b = a + 1; b < 9; ++b) {
      find_parts(grids, a, b, parts);
      for (const LaneSets& part : parts) file_part(part, states, count);
    }
  }
}

// For nine rows as bits: their first cells.
constexpr std::array<FieldCells, 512> make_first_cells() {
  std::array<FieldCells, 512> cells{};
  for (unsigned rows = 0; rows < 512; ++rows) {
    std::array<Word, 3> words{};
    for (unsigned row = 0; row < 9; ++row) {
      if ((rows >> row & 1U) != 0) words[row % 3] |= Word{1} << (row / 3 * kFieldStep);
    }
    cells[rows] = {words[0] | std::uint64_t{words[1]} << 32, words[2]};
  }
  return cells;
}
const auto kFirstCells = made_table(make_first_cells);

// Lines 3 * group + a and b; a line is a row or a column.
struct LinePair {
  unsigned group;
  unsigned a;
  unsigned b;
};

// Places, as bits, of both.
template <bool kColumns>
inline FieldCells cells_of_lines(LinePair lines, unsigned places) {
  const auto [group, a, b] = lines;
  if constexpr (kColumns) {
    const FieldCells first = kFirstCells[places];
    const unsigned x = 3 * group + a;
    const unsigned y = 3 * group + b;
    return {first.low << x | first.low << y, first.high << x | first.high << y};
  } else {
    const Word cells = Word{places} << (group * kFieldStep);
    return cells_of_word(a, cells) | cells_of_word(b, cells);
  }
}

// Cycles of 3 to 5 places between two lines of a group: from place p of the first, the second's
// digit there is where in the first?
template <bool kColumns>
inline void file_cycles_of(const std::uint8_t* first_digits, const std::uint8_t* second_places,
                           LinePair lines, ReductionState& state) {
  std::array<std::uint8_t, 9> to;
  for (unsigned p = 0; p < 9; ++p) to[p] = second_places[first_digits[p]];
  for (unsigned p = 0; p < 7; ++p) {
    const unsigned p1 = to[p];
    const unsigned p2 = to[p1];
    const unsigned p3 = to[p2];
    const unsigned p4 = to[p3];
    // From its smallest place alone. One branch: each of these by itself would be a surprise.
    const bool is_cycle = (p2 != p) & ((p3 == p) | (p4 == p) | (to[p4] == p));
    if (!(is_cycle & (p1 > p) & (p2 > p) & (p3 >= p) & (p4 >= p))) continue;
    // In a short cycle some of these are the same place.
    const unsigned places = 1U << p | 1U << p1 | 1U << p2 | 1U << p3 | 1U << p4;
    file_set(state, cells_of_lines<kColumns>(lines, places));
  }
}

template <bool kColumns>
inline void file_cycles(const std::array<std::uint8_t, kMaxCells>& values, ReductionState& state) {
  std::array<std::array<std::uint8_t, 9>, 9> digits;
  std::array<std::array<std::uint8_t, 10>, 9> places;
  for (unsigned cell = 0; cell < kMaxCells; ++cell) {
    const unsigned line = kColumns ? cell % 9 : cell / 9;
    const unsigned place = kColumns ? cell / 9 : cell % 9;
    digits[line][place] = values[cell];
    places[line][values[cell]] = static_cast<std::uint8_t>(place);
  }
  for (unsigned group = 0; group < 3; ++group) {
    for (unsigned a = 0; a < 2; ++a) {
      for (unsigned b = a + 1; b < 3; ++b) {
        file_cycles_of<kColumns>(digits[3 * group + a].data(), places[3 * group + b].data(),
                                 {group, a, b}, state);
      }
    }
  }
}

}  // namespace
}  // namespace shudu
