// Grids, candidates and text to and from the 27 words of the kernels: bit by bit against the
// drawing of cpu/digit_bands.h, and there and back.
#include "solver/cpu/digit_bands.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "shudu/core/rng.h"
#include "solver/helpers.h"
#include "solver/positions.h"

namespace shudu::test {
namespace {

bool has(const DigitBands& bands, int digit, int row, int column) {
  const auto word = static_cast<std::size_t>(3 * (digit - 1) + row / 3);
  return (bands[word] >> (9 * (row % 3) + column) & 1U) != 0;
}

TEST(DigitBands, EveryCandidateHasItsBit) {
  for (int cell = 0; cell < 81; ++cell) {
    for (int digit = 1; digit <= 9; ++digit) {
      Pencilmarks marks(9);
      marks.set(Cell(cell), DigitSet::only(Digit(digit)));
      const DigitBands bands = bands_of_marks(marks);
      for (int other = 1; other <= 9; ++other) {
        EXPECT_EQ(has(bands, other, cell / 9, cell % 9), other == digit);
        EXPECT_TRUE(has(bands, other, (cell / 9 + 1) % 9, cell % 9)) << "another cell";
      }
    }
  }
}

TEST(DigitBands, TextIsGivensAndOpenCells) {
  std::string text(81, '.');
  text[0] = '1';
  text[40] = '9';
  text[80] = '5';
  text[1] = '0';
  text[2] = '\0';
  text[3] = ':';  // the byte after '9'
  EXPECT_EQ(
      bands_of_text(text.data()),
      bands_of_marks(marks_of(
          "1.......................................9.......................................5")));
}

TEST(DigitBands, MarksComeBack) {
  const PositionMaker maker({"classic", Layout::classic()});
  Rng rng(1);
  for (int i = 0; i < 200; ++i) {
    const Pencilmarks marks = maker.make(rng);
    EXPECT_EQ(marks_of_bands(bands_of_marks(marks)), marks);
  }
}

TEST(DigitBands, GridsComeBack) {
  const char* const full =
      "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
  std::array<char, 82> text{};
  write_grid(grid_of_text(full), text.data());
  EXPECT_STREQ(text.data(), full);
}

}  // namespace
}  // namespace shudu::test
