// Moves of the cursor by their definition; on every layout a way ends where its move ends and never
// leaves the board.
#include "shudu/game/cursor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "game/game_case.h"
#include "shudu/core/cell_named.h"
#include "shudu/core/layout_table.h"

namespace shudu::game {
namespace {

using M = CursorMove;

Cell named(std::string_view name, int size = 9) { return *cell_named(name, size); }

std::string go(std::string_view from, CursorMove move, bool wraps = false,
               const Layout& layout = Layout::classic()) {
  const int size = layout.size();
  return std::string(cell_name(moved(layout, named(from, size), move, wraps), size).view());
}

std::string pass(std::string_view from, CursorMove move, bool wraps = false,
                 const Layout& layout = Layout::classic()) {
  std::string names;
  for (const Cell cell : passed(layout, named(from, layout.size()), move, wraps)) {
    names += (names.empty() ? "" : " ") + std::string(cell_name(cell, layout.size()).view());
  }
  return names;
}

Layout layout_of(std::string_view name) { return *parse_layout(name); }

TEST(Cursor, goes_one_cell_and_stops_at_the_edge_or_goes_around) {
  EXPECT_EQ(go("r5c5", M::kUp), "r4c5");
  EXPECT_EQ(go("r5c5", M::kRight), "r5c6");
  EXPECT_EQ(go("r1c5", M::kUp), "r1c5");
  EXPECT_EQ(go("r1c5", M::kUp, true), "r9c5");
  EXPECT_EQ(go("r1c1", M::kLeft, true), "r1c9");
  EXPECT_EQ(go("r9c9", M::kDown, true), "r1c9");
}

TEST(Cursor, goes_to_the_next_box_to_ends_and_corners) {
  EXPECT_EQ(go("r5c5", M::kBoxRight), "r5c8");
  EXPECT_EQ(go("r5c5", M::kBoxUp), "r2c5");
  EXPECT_EQ(go("r2c2", M::kBoxLeft), "r2c1");
  EXPECT_EQ(go("r2c2", M::kBoxLeft, true), "r2c8");
  EXPECT_EQ(go("r5c5", M::kRowStart), "r5c1");
  EXPECT_EQ(go("r5c5", M::kRowEnd, true), "r5c9");
  EXPECT_EQ(go("r5c5", M::kFirstCell), "r1c1");
  EXPECT_EQ(go("r5c5", M::kLastCell), "r9c9");
  EXPECT_EQ(go("r5c5", M::kThreeUp), "r2c5");
  EXPECT_EQ(go("r8c5", M::kThreeDown), "r9c5");
  EXPECT_EQ(go("r8c5", M::kThreeDown, true), "r9c5") << "only cells and boxes go around";
}

TEST(Cursor, keeps_its_spot_in_boxes_and_ends_at_the_border_of_a_jigsaw_region) {
  const Layout six = layout_of("6x6");  // boxes of two rows and three columns
  EXPECT_EQ(go("r1c1", M::kBoxDown, false, six), "r3c1");
  EXPECT_EQ(go("r1c1", M::kBoxRight, false, six), "r1c4");
  const Layout jigsaw = layout_of("jigsaw:AAABABBBCCCDCDDD");
  EXPECT_EQ(go("r1c1", M::kBoxRight, false, jigsaw), "r1c4");
  EXPECT_EQ(go("r1c1", M::kBoxDown, false, jigsaw), "r3c1");
  EXPECT_EQ(go("r1c2", M::kBoxDown, false, jigsaw), "r2c2");
}

TEST(Cursor, passes_all_cells_on_its_way_and_to_a_corner_the_rectangle) {
  EXPECT_EQ(pass("r5c4", M::kRowStart), "r5c3 r5c2 r5c1");
  EXPECT_EQ(pass("r5c5", M::kBoxUp), "r4c5 r3c5 r2c5");
  EXPECT_EQ(pass("r5c5", M::kThreeDown), "r6c5 r7c5 r8c5");
  EXPECT_EQ(pass("r5c1", M::kRowStart), "");
  EXPECT_EQ(pass("r3c2", M::kFirstCell), "r3c1 r2c2 r2c1 r1c2 r1c1");
  EXPECT_EQ(pass("r8c9", M::kLastCell), "r9c9");
  EXPECT_EQ(pass("r5c9", M::kRight, true), "r5c1");
  EXPECT_EQ(pass("r1c8", M::kBoxUp, true), "r9c8 r8c8 r7c8");
  EXPECT_EQ(pass("r1c1", M::kBoxLeft, true, layout_of("6x6")), "r1c6 r1c5 r1c4");
}

TEST(Cursor, ends_a_way_where_its_move_ends_on_every_layout) {
  std::vector<Layout> layouts{layout_of("jigsaw:AAABABBBCCCDCDDD")};
  for (const LayoutRow& row : layout_table()) layouts.push_back(*row.layout);
  for (const Layout& layout : layouts) {
    for (const Cell from : layout.all_cells()) {
      for (int i = 0; i < static_cast<int>(M::kCount) * 2; ++i) {
        const auto move = static_cast<CursorMove>(i / 2);
        const std::vector<Cell> cells = passed(layout, from, move, i % 2 == 0);
        const Cell to = moved(layout, from, move, i % 2 == 0);
        ASSERT_EQ(cells.empty() ? from : cells.back(), to);
        ASSERT_EQ(std::set<Cell>(cells.begin(), cells.end()).size(), cells.size());
        ASSERT_EQ(std::count(cells.begin(), cells.end(), from), 0);
        for (const Cell cell : cells) ASSERT_LT(cell.index(), layout.cell_count());
      }
    }
  }
}

TEST(Cursor, goes_round_the_empty_cells_that_a_digit_fits) {
  const Layout layout = Layout::classic();
  State state;
  state.givens = test::grid_of("12345678." + std::string(72, '.'), 9);
  state.values = test::grid_of(std::string(81, '.'), 9);
  const auto next = [&](int from, bool is_back, int digit) {
    const std::optional<Digit> wanted = digit == 0 ? std::nullopt : std::optional(Digit(digit));
    return next_empty(layout, state, Cell(from), is_back, wanted).index();
  };
  EXPECT_EQ(next(0, false, 0), 8);
  EXPECT_EQ(next(80, false, 0), 8);
  EXPECT_EQ(next(0, true, 0), 80);
  EXPECT_EQ(next(8, false, 9), 9);
  EXPECT_EQ(next(8, false, 1), 12) << "not in box 1";
  state.givens = test::grid_of(std::string(81, '5'), 9);
  EXPECT_EQ(next(3, false, 0), 3) << "there is none";
}

TEST(Cursor, moves_have_the_names_of_their_keys) {
  EXPECT_EQ(cursor_move_names().size(), static_cast<std::size_t>(M::kCount));
  EXPECT_EQ(cursor_move_names()[static_cast<std::size_t>(M::kBoxLeft)], "box-left");
  EXPECT_EQ(cursor_move_names().back(), "three-down");
}

}  // namespace
}  // namespace shudu::game
