// What uniqueness techniques share: which cells may exchange two digits, on every layout, and the
// rectangles of a position.
#include "logic/deadly.h"

#include <gtest/gtest.h>

#include "logic/cases.h"
#include "logic/facts_rectangles.h"
#include "logic/puzzles.h"
#include "shudu/core/layout_table.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

Cell cell_at(int row, int column) { return Cell::at(row - 1, column - 1, 9); }

// Rectangle with these rows and columns, the corner and the one across as evens.
bool may_exchange(const Layout& layout, int row1, int row2, int column1, int column2) {
  return is_exchangeable(layout, {cell_at(row1, column1), cell_at(row2, column2)},
                         {cell_at(row1, column2), cell_at(row2, column1)});
}

TEST(Deadly, RectangleLiesInTwoBoxes) {
  const Layout& classic = Layout::classic();
  EXPECT_TRUE(may_exchange(classic, 1, 2, 1, 4));
  EXPECT_TRUE(may_exchange(classic, 1, 9, 4, 6));
  EXPECT_FALSE(may_exchange(classic, 1, 2, 1, 2));  // one box
  EXPECT_FALSE(may_exchange(classic, 1, 4, 1, 4));  // four
}

TEST(Deadly, LoopNeedsPartnersInEveryHouse) {
  const Layout& classic = Layout::classic();
  const CellSet evens{cell_at(1, 1), cell_at(2, 4), cell_at(4, 2)};
  EXPECT_TRUE(is_exchangeable(classic, evens, {cell_at(1, 4), cell_at(2, 2), cell_at(4, 1)}));
  EXPECT_FALSE(is_exchangeable(classic, evens, {cell_at(1, 4), cell_at(2, 2), cell_at(5, 1)}));
}

TEST(Deadly, FurtherHousesMustAgree) {
  const auto x = parse_layout("x");
  ASSERT_TRUE(x.has_value());
  EXPECT_FALSE(may_exchange(*x, 1, 2, 1, 4));  // only r1c1 on the diagonal
  EXPECT_TRUE(may_exchange(*x, 1, 2, 3, 4));   // none
  const auto windoku = parse_layout("windoku");
  ASSERT_TRUE(windoku.has_value());
  EXPECT_FALSE(may_exchange(*windoku, 1, 2, 2, 6));  // one in each of two
  EXPECT_TRUE(may_exchange(*windoku, 2, 3, 1, 4));   // two in a window
}

// Peers are all that a layout demands: where two digits may be exchanged, what one of them must not
// meet is what the other must not meet, on layouts with peers beyond houses, too.
TEST(Deadly, ExchangedDigitsMeetTheSamePeers) {
  for (const LayoutRow& row : layout_table()) {
    const Layout& layout = *row.layout;
    if (layout.size() != 9) continue;
    for (int first = 0; first < 81; ++first) {
      for (int last = first + 1; last < 81; ++last) {
        const Cell one(first);
        const Cell across(last);
        if (layout.peers(one).contains(across)) continue;
        const CellSet evens{one, across};
        const CellSet odds{Cell::at(one.row_in(9), across.column_in(9), 9),
                           Cell::at(across.row_in(9), one.column_in(9), 9)};
        if (!is_exchangeable(layout, evens, odds)) continue;
        CellSet of_evens;
        CellSet of_odds;
        for (const Cell cell : evens) of_evens |= layout.peers(cell);
        for (const Cell cell : odds) of_odds |= layout.peers(cell);
        EXPECT_EQ(of_evens - odds, of_odds - evens) << row.slug;
        EXPECT_FALSE(of_odds.intersects(odds)) << row.slug;
      }
    }
  }
}

// Is a rectangle of two digits, with its first corner cell_at the top left, one to find?
bool is_rectangle(const View& view, Cell one, Cell across, DigitSet digits) {
  if (one.row_in(9) >= across.row_in(9) || one.column_in(9) >= across.column_in(9)) return false;
  const Cell two = Cell::at(one.row_in(9), across.column_in(9), 9);
  const Cell three = Cell::at(across.row_in(9), one.column_in(9), 9);
  if (!is_exchangeable(view.layout(), {one, across}, {two, three})) return false;
  bool has_exact = false;
  bool is_allowed = true;
  int roof = 0;
  for (const Cell corner : {one, two, three, across}) {
    has_exact = has_exact || view.candidates(corner) == digits;
    is_allowed =
        is_allowed && view.grid().is_blank(corner) && view.allowed(corner).contains_all(digits);
    if (!(view.candidates(corner) - digits).empty()) ++roof;
  }
  return has_exact && is_allowed && roof > 0;
}

std::size_t count_rectangles(const View& view, DigitSet digits) {
  std::size_t count = 0;
  for (int cell = 0; cell < 81 * 81; ++cell) {
    if (is_rectangle(view, Cell(cell / 81), Cell(cell % 81), digits)) ++count;
  }
  return count;
}

TEST(Rectangles, AreThoseOfAnExhaustiveSearch) {
  Rng rng(8);
  for (int i = 0; i < by_build(20, 4); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng, 10);
    const View view(Layout::classic(), puzzle.givens);
    std::size_t count = 0;
    for (const Digit a : view.layout().all_digits()) {
      for (const Digit b : view.layout().all_digits()) {
        if (!(a < b)) continue;
        count += count_rectangles(view, {a, b});
      }
    }
    EXPECT_EQ(rectangles_of(view).size(), count);
  }
}

}  // namespace
}  // namespace shudu::test
