// Faults of grids, one of each kind, at their places.
#include "shudu/large/large_grid.h"

#include <gtest/gtest.h>

namespace shudu::large {
namespace {

LargeGrid small_grid(std::vector<std::uint16_t> cells) { return {2, 2, std::move(cells)}; }

TEST(LargeGrid, AnOpenGridHasNoFault) {
  for (const auto& [rows, columns] : {std::pair{1, 1}, {2, 3}, {3, 4}, {20, 20}}) {
    const LargeGrid grid = open_grid(rows, columns);
    EXPECT_FALSE(find_fault(grid)) << rows << " " << columns;
    EXPECT_FALSE(is_solved(grid));
  }
}

TEST(LargeGrid, BoxesOutOfRangeAreFaults) {
  for (const auto& [rows, columns] :
       {std::pair{0, 3}, {3, 0}, {-2, -2}, {21, 20}, {1 << 20, 1 << 20}}) {
    EXPECT_EQ(find_fault(LargeGrid{rows, columns, {}}), Fault{FaultKind::kBadBox});
  }
}

TEST(LargeGrid, OtherNumbersOfCellsAreFaults) {
  LargeGrid grid = open_grid(2, 3);
  grid.cells.pop_back();
  EXPECT_EQ(find_fault(grid), Fault{FaultKind::kWrongSize});
  EXPECT_EQ(find_fault(LargeGrid{2, 2, {}}), Fault{FaultKind::kWrongSize});
}

TEST(LargeGrid, ValuesOverTheOrderAreFaults) {
  LargeGrid grid = open_grid(2, 2);
  grid.cells[7] = 5;
  EXPECT_EQ(find_fault(grid), (Fault{FaultKind::kBadValue, 7}));
}

TEST(LargeGrid, ClashesNameBothCells) {
  EXPECT_EQ(find_fault(small_grid({3, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0})),
            (Fault{FaultKind::kClashInRow, 3, 0}));
  EXPECT_EQ(find_fault(small_grid({0, 3, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0})),
            (Fault{FaultKind::kClashInColumn, 9, 1}));
  EXPECT_EQ(find_fault(small_grid({0, 0, 3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0})),
            (Fault{FaultKind::kClashInBox, 7, 2}));
}

TEST(LargeGrid, BoxesThatAreNotSquareStandWhereTheyShould) {
  LargeGrid grid = open_grid(2, 3);  // rows 0 and 1 with columns 0 to 2 are the first box
  grid.cells[2] = 1;
  grid.cells[6 + 3] = 1;
  EXPECT_FALSE(find_fault(grid));
  grid.cells[6 + 0] = 1;
  EXPECT_EQ(find_fault(grid), (Fault{FaultKind::kClashInBox, 6, 2}));
  grid.cells[2] = 0;
  EXPECT_EQ(find_fault(grid), (Fault{FaultKind::kClashInRow, 9, 6}));
}

TEST(LargeGrid, SolvedAndGivens) {
  const LargeGrid solution = small_grid({1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
  EXPECT_TRUE(is_solved(solution));
  LargeGrid cut = solution;
  cut.cells[3] = 0;
  EXPECT_TRUE(keeps_givens(cut, solution));
  EXPECT_FALSE(keeps_givens(solution, cut));
  cut.cells[0] = 2;
  EXPECT_FALSE(keeps_givens(cut, solution));
  EXPECT_FALSE(keeps_givens(open_grid(1, 4), solution));
}

}  // namespace
}  // namespace shudu::large
