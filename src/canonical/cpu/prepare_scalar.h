// Cutting a grid into lines, in plain loops: what prepare_avx2.h does
// with vectors, and what it is tested against.
#pragma once

namespace shudu {
namespace {

/// Rows and columns of the grid, blanks after and below them.
inline void prepare(const Grid& grid, Lines& lines) {
  std::memset(lines.cell.data(), 0, sizeof(lines.cell));
  const auto& values = grid.values();
  for (std::size_t r = 0; r < 9; ++r) {
    for (std::size_t c = 0; c < 9; ++c) {
      const std::uint8_t digit = values[r * 9 + c];
      lines.cell[0][r / 3][r % 3][c] = digit;
      lines.cell[1][c / 3][c % 3][r] = digit;
    }
  }
}

/// Does a house hold a digit twice? If not, is every cell filled?
inline Filling filling_of(const Lines& lines) {
  std::array<unsigned, 27> seen{};
  unsigned clash = 0;
  unsigned all = 0;
  for (std::size_t r = 0; r < 9; ++r) {
    for (std::size_t c = 0; c < 9; ++c) {
      const unsigned bit = 1U << lines.at(0, r)[c];
      all |= bit;
      for (const std::size_t house : {r, 9 + c, 18 + r / 3 * 3 + c / 3}) {
        clash |= seen[house] & bit;
        seen[house] |= bit;
      }
    }
  }
  if ((clash & ~1U) != 0) return Filling::kClash;
  return (all & 1U) != 0 ? Filling::kPuzzle : Filling::kFull;
}

/// a + 9b + 81c for the three digits of each row of a band's second and third box, with `name` for
/// each digit.
inline MiniKeys mini_keys(const std::uint8_t* band, const std::uint8_t* name) {
  constexpr std::array<std::size_t, 3> kFirst{0, 4, 2};
  MiniKeys result{};
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t box = 0; box < 2; ++box) {
      const std::uint8_t* const cell = band + 16 * row + 3 + 3 * box;
      result.key[kFirst[row] + box] = name[cell[0]] + 9U * name[cell[1]] + 81U * name[cell[2]];
    }
  }
  return result;
}

}  // namespace
}  // namespace shudu
