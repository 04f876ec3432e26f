// Colours of conjugate pairs: components are apart, pairs join different colours, and of each
// component one colour is in the solution entirely, the other not at all.
#include "logic/facts_colors.h"

#include <gtest/gtest.h>

#include "logic/facts_conjugates.h"
#include "logic/puzzles.h"

namespace shudu::test {
namespace {

CellSet cells_of(const ColorComponent& component) {
  return component.cells[0] | component.cells[1];
}

CellSet places_in(const Grid& solution, Digit digit) {
  CellSet places;
  for (int cell = 0; cell < kMaxCells; ++cell) {
    if (solution[Cell(cell)] == digit) places.insert(Cell(cell));
  }
  return places;
}

void check_digit(const View& view, Digit digit, CellSet places) {
  CellSet all;
  for (const ColorComponent& component : colors_of(view, digit)) {
    EXPECT_FALSE(cells_of(component).intersects(all)) << "components share a cell";
    EXPECT_TRUE(all.empty() || all.first() < cells_of(component).first()) << "order";
    EXPECT_TRUE(component.cells[0].contains(cells_of(component).first()));
    all |= cells_of(component);
    const bool is_first = component.cells[0].intersects(places);
    EXPECT_TRUE(places.contains_all(component.cells[is_first ? 0 : 1]));
    EXPECT_FALSE(places.intersects(component.cells[is_first ? 1 : 0]));
    for (std::size_t color = 0; color < 2; ++color) {
      for (const Cell cell : view.layout().all_cells()) {
        EXPECT_EQ(component.seen[color].contains(cell),
                  view.layout().peers(cell).intersects(component.cells[color]));
      }
    }
  }
  for (const ConjugatePair& pair : conjugates_of(view, digit)) {
    for (const ColorComponent& component : colors_of(view, digit)) {
      const bool is_in_first = component.cells[0].contains(pair.one);
      const bool is_in_second = component.cells[1].contains(pair.one);
      EXPECT_EQ(component.cells[0].contains(pair.other), is_in_second);
      EXPECT_EQ(component.cells[1].contains(pair.other), is_in_first);
    }
  }
}

TEST(FactsColors, OneColorOfEachComponentIsTrue) {
  Rng rng(11);
  for (int i = 0; i < 30; ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng, 3);
    const View view(Layout::classic(), puzzle.givens);
    for (const Digit digit : view.layout().all_digits()) {
      check_digit(view, digit, places_in(puzzle.solution, digit));
    }
  }
}

}  // namespace
}  // namespace shudu::test
