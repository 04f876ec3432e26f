// Grids, candidates and text to and from 27 words. See digit_bands.h.
// Tested in tests/solver/digit_bands_test.cpp.
#include "solver/cpu/digit_bands.h"

namespace shudu {
namespace {

constexpr std::uint32_t bit_of(std::size_t cell) { return std::uint32_t{1} << (cell % 27); }

}  // namespace

DigitBands bands_of_text(const char* text) {
  DigitBands bands{};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const unsigned digit = static_cast<unsigned char>(text[cell]) - unsigned{'1'};
    for (std::size_t d = 0; d < 9; ++d) {
      if (digit > 8 || digit == d) bands[3 * d + cell / 27] |= bit_of(cell);
    }
  }
  return bands;
}

DigitBands bands_of_marks(const Pencilmarks& marks) {
  DigitBands bands{};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    for (const Digit digit : marks[Cell(static_cast<int>(cell))]) {
      bands[3 * static_cast<std::size_t>(digit.index()) + cell / 27] |= bit_of(cell);
    }
  }
  return bands;
}

Pencilmarks marks_of_bands(const DigitBands& bands) {
  Pencilmarks marks(9);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    DigitSet digits;
    for (std::size_t d = 0; d < 9; ++d) {
      if ((bands[3 * d + cell / 27] & bit_of(cell)) != 0)
        digits.insert(Digit(static_cast<int>(d) + 1));
    }
    marks.set(Cell(static_cast<int>(cell)), digits);
  }
  return marks;
}

void write_grid(const Grid& grid, char* text) {
  for (std::size_t cell = 0; cell < 81; ++cell) {
    text[cell] = static_cast<char>('0' + grid.values()[cell]);
  }
}

Grid grid_of_text(const char* text) {
  std::array<std::uint8_t, kMaxCells> values{};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    values[cell] = static_cast<std::uint8_t>(text[cell] - '0');
  }
  return Grid::from_values(values, 9);
}

}  // namespace shudu
