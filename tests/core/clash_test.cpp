// find_clash against the definition, pair by pair, on every named layout; and the errors it gives.
#include "shudu/core/clash.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "core/generators.h"
#include "shudu/core/layout_builder.h"
#include "shudu/core/layout_table.h"

namespace shudu {
namespace {

Grid grid_of(std::string_view digits, int size = 9) {
  Grid grid(size);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (digits[i] != '.') grid.place(Cell(static_cast<int>(i)), Digit(digits[i] - '0'));
  }
  return grid;
}

Grid grid_with(std::initializer_list<int> cells, int digit, int size = 9) {
  Grid grid(size);
  for (const int cell : cells) grid.place(Cell(cell), Digit(digit));
  return grid;
}

std::string clash_sentence(const Layout& layout, const Grid& grid) {
  const auto error = find_clash(layout, grid);
  return error ? std::string(sentence(*error, Language::kEnglish).view()) : "none";
}

constexpr std::string_view kSolved =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

TEST(FindClash, none_in_good_grids) {
  EXPECT_FALSE(find_clash(Layout::classic(), Grid()).has_value());
  EXPECT_FALSE(find_clash(Layout::classic(), grid_of(kSolved)).has_value());
}

TEST(FindClash, every_house_is_looked_at) {
  const Layout& layout = Layout::classic();
  for (int i = 0; i < layout.house_count(); ++i) {
    const auto cells = layout.cell_list(House(i));
    // The first and last cell of a box lie in no other common house.
    const auto error =
        find_clash(layout, grid_with({cells.front().index(), cells.back().index()}, 4));
    ASSERT_TRUE(error.has_value()) << i;
    EXPECT_EQ(static_cast<int>(error->code), i / 9);
    EXPECT_EQ(error->house_number, i % 9 + 1);
    EXPECT_EQ(error->digit, 4);
    EXPECT_EQ(error->cells, (CellSet{cells.front(), cells.back()}));
  }
}

TEST(FindClash, sentences) {
  const Layout& classic = Layout::classic();
  EXPECT_EQ(clash_sentence(classic, grid_with({19, 24}, 5)), "duplicate 5 in row 3 (r3c2 r3c7)");
  EXPECT_EQ(clash_sentence(classic, grid_with({4, 40, 76}, 1)),
            "duplicate 1 in column 5 (r1c5 r5c5 r9c5)");
  EXPECT_EQ(clash_sentence(classic, grid_with({0, 20}, 9)), "duplicate 9 in box 1 (r1c1 r3c3)");
  EXPECT_EQ(clash_sentence(parse_layout("x").value(), grid_with({8, 72}, 5)),
            "duplicate 5 in extra region 2 (r1c9 r9c1)");
  EXPECT_EQ(clash_sentence(parse_layout("anti-knight").value(), grid_with({2, 13}, 5)),
            "duplicate 5 a knight's move apart (r1c3 r2c5)");
  EXPECT_EQ(clash_sentence(parse_layout("anti-king").value(), grid_with({20, 30}, 7)),
            "duplicate 7 a king's move apart (r3c3 r4c4)");
  EXPECT_EQ(clash_sentence(parse_layout("4x4").value(), grid_with({13, 15}, 2, 4)),
            "duplicate 2 in row 4 (r4c2 r4c4)");
  EXPECT_EQ(clash_sentence(make_layout({.size = 4, .region_map = "abbbabcdaccdacdd"}).value(),
                           grid_with({1, 5 + 2}, 3, 4)),
            "none");
  EXPECT_EQ(clash_sentence(make_layout({.size = 4, .region_map = "abbbabcdaccdacdd"}).value(),
                           grid_with({2, 5}, 3, 4)),
            "duplicate 3 in box 2 (r1c3 r2c2)");
}

TEST(FindClash, rows_come_first_then_columns_boxes_regions_moves) {
  const Layout layout = parse_layout("x+anti-knight+anti-king").value();
  Grid grid = grid_with({33, 43}, 1);  // r4c7 r5c8: a king's move, in one box
  EXPECT_EQ(find_clash(layout, grid)->code, ErrorCode::kDuplicateInBox);
  grid = grid_with({29, 21}, 1);  // r4c3 r3c4: a king's move only
  EXPECT_EQ(find_clash(layout, grid)->code, ErrorCode::kDuplicateAtKingsMove);
  grid.place(Cell(59), Digit(2));  // r7c6 and r8c8: a knight's move
  grid.place(Cell(70), Digit(2));
  EXPECT_EQ(find_clash(layout, grid)->code, ErrorCode::kDuplicateAtKnightsMove);
  grid.place(Cell(0), Digit(3));  // the falling diagonal
  grid.place(Cell(40), Digit(3));
  EXPECT_EQ(find_clash(layout, grid)->code, ErrorCode::kDuplicateInRegion);
  grid.place(Cell(6), Digit(4));
  grid.place(Cell(16), Digit(4));
  EXPECT_EQ(find_clash(layout, grid)->code, ErrorCode::kDuplicateInBox);
  grid.place(Cell(7), Digit(5));
  grid.place(Cell(79), Digit(5));
  EXPECT_EQ(find_clash(layout, grid)->code, ErrorCode::kDuplicateInColumn);
  grid.place(Cell(72), Digit(6));
  grid.place(Cell(80), Digit(6));
  EXPECT_EQ(find_clash(layout, grid)->code, ErrorCode::kDuplicateInRow);
}

TEST(FindClash, the_smallest_digit_of_the_first_house) {
  const Grid grid =
      grid_of("8.8.2..2.................................4......4................................");
  const auto error = find_clash(Layout::classic(), grid);
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->digit, 2);
  EXPECT_EQ(error->cells, (CellSet{Cell(4), Cell(7)}));
}

