// The lines of a grid as the kernels read them: nine rows and nine columns, sixteen bytes each.
// Part of a kernel: included once, inside its target region.
#pragma once

namespace shudu {
namespace {

/// The rows (orientation 0) and the columns (orientation 1) of a grid.
struct Lines {
  /// Digits 0..9 by orientation and line; 0 from byte 9 on.
  alignas(64) std::array<std::array<std::array<std::uint8_t, 16>, 9>, 2> cell;
};

inline void prepare(const Grid& grid, Lines& lines) {
  const auto& values = grid.values();
  for (auto& orientation : lines.cell) {
    for (auto& line : orientation) line.fill(0);
  }
  for (std::size_t r = 0; r < 9; ++r) {
    for (std::size_t c = 0; c < 9; ++c) {
      const std::uint8_t digit = values[r * 9 + c];
      lines.cell[0][r][c] = digit;
      lines.cell[1][c][r] = digit;
    }
  }
}

enum class Filling : std::uint8_t { kPuzzle, kFull, kClash };

/// Does a house hold a digit twice, and is every cell filled?
inline Filling filling_of(const Lines& lines) {
  std::array<unsigned, 27> seen{};
  unsigned clash = 0;
  unsigned blank = 0;
  for (std::size_t r = 0; r < 9; ++r) {
    for (std::size_t c = 0; c < 9; ++c) {
      const unsigned bit = 1U << lines.cell[0][r][c];
      blank |= bit;
      for (const std::size_t house : {r, 9 + c, 18 + r / 3 * 3 + c / 3}) {
        clash |= seen[house] & bit;
        seen[house] |= bit;
      }
    }
  }
  if ((clash & ~1U) != 0) return Filling::kClash;
  return (blank & 1U) != 0 ? Filling::kPuzzle : Filling::kFull;
}

}  // namespace
}  // namespace shudu
