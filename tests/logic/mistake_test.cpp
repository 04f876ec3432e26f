// Mistakes put in at random are found, exactly these; expectations come from the definitions.
#include "shudu/logic/mistake.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "logic/puzzles.h"
#include "shudu/core/layout_table.h"
#include "shudu/logic/path.h"
#include "support/build_kind.h"

namespace shudu::test {
namespace {

// A correct position: some digits entered, no mark missing but by rule.
struct PlayedPosition {
  Grid grid;
  Pencilmarks marks;
};

PlayedPosition correct_position(const RandomPuzzle& puzzle, Rng& rng) {
  PlayedPosition position{puzzle.givens, Pencilmarks(9)};
  for (int cell = 0; cell < 81; ++cell) {
    if (rng.below(3) == 0) position.grid.place(Cell(cell), *puzzle.solution[Cell(cell)]);
  }
  for (const Cell cell : position.grid.filled()) {
    for (const Cell peer : Layout::classic().peers(cell)) {
      position.marks.erase(peer, *position.grid[cell]);
    }
  }
  return position;
}

CellSet cells_of_kind(const std::vector<Mistake>& mistakes, MistakeKind kind) {
  CellSet cells;
  for (const Mistake& mistake : mistakes) {
    if (mistake.kind == kind) cells |= mistake.cells;
  }
  return cells;
}

using Pairs = std::set<std::pair<Cell, Cell>>;

Pairs equal_peers(const Layout& layout, const Grid& grid) {
  Pairs pairs;
  for (const Cell a : grid.filled()) {
    for (const Cell b : grid.filled()) {
      if (a < b && layout.peers(a).contains(b) && grid[a] == grid[b]) pairs.insert({a, b});
    }
  }
  return pairs;
}

Pairs told_pairs(const std::vector<Mistake>& mistakes) {
  Pairs pairs;
  for (const Mistake& mistake : mistakes) {
    if (mistake.kind != MistakeKind::kTwice) continue;
    for (const Cell a : mistake.cells) {
      for (const Cell b : mistake.cells) {
        if (a < b) pairs.insert({a, b});
      }
    }
  }
  return pairs;
}

TEST(Mistakes, NoneInCorrectPositions) {
  Rng rng(11);
  for (int i = 0; i < by_build(40, 2); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng, 6);
    const PlayedPosition position = correct_position(puzzle, rng);
    View view(Layout::classic(), puzzle.givens, position.grid, position.marks);
    EXPECT_TRUE(find_mistakes(view, puzzle.solution).empty());
    EXPECT_TRUE(find_mistakes(view).empty());
    PathOptions options;
    options.most_steps = 20;
    EXPECT_FALSE(solve_path(view, *find_profile("shudu"), options).steps.empty());
    EXPECT_TRUE(find_mistakes(view, puzzle.solution).empty());
  }
}

TEST(Mistakes, WrongDigitsAndErasuresAreFoundAndNothingElse) {
  Rng rng(12);
  for (int i = 0; i < by_build(400, 20); ++i) {
    const RandomPuzzle puzzle = random_puzzle(rng, 4);
    PlayedPosition position = correct_position(puzzle, rng);
    CellSet wrong;
    CellSet erased;
    for (int cell = 0; cell < 81; ++cell) {
      const Digit truth = *puzzle.solution[Cell(cell)];
      if (!puzzle.givens.is_blank(Cell(cell))) continue;
      if (rng.below(20) == 0) {
        const int other = 1 + (truth.value() + static_cast<int>(rng.below(8))) % 9;
        position.grid.place(Cell(cell), Digit(other));
        wrong.insert(Cell(cell));
      } else if (position.grid.is_blank(Cell(cell)) && rng.below(10) == 0) {
        position.marks.erase(Cell(cell), truth);
        erased.insert(Cell(cell));
      }
    }
    const View view(Layout::classic(), puzzle.givens, position.grid, position.marks);
    const auto found = find_mistakes(view, puzzle.solution);
    // A wrong digit that forbids the digit explains why it is gone.
    CellSet untold;
    for (const Cell cell : erased) {
      for (const Cell peer : Layout::classic().peers(cell) & wrong) {
        if (position.grid[peer] == puzzle.solution[cell]) untold.insert(cell);
      }
    }
    EXPECT_EQ(cells_of_kind(found, MistakeKind::kWrongDigit), wrong);
    const CellSet empty = cells_of_kind(found, MistakeKind::kNoCandidate);
    for (const Cell cell : empty) EXPECT_TRUE(view.candidates(cell).empty());
    EXPECT_EQ(cells_of_kind(found, MistakeKind::kErased), erased - untold - empty);
    EXPECT_EQ(told_pairs(found), equal_peers(Layout::classic(), position.grid));
    for (const Mistake& mistake : found) {
      const bool tells = mistake.kind == MistakeKind::kWrongDigit ||
                         mistake.kind == MistakeKind::kErased ||
                         mistake.kind == MistakeKind::kNoCandidate;
      ASSERT_EQ(mistake.truth.has_value(), tells);
      if (tells) {
        EXPECT_EQ(mistake.truth, puzzle.solution[mistake.cells.first()]);
      }
    }
    EXPECT_TRUE(std::is_sorted(found.begin(), found.end(),
                               [](const auto& a, const auto& b) { return a.kind < b.kind; }));
  }
}

TEST(Mistakes, EveryDigitIsErasedWhereverTheSolutionHasIt) {
  Rng rng(13);
  const RandomPuzzle puzzle = random_puzzle(rng);
  const Digit five(5);
  Pencilmarks marks(9);
  for (int cell = 0; cell < 81; ++cell) marks.erase(Cell(cell), five);
  const Grid blank(9);
  const View view(Layout::classic(), blank, blank, marks);
  const auto found = find_mistakes(view, puzzle.solution);
  // 27 houses without place, 9 cells without their digit.
  EXPECT_EQ(std::count_if(found.begin(), found.end(),
                          [](const Mistake& m) { return m.kind == MistakeKind::kNoPlace; }),
            27);
  EXPECT_EQ(cells_of_kind(found, MistakeKind::kErased).size(), 9);
  EXPECT_EQ(found.size(), 36U);
  EXPECT_EQ(found.front().house, House(0));
  EXPECT_EQ(find_mistakes(view).size(), 27U);
}

TEST(Mistakes, CellsThatTwoHousesShareAreToldOnce) {
  Grid grid(9);
  grid.place(Cell(0), Digit(7));
  grid.place(Cell(1), Digit(7));
  const View view(Layout::classic(), Grid(9), grid, Pencilmarks(9));
  const auto found = find_mistakes(view);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].house, House(0));
  EXPECT_EQ(found[0].digit, Digit(7));
  EXPECT_EQ(found[0].cells, (CellSet{Cell(0), Cell(1)}));
  EXPECT_FALSE(found[0].truth.has_value());
}

TEST(Mistakes, AKnightsMoveApartOnLayoutsWhereThatCounts) {
  for (const LayoutRow& row : layout_table()) {
    const Layout& layout = *row.layout;
    if (layout.size() != 9 || layout.is_jigsaw()) continue;
    Grid grid(9);
    grid.place(Cell::at(2, 2, 9), Digit(4));
    grid.place(Cell::at(4, 3, 9), Digit(4));
    const View view(layout, Grid(9), grid, Pencilmarks(9));
    const auto found = find_mistakes(view);
    EXPECT_EQ(told_pairs(found), equal_peers(layout, grid));
    EXPECT_EQ(found.size(), layout.peers(Cell::at(2, 2, 9)).contains(Cell::at(4, 3, 9)) ? 1U : 0U);
  }
}

}  // namespace
}  // namespace shudu::test
