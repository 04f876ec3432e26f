// How a classic board lies in words of bits: a band is a word of 27 bits, bit 9 * (row in the band)
// + column; a digit is three of them. Shared by the boards of `wanted`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace shudu::wanted {

/// Cells of the whole grid, a word a band.
using BandWords = std::array<std::uint32_t, 3>;
/// A band of all digits.
using DigitWords = std::array<std::uint32_t, 9>;
/// Candidates: for each band the cells of each digit.
using BoardWords = std::array<DigitWords, 3>;

inline constexpr std::uint32_t kRow = 0x1ff;
inline constexpr std::uint32_t kWholeBand = 0x7ff'ffff;
inline constexpr std::uint32_t kEveryRow = 0x40201;  // one bit at the start of each row of a band
inline constexpr std::uint32_t kEveryBox = 0x49;     // one bit at the start of each box in a row

constexpr std::uint32_t bit_of(int cell) { return std::uint32_t{1} << (cell % 27); }
constexpr std::size_t band_of(int cell) { return static_cast<std::size_t>(cell / 27); }

// Cell i of house h: rows, columns, boxes.
constexpr int cell_of_house(int house, int i) {
  if (house < 9) return 9 * house + i;
  if (house < 18) return 9 * i + (house - 9);
  const int box = house - 18;
  return 27 * (box / 3) + 3 * (box % 3) + 9 * (i / 3) + i % 3;
}

constexpr std::array<BandWords, 27> make_houses() {
  std::array<BandWords, 27> houses{};
  for (int h = 0; h < 27; ++h) {
    for (int i = 0; i < 9; ++i) {
      const int cell = cell_of_house(h, i);
      houses[static_cast<std::size_t>(h)][band_of(cell)] |= bit_of(cell);
    }
  }
  return houses;
}
inline constexpr auto kHouseCells = make_houses();

// For each cell all cells that a digit in it leaves to the digit: no peers, but the cell itself.
constexpr std::array<BandWords, 81> make_kept() {
  std::array<BandWords, 81> kept{};
  for (int cell = 0; cell < 81; ++cell) {
    BandWords& words = kept[static_cast<std::size_t>(cell)];
    words = {kWholeBand, kWholeBand, kWholeBand};
    for (int h = 0; h < 27; ++h) {
      const BandWords& house = kHouseCells[static_cast<std::size_t>(h)];
      if ((house[band_of(cell)] & bit_of(cell)) == 0) continue;
      for (std::size_t b = 0; b < 3; ++b) words[b] &= ~house[b];
    }
    words[band_of(cell)] |= bit_of(cell);
  }
  return kept;
}
inline constexpr auto kKept = make_kept();

}  // namespace shudu::wanted
