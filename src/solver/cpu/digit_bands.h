// The 729 candidates of a classic grid as the kernels take and give them: for each digit and band a
// word of 27 bits.
//
//   word 3 * d + b: digit d + 1 in rows 3b, 3b+1, 3b+2      bit 9 * (row in band) + column
//
//   bit 31..27  26.......18  17........9   8........0
//       zeros    row 3b+2     row 3b+1      row 3b
#pragma once

#include <array>
#include <cstdint>

#include "shudu/core/grid.h"
#include "shudu/core/pencilmarks.h"

namespace shudu {

using DigitBands = std::array<std::uint32_t, 27>;

inline constexpr std::uint32_t kBandCells = 0x7FF'FFFF;

/// Every digit in every cell.
constexpr DigitBands all_digit_bands() {
  DigitBands bands{};
  bands.fill(kBandCells);
  return bands;
}

/// 81 characters '1' to '9', row by row.
using SolutionText = std::array<char, 81>;

/// Of 81 characters: '1' to '9' are givens, every other byte is an open cell.
[[nodiscard]] DigitBands bands_of_text(const char* text);
/// Precondition: the size is 9.
[[nodiscard]] DigitBands bands_of_marks(const Pencilmarks& marks);
[[nodiscard]] Pencilmarks marks_of_bands(const DigitBands& bands);
/// 81 characters of a full classic grid.
void write_grid(const Grid& grid, char* text);
/// Precondition: 81 characters '1' to '9'.
[[nodiscard]] Grid grid_of_text(const char* text);

}  // namespace shudu