TEST(FindClash, sizes_must_agree) {
  const auto error = find_clash(Layout::classic(), Grid(4));
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->code, ErrorCode::kLayoutMismatch);
  EXPECT_EQ(error->found, 4U);
  EXPECT_EQ(error->expected, 9U);
}

// Two equal digits a move apart, for every cell and every one of the eight moves.
TEST(FindClash, every_move_of_every_cell) {
  const Layout knight = parse_layout("anti-knight").value();
  const Layout king = parse_layout("anti-king").value();
  int knight_moves = 0;
  int king_moves = 0;
  for (int a = 0; a < 81; ++a) {
    for (int b = 0; b < 81; ++b) {
      const int rows = std::abs(a / 9 - b / 9);
      const int columns = std::abs(a % 9 - b % 9);
      const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
      if (rows * columns == 2 && !same_box) {
        ++knight_moves;
        const auto error = find_clash(knight, grid_with({a, b}, 6));
        ASSERT_TRUE(error.has_value()) << a << ' ' << b;
        EXPECT_EQ(error->code, ErrorCode::kDuplicateAtKnightsMove);
        EXPECT_EQ(error->cells, (CellSet{Cell(a), Cell(b)}));
        EXPECT_EQ(error->house_number, 0);
      }
      if (rows == 1 && columns == 1 && !same_box) {
        ++king_moves;
        const auto error = find_clash(king, grid_with({a, b}, 6));
        ASSERT_TRUE(error.has_value()) << a << ' ' << b;
        EXPECT_EQ(error->code, ErrorCode::kDuplicateAtKingsMove);
      }
    }
  }
  // Ordered moves on a 9x9 board: 448 of a knight and 256 diagonal ones of a king; in each box 16.
  EXPECT_EQ(knight_moves, 448 - 9 * 16);
  EXPECT_EQ(king_moves, 256 - 9 * 16);
}

// A clash is a pair of peers with equal digits, and nothing else is.
TEST(FindClash, agrees_with_the_definition_on_random_grids) {
  Rng rng(42);
  int clashes = 0;
  int clean = 0;
  for (const LayoutRow& row : layout_table()) {
    const Layout& layout = *row.layout;
    for (int i = 0; i < 500; ++i) {
      // From a few digits to many.
      const Grid grid = test::any_grid(layout.size(), 9 - i % 3, rng);
      bool expected = false;
      for (const Cell a : grid.filled()) {
        for (const Cell b : layout.peers(a)) expected |= grid[a] == grid[b];
      }
      const auto error = find_clash(layout, grid);
      ASSERT_EQ(error.has_value(), expected) << row.slug;
      (expected ? clashes : clean) += 1;
      if (!error) continue;
      ASSERT_GE(error->cells.size(), 2);
      for (const Cell cell : error->cells) {
        ASSERT_EQ(grid.value_at(cell), error->digit);
        ASSERT_TRUE(layout.peers(cell).contains_all(error->cells - CellSet::only(cell)));
      }
    }
  }
  EXPECT_GT(clashes, 500);
  EXPECT_GT(clean, 500);
}

}  // namespace
}  // namespace shudu
