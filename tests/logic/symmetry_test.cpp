// Symmetrical placement: on puzzles made symmetric for the purpose no step disagrees with the
// solution, each symmetry that one can see is found, and nothing is shown once it is broken.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "logic/cases.h"
#include "shudu/core/layout_table.h"
#include "shudu/logic/path.h"
#include "shudu/logic/step_check.h"
#include "shudu/logic/visible_symmetry.h"

namespace shudu::test {
namespace {

const Technique& placement() { return *find_technique("gurth-symmetrical-placement"); }

TEST(VisibleSymmetries, TakeHousesToHouses) {
  for (const VisibleSymmetry visible : kVisibleSymmetries) {
    EXPECT_TRUE(is_symmetry_of(moves_of(visible, Layout::classic()), Layout::classic()));
  }
  const auto windoku = parse_layout("windoku");
  ASSERT_TRUE(windoku.has_value());
  EXPECT_TRUE(is_symmetry_of(moves_of(VisibleSymmetry::kHalfTurn, *windoku), *windoku));
  EXPECT_FALSE(is_symmetry_of(moves_of(VisibleSymmetry::kRight, *windoku), *windoku));
  const auto small = parse_layout("6x6");
  ASSERT_TRUE(small.has_value());
  EXPECT_FALSE(is_symmetry_of(moves_of(VisibleSymmetry::kFalling, *small), *small));
  EXPECT_TRUE(is_symmetry_of(moves_of(VisibleSymmetry::kRight, *small), *small));
}

TEST(VisibleSymmetries, MoveCellsAsTheirNamesSay) {
  const auto image = [](VisibleSymmetry visible, int row, int column) {
    const Symmetry moves = moves_of(visible, Layout::classic());
    return std::string(cell_name(moves.apply(Cell::at(row - 1, column - 1, 9)), 9).view());
  };
  EXPECT_EQ(image(VisibleSymmetry::kHalfTurn, 1, 2), "r9c8");
  EXPECT_EQ(image(VisibleSymmetry::kQuarterTurn, 1, 2), "r2c9");
  EXPECT_EQ(image(VisibleSymmetry::kFalling, 1, 2), "r2c1");
  EXPECT_EQ(image(VisibleSymmetry::kRising, 1, 2), "r8c9");
  EXPECT_EQ(image(VisibleSymmetry::kRight, 1, 8), "r1c2");
  EXPECT_EQ(image(VisibleSymmetry::kDown, 1, 2), "r4c2");
  EXPECT_EQ(image(VisibleSymmetry::kRightAndDown, 1, 2), "r4c5");
  EXPECT_EQ(image(VisibleSymmetry::kRightAndUp, 1, 2), "r7c5");
}

// Along the whole way, not only where the cases are.
TEST(SymmetricalPlacement, AgreesWithTheSolutionToTheEnd) {
  int steps = 0;
  for (const Case& one : cases_of(placement().slug)) {
    if (!one.must_fire) continue;
    const View begin = view_of(one.cells, one.deleted);
    const Grid solution = solution_of(begin);
    View view(Layout::classic(), begin.givens());
    for (auto next = next_step(view, *find_profile("shudu")); next;
         next = next_step(view, *find_profile("shudu"))) {
      for (const Step& step : all_steps(view, placement())) {
        EXPECT_EQ(check_step(view, step, solution), StepFault::kNone) << text_of(step);
        ASSERT_TRUE(step.symmetry.has_value());
        EXPECT_EQ(step.symmetry->apply(solution), solution);
        EXPECT_EQ(step.symmetry->apply(begin.givens()), begin.givens());
        ++steps;
      }
      view.apply(*next);
    }
  }
  EXPECT_GT(steps, 20);
}

TEST(SymmetricalPlacement, IsSilentWithoutGivensOrWithDigitsThatClash) {
  EXPECT_TRUE(all_steps(View(Layout::classic(), Grid(9)), placement()).empty());
  Grid clash(9);  // 1 would go to 2 and to 3
  clash.place(Cell(0), Digit(1));
  clash.place(Cell(80), Digit(2));
  clash.place(Cell(10), Digit(1));
  clash.place(Cell(70), Digit(3));
  EXPECT_TRUE(all_steps(View(Layout::classic(), clash), placement()).empty());
}

}  // namespace
}  // namespace shudu::test
