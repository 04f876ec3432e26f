// Boards on a canvas: the pictures of the design, every layout in every form, the mouse.
#include "tui/screens/board_view.h"

#include <gtest/gtest.h>

#include <sstream>

#include "shudu/core/layout_table.h"
#include "shudu/logic/technique.h"
#include "tui/golden_screen.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

using test::cell_of;
using test::must;

Canvas drawn(const game::Session& session, CellForm form, const BoardGaze& gaze = {},
             bool is_ascii = false) {
  const BoardShape shape = shape_of(session.layout(), form);
  Canvas canvas(shape.size);
  canvas.set_ascii(is_ascii);
  draw_board(canvas, {0, 0}, shape, scene_of(session, gaze));
  return canvas;
}

game::Session position_of_the_design() {
  game::Session session = test::game_of(test::kPicturePuzzle, test::kPicturePosition);
  must(session, {.kind = game::IntentKind::kFillAll});
  const Cell cursor = cell_of("r2c7");
  session.select(std::span(&cursor, 1));
  return session;
}

HintLook xy_wing(const Layout& layout) {
  Step step;
  step.technique = find_technique("xy-wing");
  StepMarks marks;
  marks.cells = {cell_of("r1c4"), cell_of("r1c8"), cell_of("r2c5")};
  marks.eliminations = {{cell_of("r2c7"), Digit(5)}};
  return hint_look(layout, marks, &step);
}

// The picture was drawn by hand, before there was a program.
constexpr std::string_view kMedium =
    R"(┌─────────────────┬─────────────────┬─────────────────┐
│  4'      5   2  │        1'    7  │  3       5   9' │
│        8        │6 8 P            │      6   a      │
│  7     3 5   9  │  2'      5   3  [    5]  4     1' │
│        8        │        8 b 6    [6   x]           │
│  1     3 5   6' │  4       5   3  │  2'    8     7' │
│                 │         9     9 │                 │
├─────────────────┼─────────────────┼─────────────────┤
│  2'    4'    1' │  9     6     8' │  7     3     5' │
│                 │                 │                 │
│  3'    7'    8  │  1'    4'    5' │  9     2'    6' │
│                 │                 │                 │
│  9'    6     5  │  3'    7     2  │  4'    1'    8' │
│                 │                 │                 │
├─────────────────┼─────────────────┼─────────────────┤
│    5   9     4' │        3'    1  │    5     5   2  │
│  8              │678              │6     67         │
│    5   2     3' │                 │  1       5   4  │
│  8              │678     89  6  9 │      67         │
│  6'    1'    7  │  5     2'    4' │  8     9'    3' │
│                 │                 │                 │
└─────────────────┴─────────────────┴─────────────────┘
)";

constexpr std::string_view kCompact = R"(┌─────────┬─────────┬─────────┐
│ 4  :  2 │ :  1  7 │ 3  :  9 │
│ 7  :  9 │ 2  :  : │[:] 4  1 │
│ 1  :  6 │ 4  :  : │ 2  8  7 │
├─────────┼─────────┼─────────┤
│ 2  4  1 │ 9  6  8 │ 7  3  5 │
│ 3  7  8 │ 1  4  5 │ 9  2  6 │
│ 9  6  5 │ 3  7  2 │ 4  1  8 │
├─────────┼─────────┼─────────┤
│ :  9  4 │ :  3  1 │ :  :  2 │
│ :  2  3 │ :  :  : │ 1  :  4 │
│ 6  1  7 │ 5  2  4 │ 8  9  3 │
└─────────┴─────────┴─────────┘
)";

TEST(BoardView, IsThePictureOfTheDesign) {
  const game::Session session = position_of_the_design();
  const HintLook hint = xy_wing(session.layout());
  EXPECT_EQ(picture(drawn(session, CellForm::kMedium, {.has_bold = false, .hint = &hint})),
            kMedium);
  EXPECT_EQ(picture(drawn(session, CellForm::kCompact)), kCompact);
}

TEST(BoardView, TheTerminalsCursorStandsOnTheCell) {
  const game::Session session = position_of_the_design();
  EXPECT_EQ(drawn(session, CellForm::kMedium).cursor(), (Point{3, 39}));
  EXPECT_EQ(drawn(session, CellForm::kCompact).cursor(), (Point{2, 22}));
  EXPECT_EQ(drawn(session, CellForm::kLarge).cursor(), (Point{5, 52}));
  EXPECT_FALSE(drawn(session, CellForm::kLarge, {.is_hidden = true}).cursor());
}

