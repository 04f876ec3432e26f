// How cells lie in a word of 32 bits, for both kernels: word i of a digit has the rows i, 3+i and
// 6+i, one of each band.
//
//   bit 31 30.......22 21 20 19.......11 10  9  8........0
//        g  row 6+i     .  g  row 3+i     .  g   row i         g guard, 0 at rest;  . unused
//
// Inside a field bit c is column c, so three bits are a mini-row: the cells that a row shares with
// a box. The three rows of a band are one field of three words: going from row to row inside a band
// is only another register, and the or of the three words is the digit's "band x column" table.
// Fields are 11 apart because then a mini-row's copy 9 bits higher falls on free bits, for all
// fields at once. What is done with such words is in rules.h.
#pragma once

#include <cstdint>

namespace shudu {

using Word = std::uint32_t;

inline constexpr int kFieldStep = 11;  // bits from band to band

/// The same bits in all three fields.
constexpr Word in_fields(Word x) { return x | x << kFieldStep | x << (2 * kFieldStep); }

inline constexpr Word kCells = in_fields(0x1FF);
inline constexpr Word kGuards = in_fields(0x200);
inline constexpr Word kLowest = in_fields(1);
inline constexpr Word kBoxHeads = in_fields(0b001'001'001);  // the first cell of every mini-row
inline constexpr Word kSecond = in_fields(0b010'010'010);    // the second
static_assert(kCells == 0x7FCFF9FF && (kCells & kGuards) == 0);

/// The bit of a cell: its place, 0 to 30 (no cell at 9, 10, 20 and 21).
constexpr unsigned place_of(unsigned band, unsigned column) {
  return unsigned{kFieldStep} * band + column;
}
constexpr bool is_cell(unsigned place) { return place % kFieldStep < 9; }

/// The cells of the row that has this place, in the cell's own word.
constexpr Word row_cells(unsigned place) { return Word{0x1FF} << (place / 11 * 11); }
/// Those of its column and box, in any of the three words: the same in each.
constexpr Word column_and_box_cells(unsigned place) {
  const unsigned column = place % 11;
  return kLowest << column | Word{7} << (place / 11 * 11 + column / 3 * 3);
}

}  // namespace shudu
