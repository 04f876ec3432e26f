// How a puzzle lies in three registers of twelve lanes of 32 bits (AVX2, SSE4, NEON, WebAssembly):
// words as in the lanes of the batch kernel (fields/fields.h), but a lane is a digit of one puzzle.
//
//   register i    d0 d1 d2 -    d3 d4 d5 -    d6 d7 d8 -     quads of three digits and a spare, 0
//                 ' quad 0 '    ' quad 1 '    ' quad 2 '
//
//   one lane      bit 30.......22 21 20 19.......11 10  9  8........0
//   rows i+3b       g  row 6+i     .  g  row 3+i     .   g  row i
//
// Rows of a band meet by plain operations on registers (the rule of boxes), bands by shifts inside
// a lane (columns), digits by operations on quads and turns inside them (cells).
#pragma once

#include <array>
#include <cstdint>

#include "solver/fields/fields.h"

namespace shudu {

/// The lanes that are digits, as a set.
inline constexpr std::uint32_t kDigitLanes = 0x777;
inline constexpr unsigned kQuadLanes = 12;

constexpr unsigned lane_of_digit(unsigned digit) { return digit / 3 * 4 + digit % 3; }
constexpr unsigned digit_of_lane(unsigned lane) { return lane / 4 * 3 + lane % 4; }
/// Peers of the cell at each bit of each register, in the three registers.
using QuadPeers = std::array<std::array<std::array<std::uint32_t, 3>, 31>, 3>;

constexpr QuadPeers make_quad_peers() {
  QuadPeers peers{};
  for (unsigned i = 0; i < 3; ++i) {
    for (unsigned place = 0; place < 31; ++place) {
      if (!is_cell(place)) continue;
      peers[i][place].fill(column_and_box_cells(place));
      peers[i][place][i] = (column_and_box_cells(place) | row_cells(place)) & ~(Word{1} << place);
    }
  }
  return peers;
}

inline constexpr QuadPeers kQuadPeers = make_quad_peers();
static_assert(kQuadPeers[0][0][0] == 0b000'000'001'00'000'000'001'00'111'111'110);
static_assert(kQuadPeers[1][15][2] == 0b000'010'000'00'000'111'000'00'000'010'000);

/// Eleven zeros on either side: read from 11 - lane on, it is the mask of one lane.
constexpr std::array<std::uint32_t, 23> make_lane_window() {
  std::array<std::uint32_t, 23> window{};
  window[11] = ~0U;
  return window;
}
inline constexpr std::array<std::uint32_t, 23> kLaneWindow = make_lane_window();

}  // namespace shudu
