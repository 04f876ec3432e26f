// Drawings, compared with pictures.
#include "cli/output/board.h"

#include <gtest/gtest.h>

#include "shudu/core/layout_table.h"

namespace shudu::cli {
namespace {

Grid grid_of(std::string_view text, int size) {
  Grid grid(size);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '.') grid.place(Cell(static_cast<int>(i)), Digit(text[i] - '0'));
  }
  return grid;
}

std::string drawn(std::string_view layout_name, std::string_view text, BoardStyle style = {}) {
  const Layout layout = *parse_layout(layout_name);
  const Grid grid = grid_of(text, layout.size());
  std::string out;
  draw_board(layout, grid, grid, style, out);
  return out;
}

TEST(Board, BoxesAreSquaresWhereTheLayoutSaysSo) {
  EXPECT_EQ(drawn("4x4", "1234341.2143...."),
            "┌─────┬─────┐\n"
            "│ 1 2 │ 3 4 │\n"
            "│ 3 4 │ 1 . │\n"
            "├─────┼─────┤\n"
            "│ 2 1 │ 4 3 │\n"
            "│ . . │ . . │\n"
            "└─────┴─────┘\n");
}

TEST(Board, BoxesOfTwoRowsAndOfThree) {
  const std::string blank(36, '.');
  EXPECT_EQ(drawn("6x6", blank).substr(0, drawn("6x6", blank).find('\n')), "┌───────┬───────┐");
  EXPECT_EQ(drawn("6x6-3x2", blank).substr(0, drawn("6x6-3x2", blank).find('\n')),
            "┌─────┬─────┬─────┐");
}

TEST(Board, JigsawLinesFollowTheRegions) {
  EXPECT_EQ(drawn("jigsaw:AAABACBBCCDBCDDD", "1..............."),
            "┌───────────┬───┐\n"
            "│ 1   .   . │ . │\n"
            "│   ┌───┬───┘   │\n"
            "│ . │ . │ .   . │\n"
            "├───┘   ├───┐   │\n"
            "│ .   . │ . │ . │\n"
            "│   ┌───┘   └───┤\n"
            "│ . │ .   .   . │\n"
            "└───┴───────────┘\n");
}

TEST(Board, AsciiIsRowsOfDigits) {
  EXPECT_EQ(drawn("4x4", "1234341.2143....", {true, false}), "1234\n341.\n2143\n....\n");
}

TEST(Board, GivensAreBoldAndFoundDigitsColoured) {
  const Layout layout = *parse_layout("4x4");
  std::string out;
  draw_board(layout, grid_of("1...............", 4), grid_of("12..............", 4), {true, true},
             out);
  EXPECT_EQ(out.substr(0, out.find('\n')), "\x1b[1m1\x1b[0m\x1b[36m2\x1b[0m..");
}

TEST(Board, CandidatesAreAsWideAsTheLongest) {
  const Layout layout = *parse_layout("4x4");
  Pencilmarks marks(4);
  marks.set(Cell(0), DigitSet{Digit(2)});
  marks.set(Cell(1), DigitSet{});
  std::string out;
  draw_candidates(layout, marks, {true, false}, out);
  EXPECT_EQ(out.substr(0, out.find('\n')), "2    -    1234 1234");
  out.clear();
  draw_candidates(layout, marks, {}, out);
  EXPECT_EQ(out.substr(0, out.find('\n')), "┌───────────┬───────────┐");
}

TEST(Board, EveryNamedLayoutDrawsAllItsCells) {
  for (const LayoutRow& row : layout_table()) {
    const Grid blank(row.layout->size());
    std::string out;
    draw_board(*row.layout, blank, blank, {}, out);
    EXPECT_EQ(std::count(out.begin(), out.end(), '.'), row.layout->cell_count()) << row.slug;
  }
}

}  // namespace
}  // namespace shudu::cli
