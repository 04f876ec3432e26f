// Cells, digits, grids and pencilmarks as values.
#include "shudu/core/grid.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "shudu/core/pencilmarks.h"

namespace shudu {
namespace {

static_assert(std::is_trivially_copyable_v<Grid> && std::is_trivially_copyable_v<Pencilmarks>);
static_assert(std::is_trivially_copyable_v<CellSet> && std::is_trivially_copyable_v<DigitSet>);

TEST(Digit, values_indices_and_characters) {
  EXPECT_EQ(Digit().value(), 1);
  for (int value = 1; value <= 9; ++value) {
    const Digit digit(value);
    EXPECT_EQ(digit.value(), value);
    EXPECT_EQ(digit.index(), value - 1);
    EXPECT_EQ(digit.to_char(), "123456789"[value - 1]);
    EXPECT_EQ(Digit::from_index(value - 1), digit);
  }
  EXPECT_LT(Digit(3), Digit(4));
}

TEST(Cell, rows_columns_and_names) {
  EXPECT_EQ(Cell().index(), 0);
  EXPECT_EQ(Cell::at(3, 6, 9), Cell(33));
  EXPECT_EQ(Cell(33).row_in(9), 3);
  EXPECT_EQ(Cell(33).column_in(9), 6);
  EXPECT_EQ(cell_name(Cell(33), 9).view(), "r4c7");
  EXPECT_EQ(Cell::at(3, 1, 4), Cell(13));
  EXPECT_EQ(cell_name(Cell(13), 4).view(), "r4c2");
  EXPECT_LT(Cell(5), Cell(6));
}

TEST(Grid, starts_blank) {
  const Grid grid;
  EXPECT_EQ(grid.size(), 9);
  EXPECT_EQ(grid.cell_count(), 81);
  EXPECT_EQ(grid.filled_count(), 0);
  EXPECT_FALSE(grid.is_full());
  EXPECT_FALSE(grid[Cell(80)].has_value());
}

TEST(Grid, holds_what_is_placed) {
  Grid grid(4);
  grid.place(Cell(0), Digit(4));
  grid.place(Cell(15), Digit(1));
  EXPECT_EQ(grid[Cell(0)], Digit(4));
  EXPECT_EQ(grid.value_at(Cell(15)), 1);
  EXPECT_EQ(grid.filled(), (CellSet{Cell(0), Cell(15)}));
  grid.clear(Cell(0));
  EXPECT_TRUE(grid.is_blank(Cell(0)));
  EXPECT_EQ(grid.filled_count(), 1);
}

TEST(Grid, full_and_equal) {
  Grid one(1);
  EXPECT_FALSE(one.is_full());
  one.place(Cell(0), Digit(1));
  EXPECT_TRUE(one.is_full());
  EXPECT_FALSE(one == Grid(1));
  EXPECT_FALSE(Grid(4) == Grid(6));
  EXPECT_TRUE(Grid(6) == Grid(6));
}

TEST(Grid, values_and_back) {
  Grid grid(4);
  grid.place(Cell(2), Digit(3));
  grid.place(Cell(15), Digit(1));
  EXPECT_EQ(grid.values()[2], 3);
  EXPECT_EQ(grid.values()[3], 0);
  EXPECT_EQ(Grid::from_values(grid.values(), 4), grid);
  EXPECT_FALSE(Grid::from_values(grid.values(), 6) == grid);
}

TEST(Pencilmarks, start_with_every_digit) {
  const Pencilmarks marks(6);
  EXPECT_EQ(marks.size(), 6);
  EXPECT_EQ(marks.cell_count(), 36);
  EXPECT_EQ(marks.candidate_count(), 216);
  EXPECT_EQ(marks[Cell(35)], DigitSet::first_n(6));
  EXPECT_EQ(Pencilmarks().candidate_count(), 729);
}

TEST(Pencilmarks, from_grid_works_nothing_out) {
  Grid grid;
  grid.place(Cell(0), Digit(7));
  const Pencilmarks marks = Pencilmarks::from_grid(grid);
  EXPECT_EQ(marks[Cell(0)], DigitSet::only(Digit(7)));
  EXPECT_EQ(marks[Cell(1)], DigitSet::first_n(9));
  EXPECT_EQ(marks.candidate_count(), 80 * 9 + 1);
}

TEST(Pencilmarks, set_and_erase) {
  Pencilmarks marks;
  marks.set(Cell(40), {Digit(2), Digit(5)});
  marks.erase(Cell(40), Digit(2));
  EXPECT_EQ(marks[Cell(40)], DigitSet::only(Digit(5)));
  marks.erase(Cell(40), Digit(5));
  EXPECT_TRUE(marks[Cell(40)].empty());
  EXPECT_FALSE(marks == Pencilmarks());
}

}  // namespace
}  // namespace shudu