TEST(BoardView, GoldenLargeWithEveryTag) {
  game::Session session = position_of_the_design();
  const auto on = [&](const char* cell, game::Intent intent) {
    const Cell at = cell_of(cell);
    session.select(std::span(&at, 1));
    must(session, intent);
  };
  on("r7c1", {.kind = game::IntentKind::kCorner, .digit = Digit(5)});
  on("r7c4", {.kind = game::IntentKind::kColour, .digit = Digit(2)});
  on("r7c4", {.kind = game::IntentKind::kColour, .digit = Digit(4)});
  on("r8c4", {.kind = game::IntentKind::kTint, .digit = Digit(7), .number = 3});
  on("r8c5", {.kind = game::IntentKind::kPlace, .digit = Digit(3)});
  const std::array picked = {cell_of("r1c2"), cell_of("r2c2"), cell_of("r2c7")};
  session.select(picked);
  const HintLook hint = xy_wing(session.layout());
  test::expect_screen(drawn(session, CellForm::kLarge, {.hint = &hint}), "board-large");
  test::expect_screen(drawn(session, CellForm::kMedium, {.has_bold = false}), "board-medium");
  test::expect_screen(drawn(session, CellForm::kCompact, {.has_bold = false}, true),
                      "board-compact-ascii");
}

game::Session empty_game(const Layout& layout) {
  game::NewGame puzzle;
  puzzle.layout = layout;
  puzzle.givens = Grid(layout.size());
  puzzle.about.uid = "7k3m9q2x4w8v6t1r5p0n";
  puzzle.about.created = "2026-11-21T07:58:03Z";
  puzzle.about.played = puzzle.about.created;
  return *game::start(puzzle, {});
}

TEST(BoardView, EveryLayoutFindsAPlaceInTheSmallestWindow) {
  for (const LayoutRow& row : layout_table()) {
    const BoardShape shape = choose_shape(*row.layout, {20, 40});
    EXPECT_LE(shape.size.rows, 18) << row.slug;
    EXPECT_LE(shape.size.columns, 40) << row.slug;
  }
}

TEST(BoardView, TheFormFollowsTheWindow) {
  const Layout& classic = Layout::classic();
  EXPECT_EQ(choose_shape(classic, {33, 100}).form, CellForm::kLarge);
  EXPECT_EQ(choose_shape(classic, {32, 100}).form, CellForm::kMedium);
  EXPECT_EQ(choose_shape(classic, {33, 99}).form, CellForm::kMedium);
  EXPECT_EQ(choose_shape(classic, {24, 80}).form, CellForm::kMedium);
  EXPECT_EQ(choose_shape(classic, {23, 80}).form, CellForm::kCompact);
  EXPECT_EQ(choose_shape(classic, {24, 79}).form, CellForm::kCompact);
}

// Points of the board, and around it, that lie in a cell.
int count_hits(const BoardShape& shape) {
  int hits = 0;
  for (int r = -1; r <= shape.size.rows; ++r) {
    for (int c = -1; c <= shape.size.columns; ++c) hits += cell_at(shape, {r, c}) ? 1 : 0;
  }
  return hits;
}

TEST(BoardView, ThePointOfACellIsTheCell) {
  for (const LayoutRow& row : layout_table()) {
    for (const CellForm form : {CellForm::kCompact, CellForm::kMedium, CellForm::kLarge}) {
      const BoardShape shape = shape_of(*row.layout, form);
      EXPECT_EQ(count_hits(shape), row.layout->cell_count() * shape.cell_rows * shape.cell_columns);
      for (const Cell cell : row.layout->all_cells()) {
        EXPECT_EQ(cell_at(shape, shape.corner(cell)), cell);
      }
    }
  }
}

TEST(BoardView, GoldenLayouts) {
  for (const char* slug : {"4x4", "6x6", "8x8", "x", "windoku"}) {
    const game::Session session = empty_game(*parse_layout(slug));
    test::expect_screen(drawn(session, CellForm::kMedium), std::string("layout-") + slug);
  }
}

}  // namespace
}  // namespace shudu::tui
