// Grids and candidates as text, written out by hand.
#include "shudu/core/grid_text.h"

#include <gtest/gtest.h>

#include <string>

namespace shudu {
namespace {

TEST(GridText, AGridIsACharacterForEachCell) {
  Grid grid(4);
  grid.place(Cell(0), Digit(3));
  grid.place(Cell(15), Digit(4));
  std::string text = ">";
  append_grid(grid, text);
  EXPECT_EQ(text, ">3..............4");
  append_grid(grid, text, '0');
  EXPECT_EQ(text.substr(17), "3000000000000004");
}

TEST(GridText, CandidatesAreAsManyCharactersACellAsThereAreDigits) {
  Pencilmarks marks(4);
  for (int i = 0; i < 16; ++i) marks.set(Cell(i), DigitSet::first_n(4));
  marks.erase(Cell(0), Digit(2));
  marks.set(Cell(15), DigitSet::only(Digit(1)));
  std::string text;
  append_marks(marks, text);
  std::string expected = "1.34";
  for (int i = 1; i < 15; ++i) expected += "1234";
  EXPECT_EQ(text, expected + "1...");
}

}  // namespace
}  // namespace shudu
