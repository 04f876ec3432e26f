// Canon: symmetric puzzles share a form on each layout, also where one set of forms serves several.
#include "shudu/verbs/canon.h"

#include <gtest/gtest.h>

#include <array>
#include <string_view>

#include "shudu/core/layout_table.h"
#include "shudu/formats/reader.h"
#include "support/grids.h"

namespace shudu::verbs {
namespace {

// Its givens clash on none of the layouts.
constexpr std::string_view kPuzzle =
    "93562718.2.......................................................................";

// Rows become columns: a symmetry of every layout of the table that is tried here.
Grid transposed(const Grid& grid) {
  Grid turned(grid.size());
  for (const Cell cell : grid.filled()) {
    const int size = grid.size();
    turned.place(Cell::at(cell.column_in(size), cell.row_in(size), size), *grid[cell]);
  }
  return turned;
}

TEST(VerbCanon, APuzzleAndItsMirrorImageShareAForm) {
  const Grid grid = test::grid_of(kPuzzle);
  const Grid mirrored = transposed(grid);
  Forms forms;
  for (const LayoutRow& row : layout_table()) {
    if (row.slug != "classic" && row.slug != "x" && row.slug != "windoku") continue;
    const Layout layout = *row.layout;
    Budget budget;
    const auto one = canon(budget, position_of(layout, grid), forms);
    const auto other = canon(budget, position_of(layout, mirrored), forms);
    ASSERT_TRUE(one && other) << row.slug;
    EXPECT_EQ(one->form.form, other->form.form) << row.slug;
    EXPECT_NE(one->grid, other->grid) << row.slug;
  }
}

// Each as a copy of its own, twice, so that only what it is like tells which forms are its.
TEST(Forms, ThoseOfALayoutAreKnownByWhatItIsLike) {
  constexpr std::array<std::string_view, 8> kNames{
      "4x4",     "4x4+x",   "4x4+anti-knight",         "4x4+anti-king",
      "6x6-3x2", "6x6-2x3", "jigsaw:1122112233443344", "jigsaw:1112122233343444"};
  Forms forms;
  for (const int round : {1, 2}) {
    for (const std::string_view name : kNames) {
      const Layout layout = parse_layout(name).value();
      Grid grid(layout.size());
      grid.place(Cell(1), Digit(2));
      const Result<CanonicalForm> expected = LayoutForms::make(layout)->form(grid);
      const Result<CanonicalForm> found = forms.form(layout, grid);
      ASSERT_TRUE(expected && found) << name;
      EXPECT_EQ(found->form, expected->form) << name << " " << round;
      EXPECT_EQ(found->automorphisms, expected->automorphisms) << name << " " << round;
    }
  }
}

TEST(VerbCanon, CandidatesAloneHaveNone) {
  const Result<Puzzle> sukaku = read_puzzle(std::string(729, '.').replace(0, 9, "123456789"), {});
  ASSERT_TRUE(sukaku.has_value());
  Forms forms;
  Budget budget;
  const auto found = canon(budget, position_of(Layout::classic(), *sukaku), forms);
  ASSERT_FALSE(found.has_value());
  ASSERT_TRUE(found.error().error.has_value());
  EXPECT_EQ(found.error().error->code, ErrorCode::kMissingField);
}

TEST(VerbCanon, TheFormOfTheSolutionNeedsOne) {
  const Grid empty(9);
  Forms forms;
  Budget budget;
  const auto found =
      canon(budget, position_of(Layout::classic(), empty), forms, {.of_solution = true});
  ASSERT_FALSE(found.has_value());
  EXPECT_EQ(found.error().solutions, 2U);
}

}  // namespace
}  // namespace shudu::verbs
