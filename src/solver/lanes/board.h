// How a puzzle lies in a lane: for each digit three words of 32 bits, word i with the rows i, 3+i
// and 6+i.
//
//   bit 31 30.......22 21 20 19.......11 10  9  8........0
//        g  row 6+i     .  g  row 3+i     .  g   row i         g guard, 0 at rest;  . unused
//
// Inside a field bit c is column c, so three bits are a mini-row: the cells that a row shares with
// a box. The three rows of a band are one field of three words: going from row to row inside a band
// is only another register, and the or of the three words is the digit's "band x column" table.
// Fields are 11 apart because then a mini-row's copy 9 bits higher falls on free bits, for all
// fields at once.
#pragma once

#include <cstdint>

namespace shudu {

using Word = std::uint32_t;

inline constexpr int kWords = 27;      // of a board: 3 * digit + i
inline constexpr int kFieldStep = 11;  // bits from band to band

/// The same bits in all three fields.
constexpr Word in_fields(Word x) { return x | x << kFieldStep | x << (2 * kFieldStep); }

inline constexpr Word kCells = in_fields(0x1FF);
inline constexpr Word kGuards = in_fields(0x200);
inline constexpr Word kLowest = in_fields(1);
inline constexpr Word kBoxHeads = in_fields(0b001'001'001);  // the first cell of every mini-row
inline constexpr Word kSecond = in_fields(0b010'010'010);    // the second
static_assert(kCells == 0x7FCFF9FF && (kCells & kGuards) == 0);

}  // namespace shudu
